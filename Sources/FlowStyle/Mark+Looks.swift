package import DrawingModel
package import FlowModel

/// Marks differ in line style as well as in colour, so that they can be distinguished in grey, in
/// print and by colour-blind readers.
extension FlowMarks.Mark {
  package var paint: Paint {
    switch self {
    case .added: .added
    case .removed: .removed
    case .changed: .changed
    case .ours: .ours
    case .theirs: .theirs
    case .both: .both
    case .context: .context
    }
  }

  /// The colour of text.
  package var ink: Paint { self == .context ? .faintInk : paint }

  /// The background of a card.
  package var ground: Paint {
    switch self {
    case .added: .addedGround
    case .removed: .removedGround
    case .changed: .changedGround
    case .ours: .oursGround
    case .theirs: .theirsGround
    case .both: .bothGround
    case .context: .card
    }
  }

  /// The outline of a card or a frame.
  ///
  /// - Parameter dash: The dash that the outline has in a picture of a single state.
  package func outline(dash: [Double] = []) -> Stroke {
    switch self {
    case .added: Stroke(paint, width: 3, dash: dash.scaled(by: 2))
    case .removed: Stroke(paint, width: 1.8, dash: Self.removedDash)
    case .changed: Stroke(paint, width: 2.2, dash: dash.scaled(by: 1.5))
    case .ours: Stroke(paint, width: 2.6, dash: dash.scaled(by: 1.5))
    case .theirs: Stroke(paint, width: 2.6, dash: Self.theirDash)
    case .both: Stroke(paint, width: 3.2, dash: dash.scaled(by: 2))
    case .context: Stroke(paint, width: 1.2, dash: dash)
    }
  }

  fileprivate static let removedDash = [7.0, 5.0]
  fileprivate static let theirDash = [12.0, 4.0]

  /// The line without heads, as a legend shows it.
  package var edgeStyle: EdgeStyle {
    EdgeStyle(stroke: Stroke(paint, width: 1.6), head: .none, tail: .none, title: title)
      .marked(self)
  }

  /// The mark's name in a legend.
  package var title: String {
    switch self {
    case .added: "Added"
    case .removed: "Removed"
    case .changed: "Changed"
    case .ours: "Ours"
    case .theirs: "Theirs"
    case .both: "Both sides"
    case .context: "Unchanged"
    }
  }
}

extension EdgeStyle {
  /// The same heads in the mark's colour. Added and changed edges keep the dashes of their family.
  package func marked(_ mark: FlowMarks.Mark) -> EdgeStyle {
    let line =
      switch mark {
      case .added: Stroke(mark.paint, width: stroke.width + 1.6, dash: stroke.dash.spaced(by: 1.6))
      case .removed: Stroke(mark.paint, width: 1.8, dash: FlowMarks.Mark.removedDash)
      case .both:
        Stroke(mark.paint, width: stroke.width + 2, dash: stroke.dash.spaced(by: 2))
      case .ours:
        Stroke(mark.paint, width: stroke.width + 1.2, dash: stroke.dash.spaced(by: 1.2))
      case .theirs: Stroke(mark.paint, width: 2.4, dash: FlowMarks.Mark.theirDash)
      case .changed:
        Stroke(mark.paint, width: stroke.width + 0.8, dash: stroke.dash.spaced(by: 0.8))
      case .context: Stroke(mark.paint, width: stroke.width, dash: stroke.dash)
      }
    return EdgeStyle(stroke: line, head: head, tail: tail, title: title)
  }
}

extension [Double] {
  fileprivate func scaled(by factor: Double) -> [Double] { map { $0 * factor } }

  /// Lengthens the gaps for a line that is wider by `amount`, so that they look the same: its round
  /// ends extend into the gaps.
  fileprivate func spaced(by amount: Double) -> [Double] {
    enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element : $0.element + amount }
  }
}
