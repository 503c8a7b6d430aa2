package import FlowModel

/// The messages about an app's files, by the scene that each is about.
package struct ScreenFindings {
  package private(set) var byScene: [SceneID: [Diagnostic]] = [:]
  /// The messages that are about no scene, such as about a whole file.
  package private(set) var elsewhere: [Diagnostic] = []

  /// A message belongs to the last scene that begins in its file at its line or before, in an interface
  /// file; in source, to the class that is declared there. Notes are left out.
  ///
  /// - Complexity: O((*n* + *m*) log *n*) for *n* scenes and *m* messages.
  package init(_ diagnostics: [Diagnostic], of graph: FlowGraph) {
    var starts: [String: [(line: Int, id: SceneID)]] = [:]
    for scene in graph.scenes {
      starts[scene.location.path, default: []].append((scene.location.line, scene.id))
    }
    starts = starts.mapValues { $0.sorted { ($0.line, $0.id) < ($1.line, $1.id) } }
    for diagnostic in diagnostics where diagnostic.severity != .note {
      let lines = starts[diagnostic.location.path] ?? []
      let line = diagnostic.location.line
      if let scene = lines.last(where: { $0.line <= line })?.id, line > 0 {
        byScene[scene, default: []].append(diagnostic)
      } else {
        elsewhere.append(diagnostic)
      }
    }
  }
}
