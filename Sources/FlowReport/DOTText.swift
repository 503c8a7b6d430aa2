import FlowModel

/// Text as the DOT language wants it.
enum DOTText {
  /// A quoted node name, different for different text.
  ///
  /// A backslash is doubled, because attributes give `\N`, `\G` and `\l` a meaning, and `&` is an
  /// entity, because Graphviz reads entities everywhere. Its scanner takes 16,384 bytes, so long
  /// text is cut, and a hash keeps apart what then looks the same.
  static func name(_ text: String) -> String {
    var name = text.singleLine
    if name.utf8.count > 2_000 { name = String(name.unicodeScalars.prefix(200)) }
    if name != text { name += " " + String(hash(of: text), radix: 36) }
    return quoted(name)
  }

  /// A quoted string that means the text.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "&": quoted += "&amp;"
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }

  /// FNV-1a: unlike `Hasher`'s, the same in every process.
  private static func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Text inside an HTML-like label.
  static func html(_ text: String) -> String {
    var html = ""
    for character in text.singleLine.unicodeScalars {
      switch character {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.unicodeScalars.append(character)
      }
    }
    return html
  }
}
