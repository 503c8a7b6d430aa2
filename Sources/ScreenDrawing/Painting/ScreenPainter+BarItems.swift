import DrawingModel
import ScreenModel
import Typography

extension ScreenPainter {
  enum BarEnd { case leading, trailing }

  /// Draws buttons from one end of a bar.
  ///
  /// - Returns: Where the last of them ends.
  @discardableResult
  mutating func paintItems(
    _ items: [BarItem], in box: Box, on ground: ScreenColor, from end: BarEnd
  ) -> Double {
    var x = end == .leading ? box.minX : box.maxX
    for item in items.prefix(8) {
      let width = min(self.width(of: item, in: box), max(0, box.size.width * 0.6))
      let room = Box(
        x: end == .leading ? x : x - width, y: box.minY, width: width, height: box.size.height)
      paint(item, in: room)
      x += (width + 14) * (end == .leading ? 1 : -1)
    }
    return x
  }

  /// Draws the buttons of a toolbar. Flexible spaces divide the remaining room among them.
  mutating func paintItems(_ items: [BarItem], in box: Box, on ground: ScreenColor) {
    let outer = surroundings
    surroundings.ground = ground
    let items = items.prefix(16)
    let widths = items.map { width(of: $0, in: box) }
    let springs = items.count { $0.isFlexible }
    let rest = 10.0
    let spare = box.size.width - widths.reduce(0, +) - rest * Double(items.count - springs - 1)
    let gap = springs > 0 ? max(0, spare) / Double(springs) : 0
    var x = box.minX
    for (item, width) in zip(items, widths) {
      if item.isFlexible {
        x += gap
        continue
      }
      paint(item, in: Box(x: x, y: box.minY, width: width, height: box.size.height))
      x += width + rest
    }
    surroundings = outer
  }

  private func width(of item: BarItem, in box: Box) -> Double {
    if item.isFlexible { return 0 }
    if let width = item.width, width.isFinite, width > 0 { return min(width, box.size.width) }
    if item.systemItem == "fixedSpace" { return 20 }
    if let view = item.customView {
      let size = view.box.size
      return size.width > 0 ? min(size.width, box.size.width * 0.6) : 44
    }
    guard let title = item.shownTitle, item.shownGlyph == nil else { return 24 }
    let width = TextMetrics.width(
      of: String(title.prefix(60)), size: 17, weight: item.isBold ? .bold : .regular)
    return min(width + 2, box.size.width * 0.5)
  }

  private mutating func paint(_ item: BarItem, in box: Box) {
    guard item.systemItem != "fixedSpace", !item.isFlexible else { return }
    let clip = canvas.clip
    canvas.clip = clip.cut(to: box)
    defer { canvas.clip = clip }
    anchor(item.objectID, at: box.middle(box.size.width, min(box.size.height, 44)))
    let color = item.isEnabled ? item.tint ?? tint : ink.faded(to: 0.4)
    if let view = item.customView {
      let size = view.box.size
      let room = box.middle(
        min(size.width > 0 ? size.width : box.size.width, box.size.width),
        min(size.height > 0 ? size.height : 32, box.size.height))
      var placed = view
      placed.frame = ScreenFrame(
        x: room.minX, y: room.minY, width: room.size.width, height: room.size.height)
      paint(placed, at: Point(0, 0))
    } else if let glyph = item.shownGlyph {
      let side = min(21, box.size.width, box.size.height)
      paint(glyph, in: box.middle(side, side), color: color)
    } else if let title = item.shownTitle {
      var look = TextLook(color, size: 17, isBold: item.isBold, anchor: .middle)
      look.truncation = .tail
      canvas.text(title, in: box, look)
    }
  }
}

extension BarItem {
  var isFlexible: Bool { systemItem == "flexibleSpace" }
  var isBold: Bool { isDone || systemItem == "done" || systemItem == "save" }

  /// The text that is drawn for a system item without a symbol.
  var shownTitle: String? {
    if let title, !title.isEmpty { return title }
    return systemItem.map(SystemItem.init).flatMap { $0.isDrawnAsTitle ? $0.title : nil }
  }

  var shownGlyph: ImageName? {
    if let image { return image }
    if let title, !title.isEmpty { return nil }
    guard let systemItem else { return ImageName("ellipsis", isSystem: true) }
    return Self.symbols[systemItem].map { ImageName($0, isSystem: true) }
  }

  private static let symbols = [
    "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
    "action": "square.and.arrow.up", "organize": "folder", "bookmarks": "book",
    "search": "magnifyingglass", "refresh": "arrow.clockwise", "stop": "xmark",
    "camera": "camera", "trash": "trash", "play": "play.fill", "pause": "pause.fill",
    "rewind": "backward.fill", "fastForward": "forward.fill", "close": "xmark.circle",
    "pageCurl": "doc",
  ]
}
