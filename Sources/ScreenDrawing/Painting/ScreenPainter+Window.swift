import DrawingModel
import ScreenModel

/// The window and tabs that AppKit draws around a controller's view.
extension ScreenPainter {
  mutating func paintWindow(_ frame: WindowFrame) {
    guard let window = screen.window else { return }
    let width = bounds.size.width
    let bar = Box(x: 0, y: -frame.height, width: width, height: frame.height)
    paintBarGround(.macBar, in: bar, line: .bottom)
    anchor(window.objectID, at: bar)
    let title = bar.top(frame.titleBar)
    let lights: [(Bool, ScreenColor)] = [
      (window.isClosable, ScreenColor(0xFF5F57)), (window.isMiniaturizable, ScreenColor(0xFEBC2E)),
      (window.isResizable, ScreenColor(0x28C840)),
    ]
    for (index, light) in lights.enumerated() {
      let dot = Box(x: 10 + Double(index) * 20, y: title.center.y - 6, width: 12, height: 12)
      canvas.ellipse(dot, fill: light.0 ? light.1 : ScreenColor.macBar.ink(alpha: 0.18))
    }
    let ground = surroundings
    surroundings.ground = .macBar
    if window.showsTitle {
      canvas.text(
        window.title, in: title.insetBy(horizontally: min(76, width / 4)),
        TextLook(ink, size: 13, isBold: true, anchor: .middle))
    }
    if frame.toolbar > 0 {
      let row = Box(x: 0, y: title.maxY, width: width, height: frame.toolbar)
      paintItems(
        window.toolbarItems.map(\.asToolbarItem), in: row.insetBy(horizontally: 12), on: .macBar)
    }
    surroundings = ground
  }

  /// Draws the tabs of a tab view controller, or an application's menus.
  mutating func paintScreenItems() {
    guard screen.element != "application" else {
      paintMenuBar()
      return
    }
    var items = screen.items
    for index in items.indices { items[index].isSelected = index == 0 }
    let width = min(Double(items.count) * 96, bounds.size.width - 20)
    let row = Box(x: bounds.center.x - width / 2, y: 12, width: width, height: 24)
    paintSegments(items, in: row)
    paintCrossed(
      Box(
        x: 10, y: 24, width: max(0, bounds.size.width - 20),
        height: max(0, bounds.size.height - 34)), radius: 5, name: "")
    canvas.rectangle(row, cornerRadius: 5, fill: surroundings.ground)
    paintSegments(items, in: row)
  }

  private mutating func paintMenuBar() {
    canvas.rectangle(bounds, fill: .macBar)
    surroundings.ground = .macBar
    var x = 12.0
    for (index, item) in screen.items.enumerated() {
      guard let title = item.title, x < bounds.maxX else { continue }
      let look = TextLook(ink, size: 13, isBold: index == 0)
      let width = Double(min(title.count, 30)) * 8 + 8
      let place = Box(x: x, y: 0, width: width, height: bounds.size.height)
      canvas.text(title, in: place, look)
      anchor(item.objectID, at: place)
      x += width + 8
    }
  }
}

extension BarItem {
  /// The toolbar item with the system name that iOS uses for it.
  fileprivate var asToolbarItem: BarItem {
    var item = self
    switch systemItem {
    case "NSToolbarFlexibleSpaceItem": item.systemItem = "flexibleSpace"
    case "NSToolbarSpaceItem", "NSToolbarSeparatorItem", "NSToolbarSidebarTrackingSeparator":
      item.systemItem = "fixedSpace"
    case "NSToolbarToggleSidebarItem":
      item.image = ImageName("sidebar.left", isSystem: true)
    default: break
    }
    if item.image != nil { item.title = nil }
    return item
  }
}
