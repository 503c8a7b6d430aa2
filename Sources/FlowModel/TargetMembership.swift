/// Which files belong to which targets of an app's projects.
///
/// Files that belong to the same targets share a ``TargetScope``, and what one scope sees of another
/// is a table, so that lookups by name can ask for each candidate.
package struct TargetMembership: Equatable, Sendable {
  /// By name; a target is known by its index here.
  package let targets: [ProjectTarget]

  /// By path, an index of `members`.
  private let scopes: [String: Int]
  /// The targets of each scope, ascending.
  private let members: [[Int]]
  /// How one scope (the first index) sees another (the second).
  private let ranks: [[Int?]]

  /// For files of which no project is known.
  package static let none = TargetMembership(targets: [], members: [:], dependencies: [])

  /// - Parameters:
  ///   - targets: By name.
  ///   - members: The indices of a file's targets, by its path; not empty.
  ///   - dependencies: For each target, the indices of those whose code and resources it can use,
  ///     without what these depend on in turn.
  /// - Complexity: O(*n* + *s*² · *t*) for *n* files with *s* different sets of *t* targets.
  package init(targets: [ProjectTarget], members: [String: Set<Int>], dependencies: [Set<Int>]) {
    self.targets = targets
    // Each target is a scope of its own, whatever its files.
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

  /// The names of the targets that a file belongs to, sorted.
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

  /// The scope of one target alone.
  ///
  /// - Complexity: O(*t*) for *t* targets.
  package func scope(ofTarget name: String) -> TargetScope? {
    targets.firstIndex { $0.name == name }.map(TargetScope.init)
  }

  /// Whether a file belongs to a target whose code is imported under a name.
  package func isFile(at path: String, inModule name: String) -> Bool {
    scopes[path].map { members[$0].contains { targets[$0].module == name } } ?? false
  }

  /// How near a file is to those that look something up by its name.
  ///
  /// - Returns: 0 in a target that both share; 1 in one that a target of theirs depends on, directly
  ///   or not; 2 for a file that belongs to no target, of which nothing is known; `nil` where the file
  ///   cannot be seen.
  /// - Complexity: O(1).
  package func rank(of path: String, from scope: TargetScope) -> Int? {
    guard let other = scopes[path] else { return 2 }
    return ranks[scope.index][other]
  }

  /// The same for the files of another scope.
  package func rank(of other: TargetScope, from scope: TargetScope) -> Int? {
    ranks[scope.index][other.index]
  }

  /// What the targets of a scope are built for; empty where that is unknown of one of them.
  package func platforms(of scope: TargetScope) -> Set<Platform> {
    let platforms = members[scope.index].map { targets[$0].platforms }
    return platforms.contains([]) ? [] : platforms.reduce(into: []) { $0.formUnion($1) }
  }

  /// The candidates of a name that can be meant from a scope: those in its targets, else those in
  /// what these depend on, else all.
  ///
  /// - Parameter path: The file that a candidate stands in.
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
