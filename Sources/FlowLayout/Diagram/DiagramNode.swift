import DrawingModel
import FlowModel

/// Something with a place of its own in the picture.
protocol DiagramNode: Sendable {
  /// Of the visible box, in pixels.
  var size: Size { get }
  /// Room kept free left of the box, for an entry arrow.
  var leadingMargin: Double { get }
  /// Room kept free right of the box, for a segue from a control to its own scene.
  var trailingMargin: Double { get }
  /// Room kept free above the box, for a segue from the scene to itself.
  var topMargin: Double { get }
  /// The length of a side, from its top, that segues from other places than controls may end at; `nil`
  /// for the whole side.
  var arrivalDepth: Double? { get }

  /// The box of a control of the scene, relative to the visible box; `nil` where it can't be seen.
  func control(_ objectID: String) -> Box?

  /// Draws the node with its visible box at `origin`.
  func group(at origin: Point) -> Drawing.Group
}

extension DiagramNode {
  var leadingMargin: Double { 0 }
  var trailingMargin: Double { 0 }
  var topMargin: Double { 0 }
  var arrivalDepth: Double? { nil }

  func control(_ objectID: String) -> Box? { nil }

  /// The area of the node and of an arrow at its left, with its visible box at `box`.
  func ground(around box: Box) -> Box {
    Box(
      x: box.minX - leadingMargin, y: box.minY, width: box.size.width + leadingMargin,
      height: box.size.height)
  }

  /// What the layout keeps free, margins included: in even pixels, since Graphviz halves sizes and
  /// its router stumbles over fractions.
  ///
  /// - Parameter direction: Edges come in at the middle of a side. So the margins are the same on both
  ///   sides across it, and the middle is that of the box; `nil` where edges come in from anywhere.
  func outerSize(in direction: LayoutOptions.Direction?) -> Size {
    let width = size.width + leadingMargin * (direction == .topToBottom ? 2 : 1) + trailingMargin
    let height = size.height + topMargin * (direction == .leftToRight ? 2 : 1)
    return Size((width / 2).rounded(.up) * 2, (height / 2).rounded(.up) * 2)
  }
}
