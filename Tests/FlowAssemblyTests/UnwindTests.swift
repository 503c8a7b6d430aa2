import FlowModel
import SourceNavigation
import TestSupport
import Testing

@Suite("Where an unwind leads")
struct UnwindTests {
  private func code(handlers: String..., extra: (inout CodeSketch) -> Void = { _ in }) -> CodeSketch
  {
    var code = CodeSketch()
    for name in ["A", "B", "C", "D"] {
      code.add(name, unwinds: handlers.contains(name) ? ["back:"] : [])
    }
    extra(&code)
    return code
  }

  private func targets(_ graph: FlowGraph, from scene: String = "c") -> [String] {
    graph.segues.first { $0.kind == .unwind && $0.source.objectID == scene }?
      .unwindTargets.map(\.objectID) ?? []
  }

  private func fault(_ graph: FlowGraph) -> UnwindFault? {
    graph.segues.lazy.compactMap(\.unwindFault).first
  }

  /// `a` shows `b`, which presents `c`, which unwinds.
  private let line = StoryboardSketch(
    "App/Main.storyboard", initial: "a", SceneSketch("a", class: "A", .to("b")),
    SceneSketch("b", class: "B", .to("c", kind: "presentation")),
    SceneSketch("c", class: "C", exits: ["x"], .unwind("back:", exit: "x")))

  @Test("The nearest handling scene on the way to the source is the target, never the source")
  func nearest() {
    #expect(targets(code(handlers: "A").graph(line)) == ["a"])
    #expect(targets(code(handlers: "A", "B").graph(line)) == ["b"])
    #expect(targets(code(handlers: "A", "C").graph(line)) == ["a"])
  }

  @Test("A screen that shows another instance of itself may lead back to that one")
  func repeated() {
    let file = StoryboardSketch(
      "App/Main.storyboard", initial: "c",
      SceneSketch(
        "c", class: "C", exits: ["x"], .to("c", kind: "presentation"), .unwind("back:", exit: "x")))
    #expect(targets(code(handlers: "C").graph(file)) == ["c"])
    #expect(targets(code(handlers: "A").graph(file)).isEmpty)
  }

  @Test("A handler may be inherited")
  func inherited() {
    var code = code(handlers: "B")
    code.classes.removeAll { $0.name == "A" }
    code.add("Root", unwinds: ["back:"])
    code.add("A", "Root")
    #expect(targets(code.graph(line)) == ["b"])
    code.classes.removeAll { $0.name == "B" }
    #expect(targets(code.graph(line)) == ["a"])
  }

  @Test("Without source, unwinds have neither targets nor faults")
  func noSource() {
    let graph = assembled(line)
    #expect(targets(graph).isEmpty && fault(graph) == nil && graph.findings.isEmpty)
  }

