package import FlowModel

/// What rules look at: an app's graph, and what is known of its files beyond the graph.
package struct LintSubject: Sendable {
  package let graph: FlowGraph
  /// The interface files, sorted by path.
  package let outlines: [InterfaceOutline]
  /// The storyboards, without launch screens.
  package let storyboards: [Storyboard]
  /// The number of scenes of each file, references left out, by path.
  package let sceneCounts: [String: Int]
  /// What is known of the source; `nil` if none was read.
  package let source: SourceSurvey?
  /// The number of people who changed a file, by path; empty if no history is known.
  package let authors: [String: Int]
  /// The limits that rules take from the user's settings.
  package let limits: LintLimits

  private let found: [String: [Diagnostic]]
  private let outlineIndices: [String: Int]

  /// - Parameter extra: Faults that were found while the graph was made, in addition to those in it.
  package init(
    _ graph: FlowGraph, outlines: [InterfaceOutline] = [], source: SourceSurvey? = nil,
    authors: [String: Int] = [:], extra: [Diagnostic] = [], limits: LintLimits = LintLimits()
  ) {
    self.graph = graph
    self.outlines = outlines.sorted { $0.path < $1.path }
    storyboards = graph.storyboards.filter { $0.format == .storyboard && !$0.isLaunchScreen }
    sceneCounts = graph.scenes.reduce(into: [:]) { counts, scene in
      if scene.reference == nil { counts[scene.id.path, default: 0] += 1 }
    }
    self.source = source
    self.authors = authors
    self.limits = limits
    found = Dictionary(grouping: graph.diagnostics + extra, by: \.rule)
    outlineIndices = Dictionary(
      zip(self.outlines.lazy.map(\.path), self.outlines.indices),
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns what was found under a rule's name while the graph was made.
  package func assembled(_ rule: String) -> [Diagnostic] { found[rule] ?? [] }

  package func outline(ofFileAt path: String) -> InterfaceOutline? {
    outlineIndices[path].map { outlines[$0] }
  }

}

/// The limits of rules that count.
package struct LintLimits: Hashable, Sendable {
  /// The number of scenes from which on a storyboard is too large.
  package var scenes = 25
  /// The number of views from which on a storyboard is too large.
  package var views = 1_500

  package init() {}
}
