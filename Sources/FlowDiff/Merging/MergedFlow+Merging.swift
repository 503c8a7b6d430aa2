import FlowAnalysis
import FlowModel

extension FlowChanges {
  /// Both states in one graph.
  ///
  /// All elements of the later state keep their IDs. A removed element is in its earlier file, with
  /// its earlier ID unless that is in use. A segue whose end changed also appears in its earlier
  /// form, as a removed one.
  ///
  /// - Complexity: O(*n* log *n*) for *n* elements of both graphs.
  package var merged: MergedFlow {
    let flow = merging().flow
    guard let view else { return flow }
    return MergedFlow(
      graph: flow.graph.applying(view), hiddenScenes: 0, hiddenSegues: 0,
      sceneMarks: flow.sceneMarks, segueMarks: flow.segueMarks,
      storyboardMarks: flow.storyboardMarks)
  }

  /// The elements that only the earlier state has, as a map from their IDs in the merged graph to
  /// those in the earlier state.
  struct Remains {
    var scenes: [SceneID: SceneID] = [:]
    var segues: [SegueID: SegueID] = [:]
  }

  /// - Parameter keepsOldWays: Whether a segue whose end changed also appears in its earlier form.
  func merging(keepsOldWays: Bool = true) -> (flow: MergedFlow, remains: Remains) {
    var ids = MergedIDs(matching)
    let gone = matching.lostScenes.map { ids.scene(before.scenes[$0]) }
    let lostIndices = matching.segues.looseBefore + (keepsOldWays ? rerouted : [])
    let lost = lostIndices.map { ids.segue(before.segues[$0]) }
    let files = matching.files.pairing.looseBefore.map { ids.storyboard(before.storyboards[$0]) }
    let names = Set(after.targets.map(\.name))
    let lostTargets = before.targets.filter { !names.contains($0.name) }
    let graph = FlowGraph(
      storyboards: after.storyboards + files, scenes: after.scenes + gone,
      segues: after.segues + lost, findings: after.findings,
      targets: after.targets + lostTargets)

    var marks = Marks(changes)
    // A resolved reference is not drawn, so it has no mark.
    for scene in gone where scene.reference?.resolution != .resolved {
      marks.scenes[scene.id] = .removed
    }
    for segue in lost { marks.segues[segue.id] = .removed }
    for file in files { marks.storyboards[file.path] = .removed }
    let flow = MergedFlow(
      graph: graph, hiddenScenes: 0, hiddenSegues: 0, sceneMarks: marks.scenes,
      segueMarks: marks.segues, storyboardMarks: marks.storyboards)
    var remains = Remains()
    for (scene, index) in zip(gone, matching.lostScenes) {
      remains.scenes[scene.id] = before.scenes[index].id
    }
    for (segue, index) in zip(lost, lostIndices) {
      remains.segues[segue.id] = before.segues[index].id
    }
    return (flow, remains)
  }
}

extension FlowChanges {
  /// The indices of earlier segues of which an end changed.
  var rerouted: [Int] {
    let later = Set(
      changes.compactMap { change -> SegueID? in
        guard change.kind == .segueSource || change.kind == .segueDestination,
          case .segue(_, let after?) = change.subject
        else { return nil }
        return after.id
      })
    return matching.segues.pairs.filter { later.contains(after.segues[$0.after].id) }
      .map(\.before)
  }
}

/// The marks of all elements of the later state.
struct Marks {
  var scenes: [SceneID: MergedFlow.Mark] = [:]
  var segues: [SegueID: MergedFlow.Mark] = [:]
  var storyboards: [String: MergedFlow.Mark] = [:]

  init(_ changes: [Change]) {
    for change in changes {
      switch change.subject {
      case .storyboard(let before, let after?):
        storyboards[after.path] = before == nil ? .added : .changed
        if change.kind == .initialScene, let scene = after.initialScene, scenes[scene] == nil {
          scenes[scene] = .changed
        }
      case .scene(let before, let after?): scenes[after.id] = before == nil ? .added : .changed
      case .segue(let before, let after?): segues[after.id] = before == nil ? .added : .changed
      case .storyboard, .scene, .segue, .finding: break
      }
    }
  }
}

/// Assigns IDs to removed elements that differ from those of the later state.
struct MergedIDs {
  private let matching: Matching
  private var scenes: Set<SceneID>
  private var segues: Set<SegueID>
  private var sceneIDs: [SceneID: SceneID] = [:]

  init(_ matching: Matching) {
    self.matching = matching
    scenes = Set(matching.after.scenes.map(\.id))
    segues = Set(matching.after.segues.map(\.id))
    // IDs of missing scenes are reserved too: a dangling segue must not lead to a removed scene.
    for segue in matching.after.segues { scenes.formUnion(segue.ends) }
    for index in matching.scenes.looseBefore {
      let old = matching.before.scenes[index].id
      sceneIDs[old] = Self.free(path: matching.files.path(old.path), old.objectID, in: &scenes)
    }
  }

  func scene(_ scene: Scene) -> Scene {
    var copy = scene.identified(as: id(scene.id))
    copy.reference?.target = scene.reference?.target.map(id)
    return copy
  }

  mutating func segue(_ segue: Segue) -> Segue {
    let path = matching.files.path(segue.id.path)
    var copy = segue.identified(as: Self.free(path: path, segue.id.objectID, in: &segues))
    copy.source = id(segue.source)
    copy.sources = segue.sources.map(id).sorted()
    copy.destination = segue.destination.map(id)
    copy.via = segue.via.map(id)
    copy.unwindTargets = segue.unwindTargets.map(id).sorted()
    return copy
  }

  func storyboard(_ storyboard: Storyboard) -> Storyboard {
    Storyboard(
      path: storyboard.path, name: storyboard.name, format: storyboard.format,
      platform: storyboard.platform, isLaunchScreen: storyboard.isLaunchScreen,
      initialScene: storyboard.initialScene.map(id), isMain: storyboard.isMain,
      projectTargets: storyboard.projectTargets)
  }

  /// Returns the ID in the merged graph of a scene of the earlier state.
  func id(_ old: SceneID) -> SceneID {
    switch matching.place(before: old) {
    case .scene(let id), .missing(let id): id
    case .gone(let id): sceneIDs[id] ?? id
    }
  }

  private static func free<Owner>(
    path: String, _ objectID: String, in taken: inout Set<ElementID<Owner>>
  ) -> ElementID<Owner> {
    var id = ElementID<Owner>(path: path, objectID: objectID)
    while !taken.insert(id).inserted {
      id = ElementID(path: path, objectID: id.objectID + "-removed")
    }
    return id
  }
}
