import DrawingModel
import ScreenModel

extension ScreenCanvas {
  /// How many fills are searched for the ground of a text: its ground was painted shortly before
  /// it.
  private static let reach = 64

  /// Returns the colour of the topmost fill at the start of a text or control; `nil` if there is
  /// none.
  func ground(beneath box: Box) -> ScreenColor? {
    let point = box.intersection(clip.box).center
    return grounds.suffix(Self.reach).last { $0.box.contains(point) }?.color
  }

  /// Records a fill that is large enough to be the ground of other marks.
  mutating func lay(_ color: ScreenColor, in box: Box) {
    guard box.size.width >= 10, box.size.height >= 10 else { return }
    if color.isOpaque {
      grounds.append((box, color))
    } else if let beneath = ground(beneath: box) {
      grounds.append((box, color.over(beneath)))
    }
  }
}
