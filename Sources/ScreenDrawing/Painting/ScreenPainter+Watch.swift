import DrawingModel
import ScreenModel

/// A watch's screen: a black background, rounded corners, and no bars except the time.
extension ScreenPainter {
  mutating func paintWatchBar() {
    guard chrome.statusBar > 0 else { return }
    let row = bounds.top(chrome.statusBar).insetBy(horizontally: 12)
    canvas.text("9:41", in: row, TextLook(.white.faded(to: 0.8), size: 13, anchor: .end))
    guard let title = screen.title, !title.isEmpty else { return }
    let room = Box(
      x: row.minX, y: row.minY, width: max(0, row.size.width - 36), height: row.size.height)
    canvas.text(title, in: room, TextLook(surroundings.tint, size: 13))
  }

  mutating func paintWatchButton(_ view: ScreenView, in box: Box) {
    let fill = view.background ?? .watchPlatter
    let holdsContent = !view.subviews.isEmpty
    if !fill.isClear, !holdsContent || view.background != nil {
      canvas.rectangle(
        box,
        cornerRadius: min(
          view.border.cornerRadius > 0 ? view.border.cornerRadius : 9, box.size.height / 2),
        fill: fill)
      surroundings.ground = fill.over(surroundings.ground)
    }
    if let image = view.backgroundImage { paint(image, in: box, color: faintInk) }
    if !holdsContent { paintTitle(of: view, in: box, color: ink) }
  }

  mutating func paintWatchRow(_ view: ScreenView, in box: Box) {
    let fill = view.background ?? .watchPlatter
    canvas.rectangle(box, cornerRadius: min(9, box.size.height / 2), fill: fill)
    surroundings.ground = fill.over(surroundings.ground)
    let outer = canvas.clip
    canvas.clip = outer.cut(to: box)
    for subview in view.subviews { paint(subview, at: box.origin) }
    canvas.clip = outer
  }
}
