import FlowModel

extension FlowGraph {
  /// Returns the names of scenes that a user may have meant.
  func sceneNames(near text: String) -> [String] {
    let names = scenes.flatMap {
      [$0.name, $0.customClass, $0.storyboardIdentifier].compactMap(\.self)
    }
    return Set(names).near(text)
  }
}

extension Set<String> {
  /// Returns the names that a user may have meant, the nearest first and three at most.
  ///
  /// - Complexity: O(*n* · *m*) for the *n* bytes of all names and the *m* of the text.
  package func near(_ text: String) -> [String] {
    let wanted = Array(text.lowercased().unicodeScalars.prefix(100))
    let near = compactMap { name -> (distance: Int, name: String)? in
      let candidate = Array(name.lowercased().unicodeScalars.prefix(100))
      if !wanted.isEmpty, candidate.starts(with: wanted) { return (0, name) }
      let distance = editDistance(wanted, candidate)
      return distance <= Swift.max(1, wanted.count / 3) ? (distance, name) : nil
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }
}

/// Returns how many insertions, deletions and replacements turn one string into the other
/// (Levenshtein).
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var row = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in b.enumerated() {
      let replaced = diagonal + (x == y ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[b.count]
}
