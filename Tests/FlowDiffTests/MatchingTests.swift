import FlowModel
import TestSupport
import Testing

@testable import FlowDiff

@Suite("Scenes and segues that are found again")
struct MatchingTests {
  private func told(_ before: FlowGraph, _ after: FlowGraph) -> [String] {
    FlowChanges(from: before, to: after).told
  }

  @Test("Scenes and segues pasted again with other IDs are found by their other properties")
  func pastedAnew() {
    let fresh = Sample.full.renaming(
      scene: { SceneID(path: $0.path, objectID: "new-" + $0.objectID) },
      segue: { SegueID(path: $0.path, objectID: "new-" + $0.objectID) })
    // A dangling segue has another destination ID now, and nothing else identifies its end.
    #expect(told(Sample.full, fresh) == ["+ segue-added new-dan", "- segue-removed dan"])
  }

  @Test("Moving a whole folder renames each file, and changes nothing else")
  func movedFolder() {
    let path: (String) -> String = { $0.replacing("App/", with: "Sources/App/") }
    let after = Sample.full.renaming(
      scene: { SceneID(path: path($0.path), objectID: $0.objectID) },
      segue: { SegueID(path: path($0.path), objectID: $0.objectID) }, path: path)
    let changes = FlowChanges(from: Sample.full, to: after).changes
    #expect(changes.map(\.kind) == [.storyboardRenamed, .storyboardRenamed, .storyboardRenamed])
  }

