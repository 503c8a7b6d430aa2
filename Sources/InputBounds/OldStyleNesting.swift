/// How deeply the lists and dictionaries of an old-style property list nest, as in `project.pbxproj`.
enum OldStyleNesting {
  /// - Parameter text: UTF-8.
  static func depth(of text: [UInt8]) -> Int {
    var depth = DepthCount()
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth.open()
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth.close()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index = end(ofTextAt: index, in: text)
      case UInt8(ascii: "/"): index = end(ofCommentAt: index, in: text)
      case _ where byte.isUnquoted: index = end(ofWordAt: index, in: text)
      default: break
      }
      index += 1
    }
    return depth.greatest
  }

  /// The place of the quote that ends a text.
  private static func end(ofTextAt start: Int, in text: [UInt8]) -> Int {
    var index = start + 1
    while index < text.endIndex, text[index] != text[start] {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  /// The last byte of a comment, or of the word that begins with a slash.
  private static func end(ofCommentAt start: Int, in text: [UInt8]) -> Int {
    let rest = text[(start + 1)...]
    switch rest.first {
    case UInt8(ascii: "/"): return rest.indices.first { endsLine($0, in: text) } ?? text.endIndex
    case UInt8(ascii: "*"):
      var index = start + 3
      while index < text.endIndex {
        if text[index] == UInt8(ascii: "/"), text[index - 1] == UInt8(ascii: "*") { return index }
        index += 1
      }
      return index
    default: return end(ofWordAt: start, in: text)
    }
  }

  /// In a word without quotes, slashes begin no comment.
  private static func end(ofWordAt start: Int, in text: [UInt8]) -> Int {
    (text[start...].firstIndex { !$0.isUnquoted } ?? text.endIndex) - 1
  }
}

extension OldStyleNesting {
  /// Whether a line ends here: also by U+2028 and U+2029, as for the decoder.
  private static func endsLine(_ index: Int, in text: [UInt8]) -> Bool {
    switch text[index] {
    case 0x0A, 0x0D: true
    case 0xE2:
      text[index...].starts(with: [0xE2, 0x80, 0xA8])
        || text[index...].starts(with: [0xE2, 0x80, 0xA9])
    default: false
    }
  }
}

extension UInt8 {
  /// Whether the byte may be part of a text without quotes.
  fileprivate var isUnquoted: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
