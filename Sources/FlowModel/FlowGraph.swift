/// The scenes of an app and the segues between them, over all its files.
///
/// All is sorted on creation, so that the results of every later stage are deterministic.
public struct FlowGraph: Sendable {
  /// The interface files, sorted by path.
  public let storyboards: [Storyboard]
  /// The scenes, sorted by ID.
  public let scenes: [Scene]
  /// The segues, sorted by ID.
  public let segues: [Segue]
  /// The findings, sorted by place.
  public let findings: [Finding]
  /// What the projects build, sorted by name; empty if neither a project nor a property list was
  /// read.
  public let targets: [ProjectTarget]

  private let sceneIndices: [SceneID: Int]
  private let outgoingIndices: [[Int]]
  private let incomingIndices: [[Int]]

  /// - Complexity: O(*n* log *n*) for *n* elements in all.
  public init(
    storyboards: [Storyboard], scenes: [Scene], segues: [Segue], findings: [Finding] = [],
    targets: [ProjectTarget] = []
  ) {
    self.storyboards = storyboards.sorted { $0.path < $1.path }
    // Sorting indices avoids moving scenes and segues, which are large.
    self.scenes = scenes.indices.sorted { scenes[$0].id < scenes[$1].id }.map { scenes[$0] }
    self.segues = segues.indices.sorted { a, b in
      segues[a].id == segues[b].id
        ? (segues[a].order ?? 0) < (segues[b].order ?? 0) : segues[a].id < segues[b].id
    }.map { segues[$0] }
    self.findings = Set(findings).sorted()
    sceneIndices = Dictionary(
      zip(self.scenes.lazy.map(\.id), self.scenes.indices), uniquingKeysWith: { first, _ in first })
    self.targets = targets.sorted { $0.name < $1.name }
    var outgoing = [[Int]](repeating: [], count: scenes.count)
    var incoming = outgoing
    for (index, segue) in self.segues.enumerated() {
      for start in segue.starts {
        if let start = sceneIndices[start] { outgoing[start].append(index) }
      }
      for target in segue.targets {
        if let target = sceneIndices[target] { incoming[target].append(index) }
      }
    }
    outgoingIndices = outgoing
    incomingIndices = incoming
  }

  /// - Complexity: O(1).
  public func scene(_ id: SceneID) -> Scene? { sceneIndices[id].map { scenes[$0] } }

  /// Returns the segues from a scene, sorted by ID; empty for a scene that is not in the graph.
  public func segues(from id: SceneID) -> [Segue] {
    sceneIndices[id].map { outgoingIndices[$0].map { segues[$0] } } ?? []
  }

  /// Returns the segues to a scene, sorted by ID, including unwinds with a known target.
  public func segues(to id: SceneID) -> [Segue] {
    sceneIndices[id].map { incomingIndices[$0].map { segues[$0] } } ?? []
  }

  /// The scenes in which the app or one of its extensions starts.
  public var entryPoints: [SceneID] { scenes.filter(\.isEntryPoint).map(\.id) }
}

extension Segue {
  /// Every scene that the segue may lead to: its destination, or an unwind's targets.
  public var targets: [SceneID] { destination.map { [$0] } ?? unwindTargets }
}
