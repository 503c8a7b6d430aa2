import DrawingModel

/// Places a diagram in layers with Graphviz; a part that is too large for Graphviz, with
/// ``LanePlacer``.
///
/// Storyboards that segues connect are laid out together, as clusters of one graph. A storyboard
/// without such segues is laid out separately, flow by flow.
struct LayeredPlacer {
  private let diagram: Diagram
  private let direction: LayoutOptions.Direction
  private let solver: LayoutSolver
  /// The connected parts, each as the nodes in ascending order.
  private let flows: [[Int]]

  init(diagram: Diagram, direction: LayoutOptions.Direction, solver: LayoutSolver) {
    self.diagram = diagram
    self.direction = direction
    self.solver = solver
    var components = Components(count: diagram.nodes.count)
    for edge in diagram.edges { components.join(edge.tail, edge.head) }
    flows = components.parts()
  }

  /// Storyboards that segues connect, or a single storyboard without such segues, with its nodes
  /// placed.
  struct Part {
    /// The blocks to pack side by side, as Graphviz placed and routed them.
    var blocks: [Block]
    /// The cluster whose frame surrounds the blocks; `nil` if they have their own frames, or none.
    let frame: Int?
  }

  func parts() throws(LayoutError) -> [Part] {
    var parts: [Part] = []
    for group in clusterGroups() {
      parts.append(try group.count == 1 ? placeAlone(group[0]) : placeTogether(group))
    }
    return startingFirst(parts)
  }

  /// Of several parts from which the app starts, the largest one is where the eye should begin.
  private func startingFirst(_ parts: [Part]) -> [Part] {
    let sizes = parts.map { part in
      let nodes = part.blocks.flatMap(\.nodeBoxes.keys)
      return diagram.starts.isDisjoint(with: nodes) ? 0 : nodes.count
    }
    guard let first = sizes.indices.max(by: { (sizes[$0], -$0) < (sizes[$1], -$1) }) else {
      return parts
    }
    return [parts[first]] + parts[..<first] + parts[(first + 1)...]
  }

  private func clusterGroups() -> [[Int]] {
    var components = Components(count: diagram.clusters.count)
    for edge in diagram.edges {
      components.join(diagram.clusterOfNode[edge.tail], diagram.clusterOfNode[edge.head])
    }
    return components.parts()
  }

  // MARK: One storyboard

  private func placeAlone(_ cluster: Int) throws(LayoutError) -> Part {
    let flows = flows.filter { diagram.clusterOfNode[$0[0]] == cluster }
    var blocks: [Block] = []
    for flow in flows.sorted(by: { rank(of: $0) < rank(of: $1) }) {
      blocks.append(try place(flow, clusters: []))
    }
    return Part(blocks: blocks, frame: diagram.clusters[cluster].frame.isCluster ? cluster : nil)
  }

  /// Returns a sort key: the flow with the entry point first, then by the number of its scenes.
  private func rank(of flow: [Int]) -> (Int, Int, Int) {
    let isFirst = diagram.roots.first.map(flow.contains) ?? false
    return (isFirst ? 0 : 1, -flow.count, flow[0])
  }

  // MARK: Several storyboards

  private func placeTogether(_ clusters: [Int]) throws(LayoutError) -> Part {
    let members = Set(clusters)
    let block = try place(
      diagram.nodes.indices.filter { members.contains(diagram.clusterOfNode[$0]) },
      clusters: clusters.filter { diagram.clusters[$0].frame.isCluster })
    return Part(blocks: [block], frame: nil)
  }

  private func place(_ nodes: [Int], clusters: [Int]) throws(LayoutError) -> Block {
    guard nodes.count > 1 || !clusters.isEmpty else { return Block(node: nodes[0], of: diagram) }
    var result = try graphvizBlock(nodes, clusters: clusters)
    if result.isTooLarge {
      let separate = try separateFlows(of: nodes, in: clusters)
      if !separate.isEmpty {
        result = try graphvizBlock(nodes, clusters: clusters, separate: separate)
      }
    }
    switch result {
    case .success(let block): return block
    case .failure(let reason):
      solver.report(LayoutNote(reason, nodes: nodes, of: diagram))
    }
    return LanePlacer(
      diagram: diagram, nodes: nodes, clusters: clusters, direction: direction
    ).block()
  }

