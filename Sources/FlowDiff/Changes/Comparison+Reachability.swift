import FlowAnalysis
import FlowModel

extension Comparison {
  /// Tells which scenes of both states can be reached from an entry point in one of them only.
  ///
  /// Where a state names no entry point, as a single file doesn't, nothing is known to be lost.
  mutating func compareReachability() {
    guard !before.entryPoints.isEmpty, !after.entryPoints.isEmpty else { return }
    let earlier = before.scenes(reachableFrom: before.entryPoints)
    let later = after.scenes(reachableFrom: after.entryPoints)
    for pair in matching.scenes.pairs {
      let (was, now) = (before.scenes[pair.before], after.scenes[pair.after])
      guard now.reference == nil, earlier.contains(was.id) != later.contains(now.id) else {
        continue
      }
      tell(
        later.contains(now.id) ? .sceneReachable : .sceneUnreachable,
        .scene(before: was, after: now), at: now.location)
    }
  }
}
