import FlowModel

/// A graph's counts in words: `12 scenes · 14 segues · 4 storyboards`.
struct FlowSummary {
  let text: String

  init(_ graph: FlowGraph) { self.init([graph]) }

  /// - Parameter graphs: The graphs of a picture. What several of them contain counts once.
  init(_ graphs: [FlowGraph]) {
    let graphs = graphs.map(\.gatheringHeirs)
    let scenes =
      graphs.count == 1 ? graphs[0].scenes : Self.distinct(graphs.flatMap(\.scenes), \.id)
    let segues =
      graphs.count == 1 ? graphs[0].segues : Self.distinct(graphs.flatMap(\.segues), \.id)
    let drawn = scenes.filter { $0.reference?.target == nil && !$0.isClass && $0.kind != .heirs }
    let files = Set(drawn.map(\.id.path))
    let classes = scenes.count(where: \.isClass)
    let sum = { (origin: Segue.Origin) in
      segues.reduce(0) { $0 + ($1.origin == origin ? $1.count : 0) }
    }
    let broken = drawn.count { $0.reference?.resolution.isFault ?? false }
    // The number of storyboards is omitted if there are none.
    let hasFiles = !drawn.isEmpty || classes == 0
    var parts: [String] = []
    if hasFiles { parts.append(counted(drawn.reduce(0) { $0 + $1.count }, "scene")) }
    if classes > 0 { parts.append(classes == 1 ? "1 class" : "\(classes) classes") }
    if hasFiles { parts.append(counted(sum(.storyboard), "segue")) }
    if sum(.code) > 0 { parts.append("\(sum(.code)) from code") }
    if hasFiles { parts.append(counted(files.count, "file")) }
    let folded = scenes.reduce(0) { $0 + $1.containers.count }
    if folded > 0 { parts.append(counted(folded, "container") + " folded") }
    if broken > 0 { parts.append(counted(broken, "unresolved reference")) }
    text = parts.joined(separator: " · ")
  }

  private static func distinct<Element, ID: Hashable>(
    _ elements: [Element], _ id: (Element) -> ID
  ) -> [Element] {
    var known: Set<ID> = []
    return elements.filter { known.insert(id($0)).inserted }
  }
}
