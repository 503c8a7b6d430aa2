import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// A storyboard's heading: its name, and the folder that it lies in.
struct ClusterTitle: Sendable {
  let size: Size
  private let name: String
  private let folder: String

  init(_ frame: Frame) {
    let (heading, note) = Self.words(for: frame)
    name = Font.clusterTitle.fit(heading.singleLine, into: 260)
    folder = Font.detail.fitMiddle(note.singleLine, into: 260)
    guard !name.isEmpty else {
      size = Size(0, 0)
      return
    }
    let gap = folder.isEmpty ? 0 : 8.0
    size = Size(
      (Font.clusterTitle.width(of: name) + gap + Font.detail.width(of: folder)).rounded(.up) + 4, 22
    )
  }

  private static func words(for frame: Frame) -> (heading: String, note: String) {
    switch frame {
    case .none, .single: ("", "")
    case .nibs: ("Xibs", "that no segue touches")
    case .classes: ("Classes", "known from code only")
    case .file(let storyboard) where storyboard.format == .xib:
      (
        storyboard.name,
        ["xib", storyboard.path.folder].filter { !$0.isEmpty }.joined(separator: " in ")
      )
    case .file(let storyboard): (storyboard.name, storyboard.path.folder)
    }
  }

  /// The ground that the heading stands on.
  func box(in cluster: Box) -> Box {
    guard size.height > 0 else { return .zero }
    return Box(
      x: cluster.minX, y: cluster.minY, width: size.width + 2 * Spacing.clusterMargin,
      height: size.height + Spacing.clusterMargin / 2)
  }

  /// - Parameter box: Of the cluster.
  func shapes(in box: Box) -> [Shape] {
    let baseline = box.minY + Spacing.clusterMargin + 6
    let start = box.minX + Spacing.clusterMargin
    var shapes = [Font.clusterTitle.run(name, at: Point(start, baseline), paint: .ink)]
    if !folder.isEmpty {
      let x = start + Font.clusterTitle.width(of: name) + 8
      shapes.append(Font.detail.run(folder, at: Point(x, baseline), paint: .faintInk))
    }
    return shapes
  }
}
