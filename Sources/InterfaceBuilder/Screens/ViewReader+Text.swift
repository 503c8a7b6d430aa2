import InputBounds
import ScreenModel

extension ViewReader {
  /// - Returns: `nil` for a label without a text.
  func label(of source: VariedElement) -> ScreenText? {
    let style = source.child(.attributedString, key: .attributedText)
    guard let string = source.text(of: .text) ?? style?.fragmentText else { return nil }
    var text = styled(ScreenText(string), by: source)
    if let style { read(style, into: &text) }
    return text
  }

  /// The text of an editable view; empty where there is none.
  func field(of source: VariedElement) -> ScreenText {
    let style = source.child(.attributedString, key: .attributedText)
    var text = styled(ScreenText(source.text(of: .text) ?? style?.fragmentText ?? ""), by: source)
    if source.element.child(.fontDescription, key: .fontDescription) == nil { text.size = 14 }
    if let style { read(style, into: &text) }
    if source.element.name == "textView" { text.lineCount = 0 }
    return text
  }

  func readTextField(_ source: VariedElement, into view: inout ScreenView) {
    view.text = field(of: source)
    view.placeholder = source.text(of: .placeholder)
    view.style = source[.borderStyle]
  }

  /// Adds the properties of a label's or field's own element.
  private func styled(_ text: ScreenText, by source: VariedElement) -> ScreenText {
    var text = text
    let font =
      source.child(.fontDescription, key: .fontDescription)
      ?? source.child(.fontDescription, key: .font)
    text.size = isWatch ? 16 : 17
    if let font { text.read(font, on: document.platform) }
    text.color = document.color(source.child(.color, key: .textColor))
    text.alignment = ScreenText.Alignment(name: source[.textAlignment])
    text.lineCount = Int(
      min(max(source.number(.numberOfLines) ?? 1, 0), Double(InputBounds.screenItems.limit)))
    if let mode = source[.lineBreakMode] { text.truncation = ScreenText.truncation(mode) }
    text.adjustsSize =
      source[.adjustsFontSizeToFit] == "YES" || source.number(.minimumScaleFactor) != nil
    return text
  }

  /// Uses the style of an attributed string's first fragment for the whole.
  func read(_ attributed: Element, into text: inout ScreenText) {
    guard let attributes = attributed.first(.fragment)?.first(.attributes) else { return }
    func value(_ name: Name, _ key: String) -> Element? {
      attributes.children.first { $0.is(name) && $0.has(.key, key) }
    }
    if let font = value(.font, "NSFont") { text.read(font, on: document.platform) }
    if let color = document.color(value(.color, "NSColor")) { text.color = color }
    let paragraph = value(.paragraphStyle, "NSParagraphStyle")
    if let alignment = paragraph?[.alignment], alignment != "natural" {
      text.alignment = ScreenText.Alignment(name: alignment)
    }
  }
}

extension ScreenText {
  /// The value without the prefix that differs between Interface Builder's two platforms.
  static func truncation(_ mode: String) -> String {
    switch mode {
    case "headTruncation", "truncatingHead": "head"
    case "middleTruncation", "truncatingMiddle": "middle"
    case "wordWrap", "wordWrapping": "word"
    case "characterWrap", "charWrapping": "char"
    case "clip", "clipping": "clip"
    default: "tail"
    }
  }
}

extension ScreenText.Alignment {
  init(name: String?) {
    switch name {
    case "left", "leading": self = .left
    case "center": self = .center
    case "right", "trailing": self = .right
    case "justified": self = .justified
    default: self = .natural
    }
  }
}

extension Element {
  /// The text of an `<attributedString>`; `nil` where it is empty.
  var fragmentText: String? {
    let text = children.filter { $0.is(.fragment) }.compactMap { $0.text(of: .content) }.joined()
    return text.isEmpty ? nil : text
  }
}
