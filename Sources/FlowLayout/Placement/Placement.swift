import DrawingModel

/// Where everything of a diagram stands.
struct Placement {
  var size: Size
  /// The visible box of each node.
  var nodeBoxes: [Box]
  /// The box of each cluster.
  var clusterBoxes: [Box]
  /// For each edge of the diagram.
  var routes: [Route]

  struct Route {
    var curve: EdgeCurve
    var labelCenter: Point?
  }
}
