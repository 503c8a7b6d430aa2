/// The distinct words of a file, each found again by its bytes.
///
/// A file repeats most of its words many times. They are compared as bytes, so that a `String` is made
/// only once for each.
struct WordTable {
  /// In the order in which they first occur.
  private(set) var words: [String] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where each word first occurs.
  private var ranges: [Range<Int>] = []
  /// The place of a word, at its hash or after it; -1 where there is none. The count is a power of two.
  private var slots = [Int32](repeating: -1, count: 512)

  init(of bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Returns the index in ``words`` of the word at some bytes.
  mutating func place(of range: Range<Int>) -> Int32 {
    let word = UnsafeBufferPointer(rebasing: bytes[range])
    let slot = slot(of: word)
    if slots[slot] >= 0 { return slots[slot] }
    let place = Int32(words.count)
    slots[slot] = place
    words.append(String(decoding: word, as: UTF8.self))
    ranges.append(range)
    if words.count * 2 > slots.count { grow() }
    return place
  }

  /// Returns the index in ``words`` of a word; `nil` if the file does not contain it.
  func place(of word: String) -> Int32? {
    var word = word
    let place = word.withUTF8 { slots[slot(of: $0)] }
    return place < 0 ? nil : place
  }

  /// Returns the slot that contains a word, or the free one where it belongs.
  private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Self.hash(of: word) & mask
    while slots[slot] >= 0 {
      let range = ranges[Int(slots[slot])]
      if range.count == word.count, word.elementsEqual(bytes[range]) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (place, range) in ranges.enumerated() {
      slots[slot(of: UnsafeBufferPointer(rebasing: bytes[range]))] = Int32(place)
    }
  }

  /// FNV-1a: one multiplication a byte, which is enough for words as short as names.
  private static func hash(of word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
