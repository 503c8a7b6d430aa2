package import FlowModel

/// Writes a graph as a Mermaid flowchart, which GitHub renders in Markdown.
///
/// Mermaid rejects a chart of more than 500 edges or 50,000 characters. A larger graph is
/// collapsed, and if it is then still too large, the scenes with the fewest segues are omitted. A
/// comment and a note in the chart state either.
package struct MermaidReporter: GraphReporter {
  private let collapsed: @Sendable (FlowGraph) -> FlowGraph

  /// - Parameter collapsed: Returns a smaller graph, such as one with a single scene for each
  ///   storyboard.
  package init(collapsed: @escaping @Sendable (FlowGraph) -> FlowGraph) {
    self.collapsed = collapsed
  }

  package func report(_ graph: FlowGraph) -> String {
    let whole = MermaidChart(graph)
    if whole.fits { return whole.text }
    let reason = "Collapsed: \(whole.size) are more than Mermaid draws"
    let smaller = collapsed(graph)
    let chart = MermaidChart(smaller, notes: [reason])
    return chart.fits ? chart.text : largestFit(of: smaller, reason: reason)
  }

  /// Returns the chart of as many scenes as fit, preferring those with the most segues.
  ///
  /// - Complexity: O(*n* log *n*): a binary search finds the number of scenes.
  private func largestFit(of graph: FlowGraph, reason: String) -> String {
    let degrees = graph.segues.reduce(into: [SceneID: Int]()) { degrees, segue in
      for end in segue.starts + segue.targets { degrees[end, default: 0] += 1 }
    }
    let ranked = graph.scenes.map(\.id).sorted {
      (degrees[$1] ?? 0, $0) < (degrees[$0] ?? 0, $1)
    }
    func chart(keeping count: Int) -> MermaidChart {
      let rest = graph.keeping(Set(ranked.prefix(count)))
      let lost = [
        counted(ranked.count - count, "scene"),
        counted(graph.segues.count - rest.segues.count, "segue"),
      ]
      return MermaidChart(rest, notes: ["\(reason), without \(lost.joined(separator: " and "))"])
    }
    var fitting = 0
    var tooMany = ranked.count + 1
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if chart(keeping: middle).fits { fitting = middle } else { tooMany = middle }
    }
    return chart(keeping: fitting).text
  }
}

extension FlowGraph {
  /// Returns the given scenes, and the segues that start at one of them and may end at one of them.
  fileprivate func keeping(_ ids: Set<SceneID>) -> FlowGraph {
    let kept = segues.filter { $0.targets.allSatisfy(ids.contains) }
      .compactMap { segue in segue.starting(at: segue.starts.filter(ids.contains)) }
    let bases = Set(kept.lazy.filter(\.isInherited).map(\.source))
    return FlowGraph(
      storyboards: storyboards, scenes: scenes.filter { ids.union(bases).contains($0.id) },
      segues: kept, findings: findings, targets: targets)
  }
}
