import DrawingModel
import ScreenModel

/// Bars that are ordinary subviews, as opposed to those of the screen itself.
extension ScreenPainter {
  mutating func paintBar(_ view: ScreenView, in box: Box) {
    let ground = view.background?.over(defaultBar) ?? defaultBar
    surroundings.tint = view.tint ?? surroundings.tint
    switch view.kind {
    case .tabBar:
      paintTabs(
        view.items.map(\.barItem), of: view, in: box, room: box.top(min(box.size.height, 49)))
    case .toolbar:
      paintBarGround(ground, in: box, line: .top)
      paintItems(view.barItems, in: box.insetBy(horizontally: 12), on: ground)
    default:
      paintBarGround(ground, in: box, line: .bottom)
      surroundings.ground = ground
      if let item = view.navigationItems.last {
        let height = min(44, box.size.height)
        let row = Box(
          x: box.minX, y: box.maxY - height, width: box.size.width, height: height)
        paint(item, in: row, isOwn: false)
      }
    }
    canvas.clip = canvas.clip.cut(to: box)
    for subview in view.subviews { paint(subview, at: box.origin) }
  }
}

extension ScreenView.Item {
  fileprivate var barItem: BarItem {
    var item = BarItem(objectID: objectID ?? "")
    item.title = title
    item.image = image
    item.systemItem = systemItem
    return item
  }
}
