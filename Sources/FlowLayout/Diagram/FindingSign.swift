import DrawingModel
import FlowModel
import FlowStyle

/// The sign of a finding: a disc for an error, a triangle for a warning, so that they differ without colour.
struct FindingSign {
  static let radius = 9.0

  private let severity: Finding.Severity

  init(_ severity: Finding.Severity) { self.severity = severity }

  var title: String {
    switch severity {
    case .error: "Finding: error"
    case .warning: "Finding: warning"
    case .note: "Finding: possible"
    }
  }

  /// The CSS class.
  var name: String { "finding-\(severity == .note ? "possible" : severity.rawValue)" }

  private var paint: Paint {
    switch severity {
    case .error: .fault
    case .warning: .changed
    case .note: .context
    }
  }

  func shapes(at center: Point) -> [Shape] {
    let style = Style(fill: paint, stroke: Stroke(.card, width: 1.5))
    let place = { (x: Double, y: Double) in center + Point(x, y) }
    let sign: [PathElement] = [
      .move(place(0, -4.2)), .line(place(0, 1.2)), .move(place(0, 4.1)), .line(place(0, 4.3)),
    ]
    let radius = Self.radius
    let box = Box(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    let ground: Shape =
      severity == .error
      ? .ellipse(box, style)
      : .path(
        [
          .move(place(0, -radius - 3)), .line(place(radius + 2, radius - 1.5)),
          .line(place(-radius - 2, radius - 1.5)), .close,
        ], style)
    return [ground, .path(sign, Style(stroke: Stroke(.card, width: 2.2)))]
  }
}
