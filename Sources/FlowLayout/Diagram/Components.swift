/// The connected components of a graph with numbered nodes.
struct Components {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(of: a), root(of: b))
    // Keeping the lower number makes the result independent of the order of joining.
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  /// The components, each in rising order, sorted by their lowest members.
  mutating func parts() -> [[Int]] {
    var members: [[Int]] = Array(repeating: [], count: parents.count)
    for index in parents.indices { members[root(of: index)].append(index) }
    return members.filter { !$0.isEmpty }
  }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }
}
