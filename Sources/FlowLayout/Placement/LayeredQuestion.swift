import DrawingModel
import FlowModel

/// Translates a part of a diagram into a problem for Graphviz, and the solution back.
struct LayeredQuestion {
  private(set) var problem = GraphvizProblem()
  private let diagram: Diagram
  private let clusters: [Int]
  private let attempt: Attempt
  /// The contents of each box of the problem: a node, or a strip of scenes without segues.
  private var contents: [[Int]] = []
  /// What is laid out already, by the box that stands for it.
  private var blocks: [Int: Block] = [:]
  /// For each edge of the problem, the diagram's edges and whether they are reversed: one, several
  /// of a compact problem, or none.
  private var edges: [[(index: Int, isReversed: Bool)]] = []
  /// For edges of the problem that begin beside a column of cards, the edge that leads there.
  private var leads: [Int: Int] = [:]
  /// For each pair of boxes in a compact problem, their edge.
  private var edgeOfPair: [[Int]: Int] = [:]
  private let isCompact: Bool
  private let isForLanes: Bool
  private var stagger = Stagger()

  /// The variants of a problem that are tried until tabs are in order.
  enum Attempt {
    case plain, turned, mirrored, turnedAndMirrored

    var turnsEdges: Bool { self == .turned || self == .turnedAndMirrored }
    var isMirrored: Bool { self == .mirrored || self == .turnedAndMirrored }
  }

  /// - Parameters:
  ///   - separate: Flows within a cluster that are laid out already, each cluster's as one box.
  ///   - isCompact: Whether to make the problem smaller: with one edge between two boxes, few ranks,
  ///     and limits on Graphviz's iterations.
  init(
    diagram: Diagram, nodes: [Int], clusters: [Int], separate: [Int: Block] = [:],
    direction: LayoutOptions.Direction, attempt: Attempt = .plain, isCompact: Bool = false
  ) {
    let placed = Set(separate.values.lazy.flatMap(\.nodeBoxes.keys))
    let nodes = nodes.filter { !placed.contains($0) }
    self.isCompact = isCompact
    isForLanes = diagram.hasManyEdges(among: nodes, direction)
    self.diagram = diagram
    self.clusters = clusters
    self.attempt = attempt
    problem.direction = direction
    problem.spacing = isForLanes ? diagram.lanes : diagram.spacing
    problem.isMirrored = attempt.isMirrored
    problem.limits = isCompact ? .compact : nil
    // Room for the heading, with the same width at both sides of it.
    problem.clusters = clusters.map {
      let title = diagram.clusters[$0].title.size
      return GraphvizProblem.Cluster(
        title: Size(title.width + 2 * Spacing.clusterMargin, title.height))
    }
    let inner = diagram.edges(among: nodes)
    var isJoined = Set(inner.lazy.map { diagram.edges[$0].tail })
    isJoined.formUnion(inner.lazy.map { diagram.edges[$0].head })
    var boxes: [Int: Int] = [:]
    for node in nodes where isJoined.contains(node) {
      let box = add([node])
      boxes[node] = box
      if diagram.nodes[node].arrivalDepth != nil { problem.nodes[box].portCount = Self.portCount }
    }
    for cluster in clusters {
      addStrips(
        nodes.filter { diagram.clusterOfNode[$0] == cluster && !isJoined.contains($0) })
      if let block = separate[cluster] { add(block, in: cluster) }
    }
    addEdges(inner, boxes: boxes)
    if isForLanes {
      addColumns()
      alignStarts(Set(diagram.starts.compactMap { boxes[$0] }))
    }
  }

