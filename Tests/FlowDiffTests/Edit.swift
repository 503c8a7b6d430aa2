import FlowModel
import TestSupport
import Testing

/// A small edit of a graph with everything in it, and the changes that are to be reported.
struct Edit: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let apply: @Sendable (FlowGraph) -> FlowGraph
  let told: [String]

  init(
    _ testDescription: String, tells told: [String],
    _ apply: @escaping @Sendable (FlowGraph) -> FlowGraph
  ) {
    self.testDescription = testDescription
    self.apply = apply
    self.told = told
  }

  static let all = scenes + contents + segues + files

  private static let scenes = [
    Edit("a scene is added", tells: ["+ scene-added new"]) {
      $0.edited(scenes: { $0 + [Sample.scene("new", "New", line: 99)] })
    },
    Edit(
      "a scene is removed",
      tells: ["- scene-removed tab", "- segue-removed ta0", "- segue-removed ta1"]
    ) {
      $0.removing(scene: "tab").removing(segue: "ta0").removing(segue: "ta1")
    },
    Edit("a scene gets a name", tells: ["~ scene-renamed det: Detail → Item"]) {
      $0.editing(scene: "det") { $0.name = "Item" }
    },
    Edit("a title that names a scene is told once", tells: ["~ scene-renamed det: Detail → Item"]) {
      $0.editing(scene: "det") {
        $0.name = "Item"
        $0.title = "Item"
      }
    },
    Edit("another class", tells: ["~ scene-class lst: ListViewController → Other"]) {
      $0.editing(scene: "lst") { $0.customClass = "Other" }
    },
    Edit(
      "a name that Xcode makes of the class is the class's change",
      tells: ["~ scene-class det: DetailViewController → MYItemController"]
    ) {
      $0.editing(scene: "det") {
        $0.customClass = "MYItemController"
        $0.name = "Item Controller"
      }
    },
    Edit("another kind", tells: ["~ scene-element det: viewController → pageViewController"]) {
      $0.editing(scene: "det") { $0.kind = .scene("pageViewController") }
    },
    Edit("no identifier", tells: ["~ scene-identifier lst: list → none"]) {
      $0.editing(scene: "lst") { $0.storyboardIdentifier = nil }
    },
    Edit(
      "title and label",
      tells: ["~ scene-title lst: All items → Items", "~ scene-user-label lst: The list → none"]
    ) {
      $0.editing(scene: "lst") {
        $0.title = "Items"
        $0.userLabel = ""
      }
    },
    Edit(
      "the app starts elsewhere",
      tells: [
        "~ scene-unreachable nav", "~ entry-point nav: yes → none", "~ entry-point lst: none → yes",
      ]
    ) {
      $0.editing(scene: "nav") { $0.isEntryPoint = false }
        .editing(scene: "lst") { $0.isEntryPoint = true }
    },
    Edit(
      "a way is cut",
      tells: ["~ scene-unreachable det", "- segue-removed sho"]
    ) {
      $0.removing(segue: "sho")
    },
    Edit(
      "a broken reference is mended",
      tells: ["~ reference-mended gon: missing-storyboard → resolved"]
    ) {
      $0.editing(scene: "gon") {
        $0.reference?.resolution = .resolved
        $0.reference?.target = Sample.id("set", in: Sample.settings)
      }
      .editing(segue: "bro") {
        $0.via = Sample.id("gon")
        $0.destination = Sample.id("set", in: Sample.settings)
      }
    },
    Edit("another reference is broken", tells: ["~ reference-broken new: none → missing-scene"]) {
      $0.edited(scenes: {
        $0 + [
          Sample.scene("new", "New", kind: .scene("viewControllerPlaceholder")) {
            $0.reference = Reference(storyboardName: "Main", resolution: .missingScene)
          }
        ]
      })
    },
    Edit(
      "a reference names something else",
      tells: ["~ reference-retargeted cls: class Made xib Made → class Other"]
    ) {
      $0.editing(scene: "cls") {
        $0.reference = Reference(className: "Other", resolution: .sourceOnly)
      }
    },
  ]

  private static let contents = [
    Edit(
      "how a scene asks to be presented",
      tells: ["~ presentation lst modalInPresentation: none → YES"]
    ) {
      $0.editing(scene: "lst") { $0.presentation["modalInPresentation"] = "YES" }
    },
    Edit(
      "runtime attributes",
      tells: [
        "~ runtime-attribute lst layer.borderWidth: none → 2",
        "~ runtime-attribute lst layer.cornerRadius: 8 → 9",
      ]
    ) {
      $0.editing(scene: "lst") {
        $0.runtimeAttributes = [
          RuntimeAttribute(
            keyPath: "layer.borderWidth", type: "number", value: "2", objectID: "x", line: 1),
          RuntimeAttribute(
            keyPath: "layer.cornerRadius", type: "number", value: "9", objectID: "lst", line: 2),
        ]
      }
    },
    Edit(
      "an attribute of many views is told once",
      tells: ["~ runtime-attribute det tint: none → color"]
    ) {
      $0.editing(scene: "det") {
        $0.runtimeAttributes = (0..<12).map {
          RuntimeAttribute(keyPath: "tint", type: "color", value: "", objectID: "v\($0)", line: $0)
        }
      }
    },
    Edit(
      "a table's content",
      tells: [
        "~ table lst: dynamic → static", "~ reuse-identifier lst: none → header",
        "~ reuse-identifier lst: footer → none",
      ]
    ) {
      $0.editing(scene: "lst") {
        $0.table = .static
        $0.reuseIdentifiers = ["header", "item"]
      }
    },
    Edit("source closes the scene", tells: ["~ return-site det: none → dismiss"]) {
      $0.editing(scene: "det") {
        $0.returns = [
          CallSite(call: "dismiss", location: SourceLocation(path: "Detail.swift", line: 3))
        ]
      }
    },
    Edit("source performs the segue", tells: ["~ call-site sho: none → performSegue"]) {
      $0.editing(segue: "sho") {
        $0.callSites = [
          CallSite(call: "performSegue", location: SourceLocation(path: "List.swift", line: 3))
        ]
      }
    },
  ]

  private static let segues = [
    Edit("a segue is added", tells: ["~ scene-reachable tab", "+ segue-added new"]) {
      $0.edited(segues: {
        $0 + [Sample.segue("new", "popover", from: Sample.id("lst"), to: Sample.id("tab"))]
      })
    },
    Edit("another kind of transition", tells: ["~ segue-kind mod: presentation → show"]) {
      $0.editing(segue: "mod") { $0.kind = .show }
    },
    Edit("another identifier", tells: ["~ segue-identifier sho: toDetail → detail"]) {
      $0.editing(segue: "sho") { $0.identifier = "detail" }
    },
    Edit(
      "another end",
      tells: ["~ scene-unreachable abt", "~ segue-destination cus: abt → set"]
    ) {
      $0.editing(segue: "cus") { $0.destination = Sample.id("set", in: Sample.settings) }
    },
    Edit("another start", tells: ["~ segue-source mod: lst → det"]) {
      $0.editing(segue: "mod") { $0.source = Sample.id("det") }
    },
    Edit(
      "another control fires it",
      tells: ["~ segue-trigger sho: select tableViewCell 'An item' → tap button"]
    ) {
      $0.editing(segue: "sho") {
        $0.trigger = Trigger(element: "button", objectID: "b", title: nil, event: "tap")
      }
    },
    Edit(
      "another class and action",
      tells: [
        "~ segue-class cus: FadeSegue → none", "~ segue-creation-selector sho: makeDetail: → none",
      ]
    ) {
      $0.editing(segue: "cus") { $0.customClass = nil }
        .editing(segue: "sho") { $0.creationSelector = nil }
    },
    Edit(
      "the way a screen is presented",
      tells: [
        "~ presentation mod animates: NO → none",
        "~ presentation mod modalPresentationStyle: formSheet → fullScreen",
      ]
    ) {
      $0.editing(segue: "mod") { $0.presentation = ["modalPresentationStyle": "fullScreen"] }
    },
    Edit("tabs change places", tells: ["~ tab-order tab viewControllers: lst,set → set,lst"]) {
      $0.editing(segue: "ta0") { $0.order = 1 }.editing(segue: "ta1") { $0.order = 0 }
    },
    Edit("a tab before the others is only added", tells: ["+ segue-added ta2"]) {
      $0.editing(segue: "ta0") { $0.order = 1 }.editing(segue: "ta1") { $0.order = 2 }
        .edited(segues: {
          $0 + [
            Sample.segue("ta2", "relationship", from: Sample.id("tab"), to: Sample.id("det")) {
              $0.relationship = "viewControllers"
              $0.order = 0
            }
          ]
        })
    },
    Edit(
      "an unwind",
      tells: [
        "~ unwind-action unw: unwindToList: → back:", "~ unwind-targets unw: lst → none",
        "~ unwind-broken unw: none → no-handler",
      ]
    ) {
      $0.editing(segue: "unw") {
        $0.unwindAction = "back:"
        $0.unwindTargets = []
        $0.unwindFault = .noHandler
      }
    },
  ]

  private static let files = [
    Edit(
      "a file with a scene is added",
      tells: ["+ storyboard-added App/New.storyboard", "+ scene-added new"]
    ) {
      $0.edited(
        storyboards: { $0 + [Storyboard(path: "App/New.storyboard", name: "New")] },
        scenes: { $0 + [Sample.scene("new", "New", in: "App/New.storyboard")] })
    },
    Edit(
      "a file is renamed",
      tells: [
        "~ storyboard-renamed Other/Prefs.storyboard: App/Settings.storyboard → Other/Prefs.storyboard"
      ]
    ) {
      let path: (String) -> String = { $0 == Sample.settings ? "Other/Prefs.storyboard" : $0 }
      return $0.renaming(
        scene: { SceneID(path: path($0.path), objectID: $0.objectID) },
        segue: { SegueID(path: path($0.path), objectID: $0.objectID) }, path: path)
    },
    Edit("another initial scene", tells: ["~ initial-scene App/Settings.storyboard: set → abt"]) {
      $0.edited(storyboards: {
        $0.map {
          $0.path == Sample.settings
            ? Storyboard(
              path: $0.path, name: $0.name, initialScene: Sample.id("abt", in: Sample.settings))
            : $0
        }
      })
    },
    Edit(
      "a scene moves to another file",
      tells: ["~ scene-moved det: App/Main.storyboard → App/Settings.storyboard"]
    ) {
      let isInside: Set = ["det", "unw", "bro", "dan", "self"]
      return $0.renaming(
        scene: { $0.objectID == "det" ? Sample.id("det", in: Sample.settings) : $0 },
        segue: {
          isInside.contains($0.objectID)
            ? SegueID(path: Sample.settings, objectID: $0.objectID) : $0
        })
    },
    Edit("findings come and go", tells: ["+ diagnostic-added new", "- diagnostic-gone unreadable"])
    {
      $0.edited(findings: {
        $0.filter { $0.rule != "unreadable" } + [
          Finding(
            .warning, rule: "new", message: "new", at: SourceLocation(path: Sample.main, line: 1))
        ]
      })
    },
  ]
}
