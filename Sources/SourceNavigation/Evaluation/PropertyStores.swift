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

/// The values assigned to properties, by the static type of the receiver.
///
/// A value that is assigned through a receiver of one class counts for that class and its
/// subclasses.
struct PropertyStores {
  private struct Entry {
    let receiver: TypeName
    var value: AbstractValue
    /// The version of the last change.
    var version: Int
  }

  private let index: SourceIndex
  /// The number of changes so far.
  private(set) var version = 0
  private var entries: [StoredProperty: [Entry]] = [:]

  init(_ index: SourceIndex) { self.index = index }

  func value(of read: PropertyRead) -> AbstractValue {
    .any((entries[read.property] ?? []).lazy.filter { counts($0, for: read) }.map(\.value))
  }

  /// Whether a property was assigned afterwards, through the receiver's class or a related one. A
  /// body that reads it through `self` may then be followed for a subclass.
  func hasChanged(_ read: PropertyRead, since version: Int) -> Bool {
    var read = read
    read.isSelf = false
    return (entries[read.property] ?? []).contains {
      $0.version > version && counts($0, for: read)
    }
  }

  /// The types through which a property is assigned, other than the one that declares it.
  func refiners(of property: StoredProperty) -> some Sequence<TypeName> {
    (entries[property] ?? []).lazy.map(\.receiver).filter { $0 != property.owner }
  }

  mutating func add(
    _ value: AbstractValue, to property: StoredProperty, through receiver: TypeName
  ) {
    let known = entries[property]?.firstIndex { $0.receiver == receiver }
    guard let known else {
      version += 1
      entries[property, default: []].append(
        Entry(receiver: receiver, value: value, version: version))
      return
    }
    guard let old = entries[property]?[known].value, case let joined = old.joined(with: value),
      joined != old
    else { return }
    version += 1
    entries[property]?[known] = Entry(receiver: receiver, value: joined, version: version)
  }

  private func counts(_ entry: Entry, for read: PropertyRead) -> Bool {
    if entry.receiver == read.receiver { return true }
    if index.lineage(of: read.receiver).contains(entry.receiver) { return true }
    return !read.isSelf && index.lineage(of: entry.receiver).contains(read.receiver)
  }
}
