import DrawingModel
import FlowAnalysis
import FlowLayout
import FlowModel
import FlowRender
import FlowReport
import FlowStyle

extension AppFlow {
  /// Writes documents of the flow: an overview, a page for each feature with a section for each screen, an
  /// index and statistics, with pictures.
  ///
  /// The same flow gives the same files on every host.
  ///
  /// ```swift
  /// let documents = try flow.documents(.markdown)
  /// try documents.update("Documentation/Flow")
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The format of the pages.
  ///   - filter: Which part to describe. ``FlowFilter/collapse`` is what a feature is: by default, a
  ///     storyboard or a folder.
  ///   - style: How pictures are drawn.
  /// - Throws: As ``render(_:filter:style:)-(OutputFormat,_,_)``.
  public func documents(
    _ kind: DocumentKind, filter: FlowFilter = FlowFilter(), style: PictureStyle = PictureStyle()
  ) throws(FlowError) -> FlowDocuments {
    let view = try view(for: filter)
    let shown = scenesOfApps(in: view).graph
    let writer = DocumentsWriter(
      shown, name: style.title ?? name,
      groups: SceneGroups(shown, by: view.collapse, depth: view.collapseDepth),
      gallery: gallery(of: shown, style: style), findings: screenFindings(in: shown),
      format: kind.format, style: style)
    return try writer.documents()
  }
}

/// A format of documents.
public enum DocumentKind: String, CaseIterable, Hashable, Sendable {
  /// Markdown that GitHub and GitLab show.
  case markdown
  /// Static HTML.
  case site
  /// A catalogue for DocC.
  case docc

  var format: DocumentFormat {
    switch self {
    case .markdown: .markdown
    case .site: .site
    case .docc: .docc
    }
  }
}

/// Makes the files of an app's documents.
struct DocumentsWriter {
  private let graph: FlowGraph
  private let name: String
  private let kind: Scene.Group
  /// The groups without the feature of scenes that are in no group.
  private let groups: [SceneID: SceneGroup]
  private let features: [SceneGroup]
  private let featureOfScene: [SceneID: SceneGroup]
  private let names: DocumentNames
  private let gallery: ScreenGallery
  private let findings: ScreenFindings
  private let format: DocumentFormat
  private let style: PictureStyle

  init(
    _ graph: FlowGraph, name: String, groups: SceneGroups, gallery: ScreenGallery,
    findings: ScreenFindings, format: DocumentFormat, style: PictureStyle
  ) {
    self.graph = graph
    self.name = name
    self.gallery = gallery
    self.findings = findings
    self.format = format
    self.style = style
    kind = groups.kind
    self.groups = groups.ofScene
    let screens = graph.scenes.filter { $0.reference?.target == nil }
    let others = SceneGroups.others
    var all = Dictionary(
      graph.scenes.map { ($0.id, groups.ofScene[$0.id] ?? others) },
      uniquingKeysWith: { first, _ in first })
    // A class that is only inherited from stands beside the first screen that does so.
    for base in graph.baseClasses {
      if let heir = graph.heirs(of: base).first { all[base] = all[heir] }
    }
    featureOfScene = all
    features = groups.all + (screens.contains { all[$0.id] == others } ? [others] : [])
    names = DocumentNames(features: features, screens: screens)
  }

  func documents() throws(FlowError) -> FlowDocuments {
    var documents = FlowDocuments(warnings: gallery.warnings)
    let pages = AppDocuments(
      graph, title: name, features: features, featureOfScene: featureOfScene, names: names,
      statistics: FlowStatistics(of: graph), findings: findings,
      pictured: Set(gallery.wireframes.keys), links: style.linkBase?.links
    ).pages
    for page in pages {
      documents.files[format.path(ofPage: page.name)] = Array(format.text(of: page).utf8)
    }
    try add(overview, titled: name, as: DocumentPage.overview, to: &documents)
    for feature in features {
      let picture = names.features[feature.id] ?? "feature"
      let (part, own) = graph(of: feature)
      try add(part, counting: own, titled: feature.name, as: picture, to: &documents)
    }
    for (scene, wireframe) in gallery.wireframes {
      guard let picture = names.screens[scene] else { continue }
      try add(Drawing(screen: wireframe), as: picture, to: &documents)
    }
    return documents
  }

  // MARK: Graphs

  private var overview: FlowGraph {
    features.count > 1 ? graph.collapsed(by: kind, groups) : graph
  }

