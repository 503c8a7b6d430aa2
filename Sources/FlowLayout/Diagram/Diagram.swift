import DrawingModel
import FlowModel

/// A graph as boxes and lines: which scenes get a card, which segues an edge, and in which clusters.
struct Diagram {
  private(set) var nodes: [any DiagramNode] = []
  /// The cluster of each node.
  private(set) var clusterOfNode: [Int] = []
  private(set) var edges: [Edge] = []
  private(set) var clusters: [Cluster] = []
  /// The nodes from which reading starts, with the entry point first.
  private(set) var roots: [Int] = []
  /// Those from which the app starts.
  private(set) var starts: Set<Int> = []
  private(set) var spacing = Spacing.cards
  /// The ratio of the width to the height that a large part should have.
  var aspect = PageShape.usual
  /// The distances of parts whose edges run in lanes.
  var lanes = Spacing.lanes
  /// The number of cards, and that of edges, from which on curves are hard to follow.
  static let manyCards = 30
  static let manyEdges = 50

  /// The flows that are large before chips replace lines, each as its nodes.
  private(set) var largeFlows: [Set<Int>] = []
  /// The segues for which cards have chips, in place of edges.
  private(set) var chipSegues: [Segue] = []

  struct Edge {
    let segue: Segue
    let tail: Int
    let head: Int
    let label: EdgeLabel?
    /// The index of a relationship among several ordered ones, from 1.
    let number: Int?
    /// Whether the edge is an unwind to a known target. It leads back, so it must not affect the
    /// ranks.
    let isReturn: Bool
    /// The control that triggers the segue, relative to the tail's visible box; `nil` if the card
    /// does not show it.
    let control: Box?
  }

  struct Cluster {
    let frame: Frame
    let title: ClusterTitle
  }

  /// - Complexity: O(*n* log *n*) for *n* scenes and segues.
  ///
  /// - Parameters:
  ///   - direction: The direction in which segues arrive; `nil` for any side.
  ///   - marks: The change of each element, if the graph is one of two states.
  ///   - screens: The screens to draw in their scenes' cards.
  ///   - screenScale: The size of the screens, as a part of the usual one.
  ///   - breaks: The segues that have chips so that the picture is narrower.
  ///   - map: What a picture to explore has besides; `nil` for any other picture.
  init(
    _ graph: FlowGraph, direction: LayoutOptions.Direction? = nil, marks: FlowMarks? = nil,
    screens: [SceneID: ScreenStates] = [:], screenScale: Double = 1,
    breaks: Set<SegueID> = [], map: MapOptions? = nil
  ) {
    var builder = Builder(
      graph, direction: direction, marks: marks, screens: screens, screenScale: screenScale,
      chips: ChipSegues(graph, breaks: breaks), map: map)
    builder.addScenes()
    builder.addSegues()
    self = builder.diagram
  }

  /// Returns the indices of the edges from one to another of these nodes.
  func edges(among nodes: [Int]) -> [Int] {
    let members = Set(nodes)
    return edges.indices.filter {
      edges[$0].tail != edges[$0].head && members.contains(edges[$0].tail)
        && members.contains(edges[$0].head)
    }
  }

  func hasChips(_ sign: CardChip.Sign) -> Bool {
    switch sign {
    case .arrow: !chipSegues.isEmpty
    case .inheritance: nodes.contains { ($0 as? SceneCard)?.scene.bases.isEmpty == false }
    }
  }

  /// Returns the pairs of these nodes that edges join.
  func pairs(among nodes: [Int]) -> Set<[Int]> {
    Set(edges(among: nodes).map { [edges[$0].tail, edges[$0].head].sorted() })
  }

  private struct Builder {
    let graph: FlowGraph
    let direction: LayoutOptions.Direction?
    let marks: FlowMarks?
    let screens: [SceneID: ScreenStates]
    let screenScale: Double
    let map: MapOptions?
    var diagram = Diagram()
    private var clusterIndices: [Frame: Int] = [:]
    private let storyboards: [String: Storyboard]
    private var sceneIndices: [SceneID: Int] = [:]
    private var markIndices: [String: Int] = [:]
    private let chips: ChipSegues
    /// In a large picture, the screens of storyboards that need no frame, since no line joins them with others
    /// of their file, nor do segues of one scene lead to both: a frame would surround mostly what is between them.
    private let lone: Set<SceneID>

