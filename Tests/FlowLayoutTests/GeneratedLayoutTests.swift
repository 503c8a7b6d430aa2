import DrawingModel
import FlowModel
import Foundation
import Synchronization
import Testing

@testable import FlowLayout

/// Graphviz loses edges, crashes or does not terminate on some graphs with some settings. With this
/// program's settings, that must not happen. Documentation/Architecture.md states the result of a
/// run with `SEGUEMAP_LAYOUTS=600`.
@Suite("Generated graphs") struct GeneratedLayoutTests {
  static let count = ProcessInfo.processInfo.environment["SEGUEMAP_LAYOUTS"].flatMap(Int.init) ?? 6

  @Test("Graphviz routes every edge of one clustered graph", arguments: 0..<count)
  func everyEdgeIsRouted(seed: Int) throws {
    let diagram = Diagram(Self.graph(seed: seed))
    let question = LayeredQuestion(
      diagram: diagram, nodes: Array(diagram.nodes.indices),
      clusters: Array(diagram.clusters.indices),
      direction: seed % 2 == 0 ? .leftToRight : .topToBottom)
    let solution = try GraphvizContext.shared.withLock { try $0.solve(question.problem) }
    let visible = zip(question.problem.edges, solution.edges).filter { !$0.0.isInvisible }
    #expect(visible.allSatisfy { $0.1.curve.count >= 4 })
    #expect(visible.allSatisfy { $0.0.label == nil || $0.1.labelCenter != nil })
  }

