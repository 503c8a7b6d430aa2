import DrawingModel
import ScreenModel

/// Arranges a watch's objects in their group by size and alignment; the file has no frames.
struct WatchFlow {
  private let layout: ScreenView.WatchLayout
  private let isUpright: Bool
  private let content: Box

  static func apply(to view: inout ScreenView, topInset: Double) {
    let flow = WatchFlow(view, topInset: topInset)
    let boxes = flow.boxes(of: view.subviews)
    for (index, box) in boxes.enumerated() { view.subviews[index].box = box }
  }

  private init(_ view: ScreenView, topInset: Double) {
    var layout = view.watch ?? ScreenView.WatchLayout()
    if view.kind == .watchTable { layout.axis = .vertical }
    isUpright = layout.axis == .vertical
    self.layout = layout
    let insets = layout.insets ?? ScreenInsets(top: 0, left: 0, bottom: 0, right: 0)
    // The screen's own group keeps clear of the rounded corners.
    let padding = view.kind == .watchRow || view.kind == .button ? 4.0 : topInset > 0 ? 3 : 0
    let size = view.box.size
    content = Box(
      x: insets.left + padding, y: topInset + insets.top,
      width: max(0, size.width - insets.left - insets.right - 2 * padding),
      height: max(0, size.height - insets.top - insets.bottom - topInset))
  }

  private var spacing: Double { layout.spacing ?? 4 }

  private func boxes(of views: [ScreenView]) -> [Box] {
    let sizes = views.map { Self.size(of: $0, in: content.size, depth: 0) }
    if layout.overlaps {
      return zip(views, sizes).map { view, size in
        Box(
          x: content.minX + Self.share(view.watch?.alignment) * (content.size.width - size.width),
          y: content.minY
            + Self.share(view.watch?.verticalAlignment) * (content.size.height - size.height),
          width: size.width, height: size.height)
      }
    }
    return isUpright ? columnBoxes(views, sizes) : rowBoxes(views, sizes)
  }

  private func columnBoxes(_ views: [ScreenView], _ sizes: [Size]) -> [Box] {
    var y = content.minY
    return zip(views, sizes).map { view, size in
      defer { if !view.isHidden { y += size.height + spacing } }
      let x = content.minX + Self.share(view.watch?.alignment) * (content.size.width - size.width)
      return Box(x: x, y: y, width: size.width, height: size.height)
    }
  }

  private func rowBoxes(_ views: [ScreenView], _ sizes: [Size]) -> [Box] {
    var x = content.minX
    return zip(views, sizes).map { view, size in
      let left = max(0, content.maxX - x)
      let width = min(size.width, left)
      defer { if !view.isHidden { x += width + spacing } }
      let y =
        content.minY
        + Self.share(view.watch?.verticalAlignment) * max(0, content.size.height - size.height)
      return Box(x: x, y: y, width: width, height: size.height)
    }
  }

  private static func share(_ alignment: String?) -> Double {
    switch alignment {
    case "center": 0.5
    case "right", "bottom": 1
    default: 0
    }
  }

  private static func size(of view: ScreenView, in room: Size, depth: Int) -> Size {
    let layout = view.watch ?? ScreenView.WatchLayout()
    let fitting = fittingSize(of: view, in: room, depth: depth)
    return Size(
      length(layout.width, of: room.width, toFit: fitting.width),
      length(layout.height, of: room.height, toFit: fitting.height))
  }

  private static func length(
    _ length: ScreenView.WatchLayout.Length, of whole: Double, toFit: Double
  ) -> Double {
    let value =
      switch length {
      case .toFit: toFit
      case .points(let points): points
      case .part(let part, let plus): whole * part + plus
      }
    return value.isFinite ? min(max(value, 0), 4000) : 0
  }

  private static func fittingSize(of view: ScreenView, in room: Size, depth: Int) -> Size {
    switch view.kind {
    case .watchGroup, .watchTable, .watchRow,
      .button where !view.subviews.isEmpty:
      guard depth < 20 else { return Size(room.width, 40) }
      return groupSize(of: view, in: room, depth: depth)
    case .button: return Size(room.width, 38)
    case .separator: return Size(room.width, 1)
    case .slider, .toggle, .textField: return Size(room.width, 38)
    case .picker, .map, .video, .scene3D: return Size(room.width, 80)
    default: return view.naturalSize(in: room.width)
    }
  }

  private static func groupSize(of view: ScreenView, in room: Size, depth: Int) -> Size {
    let layout = view.watch ?? ScreenView.WatchLayout()
    let insets = layout.insets ?? ScreenInsets(top: 0, left: 0, bottom: 0, right: 0)
    let inner = Size(max(0, room.width - insets.left - insets.right), room.height)
    let sizes = view.subviews.filter { !$0.isHidden }.map {
      size(of: $0, in: inner, depth: depth + 1)
    }
    let gaps = (layout.spacing ?? 4) * Double(max(0, sizes.count - 1))
    let isUpright = layout.axis == .vertical || view.kind == .watchTable
    let heights = sizes.map(\.height)
    let height = isUpright ? heights.reduce(0, +) + gaps : heights.max() ?? 0
    let padding = view.kind == .watchRow || view.kind == .button ? 40.0 : 0
    return Size(room.width, max(height + insets.top + insets.bottom, padding))
  }
}
