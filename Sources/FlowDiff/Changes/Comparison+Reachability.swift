import FlowAnalysis
import FlowModel

extension Comparison {
  /// Finds scenes of both states that can be reached from an entry point in only one of them.
  ///
  /// A state without an entry point, such as a single file, says nothing about reachability. What only one
  /// state knows of source makes no difference to it.
  mutating func compareReachability() {
    guard !before.entryPoints.isEmpty, !after.entryPoints.isEmpty else { return }
    let reached = (before.reached, after.reached)
    let ever = (whole.before.reached, whole.after.reached)
    for pair in matching.scenes.pairs {
      let (was, now) = (before.scenes[pair.before], after.scenes[pair.after])
      guard now.reference == nil, now.isScreen else { continue }
      let subject = Change.Subject.scene(before: was, after: now)
      if reached.1.contains(now.id), !ever.0.contains(was.id) {
        tell(.sceneReachable, subject, at: now.location)
      } else if reached.0.contains(was.id), !ever.1.contains(now.id) {
        tell(.sceneUnreachable, subject, at: now.location)
      }
    }
  }
}

extension FlowGraph {
  /// The scenes that can be reached from an entry point, or from a class that is no screen: what uses that may
  /// be unknown.
  fileprivate var reached: Set<SceneID> {
    scenes(
      reachableFrom: entryPoints
        + scenes.lazy.filter { !$0.isScreen && $0.reference == nil }.map(\.id))
  }
}
