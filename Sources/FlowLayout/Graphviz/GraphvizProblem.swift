import DrawingModel

/// What Graphviz is asked: boxes to place and edges to route, with no word of the user's text.
///
/// Sizes are in pixels, which stand for Graphviz's points one to one.
struct GraphvizProblem {
  var direction = LayoutOptions.Direction.leftToRight
  /// True where what Graphviz puts at one end of a rank is wanted at the other.
  var isMirrored = false
  var spacing = Spacing.cards
  var nodes: [Node] = []
  var edges: [Edge] = []
  var clusters: [Cluster] = []

  /// What Graphviz is to do.
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
    /// Into how many ports the sides are parted at which edges come in; 0 for sides with one place.
    ///
    /// The ports lie close about the middle: they tell the order of edges without pulling boxes out of
    /// line.
    var portCount = 0
    /// Heads of the node's edges keep the order of `edges`.
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
    /// How many ranks the head is to stand after the tail, at least.
    var minLength = 1
    /// How hard the edge is kept short and straight.
    var weight = 1
  }

  struct Cluster {
    /// Room kept at the top.
    var title: Size
  }
}

/// What Graphviz answers, in pixels, origin top left, y down.
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
