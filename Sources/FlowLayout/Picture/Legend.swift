import DrawingModel
import FlowModel
import FlowStyle

/// Names the kinds of segue that occur in a picture, and no others.
struct Legend {
  let size: Size
  private let entries: [Entry]

  private struct Entry {
    let family: SegueFamily
    let title: String
    let origin: Point
  }

  private static let sample = 46.0
  private static let lineHeight = 24.0

  /// - Parameter width: Entries that don't fit go to a further line.
  init(_ segues: [Segue], width: Double) {
    var counts: [SegueFamily: Int] = [:]
    for segue in segues { counts[segue.kind.family, default: 0] += segue.count }
    var entries: [Entry] = []
    var x = 0.0
    var y = 0.0
    var widest = 0.0
    for family in SegueFamily.allCases {
      guard let count = counts[family] else { continue }
      let title = "\(family.edgeStyle.title) (\(count))"
      let entryWidth = Self.sample + 8 + Font.foot.width(of: title)
      if x > 0, x + entryWidth > width {
        x = 0
        y += Self.lineHeight
      }
      entries.append(Entry(family: family, title: title, origin: Point(x, y)))
      widest = max(widest, x + entryWidth)
      x += entryWidth + 26
    }
    self.entries = entries
    size = entries.isEmpty ? Size(0, 0) : Size(widest, y + Self.lineHeight)
  }

  func group(at origin: Point) -> Drawing.Group {
    var shapes: [Shape] = []
    for entry in entries {
      let start = origin + entry.origin + Point(0, Self.lineHeight / 2)
      let curve = EdgeCurve(from: start, to: start + Point(Self.sample, 0))
      shapes += EdgePainter(style: entry.family.edgeStyle).shapes(along: curve)
      shapes.append(
        Font.foot.run(entry.title, at: start + Point(Self.sample + 8, 4), paint: .ink))
    }
    return Drawing.Group(classes: ["legend"], shapes: shapes)
  }
}
