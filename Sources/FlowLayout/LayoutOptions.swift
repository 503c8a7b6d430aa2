import DrawingModel
package import FlowModel

/// How a graph is laid out and drawn.
package struct LayoutOptions: Hashable, Sendable {
  package enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "LR"
    case topToBottom = "TB"
  }
  package enum Mode: String, CaseIterable, Sendable {
    /// Graphviz's layered layout.
    case dot
    /// The author's arrangement on Xcode's canvas.
    case canvas
  }

  package var direction = Direction.leftToRight
  /// Whether a picture of two states may run in the other direction if it would otherwise be too wide, and a
  /// large one if its shape would be out of the range.
  package var canTurn = false
  package var mode = Mode.dot
  /// The title below the picture: the app's name.
  package var title = ""
  /// Links scenes and edges to their source; `nil` for no links.
  package var links: SourceLinks?

  package init() {}
}

extension LayoutOptions.Direction {
  var other: Self { self == .leftToRight ? .topToBottom : .leftToRight }
}

/// Edges run along the main axis, and the cards of one rank are placed along the cross axis,
/// whether the picture runs right or down.
extension LayoutOptions.Direction {
  func main(_ point: Point) -> Double { self == .leftToRight ? point.x : point.y }

  func cross(_ point: Point) -> Double { self == .leftToRight ? point.y : point.x }

  func point(main: Double, cross: Double) -> Point {
    self == .leftToRight ? Point(main, cross) : Point(cross, main)
  }
}