  /// Lays flows that are in one cluster each out alone, and returns those of each cluster as one block.
  private func separateFlows(
    of nodes: [Int], in clusters: [Int]
  ) throws(LayoutError) -> [Int: Block] {
    let (members, framed) = (Set(nodes), Set(clusters))
    var blocks: [Int: [Block]] = [:]
    for flow in flows where flow.count > 1 && members.contains(flow[0]) {
      let cluster = diagram.clusterOfNode[flow[0]]
      guard framed.contains(cluster),
        flow.allSatisfy({ diagram.clusterOfNode[$0] == cluster }),
        case .success(let block) = try graphvizBlock(flow, clusters: [])
      else { continue }
      blocks[cluster, default: []].append(block)
    }
    return blocks.mapValues { Block.packed($0, gap: diagram.spacing.betweenCards) }
  }

  /// Lays nodes out, with tabs in their order.
  ///
  /// Graphviz's `ordering=out` keeps the order within one graph, but reverses it inside a cluster
  /// that runs left to right, and has no effect across clusters. The order is therefore checked. If
  /// it is wrong, variants of the problem are tried and the best solution is used.
  private func graphvizBlock(
    _ nodes: [Int], clusters: [Int], separate: [Int: Block] = [:]
  ) throws(LayoutError) -> Result<Block, LayoutNote.Reason> {
    guard let size = questionSize(nodes, clusters: clusters, separate: separate) else {
      return .failure(.tooLarge)
    }
    var best: (block: Block, faults: Int)?
    for attempt in attempts(clusters: clusters).prefix(Self.attemptLimit(for: nodes.count, size)) {
      let question = LayeredQuestion(
        diagram: diagram, nodes: nodes, clusters: clusters, separate: separate,
        direction: direction, attempt: attempt, isCompact: size.isCompact)
      switch try solver.solve(question.problem) {
      case .success(let solution):
        let block = question.block(from: solution)
        let faults = orderFaults(in: block)
        if faults < best?.faults ?? .max { best = (block, faults) }
        if faults == 0 { return .success(block) }
      case .failure(let reason):
        if best == nil { return .failure(reason) }
      }
    }
    return .success(best?.block ?? Block())
  }

  /// Returns the size of the largest question about nodes that Graphviz answers in time: with every edge,
  /// or compact; `nil` if there is none.
  func questionSize(
    _ nodes: [Int], clusters: [Int], separate: [Int: Block] = [:]
  ) -> QuestionSize? {
    let placed = Set(separate.values.lazy.flatMap(\.nodeBoxes.keys))
    let pairs = diagram.pairs(among: nodes.filter { !placed.contains($0) }).count
    guard QuestionSize.mayBeSolvable(pairs: pairs, clusters: clusters.count) else { return nil }
    return [false, true].lazy.map { isCompact in
      let question = LayeredQuestion(
        diagram: diagram, nodes: nodes, clusters: clusters, separate: separate,
        direction: direction, isCompact: isCompact)
      return QuestionSize(of: question.problem)
    }.first(where: \.isSolvable)
  }

  /// Returns the variants of a problem, the most promising first.
  private func attempts(clusters: [Int]) -> [LayeredQuestion.Attempt] {
    !clusters.isEmpty && direction == .leftToRight
      ? [.turned, .turnedAndMirrored, .plain, .mirrored]
      : [.plain, .mirrored, .turned, .turnedAndMirrored]
  }

  /// For a large graph, the order is not worth the time of further attempts.
  private static func attemptLimit(for nodeCount: Int, _ size: QuestionSize) -> Int {
    if size.isCompact || size.needsProcess { return 1 }
    return switch nodeCount {
    case ...60: 4
    case ...90: 2
    default: 1
    }
  }

  /// Returns the number of neighbouring tabs in the wrong order.
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
}

extension Result where Failure == LayoutNote.Reason {
  fileprivate var isTooLarge: Bool {
    if case .failure(.tooLarge) = self { true } else { false }
  }
}

extension Block {
  /// Joins the parts of a diagram, packed side by side.
  ///
  /// - Parameter aspect: The wanted ratio of the width to the height.
  init(joining parts: [LayeredPlacer.Part], of diagram: Diagram, aspect: Double = PageShape.usual) {
    let blocks = parts.map { part in
      let content = Block.packed(part.blocks, gap: diagram.spacing.betweenCards, aspect: aspect)
      return part.frame.map { content.framed(as: $0, of: diagram) } ?? content
    }
    self = Block.packed(blocks, gap: Spacing.betweenClusters, aspect: aspect)
  }
}
