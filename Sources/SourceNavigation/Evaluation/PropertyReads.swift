/// The properties on which a summary depends, including those of the summaries that it applies.
///
/// The storage is shared, as very many bodies may apply one summary.
final class PropertyReads {
  /// The first version of the stores at which each property was read.
  private var properties: [PropertyRead: Int] = [:]
  private var parts: [ObjectIdentifier: PropertyReads] = [:]

  func insert(_ read: PropertyRead, version: Int) {
    if properties[read] == nil { properties[read] = version }
  }

  func insert(_ part: PropertyReads) {
    if part !== self { parts[ObjectIdentifier(part)] = part }
  }

  /// The elements that do not depend, at any depth, on a property that has changed since.
  ///
  /// - Complexity: O(*n*) for *n* reads and parts of all.
  static func current(
    _ all: some Sequence<PropertyReads>, in stores: PropertyStores
  ) -> Set<ObjectIdentifier> {
    var users: [ObjectIdentifier: [ObjectIdentifier]] = [:]
    var met: Set<ObjectIdentifier> = []
    var outdated: [ObjectIdentifier] = []
    var pending = Array(all)
    while let reads = pending.popLast() {
      let id = ObjectIdentifier(reads)
      guard met.insert(id).inserted else { continue }
      if reads.properties.contains(where: { stores.hasChanged($0.key, since: $0.value) }) {
        outdated.append(id)
      }
      for (part, partReads) in reads.parts {
        users[part, default: []].append(id)
        pending.append(partReads)
      }
    }
    while let next = outdated.popLast() {
      if met.remove(next) != nil { outdated += users[next] ?? [] }
    }
    return met
  }
}
