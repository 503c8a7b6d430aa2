import DrawingModel
import FlowModel
import FlowStyle

/// Every mark has a sign and a line of its own as well as a colour.
extension FlowMarks.Mark {
  /// How Mermaid draws a scene or a segue.
  var look: String {
    switch self {
    case .added: "\(stroke),stroke-width:4px"
    case .removed: "\(stroke),stroke-width:2px,stroke-dasharray:6 4"
    case .changed: "\(stroke),stroke-width:3px"
    case .context: "\(stroke),stroke-width:1px"
    }
  }

  private var stroke: String { "stroke:\(paint.light.hex)" }
}

extension [String] {
  /// The lines of a label, the first with the mark's sign before it.
  func signed(_ mark: FlowMarks.Mark?) -> [String] {
    guard let sign = mark?.sign else { return self }
    return ["\(sign) \(first ?? "")"] + dropFirst()
  }
}
