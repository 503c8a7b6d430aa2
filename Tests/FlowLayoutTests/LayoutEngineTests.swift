import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Laying a flow out")
struct LayoutEngineTests {
  private func drawing(
    _ graph: FlowGraph, _ direction: LayoutOptions.Direction = .leftToRight,
    mode: LayoutOptions.Mode = .dot
  ) throws -> Drawing {
    var options = LayoutOptions()
    options.direction = direction
    options.mode = mode
    return try LayoutEngine(options: options).drawing(of: graph)
  }

  private func box(_ id: String, in drawing: Drawing) throws -> Box {
    try #require(drawing.group("\(Sample.main)#\(id)")?.box)
  }

  @Test("20 runs give the same drawing, in whatever order the graph is given", arguments: [0, 1])
  func determinism(mode: Int) throws {
    let mode = LayoutOptions.Mode.allCases[mode]
    let expected = try drawing(Sample.full, mode: mode)
    for run in 0..<20 {
      let graph = run.isMultiple(of: 2) ? Sample.full : Sample.reversed(Sample.full)
      #expect(try drawing(graph, mode: mode) == expected)
    }
  }

  @Test("An unwind along the flow is an arc over all of it, inside the picture")
  func bow() throws {
    let chain = Sample.chain(9)
    let unwind = Sample.segue("u", "unwind", from: Sample.id("s0"), to: nil) {
      $0.unwindTargets = [Sample.id("s8")]
    }
    let drawing = try drawing(
      FlowGraph(
        storyboards: chain.storyboards, scenes: chain.scenes, segues: chain.segues + [unwind]))
    guard case .path(let path, _)? = drawing.group("\(Sample.main)#u")?.shapes.first,
      case .move(let start)? = path.first,
      case .curve(let end, let control1, let control2)? = path.dropFirst().first
    else {
      Issue.record("the bow is one curve")
      return
    }
    let middle = (start.y + 3 * control1.y + 3 * control2.y + end.y) / 8
    #expect(middle >= 0 && middle < start.y - 300)
  }

  @Test("Every drawn scene, segue and storyboard can be found by its ID")
  func identifiers() throws {
    let drawing = try drawing(Sample.full)
    let ids = Set(drawing.groups.compactMap(\.id))
    for scene in Sample.full.scenes where scene.reference?.target == nil {
      #expect(ids.contains(scene.id.description))
    }
    #expect(ids.isSuperset(of: Sample.full.segues.map(\.id.description)))
    let storyboards = Sample.full.storyboards.filter { $0.format == .storyboard }
    #expect(ids.isSuperset(of: storyboards.map(\.path)))
  }

  /// Five tabs in reverse alphabetical order, so that sorting by name would be noticed.
  private var tabs: FlowGraph {
    let names = ["e", "d", "c", "b", "a"]
    let tabs = names.enumerated().map { Sample.scene($1, $1, line: 90 - $0) }
    let segues = names.enumerated().map { index, name in
      Sample.segue("t\(9 - index)", "relationship", from: Sample.id("tabs"), to: Sample.id(name)) {
        $0.relationship = "viewControllers"
        $0.order = index
      }
    }
    let owner = Sample.scene("tabs", "Tabs", line: 5, kind: .scene("tabBarController")) {
      $0.isInitial = true
    }
    return FlowGraph(storyboards: [], scenes: [owner] + tabs, segues: segues)
  }

  @Test("Tabs are placed in their order, top to bottom or left to right")
  func tabOrder() throws {
    let across = try drawing(tabs)
    let down = try drawing(tabs, .topToBottom)
    let tops = try ["e", "d", "c", "b", "a"].map { try box($0, in: across).minY }
    let lefts = try ["e", "d", "c", "b", "a"].map { try box($0, in: down).minX }
    #expect(tops == tops.sorted() && Set(tops).count == 5)
    #expect(lefts == lefts.sorted() && Set(lefts).count == 5)
  }

  @Test("Tabs are numbered in their order")
  func tabNumbers() throws {
    let drawing = try drawing(tabs)
    let numbers = drawing.groups("segue-relationship").flatMap(\.texts)
      .sorted { $0.origin.y < $1.origin.y }
    #expect(numbers.map(\.string) == ["1", "2", "3", "4", "5"])
  }

