import DrawingModel
import ScreenModel

/// How a text is set, in points, with all defaults resolved.
struct TextLook {
  var size = 17.0
  var isBold = false
  var color: ScreenColor
  var anchor = TextRun.Anchor.start
  /// The greatest number of lines; 0 for as many as fit.
  var lineCount = 1
  var truncation = LineBreaker.Truncation.tail
  /// Whether the text begins at the top of its box, as in a text view, instead of being centred.
  var isAtTop = false

  init(
    _ color: ScreenColor, size: Double = 17, isBold: Bool = false, anchor: TextRun.Anchor = .start
  ) {
    self.color = color
    self.size = size
    self.isBold = isBold
    self.anchor = anchor
  }

  /// - Parameter fallback: The colour if the file sets none.
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
