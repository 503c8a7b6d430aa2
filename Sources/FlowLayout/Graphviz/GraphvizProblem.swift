import DrawingModel

/// A problem for Graphviz: boxes to place and edges to route, without text of the user's files.
///
/// Sizes are in pixels, which Graphviz treats as points.
struct GraphvizProblem {
  var direction = LayoutOptions.Direction.leftToRight
  /// Whether to reverse the order within each rank.
  var isMirrored = false
  var spacing = Spacing.cards
  var nodes: [Node] = []
  var edges: [Edge] = []
  var clusters: [Cluster] = []

  /// How long Graphviz improves its solution; `nil` for its defaults.
  var limits: Limits?

  /// Graphviz's `nslimit` and `mclimit`.
  struct Limits: Hashable {
    /// The iterations of the network simplex, for each node.
    let networkSimplex: Double
    /// The factor for the iterations that reduce crossings.
    let crossings: Double

    /// The limits of a compact question.
    static let compact = Limits(networkSimplex: 1, crossings: 0.2)
  }

  struct Node {
    var size: Size
    /// The index of the node's cluster.
    var cluster: Int?
    /// The number of ports on the sides at which edges end; 0 if all edges end at the middle.
    ///
    /// The ports are close to the middle: they determine the order of edges without moving boxes
    /// out of line.
    var portCount = 0
    /// Whether the heads of the node's edges keep the order of `edges`.
    var keepsOrder = false
  }

  struct Edge {
    var tail: Int
    var head: Int
    /// The index of a port, from the top or left; `nil` for the middle of the side.
    var tailPort: Int?
    var headPort: Int?
    /// The size of the room to reserve beside the edge.
    var label: Size?
    /// Whether the edge only keeps its ends in consecutive ranks.
    var isInvisible = false
    /// The least number of ranks from the tail to the head.
    var minLength = 1
    /// Graphviz's weight: higher values make the edge shorter and straighter.
    var weight = 1
  }

  struct Cluster {
    /// The size of the room to reserve at the top.
    var title: Size
  }
}

/// Graphviz's solution in pixels; the origin is at the top left and y grows downward.
struct GraphvizSolution {
  var size: Size
  var nodeCenters: [Point]
  var clusterBoxes: [Box]
  var edges: [Route]

  struct Route {
    /// The control points of a chain of cubic Béziers: 3*n* + 1 of them, or none for a lost edge.
    var curve: [Point]
    var labelCenter: Point?
  }
}
