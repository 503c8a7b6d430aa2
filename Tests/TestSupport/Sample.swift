package import FlowModel

/// Graphs for tests.
package enum Sample {
  package static let main = "App/Main.storyboard"
  package static let settings = "App/Settings.storyboard"

  /// A graph with every kind of element that a report can show.
  package static let full = FlowGraph(
    storyboards: [
      Storyboard(
        path: main, name: "Main", initialScene: id("nav"), isMain: true,
        projectTargets: ["App"]),
      Storyboard(path: settings, name: "Settings", initialScene: id("set", in: settings)),
      Storyboard(path: "App/Card.xib", name: "Card", format: .xib),
    ],
    scenes: scenes, segues: segues,
    findings: [
      Finding(
        .warning, rule: "missing-storyboard", message: "no storyboard is named 'Gone'",
        at: SourceLocation(path: main, line: 70, column: 9)),
      Finding(
        .error, rule: "unreadable", message: "the file is empty",
        at: SourceLocation(path: "App/Broken.storyboard", line: 0)),
    ],
    targets: [
      ProjectTarget(name: "App", kind: .application, platforms: [.iOS])
        .starting(in: id("nav")),
      ProjectTarget(name: "Kit", kind: .framework, platforms: [.iOS, .macOS]),
    ])

  package static let empty = FlowGraph(storyboards: [], scenes: [], segues: [])

  package static func id(_ objectID: String, in path: String = main) -> SceneID {
    SceneID(path: path, objectID: objectID)
  }

  package static func scene(
    _ objectID: String, _ name: String, in path: String = main, line: Int = 1,
    kind: Scene.Kind = .scene("viewController"), _ change: (inout Scene) -> Void = { _ in }
  ) -> Scene {
    var scene = Scene(
      id: id(objectID, in: path), kind: kind, name: name,
      location: SourceLocation(path: path, line: line))
    change(&scene)
    return scene
  }

  package static func segue(
    _ objectID: String, _ kind: String, from source: SceneID, to destination: SceneID?,
    line: Int = 1, _ change: (inout Segue) -> Void = { _ in }
  ) -> Segue {
    var segue = Segue(
      id: SegueID(path: source.path, objectID: objectID), kind: SegueKind(rawValue: kind),
      source: source, destination: destination,
      location: SourceLocation(path: source.path, line: line))
    change(&segue)
    return segue
  }

  /// Returns the same graph, created from its elements in reverse order.
  package static func reversed(_ graph: FlowGraph) -> FlowGraph {
    FlowGraph(
      storyboards: graph.storyboards.reversed(), scenes: graph.scenes.reversed(),
      segues: graph.segues.reversed(), findings: graph.findings.reversed(),
      targets: graph.targets.reversed())
  }

  /// Returns a chain of scenes, each leading to the next.
  package static func chain(_ count: Int) -> FlowGraph {
    FlowGraph(
      storyboards: [Storyboard(path: main, name: "Main", initialScene: id("s0"), isMain: true)],
      scenes: (0..<count).map { index in
        scene("s\(index)", "Scene \(index)", line: index + 1) {
          $0.isInitial = index == 0
          $0.isEntryPoint = index == 0
        }
      },
      segues: (1..<max(count, 1)).map {
        segue("e\($0)", "show", from: id("s\($0 - 1)"), to: id("s\($0)"))
      })
  }
}

extension ProjectTarget {
  fileprivate func starting(in scene: SceneID) -> ProjectTarget {
    var target = self
    target.entryPoints = [scene]
    return target
  }
}
