package import DrawingModel
package import FlowModel

/// How a family of segues is drawn. Families differ in dash and arrowheads as well as in colour, so
/// that they can be distinguished in grey, in print and by colour-blind readers.
package struct EdgeStyle: Hashable, Sendable {
  package enum Head: Hashable, Sendable {
    case triangle, doubleChevron, barredTriangle, dot, openArrow, none
  }
  package enum Tail: Hashable, Sendable { case diamond, none }

  package let stroke: Stroke
  package let head: Head
  package let tail: Tail
  /// The family's name in a legend.
  package let title: String
}

extension EdgeStyle {
  /// The same colour and heads on a dotted line, for an edge that was read from source.
  ///
  /// - Parameter isPossible: Whether the call may also lead elsewhere; the dots are then smaller
  ///   and farther apart.
  package func dotted(isPossible: Bool = false) -> EdgeStyle {
    // A dash of almost no length has round ends, so it looks like a dot as wide as the line.
    let width = isPossible ? 1.3 : max(stroke.width, 1.9)
    return EdgeStyle(
      stroke: Stroke(stroke.paint, width: width, dash: [0.1, isPossible ? 5 : 2.4 + width]),
      head: head, tail: tail, title: title)
  }

  /// The same style with a line that is the wider, the more segues it stands for.
  package func weighted(by count: Int) -> EdgeStyle {
    guard count > 1 else { return self }
    var stroke = stroke
    stroke.width *= min(1 + Double(count.bitWidth - count.leadingZeroBitCount - 1) * 0.35, 3)
    return EdgeStyle(stroke: stroke, head: head, tail: tail, title: title)
  }

  /// A legend's line for an edge of any family to the content of a container.
  package static let container = EdgeStyle(
    stroke: Stroke(.faintInk, width: 1.6), head: .triangle, tail: .none, title: "Container")

  /// A legend's line for the frame around a part of a screen that changed.
  package static let partFrame = EdgeStyle(
    stroke: Stroke(.faintInk, width: 2), head: .none, tail: .none, title: "Frame")

  /// A legend's line for an edge of any family whose call may also lead elsewhere.
  package static let possible = EdgeStyle(
    stroke: Stroke(.faintInk, width: 1.6), head: .none, tail: .none, title: "Possible"
  ).dotted(isPossible: true)
}

extension Segue {
  package var edgeStyle: EdgeStyle {
    let style = kind.family.edgeStyle
    return origin == .code ? style.dotted(isPossible: isPossible) : style
  }
}

extension SegueFamily {
  package var edgeStyle: EdgeStyle {
    switch self {
    case .show:
      EdgeStyle(
        stroke: Stroke(.show, width: 1.6), head: .triangle, tail: .none, title: "Show, push")
    case .detail:
      EdgeStyle(
        stroke: Stroke(.show, width: 1.6), head: .doubleChevron, tail: .none,
        title: "Show detail, replace")
    case .present:
      EdgeStyle(
        stroke: Stroke(.present, width: 1.6), head: .barredTriangle, tail: .none, title: "Present")
    case .popover:
      EdgeStyle(
        stroke: Stroke(.present, width: 1.6, dash: [10, 5]), head: .barredTriangle, tail: .none,
        title: "Popover")
    case .embed:
      EdgeStyle(
        stroke: Stroke(.embed, width: 1.1), head: .none, tail: .diamond, title: "Embed")
    case .relationship:
      EdgeStyle(
        stroke: Stroke(.relationship, width: 2.4), head: .dot, tail: .none, title: "Relationship")
    case .custom:
      EdgeStyle(
        stroke: Stroke(.custom, width: 1.6, dash: [9, 4, 1.5, 4]), head: .triangle, tail: .none,
        title: "Custom")
    case .unwind:
      EdgeStyle(
        stroke: Stroke(.unwind, width: 1.6, dash: [4, 4]), head: .openArrow, tail: .none,
        title: "Unwind")
    }
  }
}
