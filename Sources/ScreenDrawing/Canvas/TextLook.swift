import DrawingModel
import ScreenModel

/// How a text is set, in points, every default resolved.
struct TextLook {
  var size = 17.0
  var isBold = false
  var color: ScreenColor
  var anchor = TextRun.Anchor.start
  /// 0 for as many lines as fit.
  var lineCount = 1
  var truncation = LineBreaker.Truncation.tail
  /// At the top of its box, as in a text view, not in the middle.
  var isAtTop = false

  init(
    _ color: ScreenColor, size: Double = 17, isBold: Bool = false, anchor: TextRun.Anchor = .start
  ) {
    self.color = color
    self.size = size
    self.isBold = isBold
    self.anchor = anchor
  }

  /// - Parameter fallback: The colour where the file sets none.
  init(_ text: ScreenText, else fallback: ScreenColor) {
    color = text.color ?? fallback
    size = text.size.isFinite ? min(max(text.size, 2), 400) : 17
    isBold = text.isBold
    anchor =
      switch text.alignment {
      case .left, .natural, .justified: .start
      case .center: .middle
      case .right: .end
      }
    lineCount = max(text.lineCount, 0)
    truncation = LineBreaker.Truncation(rawValue: text.truncation) ?? .tail
  }

  var lineHeight: Double { size * 1.19 }
}
