import DrawingModel

/// A part of a diagram whose elements are placed, with its origin at (0, 0).
struct Block {
  var size = Size(0, 0)
  var nodeBoxes: [Int: Box] = [:]
  var clusterBoxes: [Int: Box] = [:]
  var routes: [Int: Placement.Route] = [:]
  /// Whether the routes already keep clear of cards and marks.
  var hasFinalRoutes = false
  /// Whether its edges are to be routed in lanes, for which the places of labels are found later.
  var isForLanes = false

  mutating func insert(_ other: Block, at origin: Point) {
    nodeBoxes.merge(other.nodeBoxes.mapValues { $0.offsetBy(origin) }) { _, new in new }
    clusterBoxes.merge(other.clusterBoxes.mapValues { $0.offsetBy(origin) }) { _, new in new }
    routes.merge(other.routes.mapValues { $0.offsetBy(origin) }) { _, new in new }
    size.width = max(size.width, origin.x + other.size.width)
    size.height = max(size.height, origin.y + other.size.height)
  }

  /// The room for the labels and signs beside lines and cards.
  private static let labelRoom = 16.0

  /// What the block covers, for packing: all of its area, unless it is large enough to have room for others
  /// above or below its cards.
  var outline: Outline {
    guard isForLanes else { return Outline(size) }
    let lines = routes.values.flatMap { route in
      zip(route.curve.points, route.curve.points.dropFirst()).map { start, end in
        Box(center: start, size: Size(0, 0)).union(Box(center: end, size: Size(0, 0)))
      }
    }
    let boxes = Array(nodeBoxes.values) + Array(clusterBoxes.values) + lines
    return Outline(of: boxes.map { $0.insetBy(-Self.labelRoom) }, size: size)
  }

  /// Returns blocks packed side by side, with the first at the top left.
  static func packed(_ blocks: [Block], gap: Double, aspect: Double = PageShape.usual) -> Block {
    // A single block keeps its outline.
    if blocks.count == 1 { return blocks[0] }
    let packing = Packing(blocks.map(\.outline), gap: gap, aspect: aspect)
    var whole = Block()
    for (block, origin) in zip(blocks, packing.origins) { whole.insert(block, at: origin) }
    return whole
  }

  /// A single node, with room for its margins.
  init(node index: Int, of diagram: Diagram) {
    let node = diagram.nodes[index]
    size = node.outerSize(in: nil)
    nodeBoxes[index] = Box(
      x: node.leadingMargin, y: node.topMargin, width: node.size.width, height: node.size.height)
  }

  init() {}

  /// Returns the block inside its storyboard's frame, below the frame's heading.
  func framed(as cluster: Int, of diagram: Diagram) -> Block {
    let margin = Spacing.clusterMargin
    let title = diagram.clusters[cluster].title.size
    var block = Block()
    block.insert(self, at: Point(margin, margin + title.height))
    block.size = Size(
      max(size.width, title.width) + 2 * margin, size.height + title.height + 2 * margin)
    block.clusterBoxes[cluster] = Box(
      x: 0, y: 0, width: block.size.width, height: block.size.height)
    return block
  }
}

extension Placement.Route {
  func offsetBy(_ delta: Point) -> Placement.Route {
    moved { $0 + delta }
  }

  func moved(_ place: (Point) -> Point) -> Placement.Route {
    var route = self
    route.curve = EdgeCurve(curve.points.map(place))
    route.labelCenter = labelCenter.map(place)
    return route
  }
}
