package import DrawingModel
package import FlowModel

/// Lays a flow graph out and draws it.
package struct LayoutEngine: Sendable {
  package let options: LayoutOptions

  package init(options: LayoutOptions = LayoutOptions()) { self.options = options }

  /// Returns the picture of a graph.
  ///
  /// The same graph gives the same drawing on every host: no font is asked for its widths.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - wireframes: The screens of the scenes that are drawn with theirs; others are plain cards.
  /// - Throws: `LayoutError` with Graphviz's own message where it gave up.
  package func drawing(
    of graph: FlowGraph, wireframes: [SceneID: Wireframe] = [:]
  ) throws(LayoutError) -> Drawing {
    let panel = PageComposer.Panel(picture: try picture(of: graph, wireframes: wireframes))
    return PageComposer(
      panels: [panel], title: options.title, summary: FlowSummary(graph).text
    ).drawing()
  }

  /// - Parameter marks: What has become of everything, where the graph is one of two states.
  func picture(
    of graph: FlowGraph, marks: FlowMarks? = nil, wireframes: [SceneID: Wireframe] = [:]
  ) throws(LayoutError) -> PictureComposer {
    let diagram = Diagram(
      graph, direction: options.mode == .dot ? options.direction : nil, marks: marks,
      wireframes: wireframes)
    var placement =
      switch options.mode {
      case .dot: try LayeredPlacer(diagram: diagram, direction: options.direction).placement()
      case .canvas: try CanvasPlacer(diagram: diagram).placement()
      }
    LabelPlacer(diagram: diagram).apply(to: &placement)
    return PictureComposer(
      graph: graph, diagram: diagram, placement: placement, links: options.links, marks: marks)
  }
}

package struct LayoutOptions: Hashable, Sendable {
  package enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "LR"
    case topToBottom = "TB"
  }
  package enum Mode: String, CaseIterable, Sendable {
    /// Graphviz's layered layout.
    case dot
    /// The author's own placing on Xcode's canvas.
    case canvas
  }

  package var direction = Direction.leftToRight
  package var mode = Mode.dot
  /// Stands at the foot of the picture: the app's name.
  package var title = ""
  /// What makes scenes and edges links to their source; `nil` for none.
  package var links: SourceLinks?

  package init() {}
}

/// Graphviz could not lay a graph out.
package struct LayoutError: Error, Hashable, Sendable {
  /// Graphviz's own message.
  package let message: String
  /// What was being done, such as `laying out 70 scenes`.
  package let activity: String

  package init(message: String, activity: String) {
    self.message = message
    self.activity = activity
  }
}