    init(
      _ graph: FlowGraph, direction: LayoutOptions.Direction?, marks: FlowMarks?,
      screens: [SceneID: ScreenStates], screenScale: Double, chips: ChipSegues, map: MapOptions?
    ) {
      self.graph = graph
      self.direction = direction
      self.marks = marks
      self.screens = screens
      self.screenScale = screenScale
      self.map = map
      if map?.startsEdgesAtControls != false,
        graph.scenes.contains(where: { screens[$0.id] != nil })
      {
        diagram.spacing = .screens
      }
      storyboards = Dictionary(
        graph.storyboards.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      self.chips = chips
      lone = direction == nil || marks != nil ? [] : Self.lone(in: graph, chips: chips)
    }

    private static func lone(in graph: FlowGraph, chips: ChipSegues) -> Set<SceneID> {
      let drawn = graph.scenes.filter { $0.reference?.target == nil }
      guard drawn.count >= manyCards else { return [] }
      var lone = Set(
        drawn.lazy.filter { scene in
          if case .scene = scene.kind { true } else { false }
        }.map(\.id))
      // What each scene leads to without source, by file.
      var siblings: [SceneID: [String: Set<SceneID>]] = [:]
      for segue in graph.segues where !chips.contains(segue) {
        for target in segue.targets where target != segue.source {
          if target.path == segue.source.path { lone.subtract([segue.source, target]) }
          if segue.origin != .code {
            siblings[segue.source, default: [:]][target.path, default: []].insert(target)
          }
        }
      }
      for targets in siblings.values.lazy.flatMap(\.values) where targets.count > 1 {
        lone.subtract(targets)
      }
      return lone
    }

    mutating func addScenes() {
      let looping = Set(graph.segues.lazy.filter { $0.destination == $0.source }.map(\.source))
      // A resolved reference is not drawn: its segues lead directly to the scene that it refers to.
      let drawn = graph.scenes.filter { $0.reference?.target == nil }
      let starts = Set(drawn.lazy.filter(\.isEntryPoint).map(frame(of:)))
      let frames = Set(drawn.map(frame(of:))).sorted {
        (starts.contains($0) ? 0 : 1, $0) < (starts.contains($1) ? 0 : 1, $1)
      }
      for frame in frames {
        clusterIndices[frame] = diagram.clusters.count
        let remark = frame.path.flatMap { marks?.remark(on: $0) } ?? .context
        diagram.clusters.append(Cluster(frame: frame, title: ClusterTitle(frame, remark: remark)))
      }
      // The order of the file, which its readers know.
      let ordered = drawn.sorted { ($0.location, $0.id) < ($1.location, $1.id) }
      for scene in ordered {
        guard let cluster = clusterIndices[frame(of: scene)] else { continue }
        let hasWayIn = graph.segues(to: scene.id).contains { $0.source != scene.id }
        let card = SceneCard(
          scene, platform: storyboards[scene.id.path]?.platform ?? .iOS,
          arrow: arrow(of: scene, hasWayIn: hasWayIn),
          hasLoop: looping.contains(scene.id), callerCount: chips.callerCounts[scene.id],
          outgoing: graph.segues(from: scene.id).filter(chips.contains).flatMap { segue in
            segue.targets.compactMap(graph.scene).map {
              (
                segue, $0, marks?.remark(on: segue.id).mark,
                chips.twins[segue.id].flatMap(graph.scene)
              )
            }
          },
          remark: marks?.remark(on: scene.id),
          screens: screens[scene.id].flatMap {
            CardScreens(
              $0, scale: screenScale, captions: marks.map { StateCaptions($0) } ?? StateCaptions())
          }, isForMap: map != nil)
        sceneIndices[scene.id] = add(card, to: cluster)
      }
      let roots =
        ordered.filter(\.isEntryPoint) + ordered.filter { $0.isInitial && !$0.isEntryPoint }
      diagram.roots = roots.compactMap { sceneIndices[$0.id] }
      diagram.starts = Set(roots.filter(\.isEntryPoint).compactMap { sceneIndices[$0.id] })
      diagram.largeFlows = chips.largeFlows.map { Set($0.compactMap { sceneIndices[$0] }) }
    }

    /// The side of an initial scene's arrow. One without a frame is the only scene of its file.
    private func arrow(of scene: Scene, hasWayIn: Bool) -> EntryArrow.Side? {
      if hasWayIn, !scene.isEntryPoint, case .single = frame(of: scene) { return nil }
      return hasWayIn && direction == .leftToRight ? .top : .leading
    }

    private func frame(of scene: Scene) -> Frame {
      let path = scene.id.path
      if let group = map?.groups[scene.id] { return .group(group) }
      switch scene.kind {
      // Beside the frame of an unfolded group, folded ones are placed by their edges.
      case .group: return map?.groups.isEmpty == false ? .single(scene.id) : .none
      case .xib:
        let touching = graph.segues(to: scene.id) + graph.segues(from: scene.id)
        if touching.isEmpty { return .nibs }
        // Source may lead to dozens of nibs, and a frame around each would separate related scenes.
        if direction != nil, touching.contains(where: { $0.origin == .code }) {
          return .single(scene.id)
        }
      case .class, .view, .heirs:
        // Xcode's canvas has no position for a class.
        return direction != nil && isJoined(scene.id) ? .single(scene.id) : .classes
      case .scene: if lone.contains(scene.id), isJoined(scene.id) { return .single(scene.id) }
      }
      return .file(storyboards[path] ?? Storyboard(path: path, name: path))
    }

    /// Whether a segue connects the scene with another one.
    private func isJoined(_ id: SceneID) -> Bool {
      graph.segues(from: id).contains { $0.targets != [id] }
        || graph.segues(to: id).contains { $0.source != id }
    }

    mutating func addSegues() {
      let ordered = graph.segues.sorted {
        ($0.location.path, $0.relationship ?? "", $0.order ?? 0, $0.location, $0.id)
          < ($1.location.path, $1.relationship ?? "", $1.order ?? 0, $1.location, $1.id)
      }
      let siblings = Dictionary(
        grouping: graph.segues.lazy.filter { $0.order != nil }, by: Family.init
      ).mapValues { Set($0.map(\.order)).count }
      for segue in ordered {
        let isOneOfSeveral = siblings[Family(segue), default: 0] > 1
        guard let tail = sceneIndices[segue.source] else { continue }
        if chips.contains(segue) {
          diagram.chipSegues.append(segue)
          continue
        }
        let control = control(of: segue, tail: tail)
        for (rank, head) in heads(of: segue, tail: tail).enumerated() {
          let isUnwind = segue.kind == .unwind
          diagram.edges.append(
            Edge(
              segue: segue, tail: tail, head: head,
              label: rank == 0 ? label(of: segue, isAtControl: control != nil) : nil,
              number: isOneOfSeveral ? segue.order.map { $0 + 1 } : nil,
              isReturn: isUnwind && !segue.unwindTargets.isEmpty, control: control))
        }
      }
    }

    /// Returns the control that triggers a segue, relative to the tail's visible box.
    ///
    /// In a picture of two states, only changed segues are joined with their controls, and a removed
    /// one only where the card shows no later state: the line would cross that.
    private func control(of segue: Segue, tail: Int) -> Box? {
      if map?.startsEdgesAtControls == false { return nil }
      if let marks {
        let mark = marks.remark(on: segue.id).mark
        let states = screens[segue.source]
        guard mark != .context, mark != .removed || states?.after == nil else { return nil }
      }
      return segue.trigger?.objectID.flatMap { diagram.nodes[tail].control($0) }
    }

    /// An unwind to several targets has a single label, since its arcs start at the same point.
    private func label(of segue: Segue, isAtControl: Bool) -> EdgeLabel? {
      let remark = marks?.remark(on: segue.id)
      let isShort =
        direction != nil && diagram.spacing == .cards && chips.isInLargeFlow(segue)
      return segue.kind == .unwind && segue.unwindTargets.isEmpty
        ? EdgeLabel(triggerOf: segue, remark: remark, isAtControl: isAtControl, isShort: isShort)
        : EdgeLabel(
          segue, to: segue.destination.flatMap(graph.scene), remark: remark,
          isAtControl: isAtControl, isShort: isShort)
    }

    /// The properties that relationships have in common if they are numbered together.
    private struct Family: Hashable {
      let source: SceneID
      let relationship: String?

      init(_ segue: Segue) {
        source = segue.source
        relationship = segue.relationship
      }
    }

    private mutating func heads(of segue: Segue, tail: Int) -> [Int] {
      let cluster = diagram.clusterOfNode[tail]
      if segue.kind == .unwind, segue.unwindTargets.isEmpty {
        guard let scene = graph.scene(segue.source) else { return [] }
        let selector = segue.unwindAction ?? "unwind"
        return [
          mark("exit \(scene.id) \(selector)", in: cluster) {
            ExitMark(scene: scene, selector: selector, fault: segue.unwindFault)
          }
        ]
      }
      return segue.targets.map { target in
        sceneIndices[target] ?? mark("missing \(target)", in: cluster) { MissingMark(target) }
      }
    }

    private mutating func mark(
      _ key: String, in cluster: Int, make: () -> any DiagramNode
    ) -> Int {
      if let index = markIndices[key] { return index }
      let index = add(make(), to: cluster)
      markIndices[key] = index
      return index
    }

    private mutating func add(_ node: any DiagramNode, to cluster: Int) -> Int {
      diagram.nodes.append(node)
      diagram.clusterOfNode.append(cluster)
      return diagram.nodes.count - 1
    }
  }

  private init() {}
}
