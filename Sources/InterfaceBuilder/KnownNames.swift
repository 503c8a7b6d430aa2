/// Finds the `Name` of a spelling: an open-addressing hash table, made once for all files.
///
/// Each name of a file is looked up once, so that known names which a file does not contain cost nothing.
struct KnownNames {
  static let all = Self()

  private let spellings: [[UInt8]] = Name.spellings.map { Array($0.utf8) }
  private var slots = [Name?](repeating: nil, count: 1024)

  private init() {
    for name in Name.allCases {
      spellings[name.rawValue].withUnsafeBufferPointer { slots[place(of: $0)] = name }
    }
  }

  /// - Returns: `nil` for a name that no reader uses.
  func name(spelled bytes: UnsafeBufferPointer<UInt8>) -> Name? { slots[place(of: bytes)] }

  /// The slot of the name, or the empty slot in which to put it.
  private func place(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var place = Int(truncatingIfNeeded: Self.hash(of: bytes)) & (slots.count - 1)
    while let name = slots[place], !bytes.elementsEqual(spellings[name.rawValue]) {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  /// FNV-1a, which is fast for short names.
  private static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }
}
