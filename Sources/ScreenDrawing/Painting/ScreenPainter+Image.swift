import DrawingModel
import ScreenModel

extension ScreenPainter {
  mutating func paintImage(_ view: ScreenView, in box: Box) {
    let clip = canvas.clip
    canvas.clip = clip.cut(to: box, cornerRadius: view.border.cornerRadius)
    defer { canvas.clip = clip }
    guard let image = view.image else {
      guard view.background == nil else { return }
      canvas.rectangle(box, cornerRadius: view.border.cornerRadius, fill: faintFill)
      paintPictureMark(in: box, color: faintInk, name: nil)
      return
    }
    if image.isSystem, Symbol(image.name) != nil {
      let side = min(box.size.width, box.size.height)
      let inset = view.contentMode == .center ? max(0, (side - 24) / 2) : side * 0.08
      paint(image, in: box.insetBy(inset), color: tint)
      return
    }
    // A picture stands in its own right: the mark of one has a ground of its own.
    if context.picture(image, canvas.scaled(box).rounded) == nil,
      Symbol(image.name) == nil || min(box.size.width, box.size.height) > 44
    {
      canvas.rectangle(box, cornerRadius: view.border.cornerRadius, fill: fill)
    }
    paint(image, in: box, color: faintInk, showsName: true)
  }
}
