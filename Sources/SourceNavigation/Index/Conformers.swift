/// The types of an app that conform to protocols.
struct Conformers: Sendable {
  /// Of more, none is told from the others.
  private static let most = 4
  /// Of more, not even those of one target are few.
  private static let mostOfAll = 64

  private var types: [TypeName: [Int]] = [:]

  mutating func add(_ type: Int, to proto: TypeName) {
    if types[proto, default: []].count < Self.mostOfAll {
      types[proto, default: []].append(type)
    }
  }

  func of(_ proto: TypeName) -> [Int] { types[proto] ?? [] }

  /// The types themselves where they are few, else none.
  static func few(_ types: [Int]) -> [Int] { types.count <= most ? types : [] }
}
