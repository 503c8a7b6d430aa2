/// The attributes of the type with which an app starts: `@main`, and the older ones of UIKit and
/// AppKit.
enum AppStartAttribute {
  private static let names = ["main", "UIApplicationMain", "NSApplicationMain"].map {
    Array($0.utf8)
  }

  /// Whether a line of Swift source begins with one.
  ///
  /// One in a comment of several lines counts, too. That costs little: a folder is taken for a target
  /// where no project describes any.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func isIn(_ source: UnsafeRawBufferPointer) -> Bool {
    var rest = source[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "@")) {
      let before = source[..<sign].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      rest = rest[(sign + 1)...]
      guard before == nil || before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r") else {
        continue
      }
      let name = rest.prefix { isLetter($0) }
      if names.contains(where: name.elementsEqual) { return true }
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