  @discardableResult
  private mutating func add(_ members: [Int]) -> Int {
    let sizes = members.map { diagram.nodes[$0].outerSize(in: problem.direction) }
    let gap = problem.spacing.betweenCards
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

  private mutating func add(_ block: Block, in cluster: Int) {
    problem.nodes.append(
      GraphvizProblem.Node(size: block.size, cluster: clusters.firstIndex(of: cluster)))
    blocks[contents.count] = block
    contents.append([])
  }

  /// Adds scenes without segues as a block: strips in consecutive ranks.
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
        edges.append([])
      }
      previous = strip
    }
  }

  private mutating func addEdges(_ inner: [Int], boxes: [Int: Int]) {
    let leading = inner.filter { !diagram.edges[$0].isReturn }
    let ends = leading.map { self.ends(of: $0, in: boxes) }
    let roots = diagram.roots.compactMap { boxes[$0] }
    let order =
      isCompact
      ? ReadingOrder(breadthFirstWithNodeCount: contents.count, edges: ends, roots: roots)
      : ReadingOrder(nodeCount: contents.count, edges: ends, roots: roots)
    // Lanes have columns.
    if !isForLanes { stagger = Stagger(inner, of: diagram, direction: problem.direction) }
    let ways = Array(zip(leading, order.leadsBack))
    for (index, leadsBack) in attempt.turnsEdges ? ways.reversed() : ways {
      let edge = diagram.edges[index]
      let weight = edge.segue.kind.family == .relationship ? 4 : 1
      add(index, ends: self.ends(of: index, in: boxes), isReversed: leadsBack, weight: weight)
      if edge.number != nil, let tail = boxes[edge.tail] {
        problem.nodes[tail].keepsOrder = true
      }
    }
    addReturns(inner.filter { diagram.edges[$0].isReturn }, boxes: boxes)
  }

  /// Lets the edges to cards in a further column of a hub pass the columns before it as one.
  private mutating func addColumns() {
    let columns = RankBalance(of: problem, aspect: diagram.aspect).columns
    var passes: [[Int]: (node: Int, lead: Int)] = [:]
    for index in problem.edges.indices {
      let edge = problem.edges[index]
      guard let column = columns[edge.head], column > 0 else { continue }
      let cluster = problem.nodes[edge.tail].cluster
      let isInside = problem.nodes[edge.head].cluster == cluster
      var (tail, lead) = (edge.tail, Int?.none)
      for number in 1...column {
        let key = [edge.tail, number, isInside ? 1 : 0]
        let pass = passes[key] ?? addPass(from: tail, after: lead, in: isInside ? cluster : nil)
        passes[key] = pass
        (tail, lead) = (pass.node, pass.lead)
      }
      problem.edges[index].tail = tail
      problem.edges[index].tailPort = nil
      leads[index] = lead
    }
  }

  /// Lets the edges from where the app starts be as long as the longest way to what they lead to, so that this is
  /// at the side from which one reads; unless it is next to that side anyway, and most edges would be longer.
  private mutating func alignStarts(_ starts: Set<Int>) {
    let reached = Set(problem.edges.map(\.head))
    let ranks = problem.ranks
    let leaving = Dictionary(grouping: problem.edges.indices) { problem.edges[$0].tail }
    for start in starts where !reached.contains(start) {
      let edges = leaving[start] ?? []
      let longer = edges.filter { problem.edges[$0].minLength < ranks[problem.edges[$0].head] }
      guard ranks[start] > 1 || 2 * longer.count <= edges.count else { continue }
      for edge in longer { problem.edges[edge].minLength = ranks[problem.edges[edge].head] }
    }
  }

  /// Adds a place at which edges pass a rank.
  private mutating func addPass(
    from tail: Int, after lead: Int?, in cluster: Int?
  ) -> (node: Int, lead: Int) {
    problem.nodes.append(GraphvizProblem.Node(size: Self.passSize, cluster: cluster))
    contents.append([])
    problem.edges.append(
      GraphvizProblem.Edge(tail: tail, head: problem.nodes.count - 1, weight: 2))
    edges.append([])
    leads[edges.count - 1] = lead
    return (problem.nodes.count - 1, edges.count - 1)
  }

  private static let passSize = Size(4, 4)

  /// Adds the unwinds that lead back along the flow, in reverse. Their ends are then already in the
  /// order of the ranks, so they do not affect it. Other unwinds are omitted, since Graphviz loses
  /// some of the edges with its option for them (`constraint=false`); but where edges run in lanes, they
  /// are edges as all others, since an arc would pass cards.
  private mutating func addReturns(_ returns: [Int], boxes: [Int: Int]) {
    guard !returns.isEmpty else { return }
    var following: [[Int]] = Array(repeating: [], count: contents.count)
    for edge in problem.edges { following[edge.tail].append(edge.head) }
    var reached: [Int: Set<Int>] = [:]
    for index in returns {
      let (tail, head) = ends(of: index, in: boxes)
      let nodes = reached[head] ?? Self.reached(from: head, following: following)
      reached[head] = nodes
      if nodes.contains(tail) {
        add(index, ends: (tail, head), isReversed: true, weight: 0)
      } else if isForLanes {
        let isForward = Self.reached(from: tail, following: following).contains(head)
        add(index, ends: (tail, head), isReversed: !isForward, weight: 0)
        following[isForward ? tail : head].append(isForward ? head : tail)
        reached = [:]
      }
    }
  }

  private mutating func add(
    _ index: Int, ends: (tail: Int, head: Int), isReversed: Bool, weight: Int
  ) {
    let edge = diagram.edges[index]
    let pair = isReversed ? [ends.head, ends.tail] : [ends.tail, ends.head]
    let label = isForLanes ? nil : edge.label?.size
    if isCompact, let known = edgeOfPair[pair] {
      edges[known].append((index, isReversed))
      problem.edges[known].weight = max(problem.edges[known].weight, weight)
      problem.edges[known].label = Self.room(for: problem.edges[known].label, and: label)
      return
    }
    edgeOfPair[pair] = edges.count
    let ports = (tail: port(at: edge.tail, of: edge.control), head: port(at: edge.head, of: nil))
    problem.edges.append(
      GraphvizProblem.Edge(
        tail: pair[0], head: pair[1],
        tailPort: isReversed ? ports.head : ports.tail,
        headPort: isReversed ? ports.tail : ports.head, label: label,
        minLength: stagger.lengths[index] ?? 1, weight: weight))
    edges.append([(index, isReversed)])
  }

  /// Returns the room for two labels, one above the other.
  private static func room(for first: Size?, and second: Size?) -> Size? {
    guard let first, let second else { return first ?? second }
    return Size(max(first.width, second.width), first.height + second.height)
  }

  private static let portCount = 15

  /// Returns the port closest to a control, or to where segues arrive.
  private func port(at index: Int, of control: Box?) -> Int? {
    let node = diagram.nodes[index]
    guard let arrivalDepth = node.arrivalDepth else { return nil }
    let isHorizontal = problem.direction == .leftToRight
    let place = control.map { problem.direction.cross($0.center) }
    let length = isHorizontal ? node.size.height : node.size.width
    let share = (place ?? (isHorizontal ? arrivalDepth : length) / 2) / length
    let port = max(0, min(Self.portCount - 1, Int(share * Double(Self.portCount))))
    return problem.isMirrored ? Self.portCount - 1 - port : port
  }

  private func ends(of index: Int, in boxes: [Int: Int]) -> (tail: Int, head: Int) {
    (boxes[diagram.edges[index].tail] ?? 0, boxes[diagram.edges[index].head] ?? 0)
  }

  private static func reached(from start: Int, following: [[Int]]) -> Set<Int> {
    var seen: Set<Int> = [start]
    var queue = [start]
    while let node = queue.popLast() {
      queue += following[node].filter { seen.insert($0).inserted }
    }
    return seen
  }

  /// Returns Graphviz's solution as a block of the diagram.
  func block(from solution: GraphvizSolution) -> Block {
    var block = Block()
    block.size = solution.size
    block.isForLanes = isForLanes
    for (index, members) in contents.enumerated() {
      let (box, center) = (problem.nodes[index], solution.nodeCenters[index])
      var origin = Point(center.x - box.size.width / 2, center.y - box.size.height / 2)
      if let placed = blocks[index] { block.insert(placed, at: origin) }
      for member in members {
        let node = diagram.nodes[member]
        block.nodeBoxes[member] = Box(
          x: origin.x + node.leadingMargin, y: origin.y + node.topMargin,
          width: node.size.width, height: node.size.height)
        let outer = node.outerSize(in: problem.direction)
        if problem.direction == .leftToRight {
          origin.y += outer.height + problem.spacing.betweenCards
        } else {
          origin.x += outer.width + problem.spacing.betweenCards
        }
      }
    }
    for (cluster, box) in zip(clusters, solution.clusterBoxes) { block.clusterBoxes[cluster] = box }
    for (index, bundle) in edges.enumerated() where !bundle.isEmpty {
      let route = route(of: index, in: solution)
      guard route.curve.count >= 4 else { continue }
      let heights = bundle.map { diagram.edges[$0.index].label?.size.height ?? 0 }
      var top = -heights.reduce(0, +) / 2
      for (rank, edge) in bundle.enumerated() {
        // The edges between two boxes run side by side.
        let lane = (Double(rank) - Double(bundle.count - 1) / 2) * Self.laneWidth
        let curve = EdgeCurve(edge.isReversed ? route.curve.reversed() : route.curve)
        let middle = top + heights[rank] / 2
        top += heights[rank]
        block.routes[edge.index] = Placement.Route(
          curve: bundle.count > 1
            ? curve.bent(by: problem.direction.point(main: 0, cross: lane)) : curve,
          labelCenter: route.labelCenter.map { $0 + Point(0, middle) })
      }
    }
    return block
  }

  /// Returns the route of an edge of the problem from the card that it leaves.
  private func route(of index: Int, in solution: GraphvizSolution) -> GraphvizSolution.Route {
    var route = solution.edges[index]
    var lead = leads[index]
    while let number = lead, let start = route.curve.first {
      let before = solution.edges[number].curve
      guard let end = before.last else { break }
      let step = (start - end) * (1.0 / 3)
      route.curve = before + [end + step, end + step * 2] + route.curve
      lead = leads[number]
    }
    return route
  }

  /// The distance between edges that Graphviz routes as one.
  private static let laneWidth = 7.0
}

