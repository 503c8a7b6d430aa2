/// A text and how it is set.
package struct ScreenText: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable {
    case left, center, right, justified, natural
  }

  package var string: String
  /// The font's size in points.
  package var size = 17.0
  package var isBold = false
  package var isItalic = false
  package var color: ScreenColor?
  package var alignment = Alignment.natural
  /// The greatest number of lines; 0 for as many as fit.
  package var lineCount = 1
  /// The line break mode: `tail`, `head`, `middle`, `word`, `char` or `clip`.
  package var truncation = "tail"
  package var adjustsSize = false

  package init(_ string: String) { self.string = string }
}
