import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// A legend of the kinds of segue that occur in a picture. In a picture of two states, the kinds of
/// change come first.
struct Legend {
  let size: Size
  private let entries: [Entry]

  private struct Entry {
    let style: EdgeStyle
    let title: String
    var mark: FlowMarks.Mark?
    var opensContainer = false
    /// Whether the entry shows a frame in place of a line.
    var isFrame = false
    var chip: CardChip.Sign?
    /// The sign of a finding, in place of a line.
    var finding: FindingSign?
    var origin = Point(0, 0)
  }

  private static let sample = 46.0
  private static let lineHeight = 24.0

  /// - Parameters:
  ///   - marks: The marks that occur in a picture of two states; segue kinds then have neither
  ///     colour nor number.
  ///   - findings: The signs of findings that occur in a picture.
  ///   - hasPartFrames: Whether parts of screens have frames.
  ///   - chips: The signs of chips that cards have in place of edges.
  ///   - width: The width at which the legend continues on another line.
  init(
    _ segues: [Segue], marks: [FlowMarks.Mark] = [], findings: [FindingSign] = [],
    hasPartFrames: Bool = false, chips: [CardChip.Sign] = [], width: Double
  ) {
    let frame = Entry(style: .partFrame, title: "Frame: what changed on a screen", isFrame: true)
    var entries =
      findings.map { Entry(style: .partFrame, title: $0.title, finding: $0) }
      + marks.map { Entry(style: $0.edgeStyle, title: $0.title, mark: $0) }
      + (hasPartFrames ? [frame] : [])
      + Self.entries(for: segues, isGrey: !marks.isEmpty)
      + chips.map { Entry(style: .partFrame, title: $0.title, chip: $0) }
    var x = 0.0
    var y = 0.0
    var widest = 0.0
    for index in entries.indices {
      let entryWidth = Self.sample + 8 + Font.foot.width(of: entries[index].title)
      if x > 0, x + entryWidth > width {
        x = 0
        y += Self.lineHeight
      }
      entries[index].origin = Point(x, y)
      widest = max(widest, x + entryWidth)
      x += entryWidth + 26
    }
    self.entries = entries
    size = entries.isEmpty ? Size(0, 0) : Size(widest, y + Self.lineHeight)
  }

  /// Returns the entries of the families, storyboard segues first, then the entry that explains a
  /// sparse line.
  private static func entries(for segues: [Segue], isGrey: Bool) -> [Entry] {
    var counts: [Segue.Origin: [SegueFamily: Int]] = [:]
    for segue in segues {
      counts[segue.origin, default: [:]][segue.kind.family, default: 0] += segue.count
    }
    func entry(_ style: EdgeStyle, _ words: String, _ count: Int) -> Entry {
      Entry(
        style: isGrey ? style.marked(.context) : style,
        title: style.title + words + (isGrey ? "" : " (\(count))"))
    }
    var entries: [Entry] = []
    for family in SegueFamily.allCases {
      guard let count = counts[.storyboard]?[family] else { continue }
      entries.append(entry(family.edgeStyle, "", count))
    }
    for family in SegueFamily.allCases {
      guard let count = counts[.code]?[family] else { continue }
      entries.append(entry(family.edgeStyle.dotted(), " from code", count))
    }
    if segues.contains(where: { $0.container != nil }) {
      var sign = Entry(style: .container, title: "Opens a stack, window or pages")
      sign.opensContainer = true
      entries.append(sign)
    }
    if segues.contains(where: { $0.origin == .code && $0.isPossible }) {
      let style = isGrey ? EdgeStyle.possible.marked(.context) : .possible
      entries.append(Entry(style: style, title: "? may also lead elsewhere"))
    }
    return entries
  }

  func group(at origin: Point) -> Drawing.Group {
    var shapes: [Shape] = []
    for entry in entries {
      let start = origin + entry.origin + Point(0, Self.lineHeight / 2)
      shapes += Self.sample(of: entry, at: start)
      shapes +=
        entry.mark.flatMap { SignDisc($0) }?.shapes(at: start + Point(Self.sample / 2, 0)) ?? []
      shapes.append(
        Font.foot.run(entry.title, at: start + Point(Self.sample + 8, 4), paint: .ink))
    }
    return Drawing.Group(classes: ["legend"], shapes: shapes)
  }

  private static func sample(of entry: Entry, at start: Point) -> [Shape] {
    if let finding = entry.finding { return finding.shapes(at: start + Point(sample / 2, 0)) }
    if let chip = entry.chip { return CardChip.sample(chip, at: start, width: sample) }
    return entry.isFrame ? [frame(at: start, entry.style)] : line(at: start, entry)
  }

  private static func line(at start: Point, _ entry: Entry) -> [Shape] {
    let curve = EdgeCurve(from: start, to: start + Point(sample, 0))
    return EdgePainter(style: entry.style, opensContainer: entry.opensContainer).shapes(
      along: curve)
  }

  private static func frame(at start: Point, _ style: EdgeStyle) -> Shape {
    let box = Box(x: start.x + 8, y: start.y - 8, width: sample - 16, height: 16)
    return .rectangle(box, cornerRadius: 4, Style(stroke: style.stroke))
  }
}
