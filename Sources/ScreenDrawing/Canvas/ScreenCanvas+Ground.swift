import DrawingModel
import ScreenModel

extension ScreenCanvas {
  /// How far back a ground is looked for: what text stands on was painted not long before it.
  private static let reach = 64

  /// What lies on top where a text or a control begins; `nil` where nothing was filled.
  func ground(beneath box: Box) -> ScreenColor? {
    let point = box.intersection(clip.box).center
    return grounds.suffix(Self.reach).last { $0.box.contains(point) }?.color
  }

  /// Notes a fill that is large enough for others to stand on.
  mutating func lay(_ color: ScreenColor, in box: Box) {
    guard box.size.width >= 10, box.size.height >= 10 else { return }
    if color.isOpaque {
      grounds.append((box, color))
    } else if let beneath = ground(beneath: box) {
      grounds.append((box, color.over(beneath)))
    }
  }
}
