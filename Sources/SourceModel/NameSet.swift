/// Names that are asked for again and again: a set of hashes in an open table.
///
/// Public, since only what is public can be compiled into other modules.
public struct NameSet: Sendable {
  /// Of a power of two; 0 in an empty slot.
  @usableFromInline let slots: [UInt64]

  @inlinable
  public init(_ names: some Collection<NameHash>) {
    var size = 8
    while size < names.count * 4 { size *= 2 }
    var slots = [UInt64](repeating: 0, count: size)
    for name in names {
      var slot = Int(truncatingIfNeeded: name.value) & (size - 1)
      while slots[slot] != 0, slots[slot] != name.value { slot = (slot + 1) & (size - 1) }
      slots[slot] = name.value
    }
    self.slots = slots
  }

  @inlinable
  public init(_ names: some Collection<String>) { self.init(names.map { NameHash($0) }) }

  /// Where values that belong to the names may be kept, by slot.
  public var slotCount: Int { slots.count }

  /// The slot of a name, which stays the same; `nil` for a name that is none of them.
  @inlinable @inline(__always)
  public func slot(of name: NameHash) -> Int? {
    slots.withUnsafeBufferPointer { slots in
      var slot = Int(truncatingIfNeeded: name.value) & (slots.count - 1)
      while slots[slot] != 0 {
        if slots[slot] == name.value { return slot }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  @inlinable @inline(__always)
  public func contains(_ name: NameHash) -> Bool { slot(of: name) != nil }
}
