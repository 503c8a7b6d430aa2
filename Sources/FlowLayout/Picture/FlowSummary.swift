import FlowModel

/// A graph's counts in words: `12 scenes · 14 segues · 4 storyboards`.
struct FlowSummary {
  let text: String

  init(_ graph: FlowGraph) {
    let drawn = graph.scenes.filter { $0.reference?.target == nil }
    let files = Set(drawn.map(\.id.path))
    let segues = graph.segues.reduce(0) { $0 + $1.count }
    let broken = drawn.count { $0.reference?.resolution.isFault ?? false }
    var parts = [
      Self.count(drawn.reduce(0) { $0 + $1.count }, "scene"), Self.count(segues, "segue"),
      Self.count(files.count, "file"),
    ]
    if broken > 0 { parts.append(Self.count(broken, "unresolved reference")) }
    text = parts.joined(separator: " · ")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
