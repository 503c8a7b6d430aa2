package import FlowModel

/// Two states of a flow as one graph, to be drawn. It contains removed elements beside added ones,
/// and elements of both states once, in their later form.
package struct MergedFlow: Sendable {
  package typealias Mark = FlowMarks.Mark

  package let graph: FlowGraph
  /// The number of scenes that a narrower view omits, not counting resolved references.
  package let hiddenScenes: Int
  package let hiddenSegues: Int

  /// The marks of all elements except those that are unchanged.
  package let sceneMarks: [SceneID: Mark]
  package let segueMarks: [SegueID: Mark]
  /// The marks by path.
  package let storyboardMarks: [String: Mark]

  package func mark(of scene: SceneID) -> Mark { sceneMarks[scene] ?? .context }
  package func mark(of segue: SegueID) -> Mark { segueMarks[segue] ?? .context }
  /// - Parameter storyboard: The path of an interface file.
  package func mark(of storyboard: String) -> Mark { storyboardMarks[storyboard] ?? .context }

  /// Returns another part of the flow with the same marks.
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
  /// The number of scenes that a picture shows, or represents.
  fileprivate var shownSceneCount: Int {
    scenes.reduce(0) { $0 + ($1.reference?.resolution == .resolved ? 0 : $1.count) }
  }

  fileprivate var segueCount: Int { segues.reduce(0) { $0 + $1.count } }
}
