import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Routing in lanes")
struct LaneRouterTests {
  private static func diagram(_ seed: Int) -> Diagram {
    var generator = GraphGenerator(seed: seed)
    return Diagram(generator.graph(sceneCount: 60 + seed * 20, fanOut: 2))
  }

  /// A straight run across the flow.
  private struct Run {
    let edge: Int
    let main: Double
    let range: ClosedRange<Double>
  }

  private static func runs(
    of placement: Placement, _ direction: LayoutOptions.Direction
  ) -> [Run] {
    placement.routes.enumerated().flatMap { index, route in
      let points = route.curve.points
      return stride(from: 0, to: points.count - 3, by: 3).compactMap { first -> Run? in
        let (start, end) = (points[first], points[first + 3])
        let (a, b) = (direction.cross(start), direction.cross(end))
        guard points[first...(first + 3)].allSatisfy({ abs(direction.main($0 - start)) < 0.01 }),
          abs(a - b) > 16
        else { return nil }
        return Run(edge: index, main: direction.main(start), range: min(a, b)...max(a, b))
      }
    }
  }

  @Test(
    "Runs of edges that share no end are at least 6 pixels apart",
    arguments: 0..<4, LayoutOptions.Direction.allCases)
  func apart(seed: Int, direction: LayoutOptions.Direction) throws {
    let diagram = Self.diagram(seed)
    let runs = Self.runs(of: try diagram.placed(direction), direction)
    #expect(runs.count > diagram.edges.count / 4)
    for (index, run) in runs.enumerated() {
      let edge = diagram.edges[run.edge]
      for other in runs[(index + 1)...] where abs(other.main - run.main) < 6 {
        let ends = [diagram.edges[other.edge].tail, diagram.edges[other.edge].head]
        let shares = ends.contains(edge.tail) || ends.contains(edge.head)
        let overlap =
          min(run.range.upperBound, other.range.upperBound)
          - max(run.range.lowerBound, other.range.lowerBound)
        #expect(shares || overlap <= 0)
      }
    }
  }

  /// A straight run along the flow.
  private struct Lane {
    let edge: Int
    let cross: Double
    let range: ClosedRange<Double>
  }

  private static func lanes(
    of placement: Placement, _ direction: LayoutOptions.Direction
  ) -> [Lane] {
    placement.routes.enumerated().flatMap { index, route in
      let points = route.curve.points
      return stride(from: 0, to: points.count - 3, by: 3).compactMap { first -> Lane? in
        let (start, end) = (points[first], points[first + 3])
        guard abs(direction.cross(start - end)) < 0.01 else { return nil }
        let (a, b) = (direction.main(start), direction.main(end))
        return Lane(edge: index, cross: direction.cross(start), range: min(a, b)...max(a, b))
      }
    }
  }

  @Test(
    "At most 2 % of the edges' length runs within 5 pixels beside an edge with other ends",
    arguments: 0..<4, LayoutOptions.Direction.allCases)
  func blur(seed: Int, direction: LayoutOptions.Direction) throws {
    let diagram = Self.diagram(seed)
    let placement = try diagram.placed(direction)
    let lanes = Self.lanes(of: placement, direction)
    var blurred = 0.0
    for (index, lane) in lanes.enumerated() {
      let edge = diagram.edges[lane.edge]
      for other in lanes[(index + 1)...] where abs(other.cross - lane.cross) < 5 {
        let ends = [diagram.edges[other.edge].tail, diagram.edges[other.edge].head]
        if ends.contains(edge.tail) || ends.contains(edge.head) { continue }
        let overlap =
          min(lane.range.upperBound, other.range.upperBound)
          - max(lane.range.lowerBound, other.range.lowerBound)
        blurred += 2 * max(0, overlap)
      }
    }
    #expect(blurred < 0.02 * placement.routes.reduce(0) { $0 + $1.curve.length })
  }

  @Test(
    "No edge that leads back shares a lane with one that leads on",
    arguments: 0..<8, LayoutOptions.Direction.allCases)
  func channels(seed: Int, direction: LayoutOptions.Direction) throws {
    let diagram = Self.diagram(seed)
    let placement = try diagram.placed(direction)
    let leadsBack = placement.routes.map {
      direction.main($0.curve.end) < direction.main($0.curve.start)
    }
    #expect(leadsBack.contains(true))
    // What is as long as a card is wide passes a rank.
    let breadth = placement.nodeBoxes.map { direction.mainRange(of: $0) }
      .map { $0.upperBound - $0.lowerBound }.max()
    let card = try #require(breadth)
    let lanes = Self.lanes(of: placement, direction)
    for lane in lanes where leadsBack[lane.edge] {
      for other in lanes where !leadsBack[other.edge] && abs(other.cross - lane.cross) < 1 {
        let overlap =
          min(lane.range.upperBound, other.range.upperBound)
          - max(lane.range.lowerBound, other.range.lowerBound)
        #expect(overlap < card)
      }
    }
  }

