import DrawingModel
import ScreenModel

extension ScreenPainter {
  /// Draws another scene's view in a container, faintly, since the scene has a card of its own.
  ///
  /// - Returns: False if the scene has nothing to show, or if this screen is itself embedded.
  mutating func paintEmbedded(_ other: Screen, in box: Box) -> Bool {
    guard !isEmbedded, box.hasArea, let view = other.view, !view.subviews.isEmpty else {
      return false
    }
    var screen = other
    screen.size = ScreenSize(width: box.size.width, height: box.size.height)
    let root = ScreenSettler(screen, chrome: ScreenChrome()).settledRoot(view)
    let clip = canvas.clip
    canvas.clip = clip.cut(to: box)
    let mark = canvas.mark()
    isEmbedded = true
    paint(root, at: box.origin)
    isEmbedded = false
    canvas.fade(from: mark, to: 0.6)
    canvas.rectangle(box, line: .init(separator))
    canvas.clip = clip
    return true
  }
}
