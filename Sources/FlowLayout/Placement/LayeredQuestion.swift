internal import DrawingModel
internal import FlowModel

/// A part of a diagram put as a problem for Graphviz, and the way back from its answer.
struct LayeredQuestion {
  private(set) var problem = GraphvizProblem()
  private let diagram: Diagram
  private let clusters: [Int]
  /// What each box of the problem stands for: a node, or a strip of scenes that no segue touches.
  private var contents: [[Int]] = []
  /// For each edge of the problem, the edge of the diagram, and whether it was turned round.
  private var edges: [(index: Int, isReversed: Bool)] = []

  init(
    diagram: Diagram, nodes: [Int], clusters: [Int], direction: LayoutOptions.Direction
  ) {
    self.diagram = diagram
    self.clusters = clusters
    problem.direction = direction
    problem.clusters = clusters.map {
      GraphvizProblem.Cluster(title: diagram.clusters[$0].title.size)
    }
    let members = Set(nodes)
    let inner = diagram.edges.indices.filter {
      members.contains(diagram.edges[$0].tail) && diagram.edges[$0].tail != diagram.edges[$0].head
    }
    var isJoined = Set(inner.lazy.map { diagram.edges[$0].tail })
    isJoined.formUnion(inner.lazy.map { diagram.edges[$0].head })
    var boxes: [Int: Int] = [:]
    for node in nodes where isJoined.contains(node) {
      boxes[node] = add([node])
    }
    for cluster in clusters {
      addStrips(
        nodes.filter { diagram.clusterOfNode[$0] == cluster && !isJoined.contains($0) })
    }
    addEdges(inner, boxes: boxes)
  }

  @discardableResult
  private mutating func add(_ members: [Int]) -> Int {
    let sizes = members.map { diagram.nodes[$0].outerSize }
    let gap = Spacing.betweenCards
    let isColumn = problem.direction == .leftToRight
    let length = { (sides: [Double]) in sides.reduce(-gap) { $0 + $1 + gap } }
    let across = { (sides: [Double]) in sides.max() ?? 0 }
    let size =
      isColumn
      ? Size(across(sizes.map(\.width)), length(sizes.map(\.height)))
      : Size(length(sizes.map(\.width)), across(sizes.map(\.height)))
    problem.nodes.append(
      GraphvizProblem.Node(
        size: size, cluster: clusters.firstIndex(of: diagram.clusterOfNode[members[0]])))
    contents.append(members)
    return contents.count - 1
  }

  /// Gives scenes that no segue touches to Graphviz as a block: strips in consecutive ranks.
  private mutating func addStrips(_ lone: [Int]) {
    guard !lone.isEmpty else { return }
    // Cards are about two and a half times as wide as high.
    let shape = problem.direction == .leftToRight ? 0.6 : 2.2
    let count = max(1, Int((Double(lone.count) * shape).squareRoot().rounded()))
    let length = (lone.count + count - 1) / count
    var previous: Int?
    for start in stride(from: 0, to: lone.count, by: length) {
      let strip = add(Array(lone[start..<min(start + length, lone.count)]))
      if let previous {
        problem.edges.append(
          GraphvizProblem.Edge(tail: previous, head: strip, isInvisible: true))
        edges.append((-1, false))
      }
      previous = strip
    }
  }

  private mutating func addEdges(_ inner: [Int], boxes: [Int: Int]) {
    let ends = inner.map { index in
      (tail: boxes[diagram.edges[index].tail] ?? 0, head: boxes[diagram.edges[index].head] ?? 0)
    }
    let ranking = inner.indices.filter { diagram.edges[inner[$0]].constrains }
    let order = ReadingOrder(
      nodeCount: contents.count, edges: ranking.map { ends[$0] },
      roots: diagram.roots.compactMap { boxes[$0] })
    var leadsBack = Array(repeating: false, count: inner.count)
    for (position, back) in zip(ranking, order.leadsBack) { leadsBack[position] = back }
    for (position, index) in inner.enumerated() {
      let edge = diagram.edges[index]
      let (tail, head) = ends[position]
      let isReversed = leadsBack[position]
      problem.edges.append(
        GraphvizProblem.Edge(
          tail: isReversed ? head : tail, head: isReversed ? tail : head,
          label: edge.label?.size, constrains: edge.constrains,
          weight: edge.segue.kind.family == .relationship ? 4 : 1))
      edges.append((index, isReversed))
      if edge.segue.order != nil { problem.nodes[tail].keepsOrder = true }
    }
  }

  /// Reads the answer back in the diagram's terms.
  func block(from solution: GraphvizSolution) -> Block {
    var block = Block()
    block.size = solution.size
    for (members, (box, center)) in zip(contents, zip(problem.nodes, solution.nodeCenters)) {
      var origin = Point(center.x - box.size.width / 2, center.y - box.size.height / 2)
      for member in members {
        let node = diagram.nodes[member]
        block.nodeBoxes[member] = Box(
          x: origin.x + node.leadingMargin, y: origin.y + node.topMargin,
          width: node.size.width, height: node.size.height)
        if problem.direction == .leftToRight {
          origin.y += node.outerSize.height + Spacing.betweenCards
        } else {
          origin.x += node.outerSize.width + Spacing.betweenCards
        }
      }
    }
    for (cluster, box) in zip(clusters, solution.clusterBoxes) { block.clusterBoxes[cluster] = box }
    for (edge, route) in zip(edges, solution.edges) where edge.index >= 0 {
      block.routes[edge.index] = self.route(
        edge.index, route, isReversed: edge.isReversed, in: block)
    }
    return block
  }

  private func route(
    _ index: Int, _ route: GraphvizSolution.Route, isReversed: Bool, in block: Block
  ) -> Placement.Route {
    let edge = diagram.edges[index]
    let curve =
      route.curve.count >= 4
      ? EdgeCurve(isReversed ? route.curve.reversed() : route.curve)
      : EdgeCurve(
        from: block.nodeBoxes[edge.tail]?.center ?? Point(0, 0),
        to: block.nodeBoxes[edge.head]?.center ?? Point(0, 0))
    return Placement.Route(curve: curve, labelCenter: route.labelCenter)
  }
}
