/// Text of the user's files, made safe to show in any format.
///
/// The files may come from anyone, so characters that are invisible or misleading are removed:
/// control characters become U+FFFD, and bidirectional embeddings, overrides and isolates, which
/// could reorder the text around them, are dropped.
struct LegibleText {
  let string: String

  /// - Parameter keepsLines: Whether line breaks and tabs stay; otherwise, each becomes a space.
  init(_ text: String, keepsLines: Bool = false) {
    let isPlain = text.utf8.allSatisfy { byte in
      0x20...0x7E ~= byte || keepsLines && byte == UInt8(ascii: "\n")
    }
    if isPlain {
      string = text
      return
    }
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r":
        continue
      case "\n", "\t":
        scalars.append(keepsLines ? scalar : " ")
      case "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
        scalars.append(keepsLines ? "\n" : " ")
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        continue
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        scalars.append("\u{FFFD}")
      default:
        scalars.append(scalar)
      }
    }
    string = String(scalars)
  }
}

extension String {
  /// Whether it has characters that are written from right to left, so that its direction has to be kept
  /// apart from that of the text around it.
  var hasDirection: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}
