import FlowModel

/// The types of an app that conform to protocols.
struct Conformers: Sendable {
  /// The maximum number of types to consider, and of those that make a screen or a view. If there are more, all are
  /// ignored.
  static let most = 4
  static let mostMakers = 24
  /// The maximum number of types from which those of one target are selected.
  private static let mostOfAll = 64

  private var types: [TypeName: [Int]] = [:]

  mutating func add(_ type: Int, to proto: TypeName) {
    if types[proto, default: []].count < Self.mostOfAll {
      types[proto, default: []].append(type)
    }
  }

  func of(_ proto: TypeName) -> [Int] { types[proto] ?? [] }

  /// The types if there are few; otherwise, an empty array.
  static func few(_ types: [Int], upTo most: Int) -> [Int] { types.count <= most ? types : [] }
}

extension SourceIndex {
  /// The types that conform to a protocol and that a build may have together with a file: those that are visible from it,
  /// and a few from which it is visible, as an app gives a framework objects of its own types.
  ///
  /// - Returns: No types if there are more than a reader could follow.
  func conformers(
    to type: TypeName, seenFrom path: String, upTo most: Int = Conformers.most
  ) -> [Int] {
    let all = conformers.of(type)
    let together = all.filter { areTogether(path, types[$0].path) }
    if together.isEmpty { return Conformers.few(all, upTo: most) }
    if together.count <= Conformers.most { return together }
    let visible = together.filter { targets.isVisible(types[$0].path, from: path) }
    return Conformers.few(visible.isEmpty ? together : visible, upTo: most)
  }
}
