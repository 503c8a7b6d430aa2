import DrawingModel
import FlowModel
import FlowStyle

extension Drawing.Group {
  /// Gives a card, an exit mark or a frame the style of its change.
  ///
  /// - Parameter ground: The paint of the rectangle that is the element's background and outline.
  mutating func show(_ remark: FlowMarks.Remark, on ground: Paint) {
    let mark = remark.mark
    shapes = shapes.map { $0.repainted { $0.faded(for: mark) } }
    let index = shapes.firstIndex {
      if case .rectangle(_, _, let style) = $0 { style.fill == ground } else { false }
    }
    if let index, case .rectangle(let box, let cornerRadius, var style) = shapes[index] {
      style.stroke = mark.outline(dash: style.stroke?.dash ?? [])
      style.fill = ground == .card ? mark.ground : ground
      shapes[index] = .rectangle(box, cornerRadius: cornerRadius, style)
      let corner = Point(box.maxX - 3, box.minY + 3)
      shapes += SignDisc(mark)?.shapes(at: corner) ?? []
    }
    tell(remark)
  }

  /// Adds the sign of a finding, and its words to the tooltip.
  mutating func show(_ note: FindingMarks.Note, at place: Point) {
    let sign = FindingSign(note.severity)
    shapes += sign.shapes(at: place)
    classes.append(sign.name)
    tooltip = ([tooltip].compactMap(\.self) + note.lines.map(\.drawnLine)).joined(separator: "\n")
  }

  /// Adds the change to the tooltip, and to the CSS classes.
  mutating func tell(_ remark: FlowMarks.Remark) {
    classes.append(remark.mark.rawValue)
    guard remark.mark != .context else { return }
    let lines = remark.lines.map(\.drawnLine)
    let title = lines.isEmpty ? [remark.mark.title] : []
    tooltip = ([tooltip].compactMap(\.self) + title + lines).joined(separator: "\n")
  }
}

extension Shape {
  fileprivate func repainted(_ paint: (Paint) -> Paint) -> Shape {
    switch self {
    case .rectangle(let box, let cornerRadius, let style):
      return .rectangle(box, cornerRadius: cornerRadius, style.repainted(paint))
    case .ellipse(let box, let style): return .ellipse(box, style.repainted(paint))
    case .image: return self
    case .path(let elements, let style): return .path(elements, style.repainted(paint))
    case .text(var run):
      run.paint = paint(run.paint)
      return .text(run)
    case .layer(var layer):
      layer.shapes = layer.shapes.map { $0.repainted(paint) }
      return .layer(layer)
    }
  }
}

extension Style {
  fileprivate func repainted(_ paint: (Paint) -> Paint) -> Style {
    var style = self
    style.fill = fill.map(paint)
    style.stroke = stroke.map { Stroke(paint($0.paint), width: $0.width, dash: $0.dash) }
    return style
  }
}

extension Paint {
  /// Returns the paint in grey, since only changed elements have a colour, and paler if the mark
  /// requires it.
  fileprivate func faded(for mark: FlowMarks.Mark) -> Paint {
    switch self {
    case .fault, .unwind: .faintInk
    case .ink where mark == .context || mark == .removed: .faintInk
    case .entry where mark == .context: .context
    default: self
    }
  }
}
