import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// The heading of a storyboard: its name and its folder.
struct ClusterTitle: Sendable {
  let size: Size
  private let name: String
  private let folder: String
  private let words: String
  private let paint: Paint

  /// - Parameter remark: The change of the file, in a picture of two states.
  init(_ frame: Frame, remark: FlowMarks.Remark = .context) {
    let (heading, note) = Self.words(for: frame)
    name = Font.clusterTitle.fit(heading.drawnLine, into: 260)
    folder = Font.detail.fitMiddle(note.drawnLine, into: 260)
    words = Font.detail.fit(remark.words.drawnLine, into: 260)
    paint = remark.mark.ink
    guard !name.isEmpty else {
      size = Size(0, 0)
      return
    }
    let details = [folder, words].filter { !$0.isEmpty }
    let width = details.reduce(Font.clusterTitle.width(of: name)) {
      $0 + Self.gap + Font.detail.width(of: $1)
    }
    size = Size(width.rounded(.up) + 4, 22)
  }

  private static let gap = 8.0

  private static func words(for frame: Frame) -> (heading: String, note: String) {
    switch frame {
    case .none, .single: ("", "")
    case .nibs: ("Xibs", "that no segue touches")
    case .classes: ("Classes", "known from code only")
    case .group(let group): (group.name, counted(group.count, "screen"))
    case .file(let storyboard) where storyboard.format == .xib:
      (
        storyboard.name,
        ["xib", storyboard.path.folder].filter { !$0.isEmpty }.joined(separator: " in ")
      )
    case .file(let storyboard): (storyboard.name, storyboard.path.folder)
    }
  }

  /// Returns the area of the heading.
  func box(in cluster: Box) -> Box {
    guard size.height > 0 else { return .zero }
    return Box(
      x: cluster.minX, y: cluster.minY, width: size.width + 2 * Spacing.clusterMargin,
      height: size.height + Spacing.clusterMargin / 2)
  }

  /// - Parameter box: The cluster's box.
  func shapes(in box: Box) -> [Shape] {
    let baseline = box.minY + Spacing.clusterMargin + 6
    let start = box.minX + Spacing.clusterMargin
    var shapes = [Font.clusterTitle.run(name, at: Point(start, baseline), paint: .ink)]
    var x = start + Font.clusterTitle.width(of: name)
    for (text, paint) in [(folder, .faintInk), (words, paint)] where !text.isEmpty {
      x += Self.gap
      shapes.append(Font.detail.run(text, at: Point(x, baseline), paint: paint))
      x += Font.detail.width(of: text)
    }
    return shapes
  }
}

extension String {
  /// The folder of a path, without an uninformative `Base.lproj`.
  var folder: String {
    split(separator: "/").dropLast().filter { $0 != "Base.lproj" }.joined(separator: "/")
  }
}
