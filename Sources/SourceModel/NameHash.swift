/// A name in 64 bits; the same on every host.
///
/// Public, since only what is public can be compiled into other modules.
public struct NameHash: Hashable, Sendable {
  public let value: UInt64

  /// - Parameter name: With a dot before it, a static member whose type the context tells; with a plus,
  ///   an extension of a type.
  public init(_ name: String) {
    let mark = name.utf8.first
    let isMember = mark == UInt8(ascii: ".")
    let isExtension = mark == UInt8(ascii: "+")
    var name = isMember || isExtension ? String(name.dropFirst()) : name
    let hash = name.withUTF8 { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return NameHash(value: 0) }
      return NameHash(UnsafeRawPointer(start), count: bytes.count, readable: bytes.count)
    }
    self = isMember ? hash.asMember : isExtension ? hash.asExtension : hash
  }

  /// The hash of the same name with a dot before it.
  public var asMember: NameHash { NameHash(value: ~value) }
  /// The hash of the same name with a plus before it.
  public var asExtension: NameHash { NameHash(value: value.byteSwapped) }

  /// - Parameters:
  ///   - count: At least 1.
  ///   - readable: How many bytes may be read from the start, the name's own included: a short name
  ///     is taken as one word where it can be.
  @inlinable @inline(__always)
  public init(_ start: UnsafeRawPointer, count: Int, readable: Int) {
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    if count >= 8 {
      var offset = 0
      while offset < count - 8 {
        Self.mix(Self.word(start + offset), into: &hash)
        offset += 8
      }
      Self.mix(Self.word(start + count - 8), into: &hash)
    } else if readable >= 8 {
      Self.mix(Self.word(start) & (1 << UInt64(8 * count) &- 1), into: &hash)
    } else {
      var word: UInt64 = 0
      for index in 0..<count {
        word |= UInt64(start.load(fromByteOffset: index, as: UInt8.self)) << UInt64(8 * index)
      }
      Self.mix(word, into: &hash)
    }
    value = hash
  }

  private init(value: UInt64) { self.value = value }

  @inlinable public var half: UInt32 { UInt32(truncatingIfNeeded: value) }

  @inlinable @inline(__always)
  static func word(_ start: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
  }

  /// As wyhash does: both halves of a product of 128 bits, folded.
  @inlinable @inline(__always)
  static func mix(_ word: UInt64, into hash: inout UInt64) {
    let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    hash = product.high ^ product.low
  }
}

extension UInt8 {
  /// Whether a name may hold it: a letter, a digit, an underscore, or part of what is beyond ASCII.
  @inlinable @inline(__always)
  public var isWord: Bool {
    // Letters of both cases at once.
    (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x5F || self >= 0x80
  }
}
