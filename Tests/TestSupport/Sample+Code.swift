package import FlowModel

extension Sample {
  /// A graph with facts from source: classes, edges, performed segues, resolved unwinds and
  /// dismissals.
  package static let code = FlowGraph(
    storyboards: [Storyboard(path: main, name: "Main", initialScene: id("lst"))],
    scenes: [
      classNode("AppDelegate", line: 3) {
        $0.isEntryPoint = true
        $0.isScreen = false
      },
      classNode("AboutController", in: "App/Screens.swift", line: 9) {
        $0.customModule = "App"
        $0.title = "About"
        $0.projectTargets = ["App", "Kit"]
        $0.nib = id("-1", in: "App/Base.xib")
        $0.baseClass = "UIViewController"
        $0.returns = [site("dismiss", "App/Screens.swift", 14)]
      },
      scene("lst", "List", line: 4) {
        $0.customClass = "ListController"
        $0.isInitial = true
        $0.classLocation = SourceLocation(path: "App/List.swift", line: 7)
      },
      scene("det", "Detail", line: 20) {
        $0.returns = [
          site("popViewController", "App/Detail.swift", 40),
          site("dismiss", "App/Detail.swift", 44, .possible),
        ]
      },
    ],
    segues: [
      move(
        "rootViewController", from: id("AppDelegate", in: "App/AppDelegate.swift"), to: id("lst")),
      move(
        "push", from: id("lst"), to: id("AboutController", in: "App/Screens.swift"),
        [site("pushViewController", "App/List.swift", 31), site("show", "App/List.swift", 52)]),
      move(
        "present", from: id("AboutController", in: "App/Screens.swift"), to: id("det"),
        [site("present", "App/Screens.swift", 12, .possible)]),
      segue("man", "show", from: id("lst"), to: id("det"), line: 9) {
        $0.identifier = "toDetail"
        $0.callSites = [site("performSegue", "App/List.swift", 60)]
      },
      segue("bak", "unwind", from: id("det"), to: nil, line: 25) {
        $0.unwindAction = "unwindToList:"
        $0.unwindTargets = [id("lst")]
      },
      segue("nob", "unwind", from: id("det"), to: nil, line: 26) {
        $0.unwindAction = "nobody:"
        $0.unwindFault = .noHandler
      },
      segue("way", "unwind", from: id("lst"), to: nil, line: 27) {
        $0.unwindAction = "elsewhere:"
        $0.unwindFault = .noWayIn
      },
    ],
    findings: [
      Finding(
        .note, rule: "unknown-identifier", message: "the identifier is known at run time only",
        at: SourceLocation(path: "App/List.swift", line: 70))
    ])

  /// Returns the scene of a class known only from source.
  package static func classNode(
    _ name: String, in path: String? = nil, line: Int = 1,
    _ change: (inout Scene) -> Void = { _ in }
  ) -> Scene {
    let path = path ?? "App/\(name).swift"
    return scene(
      name, Scene.displayName(forClass: name), in: path, line: line, kind: .class
    ) {
      $0.customClass = name
      $0.classLocation = $0.location
      change(&$0)
    }
  }

  /// Returns a segue that source makes. By default, it has one call, named after the kind, in the
  /// source's file.
  package static func move(
    _ kind: String, from source: SceneID, to destination: SceneID, _ sites: [CallSite] = []
  ) -> Segue {
    let sites = sites.isEmpty ? [site(kind, source.path, 11)] : sites
    var segue = Segue(
      id: SegueID(
        path: sites[0].location.path, objectID: "\(source.objectID).\(kind).\(destination.objectID)"
      ), kind: SegueKind(rawValue: kind), source: source, destination: destination,
      location: sites[0].location)
    segue.origin = .code
    segue.callSites = sites
    return segue
  }

  package static func site(
    _ call: String, _ path: String, _ line: Int,
    _ confidence: CallSite.Confidence = .certain
  ) -> CallSite {
    CallSite(
      call: call, location: SourceLocation(path: path, line: line), function: "open",
      confidence: confidence)
  }
}
