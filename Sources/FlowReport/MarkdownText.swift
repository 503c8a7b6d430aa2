import FlowModel

/// Text as GitHub's Markdown wants it inside a line: a table's cell, a heading, a list's item.
enum MarkdownText {
  /// Text that reads as it is written.
  ///
  /// GitHub links and notifies after Markdown is done, so no backslash helps against `@name`,
  /// `#12`, `:tada:` or an address: there an empty comment parts what would be read together.
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

  /// Text as code, which nothing is read into; escaped where it holds what ends a span or a cell.
  static func code(_ text: String) -> String {
    let text = text.singleLine
    let isSafe = !text.isEmpty && !text.unicodeScalars.contains { $0 == "`" || $0 == "|" }
    return isSafe ? "`\(text)`" : escaped(text)
  }

  /// Text in italics, as a title stands in a sentence.
  static func emphasized(_ text: String) -> String {
    text.singleLine.isEmpty ? "" : "*\(escaped(text))*"
  }

  /// One row of a table.
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
