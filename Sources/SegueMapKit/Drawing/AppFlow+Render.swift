import DrawingModel
import FlowAnalysis
import FlowLayout
import FlowModel
import FlowRender
import FlowReport

extension AppFlow {
  /// Writes the flow in one format.
  ///
  /// The same flow gives the same bytes on every host, except in ``OutputFormat/png`` and
  /// ``OutputFormat/pdf``, which use the installed fonts.
  ///
  /// ```swift
  /// var filter = FlowFilter()
  /// filter.from = "Login"
  /// let picture = try flow.render(.svg, filter: filter)
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - filter: Which part to show. Launch screens are left out and containers folded unless it asks
  ///     for them, except in ``OutputFormat/json``.
  ///   - style: How a picture is drawn; ``OutputFormat/dot`` takes its theme and links, other text
  ///     nothing.
  /// - Throws: ``FlowError/unknownScene(_:suggestions:)`` and
  ///   ``FlowError/ambiguousScene(_:matches:)`` for a scene that the filter names, and
  ///   ``FlowError/drawing(activity:message:)`` where a picture library failed.
  public func render(
    _ format: OutputFormat, filter: FlowFilter = FlowFilter(), style: PictureStyle = PictureStyle()
  ) throws(FlowError) -> RenderedFlow {
    try renderings(filter: filter, style: style).render(format)
  }

  /// Writes the flow in several formats; the layout, which takes the most time, is made once.
  ///
  /// - Returns: One rendering for each format, in their order.
  public func render(
    _ formats: [OutputFormat], filter: FlowFilter = FlowFilter(),
    style: PictureStyle = PictureStyle()
  ) throws(FlowError) -> [RenderedFlow] {
    try renderings(filter: filter, style: style).render(formats)
  }

  /// The number of screens that a filter lets pass.
  ///
  /// - Throws: As ``renderings(filter:style:)``.
  public func sceneCount(_ filter: FlowFilter) throws(FlowError) -> Int {
    graph.applying(try view(for: filter)).scenes.count { $0.reference?.target == nil }
  }

  /// Returns the files that can be made of the flow, none of which is made yet.
  ///
  /// - Parameters:
  ///   - filter: As for ``render(_:filter:style:)``.
  ///   - style: As for ``render(_:filter:style:)``.
  /// - Throws: ``FlowError/unknownScene(_:suggestions:)`` and
  ///   ``FlowError/ambiguousScene(_:matches:)``.
  public func renderings(
    filter: FlowFilter = FlowFilter(), style: PictureStyle = PictureStyle()
  ) throws(FlowError) -> Renderings<OutputFormat> {
    let view = try view(for: filter)
    let part = graph.applying(view)
    let layout = DeferredDrawing()
    return Renderings { (format) throws(FlowError) in
      switch format.writer(in: style) {
      case .picture(let renderer):
        let drawing = try layout.take { () throws(FlowError) in
          let gallery = gallery(of: part, view, style: style)
          var drawing = try self.drawing(of: part, view, gallery.wireframes, style: style)
          drawing.warnings = gallery.warnings + drawing.warnings
          return drawing
        }
        return try RenderedFlow(drawing, with: renderer, format: format)
      case .page:
        return try explorer(of: view, style: style).page(name: name, style: style)
      case .report(let reporter):
        let report = reporter.report(
          format.holdsWholeGraph ? filter.isEmpty ? graph : graph.applying(view.detailed) : part)
        return RenderedFlow(format: format, bytes: Array(report.utf8))
      }
    }
  }

  /// Returns what makes the page to explore a view.
  private func explorer(of view: FlowView, style: PictureStyle) -> FlowExplorer {
    let (shown, apps) = scenesOfApps(in: view)
    return FlowExplorer(
      shown, collapse: view.collapse, depth: view.collapseDepth,
      gallery: gallery(of: shown, style: style), findings: screenFindings(in: shown),
      omission: omissions(view, apps).joined(separator: " · "))
  }

  /// Returns the scenes of a view as one graph, without those that only tests have.
  func scenesOfApps(in view: FlowView) -> (graph: FlowGraph, apps: AppParts) {
    let whole = (ruleFindings.map(graph.replacingFindings) ?? graph).applying(view.uncollapsed)
    let apps = AppParts(whole, choosing: view.targets)
    let isWhole = apps.parts.isEmpty
    return (
      isWhole
        ? whole : whole.part(with: Set(apps.parts.flatMap { $0.graph.scenes.map(\.id) })), apps
    )
  }

