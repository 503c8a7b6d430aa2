import DrawingModel
import FlowModel
import FlowStyle
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Screens in a picture of two states")
struct ChangedScreenTests {
  private static let list = Sample.id("lst")
  private static let detail = Sample.id("det")
  private static let row = Box(x: 20, y: 100, width: 200, height: 40)

  private static func state(_ frames: [PartFrame] = []) -> ScreenStates.State {
    ScreenStates.State(.sketch(), frames: frames)
  }

  private static let both = ScreenStates(
    before: state([PartFrame(row, .removed)]), after: state([PartFrame(row, .changed)]))

  private static func marks(details: [FlowMarks.Detail] = []) -> FlowMarks {
    FlowMarks(
      scenes: [list: .init(.changed, details: details), detail: .init(.added)],
      segues: [SegueID(path: Sample.main, objectID: "sho"): .init(.added)], headline: "changes")
  }

  private func drawing(
    _ screens: [SceneID: ScreenStates], details: [FlowMarks.Detail] = []
  ) throws -> Drawing {
    try LayoutEngine().drawing(
      of: LayoutEngine.MarkedFlow(
        Sample.small, Self.marks(details: details), screens: screens))
  }

  private func card(_ drawing: Drawing, _ objectID: String) throws -> Drawing.Group {
    try #require(drawing.group("\(Sample.main)#\(objectID)"))
  }

  @Test("A changed screen is shown before and after, side by side; one of one state alone")
  func pairs() throws {
    let drawing = try drawing([
      Self.list: Self.both, Self.detail: ScreenStates(after: Self.state()),
    ])
    let list = try card(drawing, "lst")
    let layers = list.layers.map(\.origin)
    #expect(layers.count == 2)
    #expect(layers[0].y == layers[1].y && layers[0].x + 240 < layers[1].x)
    #expect(list.texts.map(\.string).filter { ["Before", "After"].contains($0) }.count == 2)
    let detail = try card(drawing, "det")
    #expect(detail.layers.count == 1)
    #expect(!detail.texts.map(\.string).contains("After"))
  }

  @Test("The states have their names, where these are known")
  func names() throws {
    var marks = Self.marks()
    marks.earlierName = "v1.0 (a1b2c3d)"
    marks.laterName = "a‮b\nc " + String(repeating: "long ", count: 30)
    let flow = LayoutEngine.MarkedFlow(Sample.small, marks, screens: [Self.list: Self.both])
    for drawing in [
      try LayoutEngine().drawing(of: flow), try LayoutEngine().drawing(of: flow, beside: flow),
      try #require(LayoutEngine().cards(of: flow).first).drawing,
    ] {
      let texts = drawing.texts
      #expect(texts.contains { $0.string == "Before · v1.0 (a1b2c3d)" })
      let later = try #require(texts.first { $0.string.hasPrefix("After · a") })
      #expect(later.width < 400 && !later.string.contains("\u{202E}"))
      #expect(!later.string.contains("\n"))
    }
  }

  @Test("A frame surrounds each part in its own state, and has a sign and a line style")
  func frames() throws {
    let list = try card(try drawing([Self.list: Self.both]), "lst")
    for (mark, layer) in zip([FlowMarks.Mark.removed, .changed], list.layers) {
      let place = Self.row.offsetBy(layer.origin)
      let frames = list.frames(mark)
      #expect(frames.count == 1)
      #expect(frames.allSatisfy { $0.box.minX < place.minX && $0.box.maxX > place.maxX })
      #expect(frames.allSatisfy { abs($0.box.center.y - place.center.y) < 0.1 })
      #expect(frames.allSatisfy { $0.stroke.dash == mark.outline().dash })
      let corner = Point(place.maxX, place.minY)
      #expect(list.discs(mark).contains { distance($0.center, corner) < 6 })
    }
  }

  @Test("A frame never leaves its screen, and one without a place is left out")
  func hostileFrames() throws {
    let boxes = [
      Box(x: -500, y: -500, width: 5000, height: 5000), Box(x: .nan, y: 0, width: 9, height: 9),
      Box(x: 900, y: 900, width: 90, height: 90), Box(x: 0, y: 0, width: -5, height: .infinity),
    ]
    let state = Self.state(boxes.map { PartFrame($0, .added) })
    let detail = try card(try drawing([Self.detail: ScreenStates(after: state)]), "det")
    let screen = try #require(detail.layers.first?.origin)
    let frames = detail.frames(.added).filter { $0.box.minY > screen.y - 1 }
    #expect(frames.count == 1)
    for frame in frames {
      #expect(frame.box.minX >= screen.x && frame.box.maxX <= screen.x + 240)
      #expect(frame.box.maxY <= screen.y + 480)
    }
  }

