import DrawingModel
import FlowModel
import FlowStyle
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Screens on cards")
struct CardScreenTests {
  private let pair = FlowGraph(
    storyboards: [],
    scenes: [Sample.scene("a", "A"), Sample.scene("b", "B", line: 2)],
    segues: [
      Sample.segue("s", "embed", from: Sample.id("a"), to: Sample.id("b")) {
        $0.trigger = Trigger(
          element: "containerView", objectID: "box", title: nil, event: "load")
      }
    ])
  private let parent = Wireframe.sketch(["box": Box(x: 20, y: 100, width: 200, height: 240)])

  private func group(
    of id: String, _ wireframes: [SceneID: Wireframe]
  ) throws -> Drawing.Group {
    let drawing = try LayoutEngine().drawing(of: pair, wireframes: wireframes)
    return try #require(drawing.group("\(Sample.main)#\(id)"))
  }

  @Test("A screen is below the scene's name, clipped to its corners, within the card")
  func screen() throws {
    let group = try group(of: "a", [Sample.id("a"): parent])
    let layer = try #require(group.layers.first)
    let card = try #require(group.box)
    let screen = Box(x: 0, y: 0, width: 240, height: 480).offsetBy(layer.origin)
    #expect(layer.clip == Layer.Clip(Box(x: 0, y: 0, width: 240, height: 480), cornerRadius: 20))
    #expect(layer.shapes == parent.shapes)
    #expect(card.union(screen) == card)
    #expect(group.texts.allSatisfy { $0.origin.y < screen.minY })
  }

  @Test("A scene without a screen has a plain card")
  func card() throws {
    let group = try group(of: "b", [Sample.id("a"): parent])
    let alone = try LayoutEngine().drawing(of: pair).group("\(Sample.main)#b")
    #expect(group.layers.isEmpty)
    #expect(group.box?.size == alone?.box?.size)
  }

  @Test("Invalid sizes and positions still give a picture")
  func hostile() throws {
    for number in [Double.nan, .infinity, -.infinity, -5, 1e300] {
      let box = Box(x: number, y: 10, width: number, height: 20)
      let wireframe = Wireframe.sketch(["box": box], size: Size(number, number))
      let drawing = try LayoutEngine().drawing(
        of: pair, wireframes: [Sample.id("a"): wireframe, Sample.id("b"): wireframe])
      #expect(drawing.size.width.isFinite && drawing.size.width < 10_000)
      #expect(drawing.size.height.isFinite && drawing.size.height < 10_000)
      let start = try #require(drawing.group("\(Sample.main)#s")?.start)
      #expect(start.x.isFinite && start.y.isFinite)
    }
  }

  @Test("A control that is partly off the screen counts with its visible part")
  func partlyHidden() {
    let screen = CardScreen(
      ScreenStates.State(.sketch(["low": Box(x: 200, y: 470, width: 100, height: 40)])))
    #expect(screen.control("low") == Box(x: 200, y: 470, width: 40, height: 10))
    #expect(screen.control("none") == nil)
    let off = Box(x: 0, y: 600, width: 9, height: 9)
    #expect(CardScreen(ScreenStates.State(.sketch(["off": off]))).control("off") == nil)
  }
}
