/// A property of a type, as the target of an assignment.
struct StoredProperty: Hashable {
  /// The type that declares the property.
  let owner: TypeName
  let name: String
}

/// A property that is read through a receiver.
struct PropertyRead: Hashable {
  let property: StoredProperty
  /// The static type of the receiver.
  let receiver: TypeName
  /// Whether the receiver is `self`. The bodies of a class are followed again for its subclasses, so
  /// what these store does not count for the class itself.
  var isSelf: Bool
}

/// A value that is assigned to a property.
struct PropertyWrite: Hashable {
  let property: StoredProperty
  /// The static type of the receiver.
  let receiver: TypeName
  let value: AbstractValue
}

/// The values assigned to properties, by the static type of the receiver.
///
/// A value that is assigned through a receiver of one class counts for that class and its
/// subclasses. Values do not depend on the order of the assignments.
struct PropertyStores {
  fileprivate struct Entry: Equatable {
    let receiver: TypeName
    var value: AbstractValue
  }

  private let index: SourceIndex
  private var entries: [StoredProperty: [Entry]] = [:]

  /// - Parameter others: Stores whose values count as well, before those of the writes.
  /// - Complexity: O(*n* log *n*) for *n* writes.
  init(
    _ index: SourceIndex, _ writes: some Sequence<PropertyWrite> = [],
    keeping others: PropertyStores? = nil
  ) {
    self.index = index
    var values: [StoredProperty: [TypeName: Set<AbstractValue>]] = [:]
    for write in writes {
      values[write.property, default: [:]][write.receiver, default: []].insert(write.value)
    }
    entries = values.mapValues { values in
      values.map { Entry(receiver: $0.key, value: .any($0.value, inOrderOf: index)) }
        .sorted { index.sortKey(of: $0.receiver) < index.sortKey(of: $1.receiver) }
    }
    if let others { entries.merge(others.entries) { $1.joined(with: $0, index) } }
  }

  /// A value of which only the type is known, as that of an argument without a known caller, says nothing beside
  /// one of a subclass.
  func value(of read: PropertyRead) -> AbstractValue {
    let value = AbstractValue.any(entries(for: read).lazy.map(\.value))
    guard value.alternatives.count > 1 else { return value }
    let types = value.alternatives.compactMap { $0.isPlaceholder ? nil : $0.type }
    return AbstractValue(
      alternatives: value.alternatives.filter { alternative in
        guard case .instance(let type, [:]) = alternative, type.isFramework else { return true }
        return !types.contains { $0 != type && index.lineage(of: $0).contains(type) }
      }, isOpen: value.isOpen)
  }

  /// Whether a property has other values than before for the receiver's class or a related one. A
  /// body that reads it through `self` may also be followed for a subclass.
  func differ(from others: PropertyStores, for read: PropertyRead) -> Bool {
    var read = read
    read.isSelf = false
    return entries(for: read) != others.entries(for: read)
  }

  /// The types through which a property is assigned, other than the one that declares it.
  func refiners(of property: StoredProperty) -> some Sequence<TypeName> {
    (entries[property] ?? []).lazy.map(\.receiver).filter { $0 != property.owner }
  }

  private func entries(for read: PropertyRead) -> [Entry] {
    (entries[read.property] ?? []).filter { counts($0, for: read) }
  }

  private func counts(_ entry: Entry, for read: PropertyRead) -> Bool {
    if entry.receiver == read.receiver { return true }
    if index.lineage(of: read.receiver).contains(entry.receiver) { return true }
    return !read.isSelf && index.lineage(of: entry.receiver).contains(read.receiver)
  }
}

extension [PropertyStores.Entry] {
  /// The entries with the values of others besides. Where a value has as many alternatives as there may be,
  /// it stays what it is.
  fileprivate func joined(with others: Self, _ index: SourceIndex) -> Self {
    var joined = self
    for other in others {
      if let place = firstIndex(where: { $0.receiver == other.receiver }) {
        joined[place].value.add(other.value)
      } else {
        joined.append(other)
      }
    }
    return joined.sorted { index.sortKey(of: $0.receiver) < index.sortKey(of: $1.receiver) }
  }
}

extension AbstractValue {
  /// Adds what the value may be besides. A text that contains one of its own, or a list that is longer than all of its
  /// own, is not known more precisely: otherwise what is appended to itself would grow in every round.
  fileprivate mutating func add(_ other: AbstractValue) {
    let texts = alternatives.compactMap(\.text).filter { !$0.isEmpty }
    let longest = alternatives.compactMap(\.count).max()
    let kept = other.alternatives.filter { alternative in
      if let text = alternative.text, !alternatives.contains(alternative) {
        return !texts.contains { text.contains($0) }
      }
      if let longest, let count = alternative.count { return count <= longest }
      return true
    }
    let isGrown = kept.count < other.alternatives.count
    self = joined(
      with: AbstractValue(alternatives: kept, isOpen: other.isOpen || isGrown))
  }
}

extension Alternative {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The number of elements of a list.
  fileprivate var count: Int? { if case .array(let values) = self { values.count } else { nil } }
}