  @Test("What changed is listed on the card, each line with its sign and colour")
  func details() throws {
    let details = [
      FlowMarks.Detail(.removed, "row ‘One’ removed"), FlowMarks.Detail(.changed, "2 restyled"),
    ]
    for screens in [[:], [Self.list: Self.both]] {
      let list = try card(try drawing(screens, details: details), "lst")
      for detail in details {
        #expect(
          list.texts.contains { $0.string == detail.text && $0.paint == detail.mark.paint })
        #expect(!list.discs(detail.mark).isEmpty)
      }
    }
  }

  @Test("An unchanged scene has a small card with its name only")
  func context() throws {
    let drawing = try LayoutEngine().drawing(
      of: LayoutEngine.MarkedFlow(Sample.small, FlowMarks(headline: "nothing")))
    let usual = try LayoutEngine().drawing(of: Sample.small)
    for id in ["lst", "det"] {
      let (small, large) = (try card(drawing, id), try card(usual, id))
      #expect(small.texts.count == 1)
      #expect(try #require(small.box).size.height < #require(large.box).size.height)
      #expect(try #require(small.box).size.width < #require(large.box).size.width)
    }
  }

  @Test("A scene that only moved has a small card, which tells from where")
  func moves() throws {
    var move = FlowMarks.Remark(.changed, words: "from Main.storyboard")
    func size() throws -> Size {
      let marks = FlowMarks(scenes: [Self.list: move])
      let drawing = try LayoutEngine().drawing(of: LayoutEngine.MarkedFlow(Sample.small, marks))
      let list = try card(drawing, "lst")
      #expect(list.texts.contains { $0.string == "from Main.storyboard" })
      return try #require(list.box).size
    }
    let usual = try size()
    move.isMove = true
    let small = try size()
    #expect(small.width < usual.width && small.height < usual.height)
  }

  @Test("Only changed segues start at their controls, a removed one not beside the later state")
  func controls() throws {
    let list = Self.list
    let trigger = Trigger(element: "button", objectID: "go", title: "Go", event: "tap")
    let segue = Sample.segue("seg", "show", from: list, to: Self.detail) { $0.trigger = trigger }
    let graph = FlowGraph(
      storyboards: [], scenes: Sample.small.scenes.filter { [list, Self.detail].contains($0.id) },
      segues: [segue])
    let screen = ScreenStates.State(.sketch(["go": Self.row]))
    func leads(_ mark: FlowMarks.Mark, _ states: ScreenStates) throws -> Int {
      let marks = FlowMarks(scenes: [list: .init(.changed)], segues: [segue.id: .init(mark)])
      return try LayoutEngine().drawing(
        of: LayoutEngine.MarkedFlow(graph, marks, screens: [list: states])
      ).groups("start").count
    }
    let both = ScreenStates(before: screen, after: screen)
    #expect(try leads(.context, both) == 0)
    #expect(try leads(.added, both) == 1)
    #expect(try leads(.removed, both) == 0)
    #expect(try leads(.removed, ScreenStates(before: screen, after: nil)) == 1)
  }

  @Test("The legend explains frames, and only where there are some")
  func legend() throws {
    func titles(_ screens: [SceneID: ScreenStates]) throws -> [String] {
      try drawing(screens).groups("legend").flatMap(\.texts).map(\.string)
    }
    let explanation = "Frame: what changed on a screen"
    #expect(try titles([Self.list: Self.both]).contains(explanation))
    #expect(try titles([Self.list: Self.both]).contains("Removed"))
    #expect(try !titles([Self.detail: ScreenStates(after: Self.state())]).contains(explanation))
  }

  @Test("A chain of changed screens is no wider than a window: it turns, or continues below")
  func width() throws {
    let scenes = ["a", "b", "c", "d"].map { Sample.scene($0, $0) }
    let segues = zip(scenes, scenes.dropFirst()).map {
      Sample.segue($0.id.objectID + "s", "show", from: $0.id, to: $1.id)
    }
    let graph = FlowGraph(storyboards: [], scenes: scenes, segues: segues)
    let marks = FlowMarks(
      scenes: Dictionary(uniqueKeysWithValues: scenes.map { ($0.id, .init(.changed)) }))
    let screens = Dictionary(uniqueKeysWithValues: scenes.map { ($0.id, Self.both) })
    let flow = LayoutEngine.MarkedFlow(graph, marks, screens: screens)
    var options = LayoutOptions()
    options.direction = .leftToRight
    var drawing = try LayoutEngine(options: options).drawing(of: flow)
    #expect(drawing.size.width <= 1600)
    #expect(drawing.groups("chip").count == 1, "two of four screens are in a row")
    options.canTurn = true
    drawing = try LayoutEngine(options: options).drawing(of: flow)
    #expect(drawing.size.width <= 1600)
    #expect(drawing.groups("chip").isEmpty)
  }
}

extension Drawing.Group {
  /// The boxes with the outline of a mark, without the card itself.
  fileprivate func frames(_ mark: FlowMarks.Mark) -> [(box: Box, stroke: Stroke)] {
    shapes.compactMap {
      guard case .rectangle(let box, _, let style) = $0, style.fill == nil,
        let stroke = style.stroke, stroke.paint == mark.paint
      else { return nil }
      return (box, stroke)
    }
  }

  fileprivate func discs(_ mark: FlowMarks.Mark) -> [Box] {
    shapes.compactMap {
      guard case .ellipse(let box, let style) = $0, style.fill == mark.paint else { return nil }
      return box
    }
  }
}
