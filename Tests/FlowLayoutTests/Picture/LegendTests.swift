import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("The legend")
struct LegendTests {
  private func titles(_ kinds: [String], width: Double = 2000) -> [String] {
    Legend(kinds.map(segue), width: width).group(at: Point(0, 0)).texts.map(\.string)
  }

  private func segue(_ kind: String) -> Segue {
    Sample.segue("s", kind, from: Sample.id("a"), to: Sample.id("b"))
  }

  @Test("The legend lists only the kinds that occur, with their numbers")
  func kinds() {
    #expect(titles(["push", "show", "embed"]) == ["Show, push (2)", "Embed (1)"])
    #expect(titles(["somethingNew"]) == ["Custom (1)"])
  }

  @Test("A segue that represents several counts as several")
  func counts() {
    var several = segue("show")
    several.count = 5
    let legend = Legend([several, segue("show")], width: 900)
    #expect(legend.group(at: Point(0, 0)).texts.map(\.string) == ["Show, push (6)"])
  }

  @Test("Without segues there is no legend")
  func empty() throws {
    #expect(Legend([], width: 900).size == Size(0, 0))
    let graph = FlowGraph(storyboards: [], scenes: [Sample.scene("a", "A")], segues: [])
    #expect(try LayoutEngine().drawing(of: graph).groups("legend").isEmpty)
  }

  @Test("Entries that do not fit continue on another line")
  func lines() {
    let segues = ["show", "embed", "unwind", "custom", "popover"].map(segue)
    let texts = Legend(segues, width: 300).group(at: Point(0, 0)).texts
    #expect(Set(texts.map(\.origin.y)).count > 1)
    #expect(texts.allSatisfy { $0.origin.x + $0.width <= 300 })
    let wide = Legend(segues, width: 2000).group(at: Point(0, 0)).texts
    #expect(Set(wide.map(\.origin.y)).count == 1)
  }

  @Test("A segue to several targets counts once, as in the footer")
  func unwindTargets() throws {
    let graph = FlowGraph(
      StoryboardSketch(
        "A.storyboard", SceneSketch("a"), SceneSketch("b"),
        SceneSketch("c", .unwind("back:", targets: ["a", "b"]))))
    let drawing = try LayoutEngine().drawing(of: graph)
    #expect(drawing.groups("legend").flatMap(\.texts).map(\.string) == ["Unwind (1)"])
    #expect(drawing.description.contains("1 segue "))
  }
}
