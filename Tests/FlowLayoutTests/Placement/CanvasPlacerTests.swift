import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("The author's own placing")
struct CanvasPlacerTests {
  private func drawing(_ scenes: [Scene], _ segues: [Segue] = []) throws -> Drawing {
    var options = LayoutOptions()
    options.mode = .canvas
    return try LayoutEngine(options: options).drawing(
      of: FlowGraph(storyboards: [], scenes: scenes, segues: segues))
  }

  private func scene(_ id: String, _ x: Double, _ y: Double) -> Scene {
    Sample.scene(id, id) { $0.canvasLocation = CanvasPoint(x: x, y: y) }
  }

  private func box(_ id: String, in drawing: Drawing) throws -> Box {
    try #require(drawing.group("\(Sample.main)#\(id)")?.box)
  }

  @Test("The picture keeps the order of scenes on the canvas, from left to right and top to bottom")
  func relativeOrder() throws {
    let drawing = try drawing([
      scene("middle", 0, 0), scene("right", 900, 10), scene("left", -800, -20),
      scene("below", 0, 800), scene("far", 2000, 1600),
    ])
    let x = { try box($0, in: drawing).minX }
    let y = { try box($0, in: drawing).minY }
    #expect(try x("left") < x("middle"))
    #expect(try x("middle") < x("right"))
    #expect(try x("right") < x("far"))
    #expect(try y("middle") < y("below"))
    #expect(try y("below") < y("far"))
    #expect(try x("middle") == x("below"))
  }

  @Test("Screens keep the author's arrangement, as close as their sizes allow")
  func screens() throws {
    let scenes = [scene("a", 0, 0), scene("b", 700, 0), scene("c", 700, 720), scene("d", 1500, 0)]
    var options = LayoutOptions()
    options.mode = .canvas
    let graph = FlowGraph(storyboards: [], scenes: scenes, segues: [])
    let drawing = try LayoutEngine(options: options).drawing(
      of: graph, wireframes: graph.sketchedScreens)
    let (a, b) = try (box("a", in: drawing), box("b", in: drawing))
    let (c, d) = try (box("c", in: drawing), box("d", in: drawing))
    #expect(a.minY == b.minY && b.minY == d.minY && b.minX == c.minX)
    #expect(abs((d.minX - b.minX) / (b.minX - a.minX) - 800 / 700) < 0.01)
    #expect(c.minY - b.maxY >= Spacing.screens.betweenCards - 1)
    #expect(c.minY - b.maxY < 80)
  }

  @Test("Scenes that overlap on the canvas are moved apart")
  func sameSpot() throws {
    let drawing = try drawing((0..<12).map { scene("s\($0)", 40, 40) })
    let boxes = drawing.groups("scene").compactMap(\.box)
    #expect(boxes.count == 12)
    for (index, box) in boxes.enumerated() {
      #expect(!boxes[(index + 1)...].contains { $0.intersects(box) })
    }
  }

  @Test(
    "Impossible canvas coordinates still give a picture",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude])
  func hostile(value: Double) throws {
    let scenes = [scene("a", value, 0), scene("b", 0, value), scene("c", value, value)]
    let segues = [
      Sample.segue("s", "show", from: Sample.id("a"), to: Sample.id("b")) { $0.identifier = "s" },
      Sample.segue("t", "show", from: Sample.id("b"), to: Sample.id("c")),
      Sample.segue("l", "show", from: Sample.id("c"), to: Sample.id("c")),
    ]
    let drawing = try drawing(scenes, segues)
    #expect(drawing.size.width < 1e5 && drawing.size.height < 1e5)
    for box in drawing.groups("scene").compactMap(\.box) {
      #expect(box.minX >= 0 && box.maxX <= drawing.size.width)
      #expect(box.minY >= 0 && box.maxY <= drawing.size.height)
    }
    for text in drawing.texts { #expect(text.origin.x.isFinite && text.origin.y.isFinite) }
  }

  @Test("Scenes without a position are packed below those that have one")
  func unplaced() throws {
    let drawing = try drawing(
      [scene("a", 0, 0), scene("b", 700, 0)] + (0..<6).map { Sample.scene("lone\($0)", "Lone") })
    let lowest = try max(box("a", in: drawing).maxY, box("b", in: drawing).maxY)
    let lone = try (0..<6).map { try box("lone\($0)", in: drawing) }
    #expect(lone.allSatisfy { $0.minY > lowest })
    #expect(Set(lone.map(\.minX)).count > 1)
  }

  @Test("An exit mark is below the scene that unwinds")
  func exits() throws {
    let unwind = Sample.segue("u", "unwind", from: Sample.id("b"), to: nil) {
      $0.unwindAction = "done:"
    }
    let drawing = try drawing([scene("a", 0, 0), scene("b", 700, 0)], [unwind])
    let exit = try #require(drawing.groups("exit").first?.box)
    let source = try box("b", in: drawing)
    #expect(exit.minY > source.maxY)
    #expect(source.minX < exit.center.x && exit.center.x < source.maxX)
  }

  @Test("Every segue is drawn, wherever its scenes are")
  func edges() throws {
    var options = LayoutOptions()
    options.mode = .canvas
    let drawing = try LayoutEngine(options: options).drawing(of: Sample.full)
    #expect(
      Set(drawing.groups("segue").compactMap(\.id))
        == Set(Sample.full.segues.map(\.id.description)))
  }
}
