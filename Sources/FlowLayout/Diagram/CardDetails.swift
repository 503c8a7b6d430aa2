import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// What changed on a card's scene: a line each, with the sign of the change.
struct CardDetails: Sendable {
  let height: Double
  private let entries: [Entry]

  var marks: Set<FlowMarks.Mark> { Set(entries.map(\.mark)) }

  private struct Entry {
    let mark: FlowMarks.Mark
    let lines: [String]
  }

  private static let lineHeight = 15.0
  private static let signScale = 0.65
  private static let textStart = 18.0

  /// - Parameter width: The greatest width; longer text continues on a second line.
  init(_ details: [FlowMarks.Detail], width: Double) {
    entries = details.map { detail in
      Entry(
        mark: detail.mark,
        lines: detail.text.drawnLine.wrapped(
          to: width - Self.textStart, font: .detail, maxLines: 2))
    }
    height = entries.reduce(0) { $0 + Double(max($1.lines.count, 1)) * Self.lineHeight }
  }

  func shapes(at origin: Point) -> [Shape] {
    var y = origin.y
    var shapes: [Shape] = []
    for entry in entries {
      let center = Point(origin.x + SignDisc.radius * Self.signScale, y + Self.lineHeight / 2)
      shapes += SignDisc(entry.mark, scale: Self.signScale)?.shapes(at: center) ?? []
      for line in entry.lines {
        let baseline = Point(origin.x + Self.textStart, y + 11.5)
        shapes.append(Font.detail.run(line, at: baseline, paint: entry.mark.ink))
        y += Self.lineHeight
      }
      if entry.lines.isEmpty { y += Self.lineHeight }
    }
    return shapes
  }
}
