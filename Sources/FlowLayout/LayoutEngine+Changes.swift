package import DrawingModel
package import FlowModel

extension LayoutEngine {
  /// One of two states, or both in one graph, with the change of each element.
  package struct MarkedFlow: Sendable {
    package let graph: FlowGraph
    package let marks: FlowMarks
    /// The screens to draw in their scenes' cards.
    package let screens: [SceneID: ScreenStates]

    package init(
      _ graph: FlowGraph, _ marks: FlowMarks, screens: [SceneID: ScreenStates] = [:]
    ) {
      self.graph = graph
      self.marks = marks
      self.screens = screens
    }
  }

  /// Returns the picture of two states in one.
  ///
  /// Changes have a colour, a sign and a line style; everything else is grey.
  ///
  /// - Throws: `LayoutError` if Graphviz is not installed as it should be.
  package func drawing(of flow: MarkedFlow) throws(LayoutError) -> Drawing {
    guard !flow.graph.scenes.isEmpty else { return notice(flow.marks) }
    let pictures = try pictures(of: [flow], widest: Self.widest)
    return page(pictures.map { PageComposer.Panel(picture: $0) }, flow.marks)
  }

  /// Returns the picture of two states side by side, at the same scale.
  ///
  /// - Throws: `LayoutError` if Graphviz is not installed as it should be.
  package func drawing(
    of before: MarkedFlow, beside after: MarkedFlow
  ) throws(LayoutError) -> Drawing {
    guard !before.graph.scenes.isEmpty || !after.graph.scenes.isEmpty else {
      return notice(after.marks)
    }
    let pictures = try pictures(of: [before, after], widest: Self.widest - PageComposer.gap)
    let captions = StateCaptions(after.marks)
    let headings = [(captions.before, "before "), (captions.after, "after ")]
    let panels = zip(headings, pictures).map { heading, picture in
      PageComposer.Panel(heading: heading.0, idPrefix: heading.1, picture: picture)
    }
    return page(panels, after.marks)
  }

  /// The greatest width that is aimed at: that of a window beside the text that a reviewer reads.
  private static let widest = 1600 - 2 * Spacing.page

  /// Returns a page with the headline only.
  private func notice(_ marks: FlowMarks) -> Drawing { page([], marks) }

  private func page(_ panels: [PageComposer.Panel], _ marks: FlowMarks) -> Drawing {
    PageComposer(
      panels: panels, title: options.title, summary: marks.headline, omission: marks.omission,
      name: "Changes in the screen flow"
    ).labelled().drawing()
  }
}

extension FlowMarks {
  /// The number of omitted elements, in words; empty if there are none.
  fileprivate var omission: String {
    let parts = [(hiddenScenes, "scene"), (hiddenSegues, "segue")].filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    return parts.isEmpty ? "" : "not shown, as unchanged: " + parts.joined(separator: ", ")
  }
}
