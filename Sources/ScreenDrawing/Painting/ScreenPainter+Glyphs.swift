import DrawingModel
import ScreenModel

extension ScreenPainter {
  /// Draws an image: its file if there is one, otherwise its symbol, otherwise a placeholder.
  mutating func paint(_ image: ImageName, in box: Box, color: ScreenColor, showsName: Bool = false)
  {
    let side = min(box.size.width, box.size.height)
    guard side > 0 else { return }
    if let file = file(of: image) {
      paint(file, of: image, in: box, mode: .scaleAspectFit)
    } else if let symbol = side <= 44 || image.isSystem ? Symbol(image) : nil {
      let square = Box(
        x: box.center.x - side / 2, y: box.center.y - side / 2, width: side, height: side)
      let ground = canvas.ground(beneath: box) ?? surroundings.ground
      paint(symbol, in: square, color: color.readable(on: ground))
    } else {
      paintPictureMark(in: box, color: color, name: showsName ? image.name : nil)
    }
  }

  mutating func paint(_ symbol: Symbol, in box: Box, color: ScreenColor) {
    var inner = box
    let width = box.size.width / 24 * 1.9
    switch symbol.frame {
    case .circle: canvas.ellipse(box.insetBy(width), line: .init(color, width: width))
    case .square:
      canvas.rectangle(
        box.insetBy(width), cornerRadius: box.size.width * 0.2, line: .init(color, width: width))
    case nil: break
    }
    if symbol.frame != nil { inner = box.insetBy(box.size.width * 0.24) }
    canvas.path(
      GlyphPath(symbol.path).elements(in: inner), bounds: inner,
      fill: symbol.isFilled ? color : nil, line: .init(color, width: width))
  }

  /// Draws the placeholder of a picture, hills under a sun, with the picture's name if there is
  /// room.
  mutating func paintPictureMark(in box: Box, color: ScreenColor, name: String?) {
    let side = min(box.size.width, box.size.height)
    guard side * canvas.scale > 11 else {
      let square = box.middle(side, side).insetBy(side * 0.12)
      canvas.rectangle(square, cornerRadius: side * 0.2, fill: color.faded(to: 0.35))
      return
    }
    let named = name.flatMap { box.size.height * canvas.scale > 26 ? $0 : nil }
    let size = min(max(side * 0.34, 10), max(44, 20 / canvas.scale), side)
    let lift = named == nil ? 0 : size * 0.3
    let mark = Box(
      x: box.center.x - size / 2, y: box.center.y - size / 2 - lift, width: size, height: size)
    if let symbol = Symbol("photo") { paint(symbol, in: mark, color: color.faded(to: 0.6)) }
    guard let named else { return }
    let room = Box(x: box.minX + 2, y: mark.maxY, width: box.size.width - 4, height: size * 0.6)
    var look = TextLook(
      color.faded(to: 0.8), size: min(max(12, 6 / canvas.scale), size * 0.5), anchor: .middle)
    look.truncation = .middle
    if look.size * canvas.scale >= 4 { canvas.text(named, in: room, look) }
  }

  mutating func paint(glyph name: String, in box: Box, color: ScreenColor) {
    if let symbol = Symbol(name) { paint(symbol, in: box, color: color) }
  }
}