  @Test(
    "Lines that pass a card with a segue to itself stay clear of that, and of each other",
    arguments: 0..<4)
  func loops(seed: Int) throws {
    var generator = GraphGenerator(seed: seed)
    let graph = generator.graph(sceneCount: 60 + seed * 20, fanOut: 2)
    let loops = graph.scenes.map { scene in
      Segue(
        id: SegueID(path: scene.id.path, objectID: "loop \(scene.id.objectID)"), kind: .show,
        source: scene.id, destination: scene.id, location: scene.location)
    }
    let diagram = Diagram(
      FlowGraph(
        storyboards: graph.storyboards, scenes: graph.scenes, segues: graph.segues + loops))
    let placement = try diagram.placed(.leftToRight)
    let lanes = Self.lanes(of: placement, .leftToRight)
    for (node, box) in placement.nodeBoxes.enumerated() {
      let area = diagram.nodes[node].reserved(around: box)
      let passing = lanes.filter { lane in
        let edge = diagram.edges[lane.edge]
        return edge.tail != node && edge.head != node && lane.range.lowerBound < box.minX
          && lane.range.upperBound > box.maxX
      }
      #expect(passing.allSatisfy { $0.cross < area.minY || $0.cross > area.maxY })
      for (index, lane) in passing.enumerated() {
        for other in passing[(index + 1)...] {
          let distance = abs(lane.cross - other.cross)
          #expect(distance < 0.5 || distance > 6)
        }
      }
    }
  }

  @Test("The edges of a hub to one of its columns branch off one trunk")
  func branches() throws {
    let scenes = (0...60).map { Sample.scene("s\($0 + 100)", "Scene \($0)", line: $0 + 1) }
    let segues = scenes.dropFirst().map {
      Sample.segue("e" + $0.id.objectID, "show", from: scenes[0].id, to: $0.id)
    }
    let diagram = Diagram(FlowGraph(storyboards: [], scenes: scenes, segues: segues))
    let placement = try diagram.placed(.leftToRight)
    let columns = Set(placement.nodeBoxes.dropFirst().map { $0.minX.rounded() })
    let trunks = Set(Self.runs(of: placement, .leftToRight).map { $0.main.rounded() })
    #expect(columns.count > 3)
    #expect(trunks.count == columns.count)
  }

  @Test("A picture of few cards keeps Graphviz's curves")
  func small() throws {
    var generator = GraphGenerator(seed: 3)
    let diagram = Diagram(generator.graph(sceneCount: 24, fanOut: 2))
    #expect(Self.runs(of: try diagram.placed(), .leftToRight).isEmpty)
  }

  @Test("A label that many edges of a trunk have is shown once, and is in the tooltips of all")
  func sharedLabels() throws {
    let scenes = (0..<40).map { number in
      Scene(
        id: SceneID(path: "A.swift", objectID: "S\(number)"), kind: .class, name: "S\(number)",
        location: SourceLocation(path: "A.swift", line: number + 1))
    }
    let segues = (1..<40).map { number in
      var segue = Segue(
        id: SegueID(path: "A.swift", objectID: "e\(number)"), kind: number < 39 ? .push : .show,
        source: scenes[0].id, destination: scenes[number].id,
        location: SourceLocation(path: "A.swift", line: number))
      segue.origin = .code
      return segue
    }
    let diagram = Diagram(FlowGraph(storyboards: [], scenes: scenes, segues: segues))
    var placement = try diagram.placed()
    LabelPlacer(diagram: diagram).apply(to: &placement)
    #expect(placement.routes.count { $0.labelCenter != nil } == 2)
    #expect(placement.routes.count { $0.sharesLabel } == 37)
  }

  // MARK: - Trunks

  private func trunk(
    _ number: Int, from starts: [Double], to ends: [Double], isMerging: Bool = false
  ) -> Trunks.Trunk {
    var trunk = Trunks.Trunk(
      key: isMerging ? .after(node: number, cross: number) : .before(node: number, cross: number))
    var edge = number * 10
    for start in starts {
      for end in ends {
        trunk.add(edge, from: start, to: end)
        edge += 1
      }
    }
    return trunk
  }

  @Test("Trunks are in the order in which their branches cross least")
  func order() throws {
    // The branches of the first one to 40 and 60 would cross the second one, if that were after it.
    let trunks = Trunks([trunk(1, from: [0], to: [40, 60]), trunk(2, from: [20], to: [100])])
    let first = try #require(trunks.position(of: 10, in: 0...200))
    let second = try #require(trunks.position(of: 20, in: 0...200))
    #expect(second < first)
    #expect(trunks.count == 2)
  }

  @Test("Trunks that run beside each other nowhere have the same slot")
  func sharedSlots() throws {
    let trunks = Trunks([trunk(1, from: [0], to: [40]), trunk(2, from: [100], to: [160])])
    #expect(trunks.count == 1)
    #expect(trunks.position(of: 10, in: 0...90) == trunks.position(of: 20, in: 0...90))
  }

  @Test("Trunks keep their order and distance in a gap that is wider than they need")
  func wideGap() throws {
    // The first two would stand at the end of the gap, but the second is before one that starts at its start.
    let trunks = Trunks([
      trunk(1, from: [60], to: [10], isMerging: true),
      trunk(2, from: [100], to: [50], isMerging: true),
      trunk(3, from: [120], to: [80]),
    ])
    let gap = 0...(2 * Trunks.margin + 3 * Trunks.pitch)
    let positions = try [10, 20, 30].map { try #require(trunks.position(of: $0, in: gap)) }
    for (position, next) in zip(positions, positions.dropFirst()) {
      #expect(next - position >= Trunks.pitch)
    }
  }
}
