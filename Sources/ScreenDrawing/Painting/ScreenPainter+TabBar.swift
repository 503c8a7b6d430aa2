import DrawingModel
import ScreenModel

extension ScreenPainter {
  /// - Parameter room: The part of the bar that holds the items.
  mutating func paintTabs(_ items: [BarItem], of bar: ScreenView, in box: Box, room: Box) {
    let ground = bar.background?.over(defaultBar) ?? defaultBar
    paintBarGround(ground, in: box, line: .top)
    guard !items.isEmpty else { return }
    let outer = surroundings
    surroundings.ground = ground
    surroundings.tint = bar.tint ?? surroundings.tint
    // With more than five tabs, the last place is the More tab.
    var shown = items
    if items.count > 5, screen.size.width < 700 {
      var more = BarItem(objectID: "")
      more.systemItem = "more"
      shown = items.prefix(4) + [more]
    }
    let width = room.size.width / Double(shown.count)
    for (index, item) in shown.enumerated() {
      let place = Box(
        x: room.minX + Double(index) * width, y: room.minY, width: width, height: room.size.height)
      paintTab(item, in: place, color: index == 0 ? tint : surroundings.ground.ink(alpha: 0.45))
    }
    surroundings = outer
  }

  private mutating func paintTab(_ item: BarItem, in box: Box, color: ScreenColor) {
    anchor(item.objectID, at: box)
    let side = min(24, box.size.height * 0.5, box.size.width)
    let icon = Box(
      x: box.center.x - side / 2, y: box.minY + box.size.height * 0.13, width: side, height: side)
    let (title, image) = (item.tabTitle, item.tabImage)
    if let image {
      paint(image, in: icon, color: color)
    } else {
      canvas.rectangle(icon.insetBy(3), cornerRadius: 4, fill: color.faded(to: 0.5))
    }
    let room = Box(
      x: box.minX + 2, y: icon.maxY + 1, width: box.size.width - 4,
      height: max(0, box.maxY - icon.maxY - 3))
    if let title { canvas.text(title, in: room, TextLook(color, size: 10.5, anchor: .middle)) }
    guard let badge = item.badge, !badge.isEmpty else { return }
    let mark = Box(x: icon.maxX - 6, y: icon.minY - 3, width: 16, height: 16)
    canvas.ellipse(mark, fill: .red)
    canvas.text(badge, in: mark, TextLook(.white, size: 11, anchor: .middle))
  }
}

extension BarItem {
  fileprivate var tabTitle: String? {
    if let title, !title.isEmpty { return title }
    return systemItem.flatMap { Self.tabSymbols[$0] == nil ? nil : SystemItem($0).title }
  }

  fileprivate var tabImage: ImageName? {
    image ?? systemItem.flatMap { Self.tabSymbols[$0] }.map { ImageName($0, isSystem: true) }
  }

  private static let tabSymbols = [
    "bookmarks": "book.fill", "contacts": "person.circle", "downloads": "arrow.down.circle",
    "favorites": "star.fill", "featured": "star.fill", "history": "clock", "more": "ellipsis",
    "mostRecent": "clock", "mostViewed": "list.bullet", "recents": "clock",
    "search": "magnifyingglass", "topRated": "star.fill",
  ]
}
