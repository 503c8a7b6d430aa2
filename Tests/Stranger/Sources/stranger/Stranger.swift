import FlowLint
import FlowModel
import SegueMapKit

/// Each function is a task of the library's articles.
@main
struct Stranger {
  static func main() async throws {
    let paths = Array(CommandLine.arguments.dropFirst())
    let flow = try await load(paths)
    walk(flow)
    print(try routes(in: flow))
    print(try exchange(flow) == flow.json())
    print(try await cancel(paths))
    print(try draw(ownGraph()).count > 0)
    let findings = try lint(paths)
    report(findings)
    print(try known(findings))
    print(try draw(flow.showing(findings)).count > 0)
  }

  /// Load in the background, with progress.
  static func load(_ paths: [String]) async throws(FlowError) -> AppFlow {
    var project = FlowProject(paths: paths)
    project.files = FileSelection(exclude: ["Legacy/**"])
    return try await project.loaded { progress in
      if case .reading(let done, of: let total) = progress, done == total { print(progress) }
    }
  }

  /// Cancel a loading that nobody needs.
  static func cancel(_ paths: [String]) async throws -> Bool {
    let task = Task { try await FlowProject(paths: paths).loaded() }
    task.cancel()
    do {
      _ = try await task.value
      return false
    } catch FlowError.cancelled {
      return true
    }
  }

  /// Walk through screens, segues, storyboards, targets and messages.
  static func walk(_ flow: AppFlow) {
    let graph = flow.graph
    print(graph.storyboards.map(\.path), graph.targets.map(\.name), graph.findings.count)
    let reached = graph.scenes(reachableFrom: graph.entryPoints)
    for scene in graph.scenes where !reached.contains(scene.id) && scene.reference == nil {
      print("\(scene.location): '\(scene.name)' can't be reached")
    }
    for id in graph.entryPoints {
      print(id, graph.successors(of: id).count, graph.predecessors(of: id).count)
      for segue in graph.segues(from: id) where segue.kind.family == .present {
        print(segue.id, segue.trigger?.element ?? "code", segue.destination?.objectID ?? "-")
      }
    }
  }

  /// Find ways.
  static func routes(in flow: AppFlow) throws(FlowError) -> Int {
    guard let first = flow.graph.scenes.first, let last = flow.graph.scenes.last else { return 0 }
    let ways = flow.graph.shortestRoutes(from: first.id, to: last.id, limit: 10)
    let found = try flow.routes(from: first.id.description, to: last.id.description, limit: 10)
    return ways.count - found.routes.count
  }

  /// Hand a flow to another program, and read it back.
  static func exchange(_ flow: AppFlow) throws(FlowError) -> [UInt8] {
    try AppFlow(json: flow.json(), name: flow.name).json()
  }

  /// Make a graph that no file has.
  static func ownGraph() -> FlowGraph {
    let file = "Plan.storyboard"
    let scenes = ["Login", "Home"].map { name in
      Scene(
        id: SceneID(path: file, objectID: name), kind: .scene("viewController"), name: name,
        location: SourceLocation(path: file, line: 0))
    }
    let segue = Segue(
      id: SegueID(path: file, objectID: "s"), kind: .show, source: scenes[0].id,
      destination: scenes[1].id, location: SourceLocation(path: file, line: 0))
    return FlowGraph(
      storyboards: [Storyboard(path: file, name: "Plan")], scenes: scenes, segues: [segue])
  }

  /// Draw it.
  static func draw(_ graph: FlowGraph) throws(FlowError) -> [UInt8] {
    try draw(AppFlow(graph: graph, name: "Plan"))
  }

  static func draw(_ flow: AppFlow) throws(FlowError) -> [UInt8] { try flow.render(.svg).bytes }

  /// Check an app by rules, yours beside ours.
  static func lint(_ paths: [String]) throws(FlowError) -> LintFindings {
    var project = FlowProject(paths: paths)
    project.readsForRules = true
    let policy = ForbiddenPolicy(
      name: "nothing-to-launch", to: SceneSelector(names: ["Launch*"]), severity: .warning)
    let settings = LintSettings(
      levels: ["dead-end": .off], reportsPossible: true, limits: LintLimits(scenes: 40),
      policies: [policy, TooManyWays()])
    return try project.load().lint(settings, by: RuleCatalogue.all + [UntitledScreen()])
  }

  /// Report findings in a form of your own.
  static func report(_ findings: LintFindings) {
    let reporters: [any Reporter] = [FindingsFormat.text.reporter(version: "1.0"), CountReporter()]
    for reporter in reporters { print(reporter.report(findings), terminator: "") }
  }

  /// Keep out what is known.
  static func known(_ findings: LintFindings) throws -> Bool {
    let baseline = try Baseline(Baseline(of: findings.findings).text)
    let (new, stale) = baseline.compared(to: findings.findings)
    return new.isEmpty && stale.isEmpty
  }
}

/// A rule of your own.
struct UntitledScreen: Rule {
  static let about = RuleDescription(
    name: "untitled-screen", severity: .warning, summary: "A screen has no title.",
    reason: "VoiceOver reads the title of a screen when it appears.",
    wrong: .storyboard("<viewController id='start' sceneMemberID='viewController'/>"),
    right: .storyboard("<viewController id='start' title='Start' sceneMemberID='viewController'/>"))

  func findings(in app: LintSubject) -> [Finding] {
    app.graph.scenes.filter { $0.isScreen && $0.title == nil && $0.reference == nil }.map { scene in
      Self.finding("screen '\(scene.name)' has no title; expected one", at: scene.location)
    }
  }
}

/// A policy of your own.
struct TooManyWays: Policy {
  let name = "too-many-ways"

  func findings(in app: LintSubject) -> [Finding] {
    app.graph.scenes.filter { app.graph.segues(to: $0.id).count > 20 }.map { scene in
      Finding(
        .note, rule: name, message: "'\(scene.name)' is shown from everywhere", at: scene.location)
    }
  }
}

/// A reporter of your own.
struct CountReporter: Reporter {
  func report(_ findings: LintFindings) -> String {
    let counts = Dictionary(grouping: findings.findings, by: \.rule).mapValues(\.count)
    return counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }.joined()
  }
}
