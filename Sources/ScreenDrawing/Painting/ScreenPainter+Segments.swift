import DrawingModel
import FlowModel
import ScreenModel

extension ScreenPainter {
  mutating func paintSegments(_ view: ScreenView, in box: Box) {
    let height = min(box.size.height, isMac ? 24 : 32)
    paintSegments(view.items, in: box.middle(box.size.width, height), selection: view.tint)
  }

  mutating func paintSegments(
    _ items: [ScreenView.Item], in box: Box, selection: ScreenColor? = nil
  ) {
    let items = items.prefix(12)
    let size = isMac ? 13.0 : screen.platform == .tvOS ? 30 : 13
    let radius = min(isMac ? 5 : 8, box.size.height / 2)
    canvas.rectangle(box, cornerRadius: radius, fill: fill)
    guard !items.isEmpty else { return }
    let width = box.size.width / Double(items.count)
    let selected = items.firstIndex { $0.isSelected }
    for (index, item) in items.enumerated() {
      let cell = Box(
        x: box.minX + Double(index) * width, y: box.minY, width: width, height: box.size.height)
      anchor(item.objectID, at: cell)
      let isSelected = index == selected
      if isSelected {
        canvas.rectangle(
          cell.insetBy(2), cornerRadius: radius - 2,
          fill: selection ?? surroundings.ground.over(.white))
      } else if index > 0, index - 1 != selected {
        canvas.rectangle(
          Box(x: cell.minX, y: cell.minY + 7, width: 1, height: max(0, cell.size.height - 14)),
          fill: separator)
      }
      let color = isSelected ? selection?.over(surroundings.ground).ink(alpha: 0.9) ?? ink : ink
      if let image = item.image {
        paint(image, in: cell.middle(18, 18), color: color)
      } else if let title = item.title {
        canvas.text(
          title, in: cell.insetBy(horizontally: 3),
          TextLook(color, size: size, isBold: isSelected && !isMac, anchor: .middle))
      }
    }
  }
}
