/// The bytes of an SVG that is being written.
struct SVGBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ markup: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Appends markup without escaping it.
  mutating func write(markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  mutating func write(_ other: SVGBuffer) {
    write(bytes: other.bytes)
  }

  /// Appends bytes without escaping them.
  mutating func write(bytes other: [UInt8]) {
    bytes.append(contentsOf: other)
  }

  /// Appends text, escaping characters that are markup in elements or attributes.
  ///
  /// A colon that begins a line is escaped, too, since GitHub's runner takes `::` there for a command.
  /// The text must not contain characters that XML excludes; see ``LegibleText``.
  mutating func write(text: String) {
    guard text.utf8.contains(where: \.isMarkup) || text.utf8.first == UInt8(ascii: ":") else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    var before = UInt8(ascii: "\n")
    for byte in text.utf8 {
      defer { before = byte }
      switch byte {
      case UInt8(ascii: ":") where before == UInt8(ascii: "\n"): write("&#58;")
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\""): write("&quot;")
      case UInt8(ascii: "'"): write("&#39;")
      default: bytes.append(byte)
      }
    }
  }

  /// Appends a number with at most two decimals, without trailing zeros and never as `-0`.
  ///
  /// A number that is not finite is written as 0, and one beyond a billion as a billion, so that
  /// the document is well-formed whatever the layout is.
  mutating func write(_ number: Double) {
    let bounded = number.isNaN ? 0 : min(max(number, -1e9), 1e9)
    let hundredths = Int((bounded * 100).rounded())
    var (whole, fraction) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    // The digits are computed from the last to the first, then appended at once.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) { digits in
      var start = digits.count
      func prepend(_ character: UInt8) {
        start -= 1
        digits[start] = character
      }
      if fraction > 0 {
        if fraction % 10 > 0 { prepend(UInt8(ascii: "0") + UInt8(fraction % 10)) }
        fraction /= 10
        prepend(UInt8(ascii: "0") + UInt8(fraction))
        prepend(UInt8(ascii: "."))
      }
      repeat {
        prepend(UInt8(ascii: "0") + UInt8(whole % 10))
        whole /= 10
      } while whole > 0
      if hundredths < 0 { prepend(UInt8(ascii: "-")) }
      bytes.append(contentsOf: digits[start...])
    }
  }
}

extension UInt8 {
  fileprivate var isMarkup: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "\n"):
      true
    default: false
    }
  }
}
