import FlowModel

/// Escapes text for use within a line of GitHub's Markdown: a table cell, a heading or a list item.
enum MarkdownText {
  /// Returns text that is shown literally.
  ///
  /// GitHub creates links and mentions after it has processed Markdown, so a backslash does not
  /// protect `@name`, `#12`, `:tada:` or a URL. An empty HTML comment within the text does.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    let scalars = Array(text.singleLine.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$", "#": escaped += ["\\", scalar]
      default: escaped.append(scalar)
      }
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if isRead(scalar, before: next) { escaped += "<!-- -->".unicodeScalars }
    }
    return String(escaped)
  }

  /// Returns text as a code span; escaped text instead if it contains what would end the span or
  /// the cell.
  static func code(_ text: String) -> String {
    let text = text.singleLine
    let isSafe = !text.isEmpty && !text.unicodeScalars.contains { $0 == "`" || $0 == "|" }
    return isSafe ? "`\(text)`" : escaped(text)
  }

  /// Returns text in italics, for a title within a sentence.
  static func emphasized(_ text: String) -> String {
    text.singleLine.isEmpty ? "" : "*\(escaped(text))*"
  }

  /// Returns one row of a table.
  static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  private static func isRead(_ mark: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
    let isWord = next.isASCII && next.properties.isAlphabetic || ("0"..."9").contains(next)
    return switch mark {
    case "@", "#": isWord
    case ":": isWord || next == "/" || next == "+" || next == "-"
    case "w", "W": next == "."
    default: false
    }
  }
}
