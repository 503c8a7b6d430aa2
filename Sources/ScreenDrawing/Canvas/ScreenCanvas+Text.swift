import DrawingModel
import ScreenModel
import Typography

extension ScreenCanvas {
  /// The font size in pixels below which letters are drawn as bars.
  private static let legibleSize = 4.0

  /// Draws a text within a box, in points.
  mutating func text(_ string: String, in box: Box, _ look: TextLook) {
    guard !string.isEmpty, box.hasArea else { return }
    let room = box.intersection(clip.box)
    guard room.hasArea else { return }
    var look = look
    if let ground = ground(beneath: room) { look.color = look.color.readable(on: ground) }
    let fitted = fittedLines(of: string, in: box, look)
    let lines = fitted.breaker.lines
    let size = fitted.font.size / scale
    let lineHeight = size * 1.19
    let height = lineHeight * Double(lines.count)
    let top = look.isAtTop ? box.minY : max(box.center.y - height / 2, box.minY - lineHeight / 2)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let middle = top + (Double(index) + 0.5) * lineHeight
      if middle - lineHeight > clip.box.maxY { break }
      set(line, at: middle, in: box, font: fitted.font, look)
    }
  }

  /// Breaks a text into lines that fit. The system's font is slightly narrower than the picture's,
  /// so a text that only just does not fit is drawn smaller.
  private func fittedLines(
    of string: String, in box: Box, _ look: TextLook
  ) -> (breaker: LineBreaker, font: Font) {
    let limit = box.size.width * scale
    func lines(_ share: Double) -> (LineBreaker, Font) {
      let pixels = max((look.size * scale * share * 10).rounded() / 10, 0.5)
      let font = Font(size: pixels, weight: look.isBold ? .bold : .regular)
      let fitting = Int(box.size.height / max(pixels / scale * 1.19, 1) + 0.25)
      let count = look.lineCount == 0 ? max(fitting, 1) : min(look.lineCount, max(fitting, 1))
      return (
        LineBreaker(
          string, font: font, limit: limit + 0.5, maxLines: count, truncation: look.truncation),
        font
      )
    }
    let exact = lines(1)
    guard exact.0.isCut else { return exact }
    for share in [0.92, 0.84] {
      let smaller = lines(share)
      if !smaller.0.isCut { return smaller }
    }
    return exact
  }

  private mutating func set(
    _ line: String, at middle: Double, in box: Box, font: Font, _ look: TextLook
  ) {
    let width = font.width(of: line) / scale
    let size = font.size / scale
    let (start, origin) =
      switch look.anchor {
      case .start: (box.minX, box.minX)
      case .middle: (box.center.x - width / 2, box.center.x)
      case .end: (box.maxX - width, box.maxX)
      }
    let bounds = Box(x: start, y: middle - size * 0.62, width: width, height: size * 1.24)
    guard font.size >= Self.legibleSize else {
      let bar = Box(x: start, y: middle - size * 0.22, width: width, height: size * 0.44)
      rectangle(bar, cornerRadius: size * 0.22, fill: look.color.faded(to: 0.35))
      return
    }
    let baseline = scaled(Point(origin, middle + size * 0.35))
    add(
      .text(
        TextRun(
          line, at: baseline, size: font.size, weight: font.weight, anchor: look.anchor,
          paint: look.color.paint(isDark: isDark), width: hundredths(width * scale))),
      bounds: bounds)
  }
}
