import FlowModel
import TestSupport
import Testing

@testable import FlowDiff

@Suite("Changes of generated graphs")
struct GeneratedChangesTests {
  @Test("A graph is no different from itself", arguments: 0..<40)
  func same(seed: Int) {
    var maker = GraphMaker(seed: seed)
    let graph = maker.graph()
    #expect(FlowChanges(from: graph, to: Sample.reversed(graph)).told == [])
  }

  @Test("The changes forward and backward mirror each other", arguments: 0..<60)
  func mirror(seed: Int) {
    var maker = GraphMaker(seed: seed)
    let before = maker.graph()
    let after = maker.edited(before)
    let there = FlowChanges(from: before, to: after).changes.map(\.essence)
    let back = FlowChanges(from: after, to: before).changes.map(\.mirrored)
    #expect(Set(there) == Set(back))
    #expect(there.count == back.count)
  }

  @Test("The merged graph contains both states, each element once", arguments: 0..<60)
  func merged(seed: Int) {
    var maker = GraphMaker(seed: seed)
    let before = maker.graph()
    let after = maker.edited(before)
    let changes = FlowChanges(from: before, to: after)
    let merged = changes.merged
    let scenes = merged.graph.scenes.map(\.id)
    #expect(Set(scenes).count == scenes.count)
    let segues = merged.graph.segues.map(\.id)
    #expect(Set(segues).count == segues.count)
    #expect(Set(scenes).isSuperset(of: after.scenes.map(\.id)))
    let kept = changes.matching.scenes.pairs.count
    #expect(scenes.count == before.scenes.count + after.scenes.count - kept)
    let keptSegues = changes.matching.segues.pairs.count
    let rerouted = Set(
      changes.changes.filter { $0.kind == .segueSource || $0.kind == .segueDestination }
        .map(\.subject)
    ).count
    #expect(segues.count == before.segues.count + after.segues.count - keptSegues + rerouted)
  }

  @Test("What was only added or removed is reported as such, and nothing else", arguments: 0..<40)
  func presence(seed: Int) {
    var maker = GraphMaker(seed: seed)
    let before = maker.graph()
    let gone = before.scenes[maker.below(before.scenes.count)].id
    let after = before.edited(
      scenes: { $0.filter { $0.id != gone } },
      segues: { $0.filter { $0.source != gone && !$0.targets.contains(gone) } })
    let changes = FlowChanges(from: before, to: after).changes.filter {
      $0.kind != .sceneUnreachable && $0.kind != .entryPoint && $0.kind != .initialScene
    }
    #expect(changes.allSatisfy { $0.sign == .removed })
    #expect(changes.count { $0.kind == .sceneRemoved } == 1)
    #expect(
      changes.count { $0.kind == .segueRemoved } == before.segues.count - after.segues.count)
  }
}

/// A change without its place, which differs between the two directions.
private struct Essence: Hashable {
  let kind: Change.Kind
  let before: [String]
  let after: [String]
  let attribute: String?
  let values: [Change.Value?]
}

extension Change {
  fileprivate var essence: Essence {
    Essence(
      kind: kind, before: ids.before, after: ids.after, attribute: attribute,
      values: [before, after])
  }

  fileprivate var mirrored: Essence {
    Essence(
      kind: Self.mirrors[kind] ?? kind, before: ids.after, after: ids.before, attribute: attribute,
      values: [after, before])
  }

  private var ids: (before: [String], after: [String]) {
    switch subject {
    case .storyboard(let before, let after): ([before?.path ?? ""], [after?.path ?? ""])
    case .scene(let before, let after):
      ([before?.id.description ?? ""], [after?.id.description ?? ""])
    case .segue(let before, let after):
      ([before?.id.description ?? ""], [after?.id.description ?? ""])
    case .finding(let finding): ([finding.message], [finding.message])
    }
  }

  private static let mirrors: [Kind: Kind] = {
    let pairs: [(Kind, Kind)] = [
      (.storyboardAdded, .storyboardRemoved), (.sceneAdded, .sceneRemoved),
      (.segueAdded, .segueRemoved), (.referenceAdded, .referenceRemoved),
      (.referenceBroken, .referenceMended), (.unwindBroken, .unwindMended),
      (.sceneReachable, .sceneUnreachable), (.findingAdded, .findingGone),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($0.1, $0.0) })
  }()
}
