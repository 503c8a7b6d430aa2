/// The bytes of an SVG in the making.
struct SVGBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  mutating func write(_ markup: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Appends markup as it is.
  mutating func write(markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  mutating func write(_ other: SVGBuffer) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Appends text, its markup characters escaped for element and attribute alike.
  ///
  /// Characters that XML can't hold must be gone: see ``LegibleText``.
  mutating func write(text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\""): write("&quot;")
      case UInt8(ascii: "'"): write("&#39;")
      default: bytes.append(byte)
      }
    }
  }

  /// Appends a number to two decimals at most, with no trailing zeros and never as `-0`.
  ///
  /// What is no number is written as 0, and what is beyond a billion as a billion, so that the
  /// document stays well-formed whatever the layout did.
  mutating func write(_ number: Double) {
    let bounded = number.isNaN ? 0 : min(max(number, -1e9), 1e9)
    let hundredths = Int((bounded * 100).rounded())
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    write(digitsOf: whole)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(fraction / 10))
    if fraction % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(fraction % 10)) }
  }

  private mutating func write(digitsOf whole: UInt) {
    let first = bytes.count
    var rest = whole
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[first...].reverse()
  }
}
