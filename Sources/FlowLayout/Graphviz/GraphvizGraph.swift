import CGraphviz
import DrawingModel

/// One graph in Graphviz's memory, built from a problem and closed when it goes out of scope.
struct GraphvizGraph: ~Copyable {
  let pointer: UnsafeMutablePointer<Agraph_t>
  private var nodes: [UnsafeMutablePointer<Agnode_t>] = []
  private var edges: [UnsafeMutablePointer<Agedge_t>] = []
  private var clusters: [UnsafeMutablePointer<Agraph_t>] = []

  init(_ problem: GraphvizProblem) throws(LayoutError) {
    guard let pointer = seguemap_open() else {
      throw LayoutError(message: "out of memory", activity: "opening a graph")
    }
    self.pointer = pointer
    declareAttributes(of: problem)
    for index in problem.clusters.indices { add(problem.clusters[index], index: index) }
    for node in problem.nodes { add(node, of: problem) }
    for edge in problem.edges { add(edge, of: problem) }
  }

  deinit { agclose(pointer) }

  // These settings gave a clean layout of each generated graph; Documentation/Architecture.md
  // describes the effects of others. A default must be declared before an object can differ from
  // it.
  private func declareAttributes(of problem: GraphvizProblem) {
    let graph = Int32(AGRAPH)
    let node = Int32(AGNODE)
    let edge = Int32(AGEDGE)
    seguemap_declare(pointer, graph, "rankdir", problem.direction.rawValue)
    seguemap_declare(pointer, graph, "newrank", "true")
    seguemap_declare(pointer, graph, "nodesep", Self.inches(problem.spacing.betweenCards))
    seguemap_declare(pointer, graph, "ranksep", Self.inches(problem.spacing.betweenRanks))
    seguemap_declare(pointer, graph, "margin", "\(Int(Spacing.clusterMargin))")
    // A heading is at the top left, whichever way the solution is mirrored afterwards.
    let isHorizontal = problem.direction == .leftToRight
    let headingSide = problem.isMirrored && !isHorizontal ? "r" : "l"
    seguemap_declare(pointer, graph, "labeljust", headingSide)
    seguemap_declare(
      pointer, graph, "labelloc", problem.isMirrored && isHorizontal ? "b" : "t")
    seguemap_declare(pointer, graph, "label", "")
    seguemap_declare(pointer, graph, "splines", "true")
    if let limits = problem.limits {
      seguemap_declare(pointer, graph, "nslimit", "\(limits.networkSimplex)")
      seguemap_declare(pointer, graph, "mclimit", "\(limits.crossings)")
    }
    seguemap_declare(pointer, node, "shape", "box")
    seguemap_declare(pointer, node, "label", "")
    seguemap_declare(pointer, node, "fixedsize", "true")
    seguemap_declare(pointer, node, "ordering", "")
    for side in ["width", "height"] { seguemap_declare(pointer, node, side, "1") }
    seguemap_declare(pointer, edge, "arrowhead", "none")
    for name in ["label", "style", "weight", "minlen", "tailport", "headport"] {
      seguemap_declare(pointer, edge, name, "")
    }
  }

  private mutating func add(_ cluster: GraphvizProblem.Cluster, index: Int) {
    guard let added = seguemap_add_subgraph(pointer, "cluster\(index)") else { return }
    seguemap_set_html_label(pointer, added, Self.blankTable(cluster.title))
    clusters.append(added)
  }

  private mutating func add(_ node: GraphvizProblem.Node, of problem: GraphvizProblem) {
    guard let added = seguemap_add_node(pointer) else { return }
    if let cluster = node.cluster { agsubnode(clusters[cluster], added, 1) }
    seguemap_set(added, "width", Self.inches(node.size.width))
    seguemap_set(added, "height", Self.inches(node.size.height))
    if node.portCount > 0 {
      seguemap_set_html_label(
        pointer, added, Self.portTable(of: node, isHorizontal: problem.direction == .leftToRight))
    }
    if node.keepsOrder { seguemap_set(added, "ordering", "out") }
    nodes.append(added)
  }

