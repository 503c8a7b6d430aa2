package import FlowModel

extension Sample {
  package static let scenes: [Scene] = [
    scene("nav", "Navigation", line: 10, kind: .scene("navigationController")) {
      $0.isInitial = true
      $0.isEntryPoint = true
      $0.canvasLocation = CanvasPoint(x: -12, y: 84.5)
      $0.projectTargets = ["App"]
    },
    scene("lst", "List", line: 20, kind: .scene("tableViewController")) {
      $0.customClass = "ListViewController"
      $0.customModule = "App"
      $0.storyboardIdentifier = "list"
      $0.title = "All items"
      $0.userLabel = "The list"
      $0.presentation = ["modalPresentationStyle": "formSheet"]
      $0.table = .dynamic
      $0.reuseIdentifiers = ["item", "footer"]
      $0.runtimeAttributes = [
        RuntimeAttribute(
          keyPath: "layer.cornerRadius", type: "number", value: "8", objectID: "lst", line: 22)
      ]
    },
    scene("det", "Detail", line: 40) { $0.customClass = "DetailViewController" },
    scene("tab", "Tabs", line: 50, kind: .scene("tabBarController")),
    scene("ref", "Settings", line: 60, kind: .scene("viewControllerPlaceholder")) {
      $0.reference = Reference(
        storyboardName: "Settings", resolution: .resolved, target: id("set", in: settings))
    },
    scene("gon", "Gone", line: 70, kind: .scene("viewControllerPlaceholder")) {
      $0.reference = Reference(
        storyboardName: "Gone", referencedIdentifier: "there", bundleIdentifier: "org.example",
        resolution: .missingStoryboard)
    },
    scene("cls", "Made", line: 75, kind: .scene("viewControllerPlaceholder")) {
      $0.reference = Reference(className: "Made", xibName: "Made", resolution: .sourceOnly)
    },
    scene("set", "Settings", in: settings, line: 5) { $0.isInitial = true },
    scene("abt", "About", in: settings, line: 15) {
      $0.count = 2
      $0.innerSegueCount = 1
    },
    scene("CardController", "Card", in: "App/Card.xib", line: 3, kind: .xib) {
      $0.customClass = "CardController"
    },
  ]

  package static let segues: [Segue] = [
    segue("roo", "relationship", from: id("nav"), to: id("lst"), line: 12) {
      $0.relationship = "rootViewController"
      $0.projectTargets = ["App"]
      $0.order = 0
    },
    segue("sho", "show", from: id("lst"), to: id("det"), line: 25) {
      $0.identifier = "toDetail"
      $0.creationSelector = "makeDetail:"
      $0.trigger = Trigger(
        element: "tableViewCell", objectID: "cel", title: "An item", event: "select")
    },
    segue("unw", "unwind", from: id("det"), to: nil, line: 45) {
      $0.unwindAction = "unwindToList:"
      $0.unwindTargets = [id("lst")]
    },
    segue("los", "unwind", from: id("abt", in: settings), to: nil, line: 18) {
      $0.unwindAction = "unwindNowhere:"
    },
    segue("mod", "presentation", from: id("lst"), to: id("set", in: settings), line: 30) {
      $0.via = id("ref")
      $0.presentation = ["modalPresentationStyle": "formSheet", "animates": "NO"]
      $0.trigger = Trigger(element: "barButtonItem", objectID: "bar", title: nil, event: "tap")
    },
    segue("bro", "show", from: id("det"), to: id("gon"), line: 47),
    segue("dan", "popover", from: id("det"), to: id("nowhere"), line: 48),
    segue("cus", "custom", from: id("set", in: settings), to: id("abt", in: settings), line: 8) {
      $0.customClass = "FadeSegue"
      $0.customModule = "App"
    },
    segue("emb", "embed", from: id("set", in: settings), to: id("cls"), line: 9),
    segue("ta0", "relationship", from: id("tab"), to: id("lst"), line: 52) {
      $0.relationship = "viewControllers"
      $0.order = 0
    },
    segue("ta1", "relationship", from: id("tab"), to: id("set", in: settings), line: 53) {
      $0.relationship = "viewControllers"
      $0.order = 1
    },
    segue("self", "showDetail", from: id("det"), to: id("det"), line: 49) { $0.count = 3 },
    Segue(
      id: SegueID(path: "App/List.swift", objectID: "present-31"),
      kind: SegueKind(rawValue: "present"), source: id("lst"),
      destination: id("CardController", in: "App/Card.xib"),
      location: SourceLocation(path: "App/List.swift", line: 31)
    ).with {
      $0.origin = .code
      $0.through = [
        Passage(
          className: "Router", location: SourceLocation(path: "App/Router.swift", line: 4),
          callSites: [
            CallSite(call: "open", location: SourceLocation(path: "App/List.swift", line: 33))
          ])
      ]
    },
  ]
}

extension Segue {
  fileprivate func with(_ change: (inout Segue) -> Void) -> Segue {
    var segue = self
    change(&segue)
    return segue
  }
}
