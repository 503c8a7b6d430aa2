public import FlowModel

/// What rules look at: an app's graph, and what is known of its files beyond the graph.
public struct LintSubject: Sendable {
  public let graph: FlowGraph
  /// The interface files, sorted by path.
  public let outlines: [InterfaceOutline]
  /// The storyboards, without launch screens.
  public let storyboards: [Storyboard]
  /// The number of scenes of each file, references left out, by path.
  public let sceneCounts: [String: Int]
  /// What is known of the source; `nil` if none was read.
  public let source: SourceSurvey?
  /// The number of people who changed a file, by path; empty if no history is known.
  public let authors: [String: Int]
  /// The limits that rules take from the user's settings.
  public let limits: LintLimits

  private let found: [String: [Finding]]
  private let outlineIndices: [String: Int]

  /// - Parameters:
  ///   - graph: The app's scenes and segues.
  ///   - outlines: What is known of its interface files beside them, in any order.
  ///   - source: What is known of its source; `nil` if none was read.
  ///   - authors: The number of people who changed a file, by path.
  ///   - extra: Faults that were found while the graph was made, in addition to those in it.
  ///   - limits: The limits of rules that count.
  public init(
    _ graph: FlowGraph, outlines: [InterfaceOutline] = [], source: SourceSurvey? = nil,
    authors: [String: Int] = [:], extra: [Finding] = [], limits: LintLimits = LintLimits()
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
    found = Dictionary(grouping: graph.findings + extra, by: \.rule)
    outlineIndices = Dictionary(
      zip(self.outlines.lazy.map(\.path), self.outlines.indices),
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns what was found under a rule's name while the graph was made.
  public func assembled(_ rule: String) -> [Finding] { found[rule] ?? [] }

  /// Returns what is known of an interface file beside its scenes; `nil` for a file that was not read.
  ///
  /// - Complexity: O(1).
  public func outline(ofFileAt path: String) -> InterfaceOutline? {
    outlineIndices[path].map { outlines[$0] }
  }
}

/// The limits of rules that count.
public struct LintLimits: Hashable, Sendable {
  /// The number of scenes from which on a storyboard is too large.
  public var scenes: Int
  /// The number of views from which on a storyboard is too large.
  public var views: Int

  public init(scenes: Int = 25, views: Int = 1_500) {
    self.scenes = scenes
    self.views = views
  }
}
