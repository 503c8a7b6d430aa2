/// Reads `"key" = "value";` pairs: NeXT's property list format, which `.strings` files still use.
///
/// Braces around the whole are optional, quotes may be `'` or absent, a key without a value is its
/// own value, and comments are C's.
struct OldStyleReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func texts() throws(ResourceError) -> [String: String] {
    var texts: [String: String] = [:]
    try skipBlanks()
    let isBraced = skip("{")
    while true {
      try skipBlanks()
      guard let byte = peek else {
        if isBraced { throw ResourceError(.endsTooEarly, line: line) }
        return texts
      }
      if isBraced, byte == UInt8(ascii: "}") {
        position += 1
        try skipBlanks()
        if peek != nil { throw fault(expected: "the end of the file after '}'") }
        return texts
      }
      let (key, value) = try pair()
      texts[key] = value
    }
  }

  private mutating func pair() throws(ResourceError) -> (String, String) {
    let key = try text(expected: "a key in quotes")
    try skipBlanks()
    var value = key
    if skip("=") {
      try skipBlanks()
      value = try text(expected: "a text in quotes after '='")
      try skipBlanks()
    }
    guard skip(";") else {
      throw peek == nil ? ResourceError(.endsTooEarly, line: line) : fault(expected: "';'")
    }
    return (key, value)
  }

  private mutating func text(expected: String) throws(ResourceError) -> String {
    guard let byte = peek else { throw ResourceError(.endsTooEarly, line: line) }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    let start = position
    while let byte = peek, byte.isBare, !isAtComment { position += 1 }
    guard position > start else { throw fault(expected: expected) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(ResourceError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): appendEscaped(to: &text)
      default: text.append(byte)
      }
    }
    throw ResourceError(.endsTooEarly, line: line(at: start))
  }

  /// Appends the character that a backslash escapes; an unknown escape is the character itself.
  private mutating func appendEscaped(to text: inout [UInt8]) {
    guard let byte = peek else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): appendCharacter(to: &text)
    default: text.append(byte)
    }
  }

  /// Appends the character of an escape such as `\U00e9`; one beyond 16 bits is a surrogate pair of
  /// escapes.
  private mutating func appendCharacter(to text: inout [UInt8]) {
    var units = [unit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: "\\U".utf8) {
      position += 2
      units.append(unit())
    }
    text += String(decoding: units, as: UTF16.self).utf8
  }

  /// Reads one UTF-16 code unit of up to four hexadecimal digits.
  private mutating func unit() -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else { break }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }
}

extension OldStyleReader {
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The current line, which is computed only for a message.
  private var line: Int { line(at: position) }

  /// - Complexity: O(*n*) for *n* bytes, so that it is called once, for the message of a fault.
  private func line(at position: Int) -> Int { 1 + bytes[..<position].count { $0 == 0x0A } }

  private func fault(expected: String) -> ResourceError {
    ResourceError(.syntax(expected: expected), line: line)
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private var isAtComment: Bool {
    bytes[position...].starts(with: "/*".utf8) || bytes[position...].starts(with: "//".utf8)
  }

  /// Skips white space and comments.
  private mutating func skipBlanks() throws(ResourceError) {
    while let byte = peek {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
      } else if isAtComment {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ResourceError) {
    let isBlock = bytes[position + 1] == UInt8(ascii: "*")
    let start = position
    position += 2
    while position < bytes.count {
      if isBlock, bytes[position...].starts(with: "*/".utf8) {
        position += 2
        return
      }
      if !isBlock, bytes[position] == 0x0A { return }
      position += 1
    }
    if isBlock { throw ResourceError(.endsTooEarly, line: line(at: start)) }
  }
}

extension UInt8 {
  /// Whether the byte may be part of a text without quotes.
  fileprivate var isBare: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
