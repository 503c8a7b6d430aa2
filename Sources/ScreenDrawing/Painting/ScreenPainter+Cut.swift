import DrawingModel
import ScreenModel

extension ScreenPainter {
  /// The height over which a screen that is cut off fades out, in pixels.
  static let fade = 48.0

  /// Fades out the lower edge of a screen that is too tall for the page.
  mutating func paintCut() {
    let steps = 6
    let height = min(Self.fade / canvas.scale, bounds.size.height / 4) / Double(steps)
    for step in 0..<steps {
      let y = bounds.maxY - height * Double(steps - step)
      canvas.rectangle(
        Box(x: 0, y: y, width: bounds.size.width, height: height),
        fill: surroundings.ground.faded(to: Double(step + 1) / Double(steps)))
    }
    let dots = bounds.middle(bounds.size.width, 14)
      .offsetBy(Point(0, bounds.size.height / 2 - 10 / canvas.scale))
    paint(glyph: "ellipsis", in: dots.middle(16 / canvas.scale, 16 / canvas.scale), color: faintInk)
  }
}