extension Diagram {
  /// Whether the edges among nodes are routed in lanes.
  fileprivate func hasManyEdges(
    among nodes: [Int], _ direction: LayoutOptions.Direction
  ) -> Bool {
    let edges = edges(among: nodes)
    return nodes.count >= Self.manyCards || edges.count >= Self.manyEdges
      || spacing == .screens && isMostOfLargeFlow(nodes)
      || direction == .leftToRight && spacing == .cards && hasLongFan(edges)
  }

  /// Whether nodes are what is left of a large flow where chips replaced the lines to some of its screens.
  private func isMostOfLargeFlow(_ nodes: [Int]) -> Bool {
    largeFlows.contains { 2 * $0.intersection(nodes).count > $0.count }
  }

  /// Whether what one card leads to would be a column that is higher than a screen, with curves to its ends.
  private func hasLongFan(_ edges: [Int]) -> Bool {
    Dictionary(grouping: edges) { self.edges[$0].tail }.values.contains { leaving in
      let heads = Set(leaving.lazy.map { self.edges[$0].head }).sorted()
      let length = heads.reduce(0) { $0 + nodes[$1].size.height + spacing.betweenCards }
      return heads.count >= Self.fewestInFan && length > Self.longestFan
    }
  }

  private static let fewestInFan = 8
  private static let longestFan = 850.0
}
