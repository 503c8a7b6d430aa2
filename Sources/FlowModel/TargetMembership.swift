/// The files that belong to each target of an app's projects.
///
/// Files that belong to the same targets share a ``TargetScope``. A table states which scopes are
/// visible from which, so that a lookup by name can check every candidate quickly.
package struct TargetMembership: Equatable, Sendable {
  /// The targets, sorted by name; elsewhere, a target is referred to by its index here.
  package let targets: [ProjectTarget]
  /// The settings of each target.
  private let settings: [CompilationSettings]

  /// For each path, an index into `members`.
  private let scopes: [String: Int]
  /// The targets of each scope, ascending.
  private let members: [[Int]]
  /// The rank of one scope (the second index) as seen from another (the first index).
  private let ranks: [[Int?]]

  /// The membership if no project is known.
  package static let none = TargetMembership(targets: [], members: [:], dependencies: [])

  /// - Parameters:
  ///   - targets: The targets, sorted by name.
  ///   - members: For each path, the indices of the file's targets; not empty.
  ///   - dependencies: For each target, the indices of its direct dependencies.
  ///   - settings: The settings of each target; empty if they are unknown.
  /// - Complexity: O(*n* + *s*² · *t*) for *n* files with *s* different sets of *t* targets.
  package init(
    targets: [ProjectTarget], members: [String: Set<Int>], dependencies: [Set<Int>],
    settings: [CompilationSettings] = []
  ) {
    self.targets = targets
    self.settings = settings.isEmpty ? targets.map { _ in CompilationSettings() } : settings
    // Each target is a scope of its own, even if no file belongs to it alone.
    var sets = targets.indices.map { Set([$0]) }
    var indices = Dictionary(uniqueKeysWithValues: sets.enumerated().map { ($1, $0) })
    for path in members.keys.sorted() {
      guard let set = members[path], indices[set] == nil else { continue }
      indices[set] = sets.count
      sets.append(set)
    }
    scopes = members.compactMapValues { indices[$0] }
    self.members = sets.map { $0.sorted() }
    let closures = targets.indices.map { Self.closure(of: $0, in: dependencies) }
    ranks = sets.map { own in
      let visible = own.reduce(into: Set<Int>()) { $0.formUnion(closures[$1]) }
      return sets.map { other in
        if !own.isDisjoint(with: other) { return 0 }
        return visible.isDisjoint(with: other) ? nil : 1
      }
    }
  }

  private static func closure(of target: Int, in dependencies: [Set<Int>]) -> Set<Int> {
    var found: Set<Int> = []
    var pending = [target]
    while let next = pending.popLast() {
      for dependency in dependencies[next] where found.insert(dependency).inserted {
        pending.append(dependency)
      }
    }
    return found
  }
}

/// A set of targets that some files have in common.
package struct TargetScope: Hashable, Sendable {
  fileprivate let index: Int
}

extension TargetMembership {
  package var isEmpty: Bool { targets.isEmpty }

  /// Returns the names of the targets that a file belongs to, sorted.
  ///
  /// - Complexity: O(*t*) for *t* targets of the file.
  package func targets(ofFileAt path: String) -> [String] {
    scopes[path].map { members[$0].map { targets[$0].name } } ?? []
  }

  /// - Returns: `nil` for a file that belongs to no target.
  /// - Complexity: O(1).
  package func scope(ofFileAt path: String) -> TargetScope? {
    scopes[path].map(TargetScope.init)
  }

  /// Returns the scope of a single target.
  ///
  /// - Complexity: O(*t*) for *t* targets.
  package func scope(ofTarget name: String) -> TargetScope? {
    targets.firstIndex { $0.name == name }.map(TargetScope.init)
  }

  /// Whether a file belongs to a target with the given module name.
  package func isFile(at path: String, inModule name: String) -> Bool {
    scopes[path].map { members[$0].contains { targets[$0].module == name } } ?? false
  }

  /// Returns how close a file is to a scope from which a name is looked up.
  ///
  /// - Returns: 0 for a file in one of the scope's targets; 1 for a file in a direct or indirect
  ///   dependency of one of them; 2 for a file that belongs to no known target; `nil` if the file
  ///   is not visible from the scope.
  /// - Complexity: O(1).
  package func rank(of path: String, from scope: TargetScope) -> Int? {
    guard let other = scopes[path] else { return 2 }
    return ranks[scope.index][other]
  }

  /// Returns the platforms of a scope's targets; empty if those of one target are unknown.
  package func platforms(of scope: TargetScope) -> Set<Platform> {
    let platforms = members[scope.index].map { targets[$0].platforms }
    return platforms.contains([]) ? [] : platforms.reduce(into: []) { $0.formUnion($1) }
  }

  /// Returns the targets of a scope, each with its settings.
  package func builds(
    of scope: TargetScope
  ) -> [(target: ProjectTarget, settings: CompilationSettings)] {
    members[scope.index].map { (targets[$0], settings[$0]) }
  }

  /// Returns the flags with which some target compiles a file.
  package func flags(ofFileAt path: String) -> CompilationFlags {
    guard let scope = scopes[path] else { return .unknown }
    let flags = members[scope].map { settings[$0].flags }
    return flags.dropFirst().reduce(flags.first ?? .unknown) { $0.or($1) }
  }

  /// Whether one of two files is visible from the other.
  ///
  /// - Complexity: O(1).
  package func areTogether(_ path: String, _ other: String) -> Bool {
    isVisible(path, from: other) || isVisible(other, from: path)
  }

  /// Whether a file is in a target of another file, or in a dependency of one, or belongs to no known target.
  ///
  /// - Complexity: O(1).
  package func isVisible(_ path: String, from other: String) -> Bool {
    guard let own = scopes[path], let others = scopes[other] else { return true }
    return ranks[others][own] != nil
  }

  /// Whether two files are compiled only for different apps or extensions, so that neither can use the other.
  package func areInDifferentApps(_ path: String, _ other: String) -> Bool {
    guard let own = scopes[path], let others = scopes[other], !areTogether(path, other)
    else { return false }
    return (members[own] + members[others]).allSatisfy {
      targets[$0].kind == .application || targets[$0].kind == .appExtension
    }
  }

  /// Returns the candidates that a name can refer to from a scope: those in the scope's targets,
  /// else those in their dependencies, else all.
  ///
  /// - Parameter path: Returns the file that contains a candidate.
  /// - Complexity: O(*n*) for *n* candidates.
  package func closest<Candidate>(
    _ candidates: [Candidate], to scope: TargetScope?, path: (Candidate) -> String
  ) -> [Candidate] {
    guard candidates.count > 1, let scope else { return candidates }
    let ranks = candidates.map { rank(of: path($0), from: scope) }
    guard let best = ranks.lazy.compactMap({ $0 }).min(), best < 2 else { return candidates }
    return zip(candidates, ranks).filter { $1 == best }.map(\.0)
  }
}
