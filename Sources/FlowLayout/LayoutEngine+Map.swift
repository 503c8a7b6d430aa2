package import DrawingModel
package import FlowModel
import FlowStyle

/// What a picture to explore has besides.
package struct MapOptions: Sendable {
  /// The groups with a frame of their own, by their scenes.
  package var groups: [SceneID: SceneGroup]
  /// Whether edges start at the controls of screens. With many screens, edges in lanes are easier to
  /// follow.
  package var startsEdgesAtControls: Bool
  /// The size of the screens, as a part of the usual one.
  package var screenScale: Double

  package init(
    groups: [SceneID: SceneGroup] = [:], startsEdgesAtControls: Bool = true,
    screenScale: Double = 1
  ) {
    self.groups = groups
    self.startsEdgesAtControls = startsEdgesAtControls
    self.screenScale = screenScale
  }
}

extension LayoutEngine {
  /// Returns a picture to explore: without a legend and a foot, and with parts that can be hidden.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - wireframes: The screens to draw in their scenes' cards.
  /// - Throws: `LayoutError` if Graphviz is not installed as it should be.
  package func map(
    of graph: FlowGraph, wireframes: [SceneID: Wireframe], options map: MapOptions
  ) throws(LayoutError) -> Drawing {
    var picture = try self.picture(of: graph, wireframes: wireframes, map)
    // A window is wider than it is high: a flow of many ranks may suit it better in the other direction.
    if options.canTurn, options.mode == .dot, picture.fault > Self.acceptableFault {
      let other = try turned().picture(of: graph, wireframes: wireframes, map)
      if other.fault < picture.fault { picture = other }
    }
    picture.placeLabels()
    let size = picture.placement.size
    return Drawing(
      size: Size(size.width + 2 * Spacing.page, size.height + 2 * Spacing.page),
      title: options.title.isEmpty ? "Screen flow" : "Screen flow of \(options.title.drawnLine)",
      description: FlowSummary([graph]).text, background: .canvas,
      groups: picture.mapGroups(at: Point(Spacing.page, Spacing.page)))
  }

  /// How far a map's shape may be out of the usual range before the other direction is tried.
  private static let acceptableFault = 0.6

  private func picture(
    of graph: FlowGraph, wireframes: [SceneID: Wireframe], _ map: MapOptions
  ) throws(LayoutError) -> PictureComposer {
    let routed = try flow(
      of: graph, screens: wireframes.mapValues { ScreenStates(after: ScreenStates.State($0)) },
      screenScale: map.screenScale, map: map)
    return routed.picture(aspect: PageShape.usual)
  }
}

extension PictureComposer {
  fileprivate var fault: Double { PageShape.fault(of: placement.size) }
}
