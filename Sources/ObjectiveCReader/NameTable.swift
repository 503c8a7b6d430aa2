/// The names of one file, each of them a `String` only once. The first are the keywords.
struct NameTable {
  private struct Entry {
    let hash: UInt32
    let text: String
  }

  private var entries: [Entry] = []
  /// An entry's number and one, or 0: open addressing, at most half full.
  private var slots: [UInt32]

  init() {
    slots = Array(repeating: 0, count: 1024)
    entries.reserveCapacity(512)
    for var spelling in Keyword.spellings {
      _ = spelling.withUTF8 { number(of: $0) }
    }
  }

  subscript(number: UInt32) -> String {
    let index = Int(number)
    return index < entries.count ? entries[index].text : ""
  }

  /// The number of a name, a new one where the name is new.
  mutating func number(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      let entry = entries[Int(number)]
      if entry.hash == hash, Self.isEqual(entry.text, name) { return number }
      slot = (slot + 1) & mask
    }
    let number = UInt32(entries.count)
    entries.append(Entry(hash: hash, text: String(decoding: name, as: UTF8.self)))
    slots[slot] = number + 1
    if entries.count * 2 > slots.count { grow() }
    return number
  }

  private static func isEqual(_ text: String, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    text.utf8.count == name.count && zip(text.utf8, name).allSatisfy { $0 == $1 }
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: mask + 1)
    for (number, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number) + 1
    }
  }
}
