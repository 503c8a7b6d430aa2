import FlowModel

/// Text as a Mermaid label wants it.
enum MermaidText {
  /// A quoted label.
  ///
  /// Mermaid reads labels as Markdown, then as HTML, and looks for directives and keywords before
  /// either. So all punctuation that could mean something is an entity, which it decodes last:
  /// `1. List` would else be an unsupported list, `www.` an unsupported link, `\n` a line break,
  /// and a colon behind `style` an unfinished statement.
  ///
  /// - Parameter lines: Text of the user's, shown one under the other.
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
