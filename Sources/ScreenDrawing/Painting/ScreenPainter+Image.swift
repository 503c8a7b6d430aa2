import DrawingModel
import ScreenModel

extension ScreenPainter {
  mutating func paintImage(_ view: ScreenView, in box: Box) {
    let clip = canvas.clip
    canvas.clip = clip.cut(to: box, cornerRadius: view.border.cornerRadius)
    defer { canvas.clip = clip }
    if let image = view.image, let file = file(of: image) {
      paint(file, of: image, in: box, mode: view.contentMode)
      return
    }
    if isBackdrop {
      paintBackdrop(in: box)
      return
    }
    guard let image = view.image else {
      guard view.background == nil else { return }
      canvas.rectangle(box, cornerRadius: view.border.cornerRadius, fill: faintFill)
      paintPictureMark(in: box, color: faintInk, name: nil)
      return
    }
    if Symbol(image) != nil, image.isSystem || min(box.size.width, box.size.height) <= 32 {
      let side = min(box.size.width, box.size.height)
      let inset = view.contentMode == .center ? max(0, (side - 24) / 2) : side * 0.16
      paint(image, in: box.insetBy(inset), color: image.isSystem ? tint : ink)
      return
    }
    // A file is drawn on the view's own background; the placeholder has one of its own.
    canvas.rectangle(box, cornerRadius: view.border.cornerRadius, fill: fill)
    paint(image, in: box, color: faintInk, showsName: true)
  }

  /// Draws the placeholder of a picture behind other views: hills in faint colours.
  private mutating func paintBackdrop(in box: Box) {
    isBackdrop = false
    canvas.rectangle(box, fill: .backdrop)
    func at(_ x: Double, _ y: Double) -> Point {
      Point(box.minX + box.size.width * x, box.minY + box.size.height * y)
    }
    let hills: [PathElement] = [
      .move(at(0, 0.82)), .line(at(0.3, 0.62)), .line(at(0.58, 0.84)), .line(at(0.74, 0.72)),
      .line(at(1, 0.88)), .line(at(1, 1)), .line(at(0, 1)), .close,
    ]
    canvas.path(hills, bounds: box, fill: .black.faded(to: 0.08))
  }
}
