import FlowModel

/// Escapes text for Mermaid labels.
enum MermaidText {
  /// Returns a quoted label.
  ///
  /// Mermaid interprets labels as Markdown, then as HTML, and before either it looks for directives
  /// and keywords. It decodes entities last, so all punctuation that could have a meaning becomes
  /// an entity. Otherwise, `1. List` would be an unsupported list, `www.` an unsupported link, `\n`
  /// a line break, and a colon after `style` an incomplete statement.
  ///
  /// - Parameter lines: Text of the user's files, shown as separate lines.
  static func label(_ lines: [String]) -> String {
    let lines = lines.map { escaped($0.singleLine.shortened(to: 60)) }.filter { !$0.isEmpty }
    return "\"" + (lines.isEmpty ? " " : lines.joined(separator: "<br/>")) + "\""
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "#quot;"
      case "&": escaped += "#amp;"
      case "<": escaped += "#lt;"
      case ">": escaped += "#gt;"
      case " ", "'", "(", ")", ",", "/": escaped.unicodeScalars.append(scalar)
      case let mark where mark.isASCII && !mark.properties.isAlphabetic && !mark.isDigit:
        escaped += "#\(mark.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
