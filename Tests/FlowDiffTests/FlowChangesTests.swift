import FlowModel
import TestSupport
import Testing

@testable import FlowDiff

@Suite("Flow changes")
struct FlowChangesTests {
  @Test(
    "A state is no different from itself", arguments: [Sample.full, Sample.small, Sample.empty])
  func same(graph: FlowGraph) {
    #expect(FlowChanges(from: graph, to: Sample.reversed(graph)).told == [])
  }

  @Test("A class that is no screen comes and goes without a change")
  func coordinators() {
    func told(isScreen: Bool) -> [Change.Kind] {
      let after = Sample.small.edited(scenes: {
        $0 + [Sample.classNode("ShopCoordinator") { $0.isScreen = isScreen }]
      })
      return FlowChanges(from: Sample.small, to: after).changes.map(\.kind)
    }
    #expect(told(isScreen: true) == [.sceneAdded])
    #expect(told(isScreen: false) == [])
  }

  @Test("A call that both states have is no change where another class that is no screen makes it")
  func knownCalls() {
    func state(of source: String, function: String = "open") -> FlowGraph {
      let nodes = ["Home", "Detail", "Router", "ViewModel"].map { name in
        Sample.classNode(name) { $0.isScreen = name == "Home" || name == "Detail" }
      }
      var segue = Segue(
        id: SegueID(path: "App/Router.swift", objectID: source),
        kind: SegueKind(rawValue: "present"),
        source: nodes.first { $0.customClass == source }!.id, destination: nodes[1].id,
        location: SourceLocation(path: "App/Router.swift", line: 5))
      segue.origin = .code
      segue.callSites = [CallSite(call: "present", location: segue.location, function: function)]
      return FlowGraph(storyboards: [], scenes: nodes, segues: [segue])
    }
    func told(_ before: FlowGraph, _ after: FlowGraph) -> [Change.Kind] {
      FlowChanges(from: before, to: after).changes.map(\.kind)
    }
    #expect(told(state(of: "Router"), state(of: "ViewModel")) == [])
    #expect(told(state(of: "Router"), state(of: "Home")) == [.segueAdded])
    #expect(
      told(state(of: "Router"), state(of: "ViewModel", function: "show"))
        == [.segueAdded, .segueRemoved])
  }

  @Test("A class that moved is the same, even if its former file is left without a target")
  func leftovers() {
    func node(in path: String, targets: [String]) -> Scene {
      Sample.classNode("ShopViewController", in: path) { $0.projectTargets = targets }
    }
    func state(_ nodes: Scene...) -> FlowGraph {
      let help = Sample.classNode("Help") { $0.projectTargets = ["App"] }
      return FlowGraph(
        storyboards: [], scenes: nodes + [help],
        segues: [Sample.move("push", from: help.id, to: nodes[nodes.count - 1].id)]
          + nodes.map { Sample.move("present", from: $0.id, to: help.id) },
        targets: [ProjectTarget(name: "App", kind: .application)])
    }
    let old = state(node(in: "App/Shop.swift", targets: ["App"]))
    let new = state(
      node(in: "App/Shop.swift", targets: []), node(in: "App/Shop/Shop.swift", targets: ["App"]))
    #expect(FlowChanges(from: old, to: new).isEmpty)
    #expect(FlowChanges(from: new, to: old).isEmpty)
  }

  @Test("A title that source gives in one state only is no other name")
  func titlesOfClasses() {
    func told(_ before: String, _ after: String) -> [Change.Kind] {
      let states = [before, after].map { name in
        FlowGraph(
          storyboards: [],
          scenes: [
            Sample.classNode("ShopView") {
              $0.name = name
              $0.title = name == "Shop" ? nil : name
            }
          ], segues: [])
      }
      return FlowChanges(from: states[0], to: states[1]).changes.map(\.kind)
    }
    #expect(told("Shop", "Buy") == [])
    #expect(told("Buy", "Shop") == [])
    #expect(told("Buy", "Sell") == [.sceneRenamed])
  }

  @Test("What Interface Builder rewrites by itself is no change")
  func noise() {
    let before = Sample.full.editing(segue: "mod") {
      $0.presentation["popoverAnchorView"] = "old"
    }
    let moved = before.edited(
      scenes: {
        $0.map { scene in
          var scene = scene
          scene.canvasLocation = CanvasPoint(x: 1, y: 2)
          scene.location = SourceLocation(path: scene.id.path, line: scene.location.line + 100)
          scene.reuseIdentifiers.reverse()
          scene.runtimeAttributes = scene.runtimeAttributes.map {
            RuntimeAttribute(
              keyPath: $0.keyPath, type: $0.type, value: $0.value, objectID: "new", line: 999)
          }
          return scene
        }
      },
      segues: {
        $0.map { segue in
          var segue = segue
          segue.location = SourceLocation(path: segue.id.path, line: segue.location.line + 100)
          segue.trigger = segue.trigger.map {
            Trigger(element: $0.element, objectID: "new", title: $0.title, event: $0.event)
          }
          if segue.presentation["popoverAnchorView"] != nil {
            segue.presentation["popoverAnchorView"] = "new"
          }
          return segue
        }
      },
      findings: {
        $0.map {
          Finding(
            $0.severity, rule: $0.rule, message: $0.message,
            at: SourceLocation(path: $0.location.path, line: 1_000))
        }
      })
    #expect(FlowChanges(from: before, to: moved).told == [])
  }

  @Test("Each edit is reported once, with its kind", arguments: Edit.all)
  func edits(edit: Edit) {
    let changes = FlowChanges(from: Sample.full, to: edit.apply(Sample.full))
    #expect(changes.told == edit.told)
  }

  @Test("The order of the input makes no difference", arguments: Edit.all)
  func shuffled(edit: Edit) {
    let after = edit.apply(Sample.full)
    let changes = FlowChanges(from: Sample.full, to: after).changes
    let shuffled = FlowChanges(from: Sample.reversed(Sample.full), to: Sample.reversed(after))
    #expect(shuffled.changes == changes)
  }

  @Test("A change is placed where the element is now; a removed element, where it was")
  func places() {
    let after = Sample.full.editing(scene: "lst") {
      $0.customClass = "Other"
      $0.location = SourceLocation(path: Sample.main, line: 77)
    }
    #expect(FlowChanges(from: Sample.full, to: after).changes.map(\.location.line) == [77])
    let without = Sample.full.removing(segue: "self")
    #expect(FlowChanges(from: Sample.full, to: without).changes.map(\.location.line) == [49])
  }

  @Test("A note is not reported as a finding")
  func notes() {
    let note = Finding(
      .note, rule: "unknown-identifier", message: "m", at: SourceLocation(path: "A.swift", line: 1))
    let after = Sample.full.edited(findings: { $0 + [note] })
    #expect(FlowChanges(from: Sample.full, to: after).told == [])
  }

  @Test("Without an entry point in a state, nothing is reported as unreachable")
  func noEntry() {
    let after = Sample.full.editing(scene: "nav") { $0.isEntryPoint = false }
    #expect(FlowChanges(from: Sample.full, to: after).told == ["~ entry-point nav: yes → none"])
  }
}
