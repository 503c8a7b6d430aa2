/// A text as it is shown.
package struct ScreenText: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable {
    case left, center, right, justified, natural
  }

  package var string: String
  /// In points.
  package var size = 17.0
  package var isBold = false
  package var isItalic = false
  package var color: ScreenColor?
  package var alignment = Alignment.natural
  /// 0 for as many lines as fit.
  package var lineCount = 1
  /// `tail`, `head`, `middle`, `word`, `char`, `clip`.
  package var truncation = "tail"
  package var adjustsSize = false

  package init(_ string: String) { self.string = string }
}
