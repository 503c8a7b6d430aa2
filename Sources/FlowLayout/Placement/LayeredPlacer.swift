import DrawingModel
import Synchronization

/// Places a diagram in layers with Graphviz.
///
/// Storyboards that segues join are laid out together, as clusters of one graph. A storyboard that
/// nothing joins is laid out alone, flow by flow. The parts are then packed into a block.
struct LayeredPlacer {
  private let diagram: Diagram
  private let direction: LayoutOptions.Direction
  /// The connected parts, each by its lowest node.
  private let flows: [[Int]]

  init(diagram: Diagram, direction: LayoutOptions.Direction) {
    self.diagram = diagram
    self.direction = direction
    var components = Components(count: diagram.nodes.count)
    for edge in diagram.edges { components.join(edge.tail, edge.head) }
    flows = components.parts()
  }

  func placement() throws(LayoutError) -> Placement {
    var blocks: [Block] = []
    for group in clusterGroups() {
      blocks.append(try group.count == 1 ? placeAlone(group[0]) : placeTogether(group))
    }
    var whole = Block.packed(blocks, gap: Spacing.betweenClusters)
    whole.routes.merge(bows(in: whole)) { route, _ in route }
    var placement = Placement(
      size: whole.size,
      nodeBoxes: diagram.nodes.indices.map { whole.nodeBoxes[$0] ?? .zero },
      clusterBoxes: diagram.clusters.indices.map { whole.clusterBoxes[$0] ?? .zero },
      routes: diagram.edges.indices.compactMap { whole.routes[$0] })
    // A bow over half the picture may rise above all of it.
    placement.makeRoomAbove(for: diagram)
    return placement
  }

  private func clusterGroups() -> [[Int]] {
    var components = Components(count: diagram.clusters.count)
    for edge in diagram.edges {
      components.join(diagram.clusterOfNode[edge.tail], diagram.clusterOfNode[edge.head])
    }
    return components.parts()
  }

  // MARK: One storyboard

  private func placeAlone(_ cluster: Int) throws(LayoutError) -> Block {
    let flows = flows.filter { diagram.clusterOfNode[$0[0]] == cluster }
    var blocks: [Block] = []
    for flow in flows.sorted(by: { rank(of: $0) < rank(of: $1) }) {
      blocks.append(try place(flow, clusters: []))
    }
    let content = Block.packed(blocks, gap: diagram.spacing.betweenCards)
    return diagram.clusters[cluster].frame.isCluster
      ? content.framed(as: cluster, of: diagram) : content
  }

  /// The flow with the entry point first, then by the number of its scenes.
  private func rank(of flow: [Int]) -> (Int, Int, Int) {
    let isFirst = diagram.roots.first.map(flow.contains) ?? false
    return (isFirst ? 0 : 1, -flow.count, flow[0])
  }

  // MARK: Several storyboards

  private func placeTogether(_ clusters: [Int]) throws(LayoutError) -> Block {
    let members = Set(clusters)
    return try place(
      diagram.nodes.indices.filter { members.contains(diagram.clusterOfNode[$0]) },
      clusters: clusters.filter { diagram.clusters[$0].frame.isCluster })
  }

  private func place(_ nodes: [Int], clusters: [Int]) throws(LayoutError) -> Block {
    guard nodes.count > 1 || !clusters.isEmpty else {
      var block = Block(node: nodes[0], of: diagram)
      block.routeLoops(of: nodes, in: diagram)
      return block
    }
    var block = try orderedBlock(nodes, clusters: clusters)
    block.routeLoops(of: nodes, in: diagram)
    PortSpread(diagram: diagram, direction: direction).apply(to: &block)
    if diagram.spacing == .screens {
      Shortcuts(diagram: diagram, direction: direction).apply(to: &block)
    }
    DirectCurves(diagram: diagram, direction: direction).apply(to: &block)
    Detours(diagram: diagram, direction: direction).apply(to: &block)
    return block
  }

  /// Lays nodes out, with tabs in their order.
  ///
  /// Graphviz's `ordering=out` keeps the order within one graph, but turns it round inside a cluster
  /// that runs left to right, and is blind across clusters. So the order is looked at, and where it is
  /// wrong the other ways of asking are tried; the best stands.
  private func orderedBlock(_ nodes: [Int], clusters: [Int]) throws(LayoutError) -> Block {
    var best: (block: Block, faults: Int)?
    let isTurned = !clusters.isEmpty && direction == .leftToRight
    let attempts: [LayeredQuestion.Attempt] =
      isTurned
      ? [.turned, .turnedAndMirrored, .plain, .mirrored]
      : [.plain, .mirrored, .turned, .turnedAndMirrored]
    for attempt in attempts.prefix(Self.attemptLimit(for: nodes.count)) {
      let question = LayeredQuestion(
        diagram: diagram, nodes: nodes, clusters: clusters, direction: direction, attempt: attempt)
      let solution = try GraphvizContext.shared.withLock { context throws(LayoutError) in
        try context.solve(question.problem)
      }
      let block = question.block(from: solution)
      let faults = orderFaults(in: block)
      if faults < best?.faults ?? .max { best = (block, faults) }
      if faults == 0 { break }
    }
    return best?.block ?? Block()
  }

  /// On a large graph one more try costs more than the order is worth.
  private static func attemptLimit(for nodeCount: Int) -> Int {
    switch nodeCount {
    case ...60: 4
    case ...90: 2
    default: 1
    }
  }

  /// How many neighbouring tabs stand the wrong way round.
  private func orderFaults(in block: Block) -> Int {
    var places: [Int: [(number: Int, place: Double)]] = [:]
    for edge in diagram.edges {
      guard let number = edge.number, let box = block.nodeBoxes[edge.head] else { continue }
      places[edge.tail, default: []].append((number, direction.cross(box.center)))
    }
    return places.values.reduce(0) { faults, tabs in
      let ordered = tabs.sorted { ($0.number, $0.place) < ($1.number, $1.place) }
      return faults + zip(ordered, ordered.dropFirst()).count { $0.place > $1.place }
    }
  }

  /// The ways of edges that Graphviz was not asked for: arcs over what lies between.
  private func bows(in block: Block) -> [Int: Placement.Route] {
    var bows: [Int: Placement.Route] = [:]
    for (index, edge) in diagram.edges.enumerated() where block.routes[index] == nil {
      let (tail, head) = (block.nodeBoxes[edge.tail] ?? .zero, block.nodeBoxes[edge.head] ?? .zero)
      bows[index] = Placement.Route(
        curve: EdgeCurve(bowFrom: tail, control: edge.control, to: head))
    }
    return bows
  }
}

extension Box {
  static let zero = Box(x: 0, y: 0, width: 0, height: 0)
}
