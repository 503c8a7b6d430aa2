import FlowModel

/// Assigns targets to each part of a graph.
struct TargetAssignment {
  private let membership: TargetMembership

  init(_ membership: TargetMembership) {
    self.membership = membership
  }

  /// - Parameter storyboards: Storyboards whose targets are already set.
  func graph(
    storyboards: [Storyboard], scenes: [Scene], segues: [Segue], findings: [Finding]
  ) -> FlowGraph {
    if membership.isEmpty {
      return FlowGraph(
        storyboards: storyboards, scenes: scenes, segues: segues, findings: findings)
    }
    var (scenes, segues) = (scenes, segues)
    for index in scenes.indices {
      scenes[index].projectTargets = membership.targets(ofFileAt: scenes[index].id.path)
    }
    for index in segues.indices { segues[index].projectTargets = targets(of: segues[index]) }
    return FlowGraph(
      storyboards: storyboards, scenes: scenes, segues: segues, findings: findings,
      targets: targets(startingIn: scenes))
  }

  private func targets(of segue: Segue) -> [String] {
    guard segue.origin == .code else { return membership.targets(ofFileAt: segue.id.path) }
    let paths = Set(segue.callSites.map(\.location.path))
    return Set(paths.flatMap(membership.targets)).sorted()
  }

  /// Returns the targets that start in the scenes. An app whose files are also part of a test
  /// target does not start in the tests.
  private func targets(startingIn scenes: [Scene]) -> [ProjectTarget] {
    var starts: [String: [SceneID]] = [:]
    for scene in scenes where scene.isEntryPoint {
      for target in scene.projectTargets { starts[target, default: []].append(scene.id) }
    }
    return membership.targets.map { target in
      var target = target
      if !target.isTest { target.entryPoints = (starts[target.name] ?? []).sorted() }
      return target
    }
  }
}
