import FlowModel

/// Escapes text for use within a line of GitHub's Markdown: a table cell, a heading or a list item.
enum MarkdownText {
  /// Returns text that is shown literally.
  ///
  /// GitHub creates links and mentions after it has processed Markdown, so a backslash does not
  /// protect `@name`, `#12`, `GH-12`, a commit's hash, `:tada:` or a URL. An empty HTML comment within
  /// the text does.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    let scalars = Array(text.singleLine.unicodeScalars)
    let breaks = Self.breaks(in: scalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$", "#": escaped += ["\\", scalar]
      default: escaped.append(scalar)
      }
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if isRead(scalar, before: next) || breaks.contains(index) {
        escaped += "<!-- -->".unicodeScalars
      }
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

  /// The characters after which words are interrupted that GitHub takes for a commit or an issue.
  private static func breaks(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var breaks: Set<Int> = []
    var start = 0
    while start < scalars.count {
      let word = scalars[start...].prefix { isWord($0) }
      // The shortest hash that is read has 7 digits.
      if word.count >= 7, word.allSatisfy({ $0.properties.isASCIIHexDigit }) {
        breaks.formUnion(stride(from: start + 5, to: word.endIndex - 1, by: 6))
      }
      let isIssues = word.count == 2 && String(String.UnicodeScalarView(word)).lowercased() == "gh"
      if isIssues, word.endIndex < scalars.count, scalars[word.endIndex] == "-" {
        breaks.insert(word.endIndex - 1)
      }
      start = word.endIndex + 1
    }
    return breaks
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  private static func isRead(_ mark: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
    let isWord = isWord(next)
    return switch mark {
    case "@", "#": isWord
    case ":": isWord || next == "/" || next == "+" || next == "-"
    case "w", "W": next == "."
    default: false
    }
  }
}