  @Test("Without a handler anywhere, an unwind does nothing")
  func noHandler() {
    let graph = code().graph(line)
    #expect(fault(graph) == .noHandler)
    #expect(
      graph.messages == [
        "App/Main.storyboard:31: warning: no class handles the unwind 'back:'; "
          + "expected a method of that name that takes a segue"
      ])
  }

  @Test("A method whose Swift 2 name has the selector handles it, if no other does")
  func oldSelector() {
    var code = code()
    let old = ClassHierarchy.UnwindHandler(
      selector: "backWithSegue:", oldSelector: "back:",
      location: SourceLocation(path: "App/A.swift", line: 40))
    code.classes[0].unwindHandlers = [old]
    #expect(targets(code.graph(line)) == ["a"])
    code.frameworkHandlers["UIViewController"] = [old]
    #expect(targets(code.graph(line)) == ["b"])
    code.frameworkHandlers = [:]
    code.classes[1].unwindHandlers = [.init(selector: "back:", location: old.location)]
    #expect(targets(code.graph(line)) == ["b"])
    code.classes.removeLast(3)
    code.add("D", unwinds: ["back:"])
    #expect(fault(code.graph(line)) == .noWayIn)
  }

  @Test("Handlers on no way to the source are a fault if all ways are known")
  func noWayIn() {
    let sure = code(handlers: "D").graph(line)
    #expect(fault(sure) == .noWayIn)
    #expect(
      sure.messages == [
        "App/Main.storyboard:31: warning: no known way in passes a scene that handles the unwind "
          + "'back:'; expected a scene of 'D' before it"
      ])
    let loose = StoryboardSketch(
      "App/Loose.storyboard", SceneSketch("c", class: "C", .unwind("back:")))
    let open = code(handlers: "D").graph(loose)
    #expect(fault(open) == .noWayIn)
    #expect(open.findings.map(\.severity) == [.note])
  }

  @Test("Several ways to the source give several targets")
  func severalWays() {
    let storyboard = StoryboardSketch(
      "App/Main.storyboard", initial: "a", SceneSketch("a", class: "A", .to("b"), .to("c")),
      SceneSketch("b", class: "B", .to("c", id: "other")),
      SceneSketch("c", class: "C", .unwind("back:")))
    #expect(targets(code(handlers: "A", "B").graph(storyboard)) == ["a", "b"])
    #expect(targets(code(handlers: "A").graph(storyboard)) == ["a"])
  }

  @Test("Edges from source are ways to an unwind's source, too")
  func codeEdges() {
    let storyboard = StoryboardSketch(
      "App/Main.storyboard", initial: "a", SceneSketch("a", class: "A"),
      SceneSketch("c", class: "C", identifier: "c", .unwind("back:")))
    let code = code(handlers: "A") { code in
      code.add("E")
      code.move("A", "push", .made("E"))
      code.move("E", "present", .identified("c", in: .named("Main")))
    }
    #expect(targets(code.graph(storyboard)) == ["a"])
    let made = self.code(handlers: "B") { code in
      code.add("E", unwinds: ["back:"])
      code.move("E", "present", .identified("c", in: .named("Main")))
    }
    #expect(targets(made.graph(storyboard)) == ["E"])
  }

  @Test("A root that code sets has no scene before it")
  func root() {
    let storyboard = StoryboardSketch(
      "App/Main.storyboard", initial: "a", SceneSketch("a", class: "A"),
      SceneSketch("c", class: "C", identifier: "c", .unwind("back:")))
    let code = code(handlers: "A") { code in
      code.move("A", "rootViewController", .identified("c"))
    }
    #expect(fault(code.graph(storyboard)) == .noWayIn)
  }

  /// `tabs` contains `b` and `n`, the navigation controller of `a`; `a` shows `c`.
  private func tabs(unwindFrom source: String = "c") -> StoryboardSketch {
    var storyboard = tabs
    let index = storyboard.scenes.firstIndex { $0.objectID == source } ?? 0
    storyboard.scenes[index].segues.append(.unwind("back:"))
    return storyboard
  }

  private let tabs = StoryboardSketch(
    "App/Main.storyboard", initial: "tabs",
    SceneSketch(
      "tabs", class: "D", .to("n", kind: "relationship"), .to("b", kind: "relationship")),
    SceneSketch("n", .to("a", kind: "relationship")), SceneSketch("a", class: "A", .to("c")),
    SceneSketch("b", class: "B"), SceneSketch("c", class: "C"))

  @Test("A container tries its other children before itself, and comes before what shows it")
  func containers() {
    #expect(targets(code(handlers: "A", "B").graph(tabs())) == ["a"])
    #expect(targets(code(handlers: "B", "D").graph(tabs())) == ["b"])
    #expect(targets(code(handlers: "D").graph(tabs())) == ["tabs"])
    #expect(targets(code(handlers: "A", "B").graph(tabs(unwindFrom: "b")), from: "b") == ["a"])
  }

  @Test("A child of what presents the source is tried first")
  func children() {
    let storyboard = StoryboardSketch(
      "App/Main.storyboard", initial: "a",
      SceneSketch("a", class: "A", .to("b", kind: "embed"), .to("c", kind: "modal")),
      SceneSketch("b", class: "B"), SceneSketch("c", class: "C", .unwind("back:")))
    #expect(targets(code(handlers: "A", "B").graph(storyboard)) == ["b"])
    #expect(targets(code(handlers: "A").graph(storyboard)) == ["a"])
  }

  @Test("An extension of UIViewController leads back to the previous scene")
  func universal() {
    var code = code()
    code.frameworkHandlers = [
      "UIViewController": [
        .init(selector: "back:", location: SourceLocation(path: "App/Back.swift", line: 4))
      ]
    ]
    #expect(targets(code.graph(line)) == ["b"])
    #expect(targets(code.graph(tabs())) == ["a"])
    let presented = StoryboardSketch(
      "App/Main.storyboard", initial: "a",
      SceneSketch("a", .to("n", kind: "presentation"), .to("e", kind: "embed")), SceneSketch("e"),
      SceneSketch("n", .to("c", kind: "relationship")), SceneSketch("c", .unwind("back:")))
    #expect(targets(code.graph(presented)) == ["a"])
  }

  @Test("An extension of another UIKit class handles it for scenes of that kind")
  func framework() {
    var code = code()
    code.frameworkHandlers = [
      "UITableViewController": [
        .init(selector: "back:", location: SourceLocation(path: "App/Back.swift", line: 4))
      ]
    ]
    var storyboard = line
    storyboard.scenes[0].customClass = nil
    storyboard.scenes[0].element = "tableViewController"
    #expect(targets(code.graph(storyboard)) == ["a"])
    code.classes.removeAll { $0.name == "B" }
    code.add("B", "UITableViewController")
    #expect(targets(code.graph(storyboard)) == ["b"])
  }

  @Test("Scenes that lead to each other in a circle are each tried once")
  func circle() {
    let storyboard = StoryboardSketch(
      "App/Main.storyboard", initial: "a", SceneSketch("a", class: "A", .to("b"), .to("a")),
      SceneSketch("b", class: "B", .to("c"), .to("a")),
      SceneSketch("c", class: "C", .to("b"), .to("c", kind: "embed"), .unwind("back:")))
    #expect(targets(code(handlers: "C").graph(storyboard)).isEmpty)
    #expect(targets(code(handlers: "A").graph(storyboard)) == ["a"])
  }

  @Test("A coordinator handles nothing, and what precedes it is unknown")
  func coordinator() {
    let storyboard = StoryboardSketch(
      "App/Main.storyboard", initial: "a", SceneSketch("a", class: "A"),
      SceneSketch("c", class: "C", identifier: "c", .unwind("back:")))
    let code = code(handlers: "A") { code in
      code.add("Guide", nil, unwinds: [], isController: false)
      code.move("Guide", "push", .identified("c", in: .named("Main")))
    }
    let graph = code.graph(storyboard)
    #expect(fault(graph) == .noWayIn)
    #expect(graph.findings.map(\.severity) == [.note])
  }
}
