import SourceModel

/// The functions that a body can call without a receiver.
final class OwnFunctions {
  private let index: SourceIndex
  private var lineages: [Int: [Int]] = [:]

  init(_ index: SourceIndex) { self.index = index }

  func functions(named name: String, of owner: Int?) -> [Int] {
    (owner.map { methods(named: name, of: $0) } ?? []) + index.fileFunctions(named: name)
  }

  /// Those of some functions that a type's own calls may reach in a subclass, or in a type that conforms.
  func heirs(of owner: Int?, among functions: [Int]) -> [Int] {
    guard let owner, index.types[owner].kind == .protocol || index.superclasses.contains(owner)
    else { return [] }
    return functions.filter { id in
      index.functions[id].owner.map { $0 != owner && lineage(of: $0).contains(owner) } ?? false
    }
  }

  /// Whether a type or one of its ancestors is among some types.
  func hasMember(of owner: Int, in types: Set<Int>) -> Bool {
    !types.isDisjoint(with: lineage(of: owner))
  }

  /// The methods of a type and its ancestors.
  func methods(named name: String, of owner: Int) -> [Int] {
    lineage(of: owner).flatMap { index.functions(called: name, of: $0) }
  }

  private func lineage(of owner: Int) -> [Int] {
    if let known = lineages[owner] { return known }
    let lineage = index.lineage(of: index.known(owner)).compactMap(index.entry)
    lineages[owner] = lineage
    return lineage
  }
}
