import DrawingModel
import ScreenModel

extension ScreenPainter {
  /// Draws a button on tvOS. The first button of a screen has the focus and appears raised.
  mutating func paintTVButton(_ view: ScreenView, in box: Box) {
    let isPlain = view.style == "custom" || view.style == "plain"
    if !isPlain || view.background != nil {
      let fill = view.background ?? (isFocused ? ScreenColor.white : self.fill)
      let radius = view.border.cornerRadius > 0 ? view.border.cornerRadius : 10
      if isFocused {
        canvas.rectangle(
          box.offsetBy(Point(0, 8)), cornerRadius: radius, fill: ScreenColor(0x000000, alpha: 0.16))
        isFocused = false
      }
      canvas.rectangle(box, cornerRadius: radius, fill: fill)
      surroundings.ground = fill.over(surroundings.ground)
    }
    paintTitle(of: view, in: box, color: ink)
  }
}
