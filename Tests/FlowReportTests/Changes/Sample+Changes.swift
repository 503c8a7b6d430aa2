import FlowDiff
import FlowModel
import TestSupport

@testable import ScreenModel

extension Sample {
  /// Two scenes: one is removed, one is added, and the class of the other changes.
  static let smallChanges = FlowChanges(
    from: small,
    to: FlowGraph(
      storyboards: small.storyboards,
      scenes: [
        scene("lst", "List", line: 4, kind: .scene("tableViewController")) {
          $0.customClass = "ItemsController"
          $0.storyboardIdentifier = "list"
          $0.isInitial = true
          $0.isEntryPoint = true
        },
        scene("crt", "Cart", line: 30),
      ],
      segues: [segue("buy", "presentation", from: id("lst"), to: id("crt"), line: 12)],
      findings: [
        Finding(
          .warning, rule: "unused", message: "nothing uses 'list'",
          at: SourceLocation(path: main, line: 4))
      ]))

  /// The graph in which all three screens inherit, when only two did.
  static var inheritedByTwo: FlowGraph {
    FlowGraph(
      storyboards: [], scenes: inherited.scenes,
      segues: inherited.segues.map { segue in
        segue.isInherited ? segue.starting(at: [node("One"), node("Two")]) ?? segue : segue
      })
  }

  /// From an empty graph to one with everything in it, back to the empty one, and to another.
  static let manyChanges: [FlowChanges] = [
    FlowChanges(from: empty, to: full), FlowChanges(from: full, to: empty),
    FlowChanges(from: full, to: small), smallChanges, valueChanges,
    FlowChanges(from: empty, to: code), FlowChanges(from: code, to: small),
    FlowChanges(from: inheritedByTwo, to: inherited),
  ]

  /// Changes of what screens show: a text, an image and a runtime attribute.
  static let viewChanges: FlowChanges = {
    let screens = ["Hello", "Bye"].map { text in
      var item = ScreenPart(.barItem, objectID: "item")
      item.values[.image] = text == "Bye" ? "star" : nil
      var screen = ScreenPart(.screen)
      screen.children = [ScreenPart(.view(.label), objectID: "label", text: text), item]
      return screen
    }
    let scenes = small.scenes.map { old in
      var scene = old
      scene.runtimeAttributes = [
        RuntimeAttribute(
          keyPath: "layer.cornerRadius", type: "number", value: "8", objectID: "label", line: 9)
      ]
      return scene
    }
    let after = FlowGraph(
      storyboards: small.storyboards, scenes: scenes, segues: small.segues,
      findings: small.findings)
    return FlowChanges(from: small, to: after) { _, _ in
      ScreenComparison(from: screens[0], to: screens[1])
    }
  }()

  /// A change of every property of a scene and a segue.
  private static let valueChanges = FlowChanges(
    from: full,
    to: FlowGraph(
      storyboards: [
        Storyboard(path: main, name: "Main", initialScene: id("tab"), isMain: true),
        Storyboard(
          path: "App/Prefs.storyboard", name: "Prefs",
          initialScene: id("set", in: "App/Prefs.storyboard")),
      ],
      scenes: full.scenes.filter { $0.kind != .xib }.map { old in
        var scene = prefs(old)
        scene.customClass = "Other\(old.id.objectID)"
        scene.title = "Other title"
        scene.userLabel = "Other label"
        scene.runtimeAttributes = []
        scene.reuseIdentifiers = ["other"]
        scene.reference?.resolution = .missingScene
        scene.returns = [
          CallSite(call: "dismiss", location: SourceLocation(path: "App/List.swift", line: 5))
        ]
        return scene
      },
      segues: full.segues.map { old in
        var segue = old.identified(as: SegueID(path: prefs(old.id.path), objectID: old.id.objectID))
        segue.source = prefs(old.source)
        segue.destination = old.destination.map(prefs)
        segue.via = nil
        segue.identifier = "other"
        segue.unwindTargets = []
        segue.unwindFault = old.kind == .unwind ? .noHandler : nil
        segue.presentation = ["animates": "YES"]
        segue.order = old.order.map { 9 - $0 }
        return segue
      }))

  private static func prefs(_ path: String) -> String {
    path == settings ? "App/Prefs.storyboard" : path
  }

  private static func prefs(_ id: SceneID) -> SceneID {
    SceneID(path: prefs(id.path), objectID: id.objectID)
  }

  private static func prefs(_ scene: Scene) -> Scene { scene.identified(as: prefs(scene.id)) }

  /// From a plain graph to one in which every name is the given one, and back.
  static func hostileChanges(_ name: Hostile.Name) -> [FlowChanges] {
    let plain = Hostile.graph(.init(text: "plain"))
    let hostile = Hostile.graph(name)
    // The IDs are the same, so that every name is a change of an element.
    let edited = FlowGraph(
      storyboards: plain.storyboards,
      scenes: plain.scenes.map { old in
        var scene = old
        scene.name = name.text
        scene.customClass = name.text
        scene.storyboardIdentifier = name.text
        scene.title = name.text + "!"
        scene.runtimeAttributes = [
          RuntimeAttribute(
            keyPath: name.text, type: name.text, value: name.text, objectID: name.text, line: 1)
        ]
        return scene
      },
      segues: plain.segues.map { old in
        var segue = old
        segue.kind = SegueKind(rawValue: name.text)
        segue.identifier = name.text
        segue.presentation = [name.text: name.text]
        return segue
      }, findings: hostile.findings)
    return [
      FlowChanges(from: plain, to: hostile), FlowChanges(from: hostile, to: plain),
      FlowChanges(from: plain, to: edited), FlowChanges(from: edited, to: plain),
    ]
  }
}
