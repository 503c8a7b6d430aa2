package import DrawingModel
package import FlowModel
import Synchronization

/// Lays a flow graph out and draws it, in five steps:
///
/// 1. ``Diagram``: which scenes get a card, which segues an edge, and how large each is.
/// 2. Placement: the place of each node, by Graphviz or as on Xcode's canvas.
/// 3. Routing: the curve of each edge.
/// 4. Labels: a free place beside each edge.
/// 5. Picture: shapes and their colours, the legend and the foot.
///
/// The types of a step use those of earlier steps only.
package struct LayoutEngine: Sendable {
  package private(set) var options: LayoutOptions
  private var solver: LayoutSolver

  /// - Parameters:
  ///   - runner: Runs Graphviz for large parts, in a process that can be ended; `nil` to run it in
  ///     this process.
  ///   - report: Receives a note for each part that Graphviz does not lay out.
  package init(
    options: LayoutOptions = LayoutOptions(), runner: LayoutRunner? = nil,
    report: @escaping @Sendable (LayoutNote) -> Void = { _ in }
  ) {
    self.options = options
    solver = LayoutSolver(runner: runner, report: report)
  }

  /// Returns the picture of a graph.
  ///
  /// The same graph gives the same drawing on every host, since text is measured by a table.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - wireframes: The screens to draw in their scenes' cards; other scenes have plain cards.
  ///   - counted: The part of the graph that the foot counts; `nil` for all of it.
  /// - Throws: `LayoutError` if Graphviz is not installed as it should be.
  package func drawing(
    of graph: FlowGraph, wireframes: [SceneID: Wireframe] = [:], counting counted: FlowGraph? = nil
  ) throws(LayoutError) -> Drawing {
    try drawing(of: [App(name: "", graph: graph)], wireframes: wireframes, counting: counted)
  }

  /// One of several apps of a project.
  package struct App: Sendable {
    package let name: String
    package let graph: FlowGraph

    package init(name: String, graph: FlowGraph) {
      self.name = name
      self.graph = graph
    }
  }

  /// Returns the picture of several apps, each in a panel with its name as the heading. A single one has
  /// no heading.
  ///
  /// - Parameters:
  ///   - apps: The apps, the most important first.
  ///   - wireframes: The screens to draw in their scenes' cards.
  ///   - findings: What was found about the elements.
  ///   - omission: What is not drawn, in words; may be empty.
  ///   - counted: The part of the graphs that the foot counts; `nil` for all of them.
  /// - Throws: `LayoutError` if Graphviz is not installed as it should be.
  package func drawing(
    of apps: [App], wireframes: [SceneID: Wireframe] = [:],
    findings: FindingMarks = FindingMarks(), omission: String = "",
    counting counted: FlowGraph? = nil
  ) throws(LayoutError) -> Drawing {
    let screens = wireframes.mapValues { ScreenStates(after: ScreenStates.State($0)) }
    let summary = FlowSummary(counted.map { [$0] } ?? apps.map(\.graph)).text
    let foot = omission.isEmpty ? summary : "\(summary) · not drawn: \(omission)"
    let isPlain = Mutex(false)
    var engine = self
    engine.solver.report = { [report = solver.report] note in
      isPlain.withLock { $0 = true }
      report(note)
    }
    func page(
      _ engine: LayoutEngine, _ aspect: Double, _ lanes: Spacing = .lanes
    ) throws(LayoutError) -> ShapedPage {
      var flows: [RoutedFlow] = []
      for app in apps {
        flows.append(try engine.flow(of: app.graph, screens: screens, aspect: aspect, lanes: lanes))
      }
      return engine.shaped(apps, flows, findings, foot: foot)
    }
    var shaped = try page(engine, PageShape.usual)
    let scenes = apps.reduce(0) { $0 + $1.graph.scenes.count }
    /// Whether another layout may have a better shape. A canvas, and rows and columns that stand for a
    /// layout by Graphviz, have the same one again.
    func mayImprove(upTo most: Int) -> Bool {
      shaped.fault > 0 && scenes <= most && options.mode == .dot && !isPlain.withLock { $0 }
    }
    func improve(by other: ShapedPage) { if other.fault < shaped.fault { shaped = other } }
    if mayImprove(upTo: Self.mostShaped) {
      // The largest part decides the shape, so that this is aimed at the other side.
      let size = shaped.page.arranged().size
      improve(
        by: try page(engine, PageShape.usual * PageShape.middle * size.height / size.width))
    }
    if mayImprove(upTo: Self.mostTurned), shaped.isWide {
      improve(by: try page(engine, PageShape.usual, .roomyLanes))
    }
    if mayImprove(upTo: Self.mostTurned), options.canTurn {
      improve(by: try page(engine.turned(), PageShape.usual))
    }
    return shaped.page.labelled().drawing()
  }

  func flow(
    of graph: FlowGraph, marks: FlowMarks? = nil, screens: [SceneID: ScreenStates],
    screenScale: Double = 1, breaks: Set<SegueID> = [], map: MapOptions? = nil,
    aspect: Double = PageShape.usual, lanes: Spacing = .lanes
  ) throws(LayoutError) -> RoutedFlow {
    let graph = graph.gatheringHeirs
    var diagram = Diagram(
      graph, direction: options.mode == .dot ? options.direction : nil, marks: marks,
      screens: screens, screenScale: screenScale, breaks: breaks, map: map)
    diagram.aspect = aspect
    diagram.lanes = lanes
    return RoutedFlow(
      graph: graph, diagram: diagram, parts: try parts(of: diagram), links: options.links,
      marks: marks)
  }

  /// Returns an engine that draws in the other direction.
  func turned() -> LayoutEngine {
    var engine = self
    engine.options.direction = options.direction.other
    return engine
  }

  /// Places the nodes of a diagram and routes its edges. Labels are in the room that Graphviz
  /// reserved for them.
  func placement(of diagram: Diagram) throws(LayoutError) -> Placement {
    Placement(Block(joining: try parts(of: diagram), of: diagram), of: diagram)
  }

  private func parts(of diagram: Diagram) throws(LayoutError) -> [LayeredPlacer.Part] {
    switch options.mode {
    case .dot:
      var parts = try LayeredPlacer(
        diagram: diagram, direction: options.direction, solver: solver
      ).parts()
      LayeredRouter(diagram: diagram, direction: options.direction).apply(to: &parts)
      return parts
    case .canvas:
      var block = CanvasPlacer(diagram: diagram).block()
      CanvasRouter(diagram: diagram).apply(to: &block)
      return [LayeredPlacer.Part(blocks: [block], frame: nil)]
    }
  }
}

/// A graph of which all parts are placed and routed, but not packed yet.
struct RoutedFlow {
  let graph: FlowGraph
  let diagram: Diagram
  let parts: [LayeredPlacer.Part]
  let links: SourceLinks?
  let marks: FlowMarks?

  func picture(
    aspect: Double, findings: FindingMarks = FindingMarks()
  ) -> PictureComposer {
    PictureComposer(
      graph: graph, diagram: diagram,
      placement: Placement(Block(joining: parts, of: diagram, aspect: aspect), of: diagram),
      links: links, marks: marks, findings: findings)
  }
}

extension LayoutEngine {
  /// Lays out the part that a question describes, for a ``LayoutRunner`` in another process.
  ///
  /// Whatever the bytes are, there is an answer, unless Graphviz ends the process.
  package static func answer(to question: [UInt8]) -> [UInt8] {
    LayoutSolver.answer(to: question)
  }

  /// The version of the loaded Graphviz library, such as `2.43.0`.
  package static var graphvizVersion: String {
    GraphvizContext.shared.withLock { $0.version() }
  }
}