  private mutating func add(_ edge: GraphvizProblem.Edge, of problem: GraphvizProblem) {
    guard let added = seguemap_add_edge(pointer, nodes[edge.tail], nodes[edge.head]) else { return }
    if edge.isInvisible { seguemap_set(added, "style", "invis") }
    if edge.minLength != 1 { seguemap_set(added, "minlen", "\(edge.minLength)") }
    if edge.weight != 1 { seguemap_set(added, "weight", "\(edge.weight)") }
    if let label = edge.label { seguemap_set_html_label(pointer, added, Self.blankTable(label)) }
    edges.append(added)
    let isHorizontal = problem.direction == .leftToRight
    let port = { (number: Int?) in number.map { "p\($0):" } ?? "" }
    seguemap_set(added, "tailport", port(edge.tailPort) + (isHorizontal ? "e" : "s"))
    seguemap_set(added, "headport", port(edge.headPort) + (isHorizontal ? "w" : "n"))
  }

  /// Returns the positions; must be called after a layout and before it is freed.
  borrowing func solution(of problem: GraphvizProblem) -> GraphvizSolution {
    let bounds = seguemap_bounds(pointer)
    let isHorizontal = problem.direction == .leftToRight
    let flipsX = problem.isMirrored && !isHorizontal
    // Graphviz's y axis points up, so y is flipped unless mirroring flips it back.
    let flipsY = !(problem.isMirrored && isHorizontal)
    func place(_ point: pointf) -> Point {
      Point(
        flipsX ? bounds.UR.x - point.x : point.x - bounds.LL.x,
        flipsY ? bounds.UR.y - point.y : point.y - bounds.LL.y)
    }
    func box(_ box: boxf) -> Box {
      let (a, b) = (place(box.LL), place(box.UR))
      return Box(
        x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }
    return GraphvizSolution(
      size: box(bounds).size,
      nodeCenters: nodes.map { place(seguemap_node_center($0)) },
      clusterBoxes: clusters.map { box(seguemap_bounds($0)) },
      edges: edges.map { edge in
        var center = pointf()
        let hasLabel = seguemap_label_center(edge, &center) != 0
        return GraphvizSolution.Route(
          curve: Self.controlPoints(of: edge).map(place),
          labelCenter: hasLabel ? place(center) : nil)
      })
  }

  private static func controlPoints(of edge: UnsafeMutablePointer<Agedge_t>) -> [pointf] {
    var points: [pointf] = []
    for index in 0..<seguemap_curve_count(edge) {
      guard let curve = seguemap_curve(edge, index) else { continue }
      let list = UnsafeBufferPointer(start: curve.pointee.list, count: Int(curve.pointee.size))
      points.append(contentsOf: points.isEmpty ? list[...] : list.dropFirst())
    }
    return points
  }

  private static func inches(_ pixels: Double) -> String { "\(pixels / 72)" }

  /// Returns a label whose table cells are the ports of a box, two pixels each.
  private static func portTable(of node: GraphvizProblem.Node, isHorizontal: Bool) -> String {
    let width = isHorizontal ? Int(node.size.width) : 2
    let height = isHorizontal ? 2 : Int(node.size.height)
    let cells = (0..<node.portCount).map {
      #"<TD PORT="p\#($0)" FIXEDSIZE="TRUE" WIDTH="\#(width)" HEIGHT="\#(height)"></TD>"#
    }
    let rows = isHorizontal ? cells.map { "<TR>\($0)</TR>" }.joined() : "<TR>\(cells.joined())</TR>"
    return """
      <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">\(rows)</TABLE>
      """
  }

  /// Returns an HTML-like label of a fixed size, in whose room the picture is drawn.
  private static func blankTable(_ size: Size) -> String {
    let width = Int(size.width.rounded(.up))
    let height = Int(size.height.rounded(.up))
    return """
      <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0" FIXEDSIZE="TRUE" \
      WIDTH="\(width)" HEIGHT="\(height)"><TR><TD></TD></TR></TABLE>
      """
  }
}
