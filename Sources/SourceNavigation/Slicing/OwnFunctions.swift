/// The functions that a body can call without a receiver.
final class OwnFunctions {
  private let index: SourceIndex
  private var lineages: [Int: [Int]] = [:]

  init(_ index: SourceIndex) { self.index = index }

  func functions(named name: String, of owner: Int?) -> [Int] {
    (owner.map { methods(named: name, of: $0) } ?? []) + (index.fileFunctions[name] ?? [])
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
