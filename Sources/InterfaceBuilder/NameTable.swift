/// Numbers for names that are identified by address: an open-addressing hash table.
///
/// Every element and every attribute of a file is looked up, for which a `Dictionary` would take longer than
/// the XML parser.
struct NameTable {
  private struct Slot {
    var pointer: UnsafePointer<UInt8>?
    var id: UInt32
  }

  private var slots = [Slot](repeating: Slot(pointer: nil, id: 0), count: 256)
  private var slotsInUse = 0
  private let known = KnownNames.all
  /// The place of each name's bytes, by number; empty for the known ones.
  private(set) var ranges = [ElementTree.ByteRange](
    repeating: ElementTree.ByteRange(start: 0, count: 0), count: Name.spellings.count)

  /// - Parameter bytes: Receives the bytes of each new name.
  mutating func id(of pointer: UnsafePointer<UInt8>, storingIn bytes: inout [UInt8]) -> UInt32 {
    let slot = slots[place(of: pointer)]
    if slot.pointer != nil { return slot.id }
    var end = pointer
    while end.pointee != 0 { end += 1 }
    let spelling = UnsafeBufferPointer(start: pointer, count: end - pointer)
    if let name = known.name(spelled: spelling) {
      insert(pointer, id: name.number)
      return name.number
    }
    let id = UInt32(ranges.count)
    let start = bytes.count
    bytes.append(contentsOf: spelling)
    let range = ElementTree.ByteRange(start: UInt32(start), count: UInt32(bytes.count - start))
    ranges.append(range)
    insert(pointer, id: id)
    return id
  }

  /// The slot of the name, or the empty slot in which to put it.
  private func place(of pointer: UnsafePointer<UInt8>) -> Int {
    // Multiplied by 2^64 / φ, neighbouring addresses differ in their high bits.
    let hash = UInt(bitPattern: pointer) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(hash >> 32) & (slots.count - 1)
    while let other = slots[place].pointer, other != pointer {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func insert(_ pointer: UnsafePointer<UInt8>, id: UInt32) {
    slots[place(of: pointer)] = Slot(pointer: pointer, id: id)
    slotsInUse += 1
    if slotsInUse * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(pointer: nil, id: 0), count: old.count * 2)
    for slot in old {
      if let pointer = slot.pointer { slots[place(of: pointer)] = slot }
    }
  }
}
