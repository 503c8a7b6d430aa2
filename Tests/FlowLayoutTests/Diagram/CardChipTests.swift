import DrawingModel
import FlowModel
import TestSupport
import Testing
import Typography

@testable import FlowLayout

@Suite("A scene that many others reach")
struct CardChipTests {
  private let alert = Sample.classNode("AlertController")

  private func graph(callers: Int, _ change: (inout Segue) -> Void = { _ in }) -> FlowGraph {
    let scenes = (0..<callers).map { Sample.scene("s\($0)", "Scene \($0)") }
    let segues = scenes.map { scene in
      var segue = Sample.move(
        "present", from: scene.id, to: alert.id,
        [Sample.site("present", "App/\(scene.id.objectID).swift", 3)])
      change(&segue)
      return segue
    }
    return FlowGraph(storyboards: [], scenes: scenes + [alert], segues: segues)
  }

  @Test(
    "Each card that leads to it has a chip with its name and the kind, and it states their number")
  func chips() throws {
    let graph = graph(callers: CardChip.threshold)
    let drawing = try LayoutEngine().drawing(of: graph)
    #expect(drawing.group(alert.id.description)?.texts.map(\.string).last == "from 7 more scenes")
    let chips = drawing.groups("chip")
    #expect(chips.count == CardChip.threshold - 1)
    #expect(chips.allSatisfy { $0.texts.map(\.string) == ["Alert", "present"] })
    #expect(chips.allSatisfy { $0.goal == alert.id.description })
    #expect(
      drawing.groups("legend").flatMap(\.texts).map(\.string).contains { $0.hasSuffix("(8)") })
  }

  @Test("A chip lies in its card, below the card's text")
  func place() throws {
    let graph = graph(callers: CardChip.threshold)
    let drawing = try LayoutEngine().drawing(of: graph)
    for segue in graph.segues.dropFirst() {
      let chip = try #require(drawing.group(segue.id.description)?.box)
      let card = try #require(drawing.group(segue.source.description))
      let box = try #require(card.box)
      #expect(box.contains(chip.origin) && box.contains(Point(chip.maxX, chip.maxY)))
      #expect(card.texts.allSatisfy { $0.origin.y < chip.minY })
    }
  }

  @Test(
    "A card with very many chips counts those that it does not show, and its tooltip lists them")
  func limit() throws {
    let targets = (0..<12).map { Sample.classNode("T\($0 + 10)") }
    let scenes = (0..<CardChip.threshold).map { Sample.scene("s\($0)", "Scene \($0)") }
    // Each target is first reached from a scene of its own.
    let first = targets.map { Sample.scene("a" + $0.id.objectID, "First") }
    let segues =
      zip(first, targets).map { Sample.move("push", from: $0.id, to: $1.id) }
      + scenes.flatMap { scene in
        targets.map { Sample.move("push", from: scene.id, to: $0.id) }
      }
    let graph = FlowGraph(storyboards: [], scenes: first + scenes + targets, segues: segues)
    let drawing = try LayoutEngine().drawing(of: graph)
    #expect(drawing.groups("chip").count == CardChip.threshold * CardChip.limit)
    let more = try #require(drawing.groups("chip-more").first)
    #expect(more.texts.map(\.string) == ["7 more"])
    #expect(more.tooltip?.split(separator: "\n").count == 7)
  }

  @Test("Of a long name and a long kind, the kind is cut to a third of the room")
  func long() {
    let room = 150.0
    func texts(_ name: String) -> [String] {
      var target = Sample.scene("t", name)
      target.name = name
      let segue = Sample.move(
        "viewControllers", from: target.id, to: target.id,
        [Sample.site("viewControllers", "App/A.swift", 3, .possible)])
      return CardChip.chips(for: [(segue, target, nil, nil)], room: room)[0]
        .group(at: Point(0, 0)).texts.map(\.string)
    }
    #expect(texts("Log")[1] == Font.badge.fitMiddle("viewControllers?", into: room / 2))
    let long = texts("Analytics Prompt Screen")
    #expect(long[1] == Font.badge.fitMiddle("viewControllers?", into: room / 3))
    #expect(long[1].hasSuffix("?"))
    #expect(long[0].hasPrefix("Analytics"), "\(long)")
  }

  @Test("In a picture of two states, chips of changes come first and have a sign")
  func changes() throws {
    let target = Sample.scene("t", "Target")
    let kinds: [FlowMarks.Mark] = [.context, .added, .context, .removed, .changed]
    let ways = kinds.map { mark in
      CardChip.Way(
        segue: Sample.segue("s", "show", from: target.id, to: target.id), target: target,
        mark: mark,
        twin: nil)
    }
    let texts = CardChip.chips(for: ways, room: 200).map {
      $0.group(at: Point(0, 0)).texts.last?.string
    }
    #expect(texts == ["+ show", "- show", "~ show", "show", "show"])
  }

  @Test(
    "A changed segue has a chip of its own, beside the one for all to which another scene leads as well"
  )
  func changedTwin() {
    let (target, twin) = (Sample.scene("t", "Target"), Sample.scene("u", "Twin"))
    let kinds: [FlowMarks.Mark] = [.context, .added, .context]
    let ways = kinds.map { mark in
      CardChip.Way(
        segue: Sample.segue("s", "show", from: twin.id, to: target.id), target: target, mark: mark,
        twin: twin)
    }
    let texts = CardChip.chips(for: ways, room: 200).map {
      $0.group(at: Point(0, 0)).texts.map(\.string)
    }
    #expect(texts == [["same 1 as Twin"], ["Target", "+ show"]])
  }

  @Test("Storyboard segues have chips, too, but not what a container consists of")
  func storyboards() {
    let segues = Diagram(graph(callers: 20) { $0.origin = .storyboard })
    #expect(segues.edges.count == 1)
    let tabs = Diagram(
      graph(callers: 20) {
        $0.origin = .storyboard
        $0.kind = .relationship
      })
    #expect(tabs.edges.count == 20)
  }

  @Test("With fewer callers, edges lead to the card itself")
  func edges() {
    let few = Diagram(graph(callers: CardChip.threshold - 1))
    #expect(
      few.edges.allSatisfy { (few.nodes[$0.head] as? SceneCard)?.scene.id == alert.id })
    #expect(few.edges.count == CardChip.threshold - 1)
  }
}
