import DrawingModel
import FlowModel

/// An element of the picture with a position of its own.
protocol DiagramNode: Sendable {
  /// The size of the visible box, in pixels.
  var size: Size { get }
  /// The room to the left of the box, for an entry arrow.
  var leadingMargin: Double { get }
  /// The room to the right of the box, for a segue from a control to its own scene.
  var trailingMargin: Double { get }
  /// The room above the box, for a segue from the scene to itself.
  var topMargin: Double { get }
  /// The length of a side, from its top, at which segues may end that do not start at a control;
  /// `nil` for the whole side.
  var arrivalDepth: Double? { get }

  /// Returns the box of a control of the scene, relative to the visible box; `nil` if it can't be
  /// seen.
  func control(_ objectID: String) -> Box?

  /// Returns the shapes of the node with its visible box at `origin`.
  func group(at origin: Point) -> Drawing.Group

  /// Returns groups of their own on top of the node, with its visible box at `origin`.
  func parts(at origin: Point) -> [Drawing.Group]
}

extension DiagramNode {
  var leadingMargin: Double { 0 }
  var trailingMargin: Double { 0 }
  var topMargin: Double { 0 }
  var arrivalDepth: Double? { nil }

  func control(_ objectID: String) -> Box? { nil }

  func parts(at origin: Point) -> [Drawing.Group] { [] }

  /// Returns the area of the node and of an arrow to its left, with its visible box at `box`.
  func ground(around box: Box) -> Box {
    Box(
      x: box.minX - leadingMargin, y: box.minY, width: box.size.width + leadingMargin,
      height: box.size.height)
  }

  /// Returns the area of the node and its margins, with its visible box at `box`.
  func reserved(around box: Box) -> Box {
    Box(
      x: box.minX - leadingMargin, y: box.minY - topMargin,
      width: box.size.width + leadingMargin + trailingMargin, height: box.size.height + topMargin)
  }

  /// Returns the size to reserve, including margins. It is an even number of pixels, since Graphviz
  /// halves sizes and its router fails with fractions.
  ///
  /// - Parameter direction: The direction in which edges arrive, at the middle of a side. The
  ///   margins across it are made equal, so that the middle is that of the box. `nil` if edges
  ///   arrive from any side.
  func outerSize(in direction: LayoutOptions.Direction?) -> Size {
    let width = size.width + leadingMargin * (direction == .topToBottom ? 2 : 1) + trailingMargin
    let height = size.height + topMargin * (direction == .leftToRight ? 2 : 1)
    return Size((width / 2).rounded(.up) * 2, (height / 2).rounded(.up) * 2)
  }
}
