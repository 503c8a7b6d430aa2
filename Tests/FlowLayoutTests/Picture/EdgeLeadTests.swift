import DrawingModel
import FlowModel
import FlowStyle
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Edges that start at a control")
struct EdgeLeadTests {
  private let low = Box(x: 30, y: 400, width: 80, height: 30)

  /// Returns a scene with segues to others, each triggered by the control with the same index.
  private func graph(controls: [String], back: Bool = false) -> FlowGraph {
    let heads = controls.indices.map { Sample.scene("h\($0)", "Head \($0)", line: $0 + 2) }
    var segues = controls.enumerated().map { index, control in
      Sample.segue("s\(index)", "show", from: Sample.id("a"), to: Sample.id("h\(index)")) {
        $0.trigger = .button(control)
      }
    }
    if back {
      segues.append(
        Sample.segue("back", "show", from: Sample.id("h0"), to: Sample.id("a")) {
          $0.trigger = .button("low")
        })
    }
    let start = Sample.scene("a", "A") {
      $0.isInitial = true
      $0.isEntryPoint = true
    }
    return FlowGraph(storyboards: [], scenes: [start] + heads, segues: segues)
  }

  private func drawing(
    _ graph: FlowGraph, _ anchors: [String: Box],
    _ change: (inout LayoutOptions) -> Void = { _ in }
  ) throws -> Drawing {
    var options = LayoutOptions()
    change(&options)
    let screens = graph.scenes.map { ($0.id, Wireframe.sketch(anchors)) }
    return try LayoutEngine(options: options).drawing(
      of: graph, wireframes: Dictionary(screens) { first, _ in first })
  }

  private func screen(_ id: String, in drawing: Drawing) throws -> Point {
    try #require(drawing.group("\(Sample.main)#\(id)")?.layers.first).origin
  }

  @Test("An edge leaves the card beside the control")
  func height() throws {
    let drawing = try drawing(graph(controls: ["low"]), ["low": low])
    let start = try #require(drawing.group("\(Sample.main)#s0")?.start)
    let card = try #require(drawing.group("\(Sample.main)#a")?.box)
    #expect(abs(start.x - card.maxX) < 1)
    #expect(try abs(start.y - (screen("a", in: drawing).y + 415)) < 1)
  }

  @Test("An edge that leads back leaves beside the control on the other side")
  func leadingBack() throws {
    let drawing = try drawing(graph(controls: ["low"], back: true), ["low": low])
    let start = try #require(drawing.group("\(Sample.main)#back")?.start)
    let card = try #require(drawing.group("\(Sample.main)#h0")?.box)
    #expect(abs(start.x - card.minX) < 1)
    #expect(try abs(start.y - (screen("h0", in: drawing).y + 415)) < 1)
  }

  @Test("If the picture runs down, an edge leaves below the control")
  func below() throws {
    let drawing = try drawing(graph(controls: ["low"]), ["low": low]) {
      $0.direction = .topToBottom
    }
    let start = try #require(drawing.group("\(Sample.main)#s0")?.start)
    let card = try #require(drawing.group("\(Sample.main)#a")?.box)
    #expect(abs(start.y - card.maxY) < 1)
    #expect(try abs(start.x - (screen("a", in: drawing).x + 70)) < 1)
  }

  @Test("On Xcode's canvas, an edge leaves beside the control, too")
  func canvas() throws {
    let drawing = try drawing(graph(controls: ["low"]), ["low": low]) { $0.mode = .canvas }
    let start = try #require(drawing.group("\(Sample.main)#s0")?.start)
    let middle = try screen("a", in: drawing) + low.center
    #expect(abs(start.x - middle.x) < 1 || abs(start.y - middle.y) < 1)
  }

  @Test("A line connects a dot on the control, above the screen, with the start of the edge")
  func dot() throws {
    let drawing = try drawing(graph(controls: ["low"]), ["low": low])
    let lead = try #require(drawing.groups("start").first)
    let dot = try #require(lead.dot)
    let control = try low.offsetBy(screen("a", in: drawing))
    #expect(dot.center == Point(control.maxX, control.center.y))
    #expect(lead.start == dot.center)
    #expect(lead.tooltip == drawing.group("\(Sample.main)#s0")?.tooltip)
    let places = drawing.groups.indices
    let card = places.first { drawing.groups[$0].id == "\(Sample.main)#a" }
    let top = places.first { drawing.groups[$0].classes.contains("start") }
    #expect(try #require(card) < #require(top))
  }

