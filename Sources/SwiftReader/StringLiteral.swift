/// The text between a literal's quotes.
enum StringLiteral {
  /// The text with its escapes replaced.
  ///
  /// - Parameter pounds: The number of `#` before the quote, which is also the number after each backslash.
  static func value(of text: String, pounds: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let pounds = String(repeating: "#", count: pounds)
    var value = ""
    var rest = Substring(text)
    while let index = rest.firstIndex(of: "\\") {
      value += rest[..<index]
      rest = rest[rest.index(after: index)...]
      guard rest.hasPrefix(pounds) else {
        value += "\\"
        continue
      }
      rest = rest.dropFirst(pounds.count)
      value += escape(&rest)
    }
    return value + rest
  }

  /// Removes the rest of an escape from the text. Of an invalid escape, only the backslash is removed.
  private static func escape(_ rest: inout Substring) -> String {
    guard let letter = rest.first else { return "" }
    let text: String? =
      switch letter {
      case "n": "\n"
      case "r": "\r"
      case "t": "\t"
      case "0": "\0"
      case "\\", "\"", "'": String(letter)
      case "\n", "\r\n": ""
      default: nil
      }
    if let text {
      rest.removeFirst()
      return text
    }
    guard rest.hasPrefix("u{"), let end = rest.firstIndex(of: "}"),
      let code = UInt32(rest[..<end].dropFirst(2), radix: 16), let scalar = Unicode.Scalar(code)
    else { return "" }
    rest = rest[rest.index(after: end)...]
    return String(Character(scalar))
  }
}
