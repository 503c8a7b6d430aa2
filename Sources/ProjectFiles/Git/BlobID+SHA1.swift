extension BlobID {
  /// In bytes; git's other names, by SHA-256, are longer.
  static let lengthOfSHA1 = 20

  /// The name that git gives to a file with these bytes, as they are.
  ///
  /// Git itself would first run the program that the repository names as the file's filter.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(of bytes: UnsafeRawBufferPointer) {
    let header = Array("blob \(bytes.count)\0".utf8)
    var hash = SHA1()
    // The header shares its block with the first bytes, and what follows the last whole block shares
    // those with the length.
    let first = min(SHA1.blockSize - header.count, bytes.count)
    var block = header + bytes[..<first]
    var rest = bytes[first...]
    if block.count == SHA1.blockSize {
      block.withUnsafeBytes { hash.add(block: $0) }
      while rest.count >= SHA1.blockSize {
        hash.add(block: UnsafeRawBufferPointer(rebasing: rest.prefix(SHA1.blockSize)))
        rest = rest.dropFirst(SHA1.blockSize)
      }
      block = Array(rest)
    }
    block.append(0x80)
    while block.count % SHA1.blockSize != SHA1.blockSize - 8 { block.append(0) }
    let bitCount = UInt64(header.count + bytes.count) * 8
    withUnsafeBytes(of: bitCount.bigEndian) { block += $0 }
    block.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: SHA1.blockSize) {
        hash.add(block: UnsafeRawBufferPointer(rebasing: bytes[start...].prefix(SHA1.blockSize)))
      }
    }
    self.init(bytes: hash.state.flatMap { word in withUnsafeBytes(of: word.bigEndian, Array.init) })
  }
}

/// The hash function of RFC 3174, a block at a time.
private struct SHA1 {
  static let blockSize = 64

  private(set) var state: [UInt32] = [
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
  ]

  /// - Parameter block: Of ``blockSize``.
  mutating func add(block: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      for index in 0..<16 {
        words[index] = UInt32(
          bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      }
      for index in 16..<80 {
        words[index] = Self.rotated(
          words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1)
      }
      add(words)
    }
  }

  private mutating func add(_ words: UnsafeMutableBufferPointer<UInt32>) {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mix, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = Self.rotated(a, by: 5) &+ mix &+ e &+ words[index] &+ constant
      (e, d, c, b, a) = (d, c, Self.rotated(b, by: 30), a, next)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
