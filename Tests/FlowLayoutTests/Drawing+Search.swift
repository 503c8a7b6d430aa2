import DrawingModel

extension Drawing {
  /// The group of a scene, a segue or a storyboard.
  func group(_ id: String) -> Group? { groups.first { $0.id == id } }

  func groups(_ cssClass: String) -> [Group] { groups.filter { $0.classes.contains(cssClass) } }

  /// The groups of all segues: edges, and chips in cards.
  var segueGroups: [Group] { groups("segue") + groups("chip") }

  var texts: [TextRun] { groups.flatMap(\.texts) }
}

extension Drawing.Group {
  var texts: [TextRun] { shapes.texts }

  var layers: [Layer] { shapes.layers }

  /// The start of the first line.
  var start: Point? {
    for case .path(let elements, _) in shapes {
      if case .move(let point)? = elements.first { return point }
    }
    return nil
  }

  /// The first disc.
  var dot: Box? {
    for case .ellipse(let box, _) in shapes { return box }
    return nil
  }

  /// The largest rectangle: a scene's card, a storyboard's frame.
  var box: Box? {
    shapes.compactMap { if case .rectangle(let box, _, _) = $0 { box } else { nil } }
      .max { $0.size.width * $0.size.height < $1.size.width * $1.size.height }
  }
}

extension TextRun {
  /// The left edge of the text.
  var minX: Double {
    switch anchor {
    case .start: origin.x
    case .middle: origin.x - width / 2
    case .end: origin.x - width
    }
  }
}

extension [Shape] {
  /// The texts outside of layers.
  var texts: [TextRun] { compactMap { if case .text(let run) = $0 { run } else { nil } } }

  var layers: [Layer] { compactMap { if case .layer(let layer) = $0 { layer } else { nil } } }
}
