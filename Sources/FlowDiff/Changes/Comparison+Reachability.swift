import FlowAnalysis
import FlowModel

extension Comparison {
  /// Finds scenes of both states that can be reached from an entry point in only one of them.
  ///
  /// A state without an entry point, such as a single file, says nothing about reachability.
  mutating func compareReachability() {
    guard !before.entryPoints.isEmpty, !after.entryPoints.isEmpty else { return }
    let earlier = before.scenes(reachableFrom: before.entryPoints)
    let later = after.scenes(reachableFrom: after.entryPoints)
    for pair in matching.scenes.pairs {
      let (was, now) = (before.scenes[pair.before], after.scenes[pair.after])
      guard now.reference == nil, now.isScreen, earlier.contains(was.id) != later.contains(now.id)
      else {
        continue
      }
      tell(
        later.contains(now.id) ? .sceneReachable : .sceneUnreachable,
        .scene(before: was, after: now), at: now.location)
    }
  }
}
