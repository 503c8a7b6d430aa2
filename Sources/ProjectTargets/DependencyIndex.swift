import FlowModel

/// Finds targets by the names that dependencies use.
struct DependencyIndex {
  private let declarations: [ProjectDeclaration]
  private let targets: [(target: DeclaredTarget, declaration: Int)]
  /// By the names of targets and of their products.
  private var named: [String: [Int]] = [:]

  init(
    _ targets: [(target: DeclaredTarget, declaration: Int)], declarations: [ProjectDeclaration]
  ) {
    self.targets = targets
    self.declarations = declarations
    var products: [[String: Set<String>]] = declarations.map { _ in [:] }
    for (index, declaration) in declarations.enumerated() {
      for (product, names) in declaration.products {
        for name in names { products[index][name, default: [name]].insert(product) }
      }
    }
    for (index, entry) in targets.enumerated() {
      let name = entry.target.name
      for name in products[entry.declaration][name] ?? [name] {
        named[name, default: []].append(index)
      }
    }
  }

  /// The direct dependencies of a target.
  func dependencies(of target: DeclaredTarget, in declaration: Int) -> Set<Int> {
    target.dependencies.reduce(into: []) { found, dependency in
      found.formUnion(
        self.targets(meantBy: dependency, in: declaration)
          .filter { self.targets[$0].target.kind.isVisible(to: target.kind) })
    }
  }

  /// The targets of a name: in the same project, otherwise in the projects that share the most folders.
  private func targets(
    meantBy dependency: DeclaredTarget.Dependency, in declaration: Int
  ) -> [Int] {
    let name =
      switch dependency {
      case .target(let name), .product(let name): name
      }
    let candidates = named[name] ?? []
    let own = candidates.filter { targets[$0].declaration == declaration }
    if !own.isEmpty { return own }
    if case .target = dependency { return [] }
    let folder = declarations[declaration].folder
    let shared = candidates.map { candidate in
      let other = declarations[targets[candidate].declaration].folder
      return zip(folder.split(separator: "/"), other.split(separator: "/"))
        .prefix { $0 == $1 }.count
    }
    let most = shared.max()
    return zip(candidates, shared).filter { $1 == most }.map(\.0)
  }
}
