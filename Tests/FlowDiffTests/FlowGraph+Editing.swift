import FlowModel

@testable import FlowDiff

extension FlowGraph {
  /// The graph with some of its elements changed.
  func edited(
    storyboards: ([Storyboard]) -> [Storyboard] = { $0 },
    scenes: ([Scene]) -> [Scene] = { $0 },
    segues: ([Segue]) -> [Segue] = { $0 },
    findings: ([Finding]) -> [Finding] = { $0 }
  ) -> FlowGraph {
    FlowGraph(
      storyboards: storyboards(self.storyboards), scenes: scenes(self.scenes),
      segues: segues(self.segues), findings: findings(self.findings))
  }

  func editing(scene objectID: String, _ change: (inout Scene) -> Void) -> FlowGraph {
    edited(scenes: { $0.editing({ $0.id.objectID == objectID }, change) })
  }

  func editing(segue objectID: String, _ change: (inout Segue) -> Void) -> FlowGraph {
    edited(segues: { $0.editing({ $0.id.objectID == objectID }, change) })
  }

  func removing(scene objectID: String) -> FlowGraph {
    edited(scenes: { $0.filter { $0.id.objectID != objectID } })
  }

  func removing(segue objectID: String) -> FlowGraph {
    edited(segues: { $0.filter { $0.id.objectID != objectID } })
  }

  /// Returns the graph with other IDs of scenes and segues, in all places that contain them.
  func renaming(
    scene: (SceneID) -> SceneID = { $0 }, segue: (SegueID) -> SegueID = { $0 },
    path: (String) -> String = { $0 }
  ) -> FlowGraph {
    FlowGraph(
      storyboards: storyboards.map {
        Storyboard(
          path: path($0.path), name: $0.name, format: $0.format, platform: $0.platform,
          isLaunchScreen: $0.isLaunchScreen, initialScene: $0.initialScene.map(scene),
          isMain: $0.isMain)
      },
      scenes: scenes.map {
        var copy = $0.identified(as: scene($0.id))
        copy.reference?.target = $0.reference?.target.map(scene)
        copy.location = SourceLocation(path: copy.id.path, line: $0.location.line)
        return copy
      },
      segues: segues.map {
        var copy = $0.identified(as: segue($0.id))
        copy.source = scene($0.source)
        copy.destination = $0.destination.map(scene)
        copy.via = $0.via.map(scene)
        copy.unwindTargets = $0.unwindTargets.map(scene)
        return copy
      },
      findings: findings.map {
        Finding(
          $0.severity, rule: $0.rule, message: $0.message,
          at: SourceLocation(
            path: path($0.location.path), line: $0.location.line, column: $0.location.column))
      })
  }
}

extension Array {
  fileprivate func editing(
    _ isMeant: (Element) -> Bool, _ change: (inout Element) -> Void
  ) -> [Element] {
    map { element in
      guard isMeant(element) else { return element }
      var copy = element
      change(&copy)
      return copy
    }
  }
}

extension FlowChanges {
  /// Each change on a line: `scene-class lst: ListViewController → Other`.
  var told: [String] { changes.map(\.told) }
}

extension Change {
  var told: String {
    var text = "\(sign.rawValue) \(kind.rawValue) \(subject.shortName)"
    if let attribute { text += " \(attribute)" }
    if before != nil || after != nil { text += ": \(before.told) → \(after.told)" }
    return text
  }
}

extension Change.Subject {
  fileprivate var shortName: String {
    switch self {
    case .storyboard(let before, let after): (after ?? before)?.path ?? ""
    case .scene(let before, let after): (after ?? before)?.id.objectID ?? ""
    case .segue(let before, let after): (after ?? before)?.id.objectID ?? ""
    case .finding(let finding): finding.rule
    }
  }
}

extension Change.Value? {
  fileprivate var told: String {
    switch self {
    case nil: "none"
    case .text(let text): text
    case .scenes(let scenes): scenes.map(\.objectID).joined(separator: ",")
    }
  }
}
