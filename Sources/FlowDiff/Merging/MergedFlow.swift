package import FlowModel

/// Two states of a flow as one graph, to be drawn: what is gone beside what is there, and what both
/// have once, as it is now.
package struct MergedFlow: Sendable {
  package typealias Mark = FlowMarks.Mark

  package let graph: FlowGraph
  /// How many scenes a narrower view left out, references that lead somewhere not counted.
  package let hiddenScenes: Int
  package let hiddenSegues: Int

  /// Of everything that is not context.
  package let sceneMarks: [SceneID: Mark]
  package let segueMarks: [SegueID: Mark]
  /// By path.
  package let storyboardMarks: [String: Mark]

  package func mark(of scene: SceneID) -> Mark { sceneMarks[scene] ?? .context }
  package func mark(of segue: SegueID) -> Mark { segueMarks[segue] ?? .context }
  /// - Parameter storyboard: The path of an interface file.
  package func mark(of storyboard: String) -> Mark { storyboardMarks[storyboard] ?? .context }

  /// The same marks for another part of the flow.
  func showing(
    _ part: FlowGraph, sceneMarks: [SceneID: Mark]? = nil, segueMarks: [SegueID: Mark]? = nil
  ) -> MergedFlow {
    MergedFlow(
      graph: part,
      hiddenScenes: hiddenScenes + graph.shownSceneCount - part.shownSceneCount,
      hiddenSegues: hiddenSegues + graph.segueCount - part.segueCount,
      sceneMarks: sceneMarks ?? self.sceneMarks, segueMarks: segueMarks ?? self.segueMarks,
      storyboardMarks: storyboardMarks)
  }
}

extension FlowGraph {
  /// How many scenes a picture shows, or stands for.
  fileprivate var shownSceneCount: Int {
    scenes.reduce(0) { $0 + ($1.reference?.resolution == .resolved ? 0 : $1.count) }
  }

  fileprivate var segueCount: Int { segues.reduce(0) { $0 + $1.count } }
}
