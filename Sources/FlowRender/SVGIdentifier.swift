/// An XML name made from text of the user's files, which is readable and different for each text.
///
/// ASCII letters, digits, `.` and `-` stay, but the first character must be a letter. `_` becomes
/// `__`, and every other character becomes `_` and two upper-case hexadecimal digits for each of
/// its UTF-8 bytes: `Main.storyboard#BYZ-38-t0r` becomes `Main.storyboard_23BYZ-38-t0r`. No text
/// results in an `_` followed by a lower-case letter, so such names are free for the document
/// itself.
struct SVGIdentifier {
  let name: String

  init(_ text: String) {
    guard !text.isEmpty else {
      name = "_"
      return
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        bytes.append(byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !bytes.isEmpty,
        UInt8(ascii: ".") where !bytes.isEmpty, UInt8(ascii: "-") where !bytes.isEmpty:
        bytes.append(byte)
      case UInt8(ascii: "_"):
        bytes += [byte, byte]
      default:
        bytes += [UInt8(ascii: "_"), Self.digit(byte >> 4), Self.digit(byte & 15)]
      }
    }
    name = String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
