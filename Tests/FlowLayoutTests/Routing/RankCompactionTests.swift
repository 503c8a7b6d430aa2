import DrawingModel
import FlowModel
import Testing

@testable import FlowLayout

@Suite("Moving the cards of ranks together")
struct RankCompactionTests {
  /// A scene that leads to six, each of which leads to eight others, which lead to one more each.
  private static let tree: Diagram = {
    var scenes: [Scene] = []
    var segues: [Segue] = []
    func add(under parent: SceneID?, depth: Int) {
      let id = SceneID(path: "A.swift", objectID: "S\(scenes.count)")
      let location = SourceLocation(path: "A.swift", line: scenes.count + 1)
      scenes.append(Scene(id: id, kind: .class, name: id.objectID, location: location))
      if let parent {
        segues.append(
          Segue(
            id: SegueID(path: "A.swift", objectID: "e\(segues.count)"), kind: .show,
            source: parent, destination: id, location: location))
      }
      for _ in 0..<[6, 8, 1, 0][depth] { add(under: id, depth: depth + 1) }
    }
    add(under: nil, depth: 0)
    return Diagram(FlowGraph(storyboards: [], scenes: scenes, segues: segues))
  }()

  @Test(
    "The fullest rank decides the length of the page", arguments: LayoutOptions.Direction.allCases)
  func length(direction: LayoutOptions.Direction) throws {
    let placement = try Self.tree.placed(direction)
    let ranks = Dictionary(grouping: placement.nodeBoxes) { direction.main($0.center).rounded() }
    let fullest =
      ranks.values.map { cards in
        cards.map { direction.crossRange(of: $0) }.reduce(-Spacing.cards.betweenCards) {
          $0 + $1.upperBound - $1.lowerBound + Spacing.cards.betweenCards
        }
      }.max() ?? 0
    let length = direction.cross(Point(placement.size.width, placement.size.height))
    #expect(length < fullest * 1.05)
  }

  @Test("A scene stands beside the middle of those that it leads to")
  func alignment() throws {
    let placement = try Self.tree.placed(.leftToRight)
    for hub in 1...6 {
      let scene = (hub - 1) * 17 + 1
      let leaves = Self.tree.edges.filter { $0.tail == scene }.map {
        placement.nodeBoxes[$0.head].center.y
      }
      let range = try #require(leaves.min())...(try #require(leaves.max()))
      #expect(range.contains(placement.nodeBoxes[scene].center.y))
    }
  }
}