  @Test("Refactor to Storyboard is a new file and a scene that moved")
  func refactored() {
    let before = Sample.small
    let path = "App/Detail.storyboard"
    let moved = Sample.id("det", in: path)
    let reference = Sample.scene("ref", "Detail", kind: .scene("viewControllerPlaceholder")) {
      $0.reference = Reference(storyboardName: "Detail", resolution: .resolved, target: moved)
    }
    let after = before.renaming(
      scene: { $0.objectID == "det" ? moved : $0 },
      segue: { $0.objectID == "bak" ? SegueID(path: path, objectID: "bak") : $0 }
    )
    .edited(
      storyboards: { $0 + [Storyboard(path: path, name: "Detail", initialScene: moved)] },
      scenes: { $0 + [reference] }
    )
    .editing(segue: "sho") { $0.via = reference.id }
    #expect(
      told(before, after) == [
        "+ storyboard-added App/Detail.storyboard",
        "~ scene-moved det: App/Main.storyboard → App/Detail.storyboard",
      ])
    #expect(
      told(after, before) == [
        "- storyboard-removed App/Detail.storyboard",
        "~ scene-moved det: App/Detail.storyboard → App/Main.storyboard",
      ])
  }

  @Test("Of two that match equally well, neither is chosen")
  func ambiguous() {
    let before = graph(["one": "Card"])
    let after = graph(["two": "Card", "three": "Card"])
    #expect(
      told(before, after) == ["+ scene-added three", "+ scene-added two", "- scene-removed one"])
    #expect(
      told(after, before) == ["+ scene-added one", "- scene-removed three", "- scene-removed two"])
  }

  @Test("A class that other scenes have too does not identify a scene")
  func commonClass() {
    let before = graph(["base": "Base", "one": "Base"])
    let after = graph(["base": "Base", "two": "Base"])
    #expect(told(before, after) == ["+ scene-added two", "- scene-removed one"])
  }

  @Test("A name from a template does not identify a scene")
  func template() {
    func plain(_ objectID: String) -> FlowGraph {
      FlowGraph(
        storyboards: [Storyboard(path: Sample.main, name: "Main")],
        scenes: [Sample.scene(objectID, "View Controller")], segues: [])
    }
    #expect(told(plain("one"), plain("two")) == ["+ scene-added two", "- scene-removed one"])
  }

  @Test("An initial scene is the same as long as it looks the same")
  func initial() {
    func plain(_ objectID: String, _ element: String = "viewController") -> FlowGraph {
      FlowGraph(
        storyboards: [
          Storyboard(path: Sample.main, name: "Main", initialScene: Sample.id(objectID))
        ],
        scenes: [
          Sample.scene(objectID, "View Controller", kind: .scene(element)) { $0.isInitial = true }
        ],
        segues: [])
    }
    #expect(told(plain("one"), plain("two")) == [])
    #expect(
      told(plain("one"), plain("two", "tabBarController")) == [
        "+ scene-added two", "- scene-removed one",
        "~ initial-scene App/Main.storyboard: one → two",
      ])
  }

  @Test("A bar between two unchanged scenes is identified by its segues")
  func neighbourhood() {
    func flow(_ bar: String) -> FlowGraph {
      FlowGraph(
        storyboards: [Storyboard(path: Sample.main, name: "Main")],
        scenes: [
          Sample.scene("a", "A"),
          Sample.scene(bar, "Navigation Controller", kind: .scene("navigationController")),
          Sample.scene("b", "B"),
        ],
        segues: [
          Sample.segue("in-\(bar)", "presentation", from: Sample.id("a"), to: Sample.id(bar)),
          Sample.segue("out-\(bar)", "relationship", from: Sample.id(bar), to: Sample.id("b")),
        ])
    }
    #expect(told(flow("one"), flow("two")) == [])
  }

  @Test("A screen that moves from a storyboard into source is the same screen")
  func intoSource() {
    let before = graph(["one": "Card"])
    let after = FlowGraph(
      storyboards: before.storyboards,
      scenes: [
        Sample.scene("Card", "one", in: "App/Card.swift", kind: .class) {
          $0.customClass = "Card"
        }
      ], segues: [])
    #expect(
      told(before, after) == [
        "~ scene-moved Card: App/Main.storyboard → App/Card.swift"
      ])
  }

  @Test("A class known only from source is the same in any file")
  func sourceFiles() {
    func graph(_ path: String) -> FlowGraph {
      FlowGraph(
        storyboards: [],
        scenes: [
          Sample.scene("Card", "Card", in: path, kind: .class) { $0.customClass = "Card" }
        ], segues: [])
    }
    #expect(told(graph("App/Card.swift"), graph("App/Cards/Card.swift")) == [])
  }

  @Test("A segue that is drawn again between the same scenes is the same segue")
  func drawnAnew() {
    let after = Sample.full.renaming(segue: {
      SegueID(path: $0.path, objectID: $0.objectID == "sho" ? "new" : $0.objectID)
    })
    .editing(segue: "new") {
      $0.kind = .modal
      $0.trigger = nil
    }
    #expect(
      told(Sample.full, after) == [
        "~ segue-kind new: show → modal",
        "~ segue-trigger new: select tableViewCell 'An item' → none",
      ])
  }

  @Test("A segue moved to another scene is the same segue if it has the same identifier")
  func handedOver() {
    let after = Sample.full.renaming(segue: {
      SegueID(path: $0.path, objectID: $0.objectID == "sho" ? "new" : $0.objectID)
    })
    .editing(segue: "new") { $0.source = Sample.id("nav") }
    #expect(told(Sample.full, after) == ["~ segue-source new: lst → nav"])
  }

  @Test("A call that moves to another line or file is no change")
  func callSites() {
    func graph(_ path: String, _ line: Int) -> FlowGraph {
      Sample.full.editing(segue: "sho") {
        $0.callSites = [
          CallSite(call: "performSegue", location: SourceLocation(path: path, line: line))
        ]
      }
    }
    #expect(told(graph("A.swift", 1), graph("A.swift", 20)) == [])
    #expect(told(graph("A.swift", 1), graph("B.swift", 1)) == [])
  }

  /// Returns the changes of a segue's calls; a call is given as `function:line`, or
  /// `function:line:name`.
  private func toldCalls(_ before: [String], _ after: [String]) -> [String] {
    let graphs = [before, after].map { calls in
      Sample.full.editing(segue: "sho") {
        $0.callSites = calls.map { call in
          let parts = call.split(separator: ":").map(String.init)
          return CallSite(
            call: parts.count > 2 ? parts[2] : "present",
            location: SourceLocation(path: "A.swift", line: Int(parts[1])!), function: parts[0])
        }
      }
    }
    return FlowChanges(from: graphs[0], to: graphs[1]).changes.map {
      "\($0.before == nil ? "+" : "-") \($0.attribute ?? "") \($0.location.line)"
    }
  }

  @Test("A call that is renamed, or moves to another function, is no change")
  func movedCalls() {
    #expect(toldCalls(["show:1"], ["show:1:presentModally"]) == [])
    #expect(toldCalls(["show:1"], ["open:7"]) == [])
    #expect(toldCalls(["show:1", "show:3", "open:5"], ["open:1", "show:8", "show:9"]) == [])
  }

  @Test("Calls are matched by their function, so that the one that is gone is told at its line")
  func goneCall() {
    #expect(toldCalls(["show:300", "open:307"], ["open:295"]) == ["- show 300"])
    #expect(toldCalls(["show:300", "open:307"], ["show:362"]) == ["- open 307"])
    #expect(toldCalls(["show:1"], ["open:1", "show:9"]) == ["+ open 1"])
    #expect(toldCalls(["show:1"], []) == ["- show 1"])
  }

  @Test("Calls of several functions that become one of another function are no change")
  func joinedCalls() {
    #expect(toldCalls(["a:1", "b:2", "c:3"], ["d:9", "c:3"]) == [])
    #expect(toldCalls(["d:9", "c:3"], ["a:1", "b:2", "c:3"]) == [])
  }

  @Test("Several calls of one segue that are gone are one change")
  func goneCalls() {
    #expect(toldCalls(["a:1", "b:2", "c:3"], ["b:9"]) == ["- a 1"])
  }

  @Test("Two files that share only a template's scene are different files")
  func templates() {
    func graph(_ name: String, _ className: String) -> FlowGraph {
      let path = "App/\(name).storyboard"
      return FlowGraph(
        storyboards: [Storyboard(path: path, name: name)],
        scenes: [
          Sample.scene("BYZ-38-t0r", name, in: path) { $0.customClass = className }
        ], segues: [])
    }
    #expect(
      FlowChanges(from: graph("Cart", "Cart"), to: graph("Help", "Help")).changes.map(\.kind) == [
        .storyboardAdded, .storyboardRemoved, .sceneAdded, .sceneRemoved,
      ])
  }

  /// Returns a scene for each object ID, with the given class, in one file.
  private func graph(_ classes: [String: String]) -> FlowGraph {
    FlowGraph(
      storyboards: [Storyboard(path: Sample.main, name: "Main")],
      scenes: classes.map { objectID, name in
        Sample.scene(objectID, objectID) { $0.customClass = name }
      }, segues: [])
  }

  @Test("Copies of a class that become one, or the other way round, are one screen")
  func copies() {
    func graph(_ paths: [String]) -> FlowGraph {
      let hosts = ["A", "B"].map { name in
        Scene(
          id: SceneID(path: "\(name).swift", objectID: name), kind: .view, name: name,
          location: SourceLocation(path: "\(name).swift", line: 1))
      }
      let views = paths.map { path in
        var scene = Scene(
          id: SceneID(path: path, objectID: "Web"), kind: .view, name: "Web",
          location: SourceLocation(path: path, line: 9))
        scene.customClass = "Web"
        return scene
      }
      let segues = hosts.enumerated().map { index, host in
        var segue = Segue(
          id: SegueID(path: host.id.path, objectID: "sheet"), kind: SegueKind(rawValue: "sheet"),
          source: host.id, destination: views[index % views.count].id, location: host.location)
        segue.origin = .code
        return segue
      }
      return FlowGraph(storyboards: [], scenes: hosts + views, segues: segues)
    }
    let (two, one) = (graph(["A.swift", "B.swift"]), graph(["Shared.swift"]))
    #expect(FlowChanges(from: two, to: one).told == [])
    #expect(FlowChanges(from: one, to: two).told == [])
    let merged = FlowChanges(from: two, to: one).merged.graph
    #expect(merged.scenes.map(\.id) == one.scenes.map(\.id))
    #expect(FlowChanges(from: two, to: graph(["A.swift"])).told.count == 2)
  }

  @Test("Segues that source makes are matched by their ends, not by object IDs that all xibs share")
  func xibs() {
    func graph(_ xibs: [String]) -> FlowGraph {
      let owners = ([("Main", "m")] + xibs.map { ($0, "-2") }).map { name, id in
        Scene(
          id: SceneID(path: "\(name).xib", objectID: id), kind: .xib, name: name,
          location: SourceLocation(path: "\(name).xib", line: 1))
      }
      let segues = owners.dropFirst().enumerated().map { index, owner in
        var segue = Segue(
          id: SegueID(path: "Main.swift", objectID: "-2" + String(repeating: "-2", count: index)),
          kind: SegueKind(rawValue: "sheet"), source: owners[0].id, destination: owner.id,
          location: SourceLocation(path: "Main.swift", line: index + 1))
        segue.origin = .code
        return segue
      }
      return FlowGraph(
        storyboards: owners.map {
          Storyboard(path: $0.id.path, name: $0.name, format: .xib, platform: .macOS)
        }, scenes: owners, segues: segues)
    }
    let told = FlowChanges(from: graph(["Feed", "Sync"]), to: graph(["Cloud", "Feed", "Sync"])).told
    #expect(told.count == 2 && told.allSatisfy { $0.hasPrefix("+") })
  }
}
