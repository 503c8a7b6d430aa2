import DrawingModel
import FlowModel

/// Something with a place of its own in the picture.
protocol DiagramNode: Sendable {
  /// Of the visible box, in pixels.
  var size: Size { get }
  /// Room kept free left of the box, for an entry arrow.
  var leadingMargin: Double { get }
  /// Room kept free above the box, for a segue from the scene to itself.
  var topMargin: Double { get }

  /// Draws the node with its visible box at `origin`.
  func group(at origin: Point) -> Drawing.Group
}

extension DiagramNode {
  var leadingMargin: Double { 0 }
  var topMargin: Double { 0 }
  /// What the layout keeps free, margins included: in even pixels, since Graphviz halves sizes and
  /// its router stumbles over fractions.
  var outerSize: Size {
    Size(
      ((size.width + leadingMargin) / 2).rounded(.up) * 2,
      ((size.height + topMargin) / 2).rounded(.up) * 2)
  }
}
