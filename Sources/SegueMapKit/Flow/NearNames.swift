import FlowModel
import SourceModel

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
  /// Names of which only a word is near, as `Woo Watch App` is to `Wtch`, come after all others.
  ///
  /// - Complexity: O(*n* · *m*) for the *n* bytes of all names and the *m* of the text.
  package func near(_ text: String) -> [String] {
    let wanted = scalars(of: text)
    let limit = Swift.max(1, wanted.count / 3)
    let near = compactMap { name -> (rank: Int, distance: Int, name: String)? in
      let candidate = scalars(of: name)
      if !wanted.isEmpty, candidate.starts(with: wanted) { return (0, 0, name) }
      let distance = editDistance(wanted, candidate)
      if distance <= limit { return (0, distance, name) }
      guard wanted.count >= fewestForWords else { return nil }
      let nearest = words(of: name).map { editDistance(wanted, scalars(of: $0)) }.min()
      return nearest.flatMap { $0 <= limit ? (1, $0, name) : nil }
    }
    return near.sorted { ($0.rank, $0.distance, $0.name) < ($1.rank, $1.distance, $1.name) }
      .prefix(3).map(\.name)
  }
}

/// The length of a text from which on it is compared with single words; what is shorter is near to many by chance.
private let fewestForWords = 4

private func scalars(of text: String) -> [Unicode.Scalar] {
  Array(text.lowercased().unicodeScalars.prefix(100))
}

private func words(of name: String) -> [String] {
  name.split { !$0.isLetter && !$0.isNumber }.flatMap { CamelCase.words(of: String($0)) }
}

/// Returns how many insertions, deletions, replacements and swaps of neighbours turn one string into the
/// other (Damerau and Levenshtein, each place edited once).
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var above: [Int] = []
  var row = Array(0...b.count)
  for i in a.indices {
    var next = [i + 1]
    for j in b.indices {
      var distance = min(row[j] + (a[i] == b[j] ? 0 : 1), next[j] + 1, row[j + 1] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        distance = min(distance, above[j - 1] + 1)
      }
      next.append(distance)
    }
    (above, row) = (row, next)
  }
  return row[b.count]
}
