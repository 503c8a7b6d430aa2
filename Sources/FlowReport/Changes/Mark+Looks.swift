import DrawingModel
import FlowModel
import FlowStyle

/// Marks differ in sign and line style as well as in colour.
extension FlowMarks.Mark {
  /// Mermaid's style of a scene or a segue.
  var look: String {
    switch self {
    case .added: "\(stroke),stroke-width:4px"
    case .removed: "\(stroke),stroke-width:2px,stroke-dasharray:6 4"
    case .changed, .ours, .theirs: "\(stroke),stroke-width:3px"
    case .both: "\(stroke),stroke-width:4px"
    case .context: "\(stroke),stroke-width:1px"
    }
  }

  private var stroke: String { "stroke:\(paint.light.hex)" }
}

extension [String] {
  /// Returns the lines of a label, with the mark's sign before the first.
  func signed(_ mark: FlowMarks.Mark?) -> [String] {
    guard let sign = mark?.sign else { return self }
    return ["\(sign) \(first ?? "")"] + dropFirst()
  }
}