  @Test(
    "No cards, labels or storyboards overlap, and no edge runs through a card",
    arguments: 0..<count)
  func nothingOverlaps(seed: Int) throws {
    let diagram = Diagram(Self.graph(seed: seed))
    var placement = try diagram.placed(seed % 2 == 0 ? .leftToRight : .topToBottom)
    LabelPlacer(diagram: diagram).apply(to: &placement)
    let cards = placement.nodeBoxes
    #expect(Self.overlaps(cards) == 0)
    #expect(Self.overlaps(placement.clusterBoxes) == 0)
    let labels = zip(diagram.edges, placement.routes).compactMap { edge, route in
      edge.label.flatMap { label in
        route.labelCenter.map { Box(center: $0, size: label.size) }
      }
    }
    #expect(Self.overlaps(labels) == 0)
    #expect(labels.count { label in cards.contains { $0.intersects(label) } } == 0)
    // If cards leave no gap, Graphviz's route is kept.
    #expect(Self.crossings(of: diagram, placement) <= diagram.edges.count / 100)
    #expect(
      zip(cards, diagram.clusterOfNode).allSatisfy { card, cluster in
        let frame = placement.clusterBoxes[cluster].insetBy(-0.5)
        return frame.minX <= card.minX && card.maxX <= frame.maxX && frame.minY <= card.minY
          && card.maxY <= frame.maxY
      })
  }

  @Test("Every label is at most 12 pixels from its own line", arguments: 0..<count)
  func labelsAreBesideTheirLines(seed: Int) throws {
    let direction: LayoutOptions.Direction = seed % 2 == 0 ? .leftToRight : .topToBottom
    let graph = Self.graph(seed: seed, hasTriggers: true)
    for screens in [[:], graph.sketchedScreens] {
      let diagram = Diagram(
        graph, direction: direction,
        screens: screens.mapValues { ScreenStates(after: ScreenStates.State($0)) })
      var placement = try diagram.placed(direction)
      LabelPlacer(diagram: diagram).apply(to: &placement)
      let distances = placement.labelDistances(of: diagram)
      #expect(!distances.isEmpty)
      #expect(distances.filter { $0 > 12 } == [])
    }
  }

  @Test("No screens overlap, and almost no edge runs over one", arguments: 0..<count)
  func screens(seed: Int) throws {
    let graph = Self.graph(seed: seed, hasTriggers: true)
    let diagram = Diagram(
      graph, direction: .leftToRight,
      screens: graph.sketchedScreens.mapValues { ScreenStates(after: ScreenStates.State($0)) })
    let placement = try diagram.placed(seed % 2 == 0 ? .leftToRight : .topToBottom)
    #expect(Self.overlaps(placement.nodeBoxes) == 0)
    #expect(Self.crossings(of: diagram, placement) <= diagram.edges.count / 25)
  }

  @Test("A difference of many scenes is no wider than a window", arguments: 0..<count)
  func windows(seed: Int) throws {
    var generator = GraphGenerator(seed: seed)
    let graph = generator.graph(sceneCount: 45 + 20 * (seed % 6), fanOut: 1 + seed % 4)
    let marks = FlowMarks(
      scenes: Dictionary(uniqueKeysWithValues: graph.scenes.map { ($0.id, .init(.added)) }),
      segues: Dictionary(uniqueKeysWithValues: graph.segues.map { ($0.id, .init(.added)) }))
    let widest = 1536.0
    let picture = try #require(
      try LayoutEngine().pictures(
        of: [LayoutEngine.MarkedFlow(graph, marks)], widest: widest
      ).first)
    #expect(picture.placement.size.width <= widest)
    #expect(Self.overlaps(picture.placement.nodeBoxes) == 0)
    let diagram = picture.diagram
    #expect(Self.crossings(of: diagram, picture.placement) <= diagram.edges.count / 100)
    let drawn = diagram.edges.map(\.segue) + diagram.chipSegues
    #expect(Set(drawn.map(\.id)) == Set(graph.segues.map(\.id)))
  }

  @Test("On Xcode's canvas, no edge runs through a card", arguments: 0..<count)
  func canvas(seed: Int) throws {
    let graph = Self.graph(seed: seed, hasTriggers: true).onCanvas()
    var options = LayoutOptions()
    options.mode = .canvas
    for screens in [[:], graph.sketchedScreens] {
      let diagram = Diagram(
        graph, direction: nil,
        screens: screens.mapValues { ScreenStates(after: ScreenStates.State($0)) })
      let placement = try LayoutEngine(options: options).placement(of: diagram)
      #expect(Self.overlaps(placement.nodeBoxes) == 0)
      #expect(Self.crossings(of: diagram, placement) <= diagram.edges.count / 100)
    }
  }

  static func graph(seed: Int, hasTriggers: Bool = false) -> FlowGraph {
    var generator = GraphGenerator(seed: seed)
    // Most generated graphs are small, as most apps are.
    let size = seed * 97 % 481
    return generator.graph(
      sceneCount: 20 + size * size / 481, fanOut: 1 + seed % 5, hasTriggers: hasTriggers)
  }

  /// Returns the number of edges that run through a card other than their own.
  private static func crossings(of diagram: Diagram, _ placement: Placement) -> Int {
    var cards = BoxIndex()
    for box in placement.nodeBoxes { cards.insert(box.insetBy(1)) }
    return zip(diagram.edges, placement.routes).count { edge, route in
      // An arc may cross whatever is below it.
      !edge.isReturn
        && route.curve.samples(spacing: 10).contains { point in
          cards.indices(at: point).contains { $0 != edge.tail && $0 != edge.head }
        }
    }
  }

  private static func overlaps(_ boxes: [Box]) -> Int {
    boxes.indices.count { index in
      boxes[(index + 1)...].contains { $0.insetBy(0.5).intersects(boxes[index].insetBy(0.5)) }
    }
  }
}

extension FlowGraph {
  /// The graph with its scenes in rows, as an author places them.
  fileprivate func onCanvas() -> FlowGraph {
    let columns = max(3, Int(Double(scenes.count).squareRoot()))
    let placed = scenes.enumerated().map { index, scene in
      var scene = scene
      scene.canvasLocation = CanvasPoint(
        x: Double(index % columns) * 750, y: Double(index / columns) * 800)
      return scene
    }
    return FlowGraph(storyboards: storyboards, scenes: placed, segues: segues)
  }
}
