import FlowModel

/// The segues of a graph for which cards have chips, in place of lines.
///
/// A line across half of a large picture can't be followed. Where a map on several sheets has connectors, the
/// card that the line would leave has a chip with the name of its target. Chips replace, in this order:
///
/// 1. the lines to a scene that ``CardChip/threshold`` others or more reach;
/// 2. in a large flow, lines that lead back over several steps;
/// 3. in a large flow that still has too many lines, those to the scenes that most others reach;
/// 4. in a large flow, the lines from a scene to many to which another one leads as well, as one chip.
///
/// A line from a node for the heirs of a class counts as one from each of them.
///
/// The line from the scene that reaches a scene first is always drawn, so that the way to each scene can be
/// followed from where its flow starts.
struct ChipSegues {
  /// The number of scenes whose cards have chips for a scene.
  private(set) var callerCounts: [SceneID: Int] = [:]
  /// For the segues that one chip stands for together, the scene that leads to the same ones.
  private(set) var twins: [SegueID: SceneID] = [:]
  private var ids: Set<SegueID> = []
  private let ways: FirstWays

  /// The number of scenes that reach another one from which on chips may replace the lines in a large flow.
  private static let fewestCallers = 3
  /// The number of steps from which on a line back is replaced in a large flow.
  private static let longestWayBack = 2
  /// The number of lines for each scene from which on a large flow has too many.
  private static let mostLines = 1.2

  /// - Parameter breaks: More segues for which cards have chips.
  /// - Complexity: O(*n* + *e* log *e*) for *n* scenes and *e* segues.
  init(_ graph: FlowGraph, breaks: Set<SegueID> = []) {
    ways = FirstWays(graph)
    var callers: [SceneID: Set<SceneID>] = [:]
    for segue in graph.segues {
      guard let target = Self.target(of: segue, in: graph) else { continue }
      callers[target, default: []].formUnion(Self.callers(segue, in: graph))
    }
    // What may become a chip, by flow.
    var candidates: [Int: [TwinScenes.Way]] = [:]
    for segue in graph.segues {
      guard let target = Self.target(of: segue, in: graph), let flow = ways.flow(of: target),
        ways.parents[target] != segue.source
      else { continue }
      candidates[flow, default: []].append((segue, target))
    }
    var chipCallers: [SceneID: Set<SceneID>] = [:]
    for (flow, candidates) in candidates {
      let size = ways.sizes[flow]
      let counted = candidates.map { (way: $0, callers: callers[$0.target]?.count ?? 0) }
      let limit = Self.limit(size, callers: counted.map(\.callers))
      for (way, count) in counted {
        let back = ways.depth(of: way.segue.source) - ways.depth(of: way.target)
        guard count >= limit || size.isLarge && back >= Self.longestWayBack else { continue }
        ids.insert(way.segue.id)
        chipCallers[way.target, default: []].formUnion(Self.callers(way.segue, in: graph))
      }
      guard size.isLarge else { continue }
      // A card that has room for its chips names them all.
      let named = Dictionary(
        grouping: candidates.filter { ids.contains($0.segue.id) }, by: \.segue.source
      )
      .filter { $0.value.count <= CardChip.limit }
      let left = candidates.filter { !ids.contains($0.segue.id) || named[$0.segue.source] == nil }
      for (way, twin) in TwinScenes(left, in: graph, without: ids).ways {
        ids.insert(way.segue.id)
        twins[way.segue.id] = twin
        chipCallers[way.target, default: []].formUnion(Self.callers(way.segue, in: graph))
      }
    }
    for segue in graph.segues where breaks.contains(segue.id) {
      ids.insert(segue.id)
      for target in segue.targets {
        chipCallers[target, default: []].formUnion(Self.callers(segue, in: graph))
      }
    }
    callerCounts = chipCallers.mapValues(\.count)
  }

  func contains(_ segue: Segue) -> Bool { ids.contains(segue.id) }

  /// Whether the flow of a segue is one in which lines are hard to follow.
  func isInLargeFlow(_ segue: Segue) -> Bool {
    ways.flow(of: segue.source).map { ways.sizes[$0].isLarge } ?? false
  }

  /// The scenes of each flow in which lines would be hard to follow without chips.
  var largeFlows: [[SceneID]] { ways.largeFlows }