  /// Returns what was found about the screens of a part of the flow.
  func screenFindings(in part: FlowGraph) -> ScreenFindings {
    let found = Set(ruleFindings ?? [])
    // A note is no finding, unless the rules were asked for what they are not sure of.
    return ScreenFindings(
      part.findings.filter { $0.severity != .note || found.contains($0) }, in: graph,
      screens: part.scenes)
  }

  /// Returns all screens of a graph, however many there are; none in the style of cards.
  func gallery(of part: FlowGraph, style: PictureStyle) -> ScreenGallery {
    guard style.sceneStyle != .card, let screens else { return ScreenGallery() }
    return ScreenGallery(of: part.scenes, in: graph, from: screens)
  }

  /// Returns what a picture leaves out, in words.
  private func omissions(_ view: FlowView, _ apps: AppParts) -> [String] {
    var omissions = apps.omissions
    guard !view.includesNibs, view.collapse == nil else { return omissions }
    var other = view
    other.includesNibs = true
    let nibs = graph.applying(other).scenes.count - graph.applying(view).scenes.count
    if nibs > 0 { omissions.append(counted(nibs, "xib") + " of views") }
    return omissions
  }

  /// Returns the screens of a picture; none for a picture of cards.
  private func gallery(
    of part: FlowGraph, _ view: FlowView, style: PictureStyle
  ) -> ScreenGallery {
    guard let screens, view.collapse == nil else { return ScreenGallery() }
    switch style.sceneStyle(for: part) {
    case .card: return ScreenGallery()
    case .wireframe: return ScreenGallery(of: part.scenes, in: graph, from: screens)
    }
  }

  private func drawing(
    of part: FlowGraph, _ view: FlowView, _ wireframes: [SceneID: Wireframe], style: PictureStyle
  ) throws(FlowError) -> LaidOutDrawing {
    // An overview by target has the apps as its nodes.
    let parts = view.collapse == .target ? part : graph.applying(view.uncollapsed)
    let apps = AppParts(parts, choosing: view.targets)
    let omissions = omissions(view, apps)
    let drawn =
      apps.parts.isEmpty || view.collapse == .target
      ? [LayoutEngine.App(name: "", graph: part)]
      : zip(apps.parts, apps.parts.map(\.graph).collapsed(as: view)).map {
        LayoutEngine.App(name: $0.title, graph: $1)
      }
    return try style.drawing(title: name) { (engine) throws(LayoutError) in
      try engine.drawing(
        of: drawn, wireframes: wireframes, findings: findingMarks,
        omission: omissions.joined(separator: " · "))
    }
  }
}

extension AppParts.Part {
  fileprivate var title: String {
    let platform = platform == .unknown ? nil : platform.rawValue
    return [name.isEmpty ? "Other files" : name, platform].compactMap(\.self)
      .joined(separator: " · ")
  }
}

extension AppParts {
  /// What is left out, in words.
  fileprivate var omissions: [String] {
    var words: [String] = []
    if !duplicates.isEmpty {
      let few = duplicates.sorted().prefix(4).joined(separator: ", ")
      words.append(
        "the same screens as another app: "
          + (duplicates.count > 4 ? "\(few) and \(duplicates.count - 4) more" : few))
    }
    if testSceneCount > 0 { words.append("\(counted(testSceneCount, "scene")) of tests") }
    return words
  }
}

extension OutputFormat {
  /// What writes this format.
  func writer(in style: PictureStyle) -> Writer {
    let theme = style.theme.value
    return switch self {
    case .svg: .picture(SVGRenderer(theme: theme))
    case .png: .picture(PNGRenderer(theme: theme, scale: style.scale))
    case .pdf: .picture(PDFRenderer(theme: theme))
    case .html: .page
    case .dot: .report(DOTReporter(theme: theme, links: style.linkBase?.links))
    case .mermaid: .report(MermaidReporter { $0.collapsed(by: .storyboard) })
    case .json: .report(JSONReporter())
    case .markdown: .report(MarkdownReporter())
    case .text: .report(TreeReporter(color: style.usesTerminalColors))
    }
  }

  /// Pictures are made of a drawing, a page of several, reports of the graph itself.
  enum Writer {
    case picture(any DrawingRenderer)
    case page
    case report(any GraphReporter)
  }
}
