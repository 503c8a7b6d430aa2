import DrawingModel
import ScreenModel
import Typography

extension ScreenPainter {
  /// Draws a title in the middle of a box, with its image before it and its subtitle below.
  mutating func paintTitle(of view: ScreenView, in box: Box, color: ScreenColor) {
    let text = view.text.flatMap { $0.string.isEmpty ? nil : $0 }
    guard let text else {
      paintLoneImage(of: view, in: box, color: color)
      return
    }
    var look = TextLook(text, else: color)
    if text.alignment == .natural { look.anchor = .middle }
    if !surroundings.isEnabled { look.color = look.color.faded(to: 0.4) }
    // A title keeps a margin from a visible background's edges; without one it may use the whole
    // box.
    let hasBody = view.background != nil || view.style == "filled" || view.style == "gray"
    var room = hasBody && box.size.width > 16 ? box.insetBy(horizontally: 4) : box
    if let image = view.image {
      room =
        switch view.imagePlacement {
        case "top": paint(image, aboveTitleIn: room, look)
        case "trailing": paintBeside(image, of: text, in: room, look, isTrailing: true)
        default: paintBeside(image, of: text, in: room, look, isTrailing: false)
        }
    }
    guard let detail = view.detail, !detail.string.isEmpty else {
      look.lineCount = text.lineCount
      canvas.text(text.string, in: room, look)
      return
    }
    var small = TextLook(detail, else: look.color.faded(to: 0.8))
    small.anchor = .middle
    let (upper, lower) = room.halves(at: 0.56)
    canvas.text(text.string, in: upper, look)
    canvas.text(detail.string, in: lower, small)
  }

  private mutating func paintLoneImage(of view: ScreenView, in box: Box, color: ScreenColor) {
    guard let image = view.image else {
      // A button without title, image or background gets its content from code, so only its outline
      // is drawn.
      if view.background == nil, view.border.width == 0, view.style == nil {
        canvas.rectangle(box, cornerRadius: 4, line: .init(separator))
      }
      return
    }
    // Only a template image takes the tint; an app's own picture keeps its colours.
    let color = image.isSystem || view.style == "system" ? color : ink
    let side = min(box.size.width, box.size.height)
    let inset = Symbol(image) != nil ? max(0, (side - 22) / 2) : 0
    paint(image, in: box.insetBy(inset), color: color, showsName: box.size.width > 60)
  }

  /// Draws the image, and returns the remaining room for the title.
  private mutating func paintBeside(
    _ image: ImageName, of text: ScreenText, in box: Box, _ look: TextLook, isTrailing: Bool
  ) -> Box {
    let side = min(box.size.height * 0.8, look.size * 1.2)
    let gap = side * 0.35
    let width = TextMetrics.width(
      of: String(text.string.prefix(200)), size: look.size, weight: look.isBold ? .bold : .regular)
    let length = min(side + gap + width, box.size.width)
    let start = box.center.x - length / 2
    let square = Box(
      x: isTrailing ? start + length - side : start, y: box.center.y - side / 2, width: side,
      height: side)
    paint(image, in: square, color: look.color)
    return Box(
      x: isTrailing ? start : square.maxX + gap, y: box.minY, width: max(0, length - side - gap),
      height: box.size.height)
  }

  /// Draws the image, and returns the remaining room below it.
  private mutating func paint(
    _ image: ImageName, aboveTitleIn box: Box, _ look: TextLook
  ) -> Box {
    let (upper, lower) = box.halves(at: 0.6)
    let side = min(upper.size.height * 0.8, upper.size.width, 40)
    paint(image, in: upper.middle(side, side), color: look.color)
    return lower
  }
}

extension Box {
  func insetBy(horizontally amount: Double, vertically other: Double = 0) -> Box {
    Box(
      x: minX + amount, y: minY + other, width: size.width - 2 * amount,
      height: size.height - 2 * other)
  }

  /// Returns the upper and the lower part of the box.
  func halves(at share: Double) -> (upper: Box, lower: Box) {
    let height = size.height * share
    return (
      Box(x: minX, y: minY, width: size.width, height: height),
      Box(x: minX, y: minY + height, width: size.width, height: size.height - height)
    )
  }

  /// Returns a box of the given size, centred in this one.
  func middle(_ width: Double, _ height: Double) -> Box {
    Box(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