  /// Returns the number of callers of a scene from which on chips replace the lines to it.
  ///
  /// - Parameter callers: For each line that may be replaced, the number of callers of its target.
  private static func limit(_ flow: FirstWays.Size, callers: [Int]) -> Int {
    guard flow.isLarge else { return CardChip.threshold }
    var limit = CardChip.threshold
    var lines = flow.lines - callers.count { $0 >= limit }
    while limit > fewestCallers, Double(lines) > mostLines * Double(flow.scenes) {
      limit -= 1
      lines -= callers.count { $0 == limit }
    }
    return limit
  }

  /// Returns the scenes that a segue leaves: its source, or the screens that its source stands for.
  private static func callers(_ segue: Segue, in graph: FlowGraph) -> [SceneID] {
    let heirs = graph.scene(segue.source)?.heirs ?? []
    return heirs.isEmpty ? [segue.source] : heirs
  }

  /// Returns the scene that a segue moves to; `nil` if it describes what a container consists of.
  static func target(of segue: Segue, in graph: FlowGraph) -> SceneID? {
    guard let target = segue.destination, target != segue.source, graph.scene(target) != nil else {
      return nil
    }
    return switch segue.kind.family {
    case .relationship, .embed, .unwind: segue.origin == .code ? target : nil
    case .show, .detail, .present, .popover, .custom: target
    }
  }
}

/// From where each scene of a graph is first reached, on the shortest way from where its flow starts.
struct FirstWays {
  struct Size {
    let scenes: Int
    var lines = 0

    /// Whether lines are hard to follow.
    var isLarge: Bool { scenes >= Diagram.manyCards || lines >= Diagram.manyEdges }
  }

  /// The scene from which each one is first reached; a flow starts at those that have none.
  private(set) var parents: [SceneID: SceneID] = [:]
  /// The sizes of the flows: of the scenes that segues connect.
  private(set) var sizes: [Size] = []
  private var depths: [SceneID: Int] = [:]
  private var flows: [SceneID: Int] = [:]

  /// - Complexity: O(*n* + *e*) for *n* scenes and *e* segues.
  init(_ graph: FlowGraph) {
    findFlows(of: graph)
    let isReached = Set(
      graph.segues.lazy.flatMap { segue in segue.targets.filter { $0 != segue.source } })
    let starts =
      graph.scenes.filter(\.isEntryPoint) + graph.scenes.filter { !isReached.contains($0.id) }
      + graph.scenes.filter(\.isInitial) + graph.scenes
    for start in starts where depths[start.id] == nil {
      depths[start.id] = 0
      var step = [start.id]
      while !step.isEmpty { step = following(step, in: graph) }
    }
  }

  private mutating func findFlows(of graph: FlowGraph) {
    let numbers = Dictionary(
      graph.scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var components = Components(count: graph.scenes.count)
    for segue in graph.segues {
      guard let source = numbers[segue.source] else { continue }
      for target in segue.targets {
        if let target = numbers[target] { components.join(source, target) }
      }
    }
    for (flow, members) in components.parts().enumerated() {
      sizes.append(Size(scenes: members.count))
      for member in members { flows[graph.scenes[member].id] = flow }
    }
    for segue in graph.segues where segue.targets != [segue.source] {
      guard let flow = flows[segue.source] else { continue }
      sizes[flow].lines += segue.targets.count
    }
  }

  /// Returns the scenes that are first reached from others. A segue that is certain comes first.
  private mutating func following(_ scenes: [SceneID], in graph: FlowGraph) -> [SceneID] {
    var next: [SceneID] = []
    for isPossible in [false, true] {
      for scene in scenes {
        for segue in graph.segues(from: scene)
        where segue.kind != .unwind && segue.isPossible == isPossible {
          for target in segue.targets where depths[target] == nil && graph.scene(target) != nil {
            depths[target] = depth(of: scene) + 1
            parents[target] = scene
            next.append(target)
          }
        }
      }
    }
    return next
  }

  func flow(of scene: SceneID) -> Int? { flows[scene] }

  var largeFlows: [[SceneID]] {
    Dictionary(grouping: flows.keys) { flows[$0] ?? 0 }.filter { sizes[$0.key].isLarge }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// The number of segues from where the flow starts.
  func depth(of scene: SceneID) -> Int { depths[scene] ?? 0 }
}
