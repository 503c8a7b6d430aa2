import FlowAnalysis
import FlowModel

/// Nothing leads to a screen.
struct UnreachableScreen: Rule {
  static let about = RuleDescription(
    name: "unreachable-screen", severity: .warning,
    summary: "Nothing can lead to a screen.",
    reason: """
      No segue from a screen that can be reached leads to it, it is not the initial one, and it has no \
      identifier to make it by, or one that occurs nowhere in the app's source. It is built into the app \
      for nothing. In a library, a scene with an identifier is only possible.
      """,
    wrong: .storyboard(
      #"<viewController id="start" sceneMemberID="viewController"/>"#,
      #"<viewController id="lost" sceneMemberID="viewController"/>"#),
    right: .storyboard(
      #"<viewController id="start" sceneMemberID="viewController"/>"#,
      #"<viewController id="lost" storyboardIdentifier="found" sceneMemberID="viewController"/>"#))

  func findings(in app: LintSubject) -> [Finding] {
    let check = ReachabilityCheck(app)
    return check.candidates.compactMap { scene in
      let hasWay = app.graph.segues(to: scene.id).contains { $0.starts != [scene.id] }
      let fault =
        hasWay
        ? "only screens that can't be reached lead to '\(scene.name)'"
        : "nothing leads to '\(scene.name)'"
      let expected =
        scene.storyboardIdentifier.map {
          ", and no source names its identifier '\($0)'; expected a segue to it, or its identifier "
            + "in source"
        } ?? "; expected a segue to it, or an identifier that source names"
      return Self.finding(
        fault + expected, at: scene.location, isCertain: check.isCertain(scene))
    }
  }
}

/// Which scenes can be reached, whatever source does that can't be followed.
private struct ReachabilityCheck {
  private let app: LintSubject
  private let reached: Set<SceneID>
  /// What can be reached if every scene with an identifier can.
  private let reachedByIdentifiers: Set<SceneID>
  /// Whether source makes scenes by names that only running the app would tell.
  private let makesUnknownScenes: Bool
  /// Whether the projects build no app, so that source of another one may make scenes.
  private let isLibrary: Bool

  init(_ app: LintSubject) {
    self.app = app
    let graph = app.graph
    let paths = Set(app.storyboards.map(\.path))
    reached = graph.scenes(
      reachableFrom: graph.scenes.filter { Self.isStart($0, in: paths, app) }.map(\.id))
    reachedByIdentifiers = graph.scenes(
      reachableFrom: graph.scenes.filter {
        $0.storyboardIdentifier != nil || Self.isStart($0, in: paths, app)
      }.map(\.id))
    isLibrary = !graph.targets.isEmpty && !graph.targets.contains(where: \.kind.isApp)
    makesUnknownScenes = ["unknown-scene", "unknown-destination"].contains {
      !app.assembled($0).isEmpty
    }
  }

  /// Whether the app may start in a scene, or source may make it.
  private static func isStart(_ scene: Scene, in paths: Set<String>, _ app: LintSubject) -> Bool {
    guard paths.contains(scene.id.path), case .scene = scene.kind else { return true }
    if scene.isEntryPoint || scene.isInitial || scene.isShownBySystem { return true }
    guard let identifier = scene.storyboardIdentifier else { return false }
    guard let source = app.source, source.isComplete else { return true }
    return source.mentions(identifier)
  }

  var candidates: [Scene] {
    app.graph.scenes.filter { $0.reference == nil && !reached.contains($0.id) }
  }

  func isCertain(_ scene: Scene) -> Bool {
    !reachedByIdentifiers.contains(scene.id) || !(makesUnknownScenes || isLibrary)
  }
}
