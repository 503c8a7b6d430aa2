import DrawingModel
import FlowModel

extension LayoutEngine {
  /// Returns the pictures of graphs without their labels, together no wider than a limit if possible.
  ///
  /// All have the same direction, and screens of the same scale.
  ///
  /// - Parameters:
  ///   - flows: One of two states each, or both in one graph.
  ///   - widest: The width that readers see without scrolling. If the pictures would be wider, their
  ///     parts are arranged in fewer columns, then screens are drawn smaller, and then the flow runs in
  ///     the other direction.
  func pictures(
    of flows: [MarkedFlow], widest: Double
  ) throws(LayoutError) -> [PictureComposer] {
    let first = try pictures(of: flows, screenScale: 1, widest: widest)
    // A large picture is never narrow, and each attempt takes as long as the first.
    let size = flows.map(\.graph.scenes.count).max() ?? 0
    guard first.width > widest, size <= Self.mostScenes else { return first }
    var narrowest = first
    let scales = flows.allSatisfy(\.screens.isEmpty) ? [1] : [1] + Self.screenScales
    for scale in scales.dropFirst() {
      let pictures = try self.pictures(of: flows, screenScale: scale, widest: widest)
      if pictures.width <= widest { return pictures }
      if pictures.width < narrowest.width { narrowest = pictures }
    }
    guard options.canTurn, options.mode == .dot else { return narrowest }
    for scale in scales {
      let pictures = try turned().pictures(of: flows, screenScale: scale, widest: widest)
      if pictures.width <= widest { return pictures }
      if pictures.width < narrowest.width { narrowest = pictures }
    }
    return narrowest
  }

  /// The smaller sizes of screens that are tried; on the smallest, most texts can still be read.
  private static let screenScales = [0.88, 0.76]
  /// The greatest number of scenes for which more than one layout is tried.
  private static let mostScenes = 40

  private func pictures(
    of flows: [MarkedFlow], screenScale: Double, widest: Double
  ) throws(LayoutError) -> [PictureComposer] {
    var pictures: [PictureComposer] = []
    for flow in flows {
      let routed = try self.flow(
        of: flow.graph, marks: flow.marks, screens: flow.screens, screenScale: screenScale)
      var best = routed.picture(aspect: PageShape.usual)
      for aspect in PageShape.narrowing where best.width > widest / Double(flows.count) {
        let picture = routed.picture(aspect: aspect)
        if picture.width < best.width { best = picture }
      }
      pictures.append(best)
    }
    return pictures
  }
}

extension PictureComposer {
  fileprivate var width: Double { placement.size.width }
}

extension [PictureComposer] {
  /// The width of all side by side.
  fileprivate var width: Double { reduce(0) { $0 + $1.width } }
}
