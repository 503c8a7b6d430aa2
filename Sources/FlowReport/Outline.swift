import FlowModel

/// The part of a graph that a report shows, grouped by file.
///
/// A resolved reference is omitted in favour of the scene that it refers to, unless a segue still
/// starts or ends at it.
struct Outline {
  let graph: FlowGraph
  /// The files with something to show, by path.
  let chapters: [Chapter]
  /// The ends of segues that are not in the graph, by ID.
  let missing: [SceneID]

  /// - Complexity: O(*n* log *n*) for *n* scenes and segues.
  init(_ graph: FlowGraph) {
    self.graph = graph
    let ends = Set(graph.segues.lazy.flatMap { [$0.source] + $0.targets })
    missing = ends.filter { graph.scene($0) == nil }.sorted()

    let shown = graph.scenes.filter {
      $0.reference?.resolution != .resolved || ends.contains($0.id)
    }
    let storyboards = Dictionary(
      graph.storyboards.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let titles = Dictionary(grouping: graph.storyboards, by: \.name)
    chapters = Dictionary(grouping: shown, by: \.id.path).sorted { $0.key < $1.key }
      .map { path, scenes in
        let storyboard = storyboards[path]
        let name = storyboard.flatMap { titles[$0.name]?.count == 1 ? $0.name : nil }
        let kind: Chapter.Kind =
          scenes.allSatisfy { $0.isClass || $0.kind == .heirs }
          ? .source
          : storyboard?.format == .xib || scenes.allSatisfy { $0.kind == .xib }
            ? .nib : .storyboard
        return Chapter(
          path: path, title: name?.singleLine.nonEmpty ?? path.singleLine.nonEmpty ?? "?",
          kind: kind, isLaunchScreen: storyboard?.isLaunchScreen ?? false, scenes: scenes)
      }
  }

  /// The scenes of one file that a report shows, by ID.
  struct Chapter {
    let path: String
    /// The file's name, or its path if another file has the same name.
    let title: String
    let kind: Kind
    let isLaunchScreen: Bool
    let scenes: [Scene]

    enum Kind { case storyboard, nib, source }

    /// Whether the scenes have a frame. Only a storyboard has one: a nib contains a single
    /// controller, and a class known only from source is in no interface file.
    var isFramed: Bool { kind == .storyboard }
  }

  func scenes(of kind: Chapter.Kind) -> [Scene] {
    chapters.filter { $0.kind == kind }.flatMap(\.scenes)
  }
}
