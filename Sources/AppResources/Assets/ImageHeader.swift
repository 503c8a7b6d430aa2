/// What the first bytes of an image file state.
package struct ImageHeader: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable { case png, jpeg }

  package let format: Format
  /// The size in pixels; both numbers are above 0.
  package let width, height: Int

  /// - Returns: `nil` if the file is neither PNG nor JPEG, or is a PNG in the format that Xcode
  ///   writes for devices, which other programs cannot read.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init(png: bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self.init(jpeg: bytes)
    } else {
      return nil
    }
  }

  private init?(png bytes: [UInt8]) {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(at index: Int) -> Int {
      bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    self.init(.png, width: number(at: 16), height: number(at: 20))
  }

  /// Skips segments up to the start of a frame, which states the size.
  private init?(jpeg bytes: [UInt8]) {
    var index = 2
    while index + 9 <= bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      func number(at offset: Int) -> Int {
        Int(bytes[index + offset]) << 8 | Int(bytes[index + offset + 1])
      }
      switch marker {
      case 0xFF: index += 1
      case 0x01, 0xD0...0xD7: index += 2
      // 0xC4, 0xC8 and 0xCC are not starts of frames.
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        self.init(.jpeg, width: number(at: 7), height: number(at: 5))
        return
      case 0xD8, 0xD9, 0xDA: return nil
      default:
        let length = number(at: 2)
        guard length >= 2 else { return nil }
        index += 2 + length
      }
    }
    return nil
  }

  private init?(_ format: Format, width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.format = format
    self.width = width
    self.height = height
  }
}