  @Test("A flow begins where the app starts, even if segues lead back there", arguments: [0, 1])
  func entryPoint(direction: Int) throws {
    let graph = FlowGraph(
      StoryboardSketch(
        Sample.main, initial: "m", isMain: true,
        SceneSketch("a", .to("m"), .to("b")), SceneSketch("b", .to("m")),
        SceneSketch("m", .to("a"), .to("z")), SceneSketch("z", .to("a"))))
    let drawing = try drawing(graph, LayoutOptions.Direction.allCases[direction])
    let start = try box("m", in: drawing)
    for other in ["a", "b", "z"] {
      let box = try box(other, in: drawing)
      #expect(direction == 0 ? start.maxX < box.minX : start.maxY < box.minY)
    }
  }

  @Test(
    "Every card is inside its storyboard, and everything is on the page",
    arguments: [1, 2, 3, 4, 28, 171])
  func frames(seed: Int) throws {
    var generator = GraphGenerator(seed: seed)
    let graph = generator.graph(sceneCount: 30)
    let drawing = try drawing(graph)
    let page = Box(x: 0, y: 0, width: drawing.size.width, height: drawing.size.height)
    let diagram = Diagram(graph, direction: .leftToRight)
    for (node, cluster) in zip(diagram.nodes, diagram.clusterOfNode) {
      guard let scene = (node as? SceneCard)?.scene else { continue }
      let card = try #require(drawing.group(scene.id.description)?.box)
      // A scene that leads to no other of its file has none.
      if let path = diagram.clusters[cluster].frame.path {
        #expect(surrounds(try #require(drawing.group(path)?.box), card))
      }
      #expect(surrounds(page, card))
    }
    for run in drawing.texts {
      #expect(run.minX >= 0 && run.minX + run.width <= drawing.size.width, "\(run.string)")
    }
  }

  /// Whether a box is inside another one; their far sides are sums, which are rounded.
  private func surrounds(_ outer: Box, _ inner: Box) -> Bool {
    let outer = outer.insetBy(-0.001)
    return outer.minX <= inner.minX && inner.maxX <= outer.maxX && outer.minY <= inner.minY
      && inner.maxY <= outer.maxY
  }

  @Test("An empty flow is a page that says so")
  func empty() throws {
    for mode in LayoutOptions.Mode.allCases {
      let drawing = try drawing(Sample.empty, mode: mode)
      #expect(drawing.description == "0 scenes · 0 segues · 0 files")
      #expect(drawing.size.width > 0 && drawing.size.height > 0)
      #expect(drawing.groups("scene").isEmpty)
    }
  }

  @Test("A flow of one scene is one card, with its arrow on the page")
  func single() throws {
    for mode in LayoutOptions.Mode.allCases {
      let drawing = try drawing(Sample.chain(1), mode: mode)
      #expect(drawing.groups("scene").count == 1)
      #expect(try box("s0", in: drawing).minX > Spacing.page)
    }
  }

  @Test("3,000 scenes in a row are laid out")
  func longChain() throws {
    let drawing = try drawing(Sample.chain(3_000))
    #expect(drawing.groups("scene").count == 3_000)
    #expect(drawing.groups("segue").count == 2_999)
    let (first, last) = try (box("s0", in: drawing), box("s2999", in: drawing))
    #expect(first.maxX < last.minX)
  }

  @Test("Any name can be drawn, and each text stays on one line")
  func hostileNames() throws {
    for name in Hostile.names {
      let drawing = try drawing(Hostile.graph(name))
      let scalars = drawing.texts.flatMap(\.string.unicodeScalars)
      #expect(scalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{2028}" && $0 != "\u{202E}" })
      #expect(drawing.size.width < 10_000)
    }
  }

  @Test("The title is in the footer and is the picture's title")
  func title() throws {
    var options = LayoutOptions()
    options.title = "Kiosk\n2"
    let drawing = try LayoutEngine(options: options).drawing(of: Sample.small)
    #expect(drawing.title == "Screen flow of Kiosk 2")
    #expect(drawing.groups("foot").flatMap(\.texts).map(\.string).contains("Kiosk 2"))
    #expect(try self.drawing(Sample.small).title == "Screen flow")
  }

  @Test("Each of several apps has a heading, and each element an ID of its own")
  func apps() throws {
    let apps = ["Phone", "Desk"].map { LayoutEngine.App(name: $0, graph: Sample.small) }
    let drawing = try LayoutEngine().drawing(of: apps, omission: "2 xibs of views")
    #expect(drawing.groups("heading").flatMap(\.texts).map(\.string) == ["Phone", "Desk"])
    let ids = drawing.groups.compactMap(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(drawing.description.hasPrefix("2 scenes · "), "a screen of both counts once")
    #expect(drawing.description.hasSuffix(" · not drawn: 2 xibs of views"))
    let one = try LayoutEngine().drawing(of: [apps[0]])
    #expect(one == (try LayoutEngine().drawing(of: Sample.small)))
  }
}
