import DrawingModel
import FlowAnalysis
import FlowLayout
import FlowModel
import FlowRender
import FlowReport

/// Makes the page to explore a flow: its layouts, its screens and the data of its script.
struct FlowExplorer {
  /// All scenes.
  private let graph: FlowGraph
  private let kind: Scene.Group
  private let groupOfScene: [SceneID: SceneGroup]
  private let groups: [SceneGroup]
  private let gallery: ScreenGallery
  private let findings: ScreenFindings
  /// What is not drawn, in words; may be empty.
  private let omission: String
  private let groupWarnings: [String]

  /// - Parameters:
  ///   - graph: The graph of the scenes that the page has.
  ///   - collapse: What the scenes of a group have in common; `nil` for what suits the app.
  init(
    _ graph: FlowGraph, collapse: Scene.Group?, depth: Int?, gallery: ScreenGallery,
    findings: ScreenFindings, omission: String
  ) {
    self.graph = graph
    self.gallery = gallery
    self.findings = findings
    self.omission = omission
    let folding = PageFolding(graph, by: collapse, depth: depth)
    kind = folding.groups.kind
    groupOfScene = folding.groups.ofScene
    groups = folding.groups.all
    groupWarnings = folding.warnings
  }

  func page(name: String, style: PictureStyle) throws(FlowError) -> RenderedFlow {
    var data = ExplorerData(
      graph.gatheringHeirs, groups: groups, groupOfScene: groupOfScene, findings: findings,
      links: style.linkBase?.links)
    // Links are in the panel; the drawings have none.
    var unlinked = style
    unlinked.linkBase = nil
    let layouts = self.layouts
    var drawings: [Drawing] = []
    var warnings = gallery.warnings + groupWarnings
    var dependsOnHost = false
    // The page has each screen once; its layouts have only their places.
    let places = gallery.wireframes.mapValues { wireframe in
      var place = wireframe
      place.shapes = []
      return place
    }
    for layout in layouts {
      let part = graph(of: layout)
      data.add(part)
      let laidOut = try unlinked.drawing(title: name) { (engine) throws(LayoutError) in
        try engine.map(of: part, wireframes: places, options: mapOptions(for: layout))
      }
      drawings.append(laidOut.drawing)
      warnings += laidOut.warnings.filter { !warnings.contains($0) }
      dependsOnHost = dependsOnHost || laidOut.dependsOnHost
    }
    let screens = graph.scenes.compactMap { scene in
      gallery.wireframes[scene.id].flatMap { wireframe in
        data.names[scene.id.description].map { (name: $0, wireframe: wireframe) }
      }
    }
    let first = screenCount > PictureStyle.wireframeLimit ? 0 : layouts.count - 1
    let whole = drawings[layouts.count - 1]
    let page = ExplorerPage(
      title: whole.title,
      summary: omission.isEmpty
        ? whole.description : "\(whole.description) · not drawn: \(omission)",
      data: data.json(layouts: layouts, first: first, screens: Set(gallery.wireframes.keys)),
      layouts: drawings, first: first, screens: screens, names: data.names, palette: .flow,
      theme: style.theme.value)
    let rendering = page.render()
    return RenderedFlow(
      format: .html, bytes: rendering.bytes, warnings: warnings + rendering.warnings,
      dependsOnHost: dependsOnHost)
  }

  private var screenCount: Int { graph.scenes.count { $0.reference?.target == nil } }

  /// All folded, each single group unfolded, all unfolded; only the last one of a flow without groups.
  private var layouts: [ExplorerData.Layout] {
    groups.isEmpty ? [.unfolded] : [.folded] + groups.map { .only($0) } + [.unfolded]
  }

  private func graph(of layout: ExplorerData.Layout) -> FlowGraph {
    switch layout {
    case .folded: graph.collapsed(by: kind, groupOfScene)
    case .only(let group): graph.collapsed(by: kind, groupOfScene, unfolding: group)
    case .unfolded: graph
    }
  }

  private func mapOptions(for layout: ExplorerData.Layout) -> MapOptions {
    let isLarge = screenCount > PictureStyle.wireframeLimit
    var options = MapOptions(
      startsEdgesAtControls: !isLarge, screenScale: isLarge ? Self.smallScreens : 1)
    switch layout {
    case .folded: break
    case .only(let group): options.groups = groupOfScene.filter { $0.value == group }
    case .unfolded: options.groups = groupOfScene
    }
    return options
  }

  /// The size of screens on a large page, whose reader zooms.
  private static let smallScreens = 0.6
}
