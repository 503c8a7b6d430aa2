/// The types of the app that conform to a protocol, where they are few.
struct Conformers: Sendable {
  /// Of more, none is told from the others.
  private static let most = 4

  private var types: [TypeName: [Int]] = [:]

  mutating func add(_ type: Int, to proto: TypeName) {
    // One more than there may be tells that they are too many.
    if types[proto, default: []].count <= Self.most { types[proto, default: []].append(type) }
  }

  func of(_ proto: TypeName) -> [Int] {
    guard let types = types[proto], types.count <= Self.most else { return [] }
    return types
  }
}
