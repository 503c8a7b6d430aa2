import FlowModel

/// A graph's counts in words: `12 scenes · 14 segues · 4 storyboards`.
struct FlowSummary {
  let text: String

  init(_ graph: FlowGraph) {
    let drawn = graph.scenes.filter { $0.reference?.target == nil && !$0.isClass }
    let files = Set(drawn.map(\.id.path))
    let classes = graph.scenes.count(where: \.isClass)
    let sum = { (origin: Segue.Origin) in
      graph.segues.reduce(0) { $0 + ($1.origin == origin ? $1.count : 0) }
    }
    let broken = drawn.count { $0.reference?.resolution.isFault ?? false }
    // The number of storyboards is omitted if there are none.
    let hasFiles = !drawn.isEmpty || classes == 0
    var parts: [String] = []
    if hasFiles { parts.append(Self.count(drawn.reduce(0) { $0 + $1.count }, "scene")) }
    if classes > 0 { parts.append(classes == 1 ? "1 class" : "\(classes) classes") }
    if hasFiles { parts.append(Self.count(sum(.storyboard), "segue")) }
    if sum(.code) > 0 { parts.append("\(sum(.code)) from code") }
    if hasFiles { parts.append(Self.count(files.count, "file")) }
    let folded = graph.scenes.reduce(0) { $0 + $1.containers.count }
    if folded > 0 { parts.append(Self.count(folded, "container") + " folded") }
    if broken > 0 { parts.append(Self.count(broken, "unresolved reference")) }
    text = parts.joined(separator: " · ")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