  @Test("If another control with a segue is in the way, the line passes above or below it")
  func blocked() throws {
    let right = Box(x: 150, y: 400, width: 80, height: 30)
    let drawing = try drawing(
      graph(controls: ["low", "right"]), ["low": low, "right": right])
    let lead = try #require(drawing.groups("start").first)
    let screen = try screen("a", in: drawing)
    let starts = try ["s0", "s1"].map {
      try #require(drawing.group("\(Sample.main)#\($0)")?.start).y - screen.y
    }
    #expect(starts[1] == 415)
    #expect(starts[0] == 395 || starts[0] == 435)
    #expect(lead.start == screen + Point(70, starts[0] == 395 ? 400 : 430))
  }

  @Test("Segues of one control share its dot and their start")
  func shared() throws {
    let drawing = try drawing(graph(controls: ["low", "low"]), ["low": low])
    #expect(Set(drawing.groups("start").compactMap(\.dot)).count == 1)
    #expect(Set(drawing.groups("segue").compactMap(\.start)).count == 1)
  }

  @Test("Controls at nearly the same height have separate starts")
  func sameHeight() throws {
    let right = Box(x: 150, y: 416, width: 80, height: 30)
    let drawing = try drawing(
      graph(controls: ["low", "right"]), ["low": low, "right": right])
    let starts = drawing.groups("segue").compactMap(\.start?.y).sorted()
    #expect(starts.count == 2 && starts[1] - starts[0] >= 7)
  }

  @Test("A label omits the control's title, but states how the control is used")
  func labels() throws {
    var segue = Sample.segue("s", "show", from: Sample.id("a"), to: Sample.id("b"))
    segue.trigger = .button("low")
    #expect(EdgeLabel(segue) != nil)
    #expect(EdgeLabel(segue, isAtControl: true) == nil)
    segue.trigger = .button("low", event: "accessory")
    let label = try #require(EdgeLabel(segue, isAtControl: true))
    let texts = label.shapes(at: Point(0, 0)).texts
    #expect(texts.map(\.string) == ["accessory"])
  }

  @Test(
    "A label from source omits a title that the card has",
    arguments: [
      ("Sign In", "SignInView", false), ("sign in", "Sign In", false),
      ("Sign In", "LoginView", true),
    ])
  func repeatedTitles(title: String, name: String, isShown: Bool) throws {
    var segue = Sample.segue("s", "push", from: Sample.id("a"), to: Sample.id("b"))
    segue.origin = .code
    segue.trigger = Trigger(element: "button", objectID: nil, title: title, event: nil)
    let label = try #require(EdgeLabel(segue, to: Sample.scene("b", name)))
    let texts = label.shapes(at: Point(0, 0)).texts.map(\.string)
    #expect(texts == ["push"] + (isShown ? ["“\(title)”"] : []))
  }

  @Test("A segue from a control to its own scene is a loop beside the card, on the page")
  func loop() throws {
    let loop = Sample.segue("s", "show", from: Sample.id("a"), to: Sample.id("a")) {
      $0.trigger = .button("low")
    }
    let graph = FlowGraph(storyboards: [], scenes: [Sample.scene("a", "A")], segues: [loop])
    let drawing = try drawing(graph, ["low": low])
    let card = try #require(drawing.group("\(Sample.main)#a")?.box)
    #expect(try #require(drawing.group("\(Sample.main)#s")?.start).x == card.maxX)
    #expect(drawing.size.width - card.maxX >= Spacing.loopReach)
  }

  @Test("An embedding edge starts at its container's side, without a dot")
  func container() throws {
    let embed = Sample.segue("s", "embed", from: Sample.id("a"), to: Sample.id("b")) {
      $0.trigger = Trigger(element: "containerView", objectID: "low", title: nil, event: "load")
    }
    let graph = FlowGraph(
      storyboards: [], scenes: [Sample.scene("a", "A"), Sample.scene("b", "B", line: 2)],
      segues: [embed])
    let drawing = try drawing(graph, ["low": low])
    let lead = try #require(drawing.groups("start").first)
    #expect(lead.dot == nil)
    #expect(try lead.start == screen("a", in: drawing) + Point(110, 415))
  }
}
