import FlowModel
import TestSupport
import Testing

@testable import FlowDiff

@Suite("What only one state knows of a move")
struct KnownCallsTests {
  private struct Move {
    var source: String
    var path = "App/Router.swift"
    var function = "open"
    var line = 5
    /// The class through which the move leads, and the line of the call that leads there.
    var through: (name: String, line: Int)?
    var heirs: [String] = []
    var destination = "Detail"
  }

  private static let names = ["Home", "Detail", "Router", "ViewModel", "Base", "NewBase", "List"]

  private func state(_ moves: Move..., entry: String? = nil) -> FlowGraph {
    let scenes = Self.names.map { name in
      Sample.classNode(name) {
        $0.isScreen = ["Home", "Detail", "List"].contains(name)
        $0.isEntryPoint = name == entry
      }
    }
    let segues = moves.map { move in
      var segue = Segue(
        id: SegueID(path: move.path, objectID: move.source + move.destination),
        kind: SegueKind(rawValue: "present"),
        source: Sample.node(move.source), destination: Sample.node(move.destination),
        location: SourceLocation(path: move.path, line: move.line))
      segue.origin = .code
      segue.sources = move.heirs.map(Sample.node)
      segue.callSites = [
        CallSite(call: "present", location: segue.location, function: move.function)
      ]
      if let (name, line) = move.through {
        let site = CallSite(
          call: "open", location: SourceLocation(path: "App/Home.swift", line: line),
          function: "tap")
        segue.through = [
          Passage(
            className: name, location: SourceLocation(path: "App/\(name).swift", line: 1),
            callSites: [site])
        ]
      }
      return segue
    }
    return FlowGraph(storyboards: [], scenes: scenes, segues: segues)
  }

  /// Returns the changes in both directions, which have the same number.
  private func told(
    _ before: FlowGraph, _ after: FlowGraph, editing texts: (before: String, after: String)? = nil
  ) -> [Change.Kind] {
    let path = "App/Home.swift"
    let edits = SourceEdits(
      before: texts.map { [path: $0.before] } ?? [:], after: texts.map { [path: $0.after] } ?? [:])
    let changes = FlowChanges(from: before, to: after, edits: edits).changes
    let back = FlowChanges(from: after, to: before, edits: edits.reversed).changes
    #expect(changes.count == back.count)
    return changes.map(\.kind)
  }

  private let source = """
    class Home {
        func tap() {
            router.open()
        }
    }
    """

  @Test("A screen or a class that is no screen makes the same call, as far as is known")
  func screenOfCall() {
    let texts = (source, source.replacing("tap()", with: "tap(_ sender: Any)"))
    let model = state(Move(source: "Router"))
    let screen = state(Move(source: "Home"))
    #expect(told(model, screen, editing: texts) == [])
    // A function that moved to a screen is one that the screen did not have.
    let moved = state(Move(source: "Home", path: "App/Home.swift", line: 3))
    let written = (source.replacing("router.open()", with: ""), source)
    #expect(told(model, moved, editing: written) == [.segueAdded])
  }

  @Test("A way to a class that is known in one state only is no change without an edit of the way")
  func waysToClasses() {
    let known = state(Move(source: "Home", function: "choose", through: ("Router", 3)))
    let unknown = state(Move(source: "Router", function: "select"))
    let elsewhere = (source, source + "\nlet other = Router()")
    #expect(told(known, unknown, editing: elsewhere) == [])
    let called = (source.replacing("router.open()", with: "print(1)"), source)
    #expect(told(unknown, known, editing: called).contains(.segueAdded))
  }

  @Test("A segue of a base class is the same under another name, or as one of each screen")
  func heirs() {
    let inherited = state(Move(source: "Base", heirs: ["Home", "List"]))
    let renamed = state(Move(source: "NewBase", heirs: ["Home", "List"]))
    let single = state(Move(source: "Home"), Move(source: "List"))
    #expect(told(inherited, renamed) == [])
    #expect(told(inherited, single) == [])
    let texts = (source, source.replacing("router.open()", with: "Detail().open()"))
    #expect(told(inherited, state(Move(source: "Home")), editing: texts) == [.segueHeirs])
  }

  @Test("A screen to which a class leads that is no screen can be reached, whatever uses the class")
  func reachability() {
    let texts = (source, source.replacing("router.open()", with: "Detail()"))
    let reached = state(Move(source: "Home"), entry: "Home")
    let byClass = state(Move(source: "ViewModel", function: "go"), entry: "Home")
    #expect(told(reached, byClass, editing: texts) == [.segueAdded, .segueRemoved])
    let lost = state(Move(source: "List", function: "go"), entry: "Home")
    #expect(told(reached, lost, editing: texts).contains(.sceneUnreachable))
  }

  @Test("A call whose destination only one state knows is no change, one that leads elsewhere is")
  func destinations() {
    let made = source.replacing(
      "router.open()", with: "let next = make(for: 1)\n        open(next)")
    let texts = (made, made.replacing("make(for: 1)", with: "produce(1)"))
    func home(_ destination: String) -> Move {
      Move(
        source: "Home", path: "App/Home.swift", function: "tap", line: 4, destination: destination)
    }
    #expect(told(state(home("Detail")), state(), editing: texts) == [])
    #expect(
      told(state(home("Detail")), state(home("List")), editing: texts)
        == [.segueAdded, .segueRemoved])
  }
}
