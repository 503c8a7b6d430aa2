import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Places of labels")
struct LabelPlacerTests {
  /// Places two cards 240 pixels apart, with a segue between them for each label.
  private func placed(_ labels: [String], gap: Double = 240, lines: Int? = nil) -> Placed {
    let diagram = Diagram(
      FlowGraph(
        storyboards: [], scenes: [Sample.scene("a", "A"), Sample.scene("b", "B")],
        segues: labels.enumerated().map { index, label in
          Sample.segue("s\(index)", "show", from: Sample.id("a"), to: Sample.id("b")) {
            $0.identifier = label
          }
        }))
    let size = diagram.nodes[0].size
    let cards = [0, size.width + gap].map {
      Box(x: $0, y: 200, width: size.width, height: size.height)
    }
    let curve = EdgeCurve(
      from: Point(cards[0].maxX, cards[0].center.y), to: Point(cards[1].minX, cards[1].center.y))
    var placement = Placement(
      size: Size(2 * size.width + gap, 400), nodeBoxes: cards,
      clusterBoxes: [Box(x: 0, y: 0, width: 700, height: 400)],
      routes: diagram.edges.map { _ in
        Placement.Route(curve: curve, labelCenter: cards[0].center)
      })
    LabelPlacer(diagram: diagram).apply(to: &placement)
    return Placed(diagram: diagram, placement: placement)
  }

  private struct Placed {
    let diagram: Diagram
    let placement: Placement

    var labels: [Box] {
      zip(diagram.edges, placement.routes).compactMap { edge, route in
        guard let size = edge.label?.size, let center = route.labelCenter else { return nil }
        return Box(center: center, size: size)
      }
    }
  }

  @Test("A label across a card moves beside its edge")
  func acrossCard() throws {
    let placed = placed(["next"])
    let label = try #require(placed.labels.first)
    #expect(!placed.placement.nodeBoxes.contains { $0.intersects(label) })
    #expect(abs(label.center.x - placed.placement.routes[0].curve.start.x - 120) < 60)
    #expect(label.maxY < placed.placement.routes[0].curve.start.y)
  }

  @Test("Labels of parallel edges cover no card and no other label")
  func bundle() {
    let placed = placed((0..<4).map { "segue \($0)" })
    #expect(placed.labels.count == 4)
    for (index, label) in placed.labels.enumerated() {
      #expect(!placed.labels[(index + 1)...].contains { $0.intersects(label) })
      #expect(!placed.placement.nodeBoxes.contains { $0.intersects(label) })
    }
  }

  @Test("A label without a free place is only in the tooltip")
  func noPlace() {
    let crowd = placed((0..<40).map { "segue \($0)" })
    #expect(crowd.labels.count < 40)
    #expect(!crowd.labels.isEmpty)
    #expect(placed(["a label that is wide"], gap: 10).labels.count <= 1)
  }

  @Test(
    "A place from Graphviz that covers nothing is kept, unless it is far from the line",
    arguments: [(52.0, true), (200, false)])
  func freePlace(y: Double, isKept: Bool) {
    let diagram = Diagram(Sample.small)
    var placement = Placement(
      size: Size(1000, 1000),
      nodeBoxes: diagram.nodes.indices.map {
        Box(x: 500 * Double($0), y: 0, width: 216, height: 60)
      },
      clusterBoxes: [Box(x: 0, y: 600, width: 1000, height: 100)],
      routes: diagram.edges.map { _ in
        Placement.Route(
          curve: EdgeCurve(from: Point(216, 30), to: Point(500, 30)), labelCenter: Point(350, y))
      })
    LabelPlacer(diagram: diagram).apply(to: &placement)
    let labelled = diagram.edges.firstIndex { $0.segue.identifier == "toDetail" }
    #expect((labelled.map { placement.routes[$0].labelCenter } == Point(350, y)) == isKept)
    #expect(placement.labelDistances(of: diagram).allSatisfy { $0 <= 12 })
  }

  @Test(
    "In lanes, no other line is as near to a label as its own, unless it shares an end or crosses the label",
    arguments: 0..<4)
  func lanes(seed: Int) throws {
    var generator = GraphGenerator(seed: seed)
    let diagram = Diagram(generator.graph(sceneCount: 70, fanOut: 2), direction: .leftToRight)
    var placement = try diagram.placed()
    LabelPlacer(diagram: diagram).apply(to: &placement)
    #expect(placement.routes.contains { $0.isInLanes })
    var lines = LineIndex()
    for (edge, route) in placement.routes.enumerated() {
      let samples = route.curve.samples(spacing: 2)
      for (start, end) in zip(samples, samples.dropFirst()) {
        lines.insert(
          Box(center: start, size: Size(0, 0)).union(Box(center: end, size: Size(0, 0))).insetBy(
            -0.05), of: edge)
      }
    }
    for (index, edge) in diagram.edges.enumerated() where placement.routes[index].isInLanes {
      guard let size = edge.label?.size, let center = placement.routes[index].labelCenter else {
        continue
      }
      let box = Box(center: center, size: size)
      let isAlone = lines.isNearest(index, to: box, within: 12) { other in
        Set([edge.tail, edge.head]).isDisjoint(with: [
          diagram.edges[other].tail, diagram.edges[other].head,
        ])
      }
      #expect(isAlone || lines.meets(box.insetBy(2)))
    }
  }
}
