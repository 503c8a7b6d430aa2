import FlowModel

/// Leaves out of two states what only one of them has, and no edit can have added or removed.
struct Settling {
  /// `nil` if the edits are unknown.
  let edits: SourceEdits?

  func settled(_ before: FlowGraph, _ after: FlowGraph) -> (before: FlowGraph, after: FlowGraph) {
    let matching = Matching(before, after)
    let names = { (id: SceneID, graph: FlowGraph) in
      graph.scene(id).map { [$0.customClass, $0.storyboardIdentifier] }
    }
    // An interface file may have been edited so that source leads elsewhere.
    var edited: [Set<SceneID>] = [
      Set(matching.scenes.looseBefore.map { before.scenes[$0] }.filter { !$0.isClass }.map(\.id)),
      Set(matching.scenes.looseAfter.map { after.scenes[$0] }.filter { !$0.isClass }.map(\.id)),
    ]
    for pair in matching.scenes.pairs {
      let (old, new) = (before.scenes[pair.before].id, after.scenes[pair.after].id)
      guard names(old, before) != names(new, after) else { continue }
      edited[0].insert(old)
      edited[1].insert(new)
    }
    return (
      without(
        matching.scenes.looseBefore, matching.segues.looseBefore, edited[0], in: before,
        unlike: KnownCalls(after)),
      without(
        matching.scenes.looseAfter, matching.segues.looseAfter, edited[1], in: after,
        unlike: KnownCalls(before))
    )
  }

  /// Returns a state without some of the scenes and segues that the other does not have.
  ///
  /// - Parameters:
  ///   - edited: The scenes that were edited in an interface file.
  ///   - others: The calls of the other state.
  private func without(
    _ scenes: [Int], _ segues: [Int], _ edited: Set<SceneID>, in graph: FlowGraph,
    unlike others: KnownCalls
  ) -> FlowGraph {
    let cut = Set(
      segues.map { graph.segues[$0] }.filter { segue in
        segue.origin == .code && !segue.ends.contains(where: edited.contains)
          && (edits?.concern(segue, in: graph) == false || others.have(segue, of: graph))
      }.map(\.id))
    // A class stays with a segue that an edit explains.
    let lost = Set(
      scenes.map { graph.scenes[$0] }.filter { scene in
        scene.isClass && edits?.concern(scene) == false
          && (graph.segues(from: scene.id) + graph.segues(to: scene.id)).allSatisfy {
            cut.contains($0.id)
          }
      }.map(\.id))
    if lost.isEmpty, cut.isEmpty { return graph }
    return FlowGraph(
      storyboards: graph.storyboards, scenes: graph.scenes.filter { !lost.contains($0.id) },
      segues: graph.segues.filter { segue in
        !cut.contains(segue.id)
          && !segue.ends.contains(where: lost.contains)
      }, findings: graph.findings, targets: graph.targets)
  }
}

/// The calls by which source leads somewhere in one of the states.
///
/// A class that is no screen, such as a coordinator, counts as the one that leads to a screen only as long as
/// no screen is known to use it. So an edit of what uses it would add or remove a segue of the class itself.
private struct KnownCalls {
  private struct Call: Hashable {
    let name: String
    let function: String?
    let destination: String
  }

  private let calls: Set<Call>

  init(_ graph: FlowGraph) {
    calls = Set(graph.segues.lazy.flatMap { Self.calls(of: $0, in: graph) })
  }

  /// Whether a segue of the other state starts at a class that is no screen, and this state has its calls.
  func have(_ segue: Segue, of graph: FlowGraph) -> Bool {
    guard !segue.isInherited, graph.scene(segue.source)?.isScreen == false else { return false }
    let own = Self.calls(of: segue, in: graph)
    return !own.isEmpty && calls.isSuperset(of: own)
  }

  private static func calls(of segue: Segue, in graph: FlowGraph) -> [Call] {
    guard segue.origin == .code, let id = segue.destination, let scene = graph.scene(id) else {
      return []
    }
    let destination = scene.customClass?.nonEmpty ?? id.objectID
    return segue.callSites.map {
      Call(name: $0.call, function: $0.function, destination: destination)
    }
  }
}
