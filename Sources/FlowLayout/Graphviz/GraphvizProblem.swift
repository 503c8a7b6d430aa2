import DrawingModel

/// A problem for Graphviz: boxes to place and edges to route, without any of the user's text.
///
/// Sizes are in pixels, which stand for Graphviz's points one to one.
struct GraphvizProblem {
  var direction = LayoutOptions.Direction.leftToRight
  /// True where each rank is to be reversed.
  var isMirrored = false
  var spacing = Spacing.cards
  var nodes: [Node] = []
  var edges: [Edge] = []
  var clusters: [Cluster] = []

  /// The engine that solves the problem.
  var engine = Engine.dot

  enum Engine {
    /// Place the boxes in layers, and route.
    case dot
    /// Leave the boxes where they are, and route.
    case nop

    /// Graphviz's name for it.
    var name: StaticString {
      switch self {
      case .dot: "dot"
      case .nop: "nop"
      }
    }

    /// The library of Graphviz's that has the engine.
    var plugin: String {
      switch self {
      case .dot: "gvplugin_dot_layout"
      case .nop: "gvplugin_neato_layout"
      }
    }
  }

  struct Node {
    var size: Size
    /// The middle of a box that stays where it is.
    var center: Point?
    /// The index of the node's cluster.
    var cluster: Int?
    /// The number of ports of the sides at which edges end; 0 where all edges end at the middle.
    ///
    /// The ports are close to the middle: they give the order of edges without moving boxes out of
    /// line.
    var portCount = 0
    /// True where the heads of the node's edges keep the order of `edges`.
    var keepsOrder = false
  }

  struct Edge {
    var tail: Int
    var head: Int
    /// The number of a port, from the top or left on; `nil` for the middle of the side.
    var tailPort: Int?
    var headPort: Int?
    /// Room that is kept free beside the edge.
    var label: Size?
    /// True for an edge that only holds its ends in consecutive ranks.
    var isInvisible = false
    /// The least number of ranks from the tail to the head.
    var minLength = 1
    /// How hard the edge is kept short and straight.
    var weight = 1
  }

  struct Cluster {
    /// Room kept at the top.
    var title: Size
  }
}

/// Graphviz's solution, in pixels, origin top left, y down.
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