  /// Returns the screens of a feature, with what is next to them folded, and without that. What leads from one
  /// neighbour to another is of no concern to the feature.
  private func graph(of feature: SceneGroup) -> (part: FlowGraph, own: FlowGraph) {
    let collapsed = graph.collapsed(by: kind, groups, unfolding: feature)
    let own = Set(graph.scenes.lazy.map(\.id).filter { featureOfScene[$0] == feature })
    let part = collapsed.part(
      with: collapsed.neighbourhood(of: Array(own).sorted(), depth: 1).union(own))
    let segues = part.segues.filter { segue in
      segue.starts.contains(where: own.contains) || segue.targets.contains(where: own.contains)
    }
    return (
      FlowGraph(
        storyboards: part.storyboards, scenes: part.scenes, segues: segues,
        findings: part.findings, targets: part.targets), graph.part(with: own)
    )
  }

  // MARK: Pictures

  /// The number of nodes up to which screens can be made out in a picture as wide as a page. Each screen has a
  /// picture of its own beside.
  private static let mostScreens = 12

  private func add(
    _ part: FlowGraph, counting own: FlowGraph? = nil, titled title: String, as picture: String,
    to documents: inout FlowDocuments
  ) throws(FlowError) {
    var unlinked = style
    unlinked.linkBase = nil
    unlinked.title = title
    let hasScreens =
      part.scenes.count <= Self.mostScreens && style.sceneStyle(for: part) == .wireframe
    let screens = hasScreens ? gallery.wireframes : [:]
    let laidOut = try unlinked.drawing(title: title) { (engine) throws(LayoutError) in
      try engine.drawing(of: part, wireframes: screens, counting: own)
    }
    documents.warnings += laidOut.warnings.filter { !documents.warnings.contains($0) }
    documents.dependsOnHost = documents.dependsOnHost || laidOut.dependsOnHost
    var drawing = laidOut.drawing
    if format != .docc { link(&drawing) }
    try add(drawing, as: picture, to: &documents)
  }

  private func add(
    _ drawing: Drawing, as picture: String, to documents: inout FlowDocuments
  ) throws(FlowError) {
    // DocC has a switch of its own, which an SVG with both themes does not follow.
    let themes: [Theme] = format == .docc ? [.light, .dark] : [style.theme.value]
    for theme in themes {
      let path = format.path(ofPicture: picture, dark: theme == .dark && format == .docc)
      let file = try RenderedFlow(
        LaidOutDrawing(drawing: drawing, warnings: [], dependsOnHost: false),
        with: SVGRenderer(theme: theme), format: .svg)
      documents.files[path] = file.bytes + Array((DocumentFormat.mark + "\n").utf8)
    }
  }

  /// Makes cards links to their pages, as seen from the picture's file.
  private func link(_ drawing: inout Drawing) {
    var pages: [String: String] = [:]
    for (id, page) in names.features { pages[id.description] = "../" + format.path(ofPage: page) }
    for (id, anchor) in names.screens {
      guard let page = featureOfScene[id].flatMap({ names.features[$0.id] }) else { continue }
      pages[id.description] = "../\(format.path(ofPage: page))#\(anchor)"
    }
    for index in drawing.groups.indices {
      drawing.groups[index].link = drawing.groups[index].id.flatMap { pages[$0] }
    }
  }
}

extension Drawing {
  /// A picture of one screen, as large as a page has room for beside its text.
  fileprivate init(screen wireframe: Wireframe) {
    let fitting = min(480 / wireframe.size.width, 480 / wireframe.size.height, 0.6)
    let scale = max((fitting * 100).rounded(.down) / 100, 0.01)
    let box = Box(
      x: 1, y: 1, width: wireframe.size.width * scale, height: wireframe.size.height * scale)
    let clip = Layer.Clip(
      Box(x: 0, y: 0, width: wireframe.size.width, height: wireframe.size.height),
      cornerRadius: wireframe.cornerRadius)
    let outline = Style(stroke: Stroke(.cardLine, width: 1))
    self.init(
      size: Size(box.size.width + 2, box.size.height + 2), title: "Screen", description: "",
      background: .clear,
      groups: [
        Group(
          classes: ["screen"],
          shapes: [
            .layer(Layer(at: box.origin, scale: scale, clip: clip, shapes: wireframe.shapes)),
            .rectangle(box, cornerRadius: wireframe.cornerRadius * scale, outline),
          ])
      ])
  }
}
