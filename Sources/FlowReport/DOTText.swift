import FlowModel

/// Escapes text for the DOT language.
enum DOTText {
  /// Returns a quoted node name, which is different for different text.
  ///
  /// A backslash is doubled because attributes interpret `\N`, `\G` and `\l`. `&` becomes an entity
  /// because Graphviz decodes entities everywhere. Graphviz's scanner accepts 16,384 bytes, so a
  /// longer text is cut and a hash added that keeps the names different.
  static func name(_ text: String) -> String {
    var name = text.singleLine
    if name.utf8.count > 2_000 { name = String(name.unicodeScalars.prefix(200)) }
    if name != text { name += " " + String(hash(of: text), radix: 36) }
    return quoted(name)
  }

  /// Returns a quoted string whose value is the text.
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

  /// The FNV-1a hash, which is the same in every process, unlike that of `Hasher`.
  private static func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
