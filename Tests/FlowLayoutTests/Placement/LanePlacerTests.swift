import DrawingModel
import FlowModel
import Testing

@testable import FlowLayout

@Suite("Placing in rows and columns")
struct LanePlacerTests {
  private func block(
    _ graph: FlowGraph, _ direction: LayoutOptions.Direction = .leftToRight, isFramed: Bool = true
  ) -> (block: Block, diagram: Diagram) {
    let diagram = Diagram(graph, direction: direction)
    let placer = LanePlacer(
      diagram: diagram, nodes: Array(diagram.nodes.indices),
      clusters: isFramed ? Array(diagram.clusters.indices) : [], direction: direction)
    return (placer.block(), diagram)
  }

  static let graphs = [
    DenseGraph.random(scenes: 80, segues: 400, perStoryboard: 8),
    DenseGraph.random(scenes: 100, segues: 120, perStoryboard: 2, seed: 2),
    DenseGraph.random(scenes: 50, segues: 40, perStoryboard: 25, seed: 3),
    DenseGraph.complete(20),
  ]

  @Test(
    "Cards and frames do not overlap, and each card is inside its frame",
    arguments: graphs, LayoutOptions.Direction.allCases)
  func nothingOverlaps(graph: FlowGraph, direction: LayoutOptions.Direction) {
    let (block, diagram) = block(graph, direction)
    #expect(block.nodeBoxes.count == diagram.nodes.count)
    for boxes in [Array(block.nodeBoxes.values), Array(block.clusterBoxes.values)] {
      for (index, box) in boxes.enumerated() {
        #expect(!boxes[(index + 1)...].contains { $0.intersects(box) })
      }
    }
    let page = Box(x: 0, y: 0, width: block.size.width, height: block.size.height)
    for (node, box) in block.nodeBoxes {
      let frame = block.clusterBoxes[diagram.clusterOfNode[node]] ?? .zero
      #expect(frame.union(box) == frame)
      #expect(page.union(frame) == page)
    }
  }

  @Test(
    "Each edge leads from its scene to its target, and through no card or heading",
    arguments: graphs, LayoutOptions.Direction.allCases)
  func routes(graph: FlowGraph, direction: LayoutOptions.Direction) throws {
    let (block, diagram) = block(graph, direction)
    var obstacles = BoxIndex()
    for node in diagram.nodes.indices {
      obstacles.insert((block.nodeBoxes[node] ?? .zero).insetBy(0.5))
    }
    // In a picture that runs down, edges reach the cards below a heading through it.
    for (cluster, box) in block.clusterBoxes where direction == .leftToRight {
      obstacles.insert(diagram.clusters[cluster].title.box(in: box))
    }
    for (index, edge) in diagram.edges.enumerated() where edge.tail != edge.head {
      let curve = try #require(block.routes[index]?.curve)
      #expect(curve.samples(spacing: 5).allSatisfy { obstacles.indices(at: $0).isEmpty })
      for (point, node) in [(curve.start, edge.tail), (curve.end, edge.head)] {
        let box = try #require(block.nodeBoxes[node])
        #expect(box.insetBy(-0.5).contains(point) && !box.insetBy(0.5).contains(point))
      }
    }
  }

  @Test("Edges of different scenes do not run along the same line before they meet at a card")
  func lanesAreApart() throws {
    let graph = DenseGraph.random(scenes: 40, segues: 200, perStoryboard: 10, seed: 4)
    let (block, diagram) = block(graph)
    var runs: [(y: Double, x: ClosedRange<Double>, edge: Diagram.Edge)] = []
    for (index, edge) in diagram.edges.enumerated() {
      let points = try #require(block.routes[index]).curve.points
      for start in stride(from: 0, to: points.count - 3, by: 3) {
        let (a, b) = (points[start], points[start + 3])
        guard abs(a.y - b.y) < 0.01, abs(a.x - b.x) > 8 else { continue }
        runs.append((a.y, min(a.x, b.x)...max(a.x, b.x), edge))
      }
    }
    for (index, run) in runs.enumerated() {
      for other in runs[(index + 1)...]
      where other.edge.tail != run.edge.tail && other.edge.head != run.edge.head {
        let shared = run.x.clamped(to: other.x)
        let isApart = abs(run.y - other.y) > 1.5 || shared.upperBound - shared.lowerBound < 1
        #expect(isApart, "\(run) \(other)")
      }
    }
  }

  @Test("A chain runs straight, and a hub's leaves are in several columns")
  func simple() {
    let (chain, _) = block(
      DenseGraph.graph(scenes: 5, pairs: (0..<4).map { ($0, $0 + 1) }, perStoryboard: 5),
      isFramed: false)
    #expect(Set(chain.nodeBoxes.values.map(\.center.y)).count == 1)
    #expect(chain.routes.values.allSatisfy { $0.curve.points.count == 4 })
    let (hub, _) = block(
      DenseGraph.graph(scenes: 101, pairs: (1...100).map { (0, $0) }, perStoryboard: 101))
    #expect(Set(hub.nodeBoxes.values.map(\.center.x)).count > 4)
    #expect(hub.size.width < 5 * hub.size.height)
  }
}
