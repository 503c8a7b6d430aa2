import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

/// Four ranks of five cards, the middles of which are at 25, 101, 177, 253 and 329 across the flow.
@Suite("Where the edges of a hub pass ranks")
struct LaneThreadingTests {
  private static let middles = [25.0, 101, 177, 253, 329]

  private static func node(_ rank: Int, _ place: Int) -> Int { rank * 5 + place }

  private static func way(
    _ edge: Int, from tail: (rank: Int, place: Int), to head: (rank: Int, place: Int),
    _ family: SegueFamily = .show, through crosses: [Double] = []
  ) -> LaneRouter.Way {
    LaneRouter.Way(
      edge: edge, isReversed: false, ranks: tail.rank...head.rank,
      nodes: (node(tail.rank, tail.place), node(head.rank, head.place)), family: family,
      crosses: [middles[tail.place]] + crosses + [middles[head.place]])
  }

  private func thread(_ ways: inout [LaneRouter.Way]) {
    let scenes = (0..<20).map { Sample.scene("s\($0 + 100)", "Scene \($0)", line: $0 + 1) }
    let diagram = Diagram(FlowGraph(storyboards: [], scenes: scenes, segues: []))
    var block = Block()
    block.size = Size(1100, 360)
    for rank in 0..<4 {
      for place in 0..<5 {
        block.nodeBoxes[Self.node(rank, place)] = Box(
          x: Double(rank) * 300, y: Self.middles[place] - 25, width: 200, height: 50)
      }
    }
    let ranks = PlacedRanks(block, of: diagram, .leftToRight)
    LaneThreading(ranks, of: block, diagram, .leftToRight).apply(to: &ways)
  }

  @Test("A line does not rise behind one rank to fall behind the next one")
  func straight() {
    var ways = [Self.way(0, from: (0, 2), to: (3, 2), through: [63, 291])]
    thread(&ways)
    #expect(ways[0].crosses[1] == ways[0].crosses[2])
    #expect(abs(ways[0].crosses[1] - 177) < 50)
  }

  @Test("All edges of a hub pass a rank between the same cards")
  func cable() {
    var ways = [
      Self.way(0, from: (0, 2), to: (2, 0), through: [63]),
      Self.way(1, from: (0, 2), to: (2, 4), through: [291]),
      Self.way(2, from: (0, 2), to: (3, 3), .present, through: [356, 4]),
    ]
    thread(&ways)
    #expect(Set(ways.map { $0.crosses[1] }).count == 1)
  }

  @Test("A line makes a detour to cross fewer others")
  func crossings() {
    // Between the second and the third card, it would cross what leads from the third one to those above.
    let way = Self.way(0, from: (0, 2), to: (2, 2), through: [139])
    var alone = [way]
    thread(&alone)
    #expect(Self.middles[1]...Self.middles[2] ~= alone[0].crosses[1])
    var ways = [
      way, Self.way(1, from: (1, 2), to: (2, 0)), Self.way(2, from: (1, 2), to: (2, 1)),
    ]
    thread(&ways)
    #expect(Self.middles[2]...Self.middles[3] ~= ways[0].crosses[1])
  }

  @Test("What ends first runs on the side of the cards that it ends at")
  func layers() {
    for (lanes, leaf) in [([350.0, 350], 0), ([4.0, 4], 4)] {
      var ways = [
        Self.way(0, from: (0, 2), to: (3, leaf), .present, through: lanes),
        Self.way(1, from: (0, 2), to: (2, leaf), .show, through: [lanes[0]]),
        Self.way(2, from: (0, 2), to: (1, leaf), .show),
      ]
      thread(&ways)
      let isBelow = ways[1].crosses[1] > Self.middles[leaf]
      #expect(isBelow ? ways[1].layer < ways[0].layer : ways[0].layer < ways[1].layer)
      #expect(isBelow == (leaf == 0))
    }
  }
}
