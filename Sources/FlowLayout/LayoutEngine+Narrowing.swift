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
    guard first.width > widest, options.mode == .dot else { return first }
    let narrower = try self.narrower(than: first, of: flows, widest: widest)
    guard narrower.width > widest else { return narrower }
    let broken = try self.broken(flows, widest: widest)
    return broken.width < narrower.width ? broken : narrower
  }

  private func narrower(
    than first: [PictureComposer], of flows: [MarkedFlow], widest: Double
  ) throws(LayoutError) -> [PictureComposer] {
    let size = flows.map(\.graph.scenes.count).max() ?? 0
    // A large picture is never narrow in this way, and each attempt takes as long as the first.
    guard size <= Self.mostScenes else { return first }
    var narrowest = first
    let scales = flows.allSatisfy(\.screens.isEmpty) ? [1] : [1] + Self.screenScales
    for scale in scales.dropFirst() {
      let pictures = try self.pictures(of: flows, screenScale: scale, widest: widest)
      if pictures.width <= widest { return pictures }
      if pictures.width < narrowest.width { narrowest = pictures }
    }
    guard options.canTurn else { return narrowest }
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
      pictures.append(routed.narrowPicture(widest / Double(flows.count)))
    }
    return pictures
  }

  /// Returns the pictures of flows that continue below where they would be too wide.
  private func broken(
    _ flows: [MarkedFlow], widest: Double
  ) throws(LayoutError) -> [PictureComposer] {
    let widest = widest / Double(flows.count)
    var pictures: [PictureComposer] = []
    for flow in flows {
      var breaks: Set<SegueID> = []
      var best: PictureComposer?
      for _ in 0...Self.mostBreaks where best?.width ?? .infinity > widest {
        let routed = try self.flow(
          of: flow.graph, marks: flow.marks, screens: flow.screens, breaks: breaks)
        let picture = routed.narrowPicture(widest)
        if picture.width < best?.width ?? .infinity { best = picture }
        let more = RowBreaks(in: routed, widest: widest).segues
        if more.isEmpty { break }
        breaks.formUnion(more)
      }
      if let best { pictures.append(best) }
    }
    return pictures
  }

  /// How many times rows that are still too wide are broken again.
  private static let mostBreaks = 4
}

extension RoutedFlow {
  /// Returns the picture with its parts in fewer columns, if it would else be too wide.
  fileprivate func narrowPicture(_ widest: Double) -> PictureComposer {
    var best = picture(aspect: PageShape.usual)
    for aspect in PageShape.narrowing where best.width > widest {
      let picture = picture(aspect: aspect)
      if picture.width < best.width { best = picture }
    }
    return best
  }
}

extension PictureComposer {
  fileprivate var width: Double { placement.size.width }
}

extension [PictureComposer] {
  /// The width of all side by side.
  fileprivate var width: Double { reduce(0) { $0 + $1.width } }
}
