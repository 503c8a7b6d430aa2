import FlowAnalysis
import FlowModel

/// A user can't leave a screen that covers the whole display.
struct DeadEnd: Rule {
  static let about = RuleDescription(
    name: "dead-end", severity: .warning, need: .source,
    summary: "A screen that covers the whole display has no exit.",
    reason: """
      It has no unwind segue, leads to no other screen, and no source dismisses it. A sheet can be swiped \
      away and is not reported. For a screen with a class, it is only possible, as another object may \
      dismiss it.
      """,
    wrong: .storyboard(Self.start(style: "fullScreen"), Self.detail),
    right: .storyboard(Self.start(style: "pageSheet"), Self.detail))

  private static func start(style: String) -> String {
    """
    <viewController id="start" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <button id="b"><connections>
        <segue id="go" kind="presentation" modalPresentationStyle="\(style)" destination="d"/>
      </connections></button>
    </subviews></view></viewController>
    """
  }

  private static let detail = #"<viewController id="d" sceneMemberID="viewController"/>"#

  func findings(in app: LintSubject) -> [Finding] {
    let modal = app.graph.segues.filter { $0.origin == .storyboard && $0.kind.family == .present }
    let byScreen = Dictionary(grouping: modal, by: \.destination)
    return byScreen.compactMap { id, ways in
      guard let id, let screen = app.graph.scene(id), ways.allSatisfy({ covers($0, screen) })
      else { return nil }
      let inside = content(of: id, in: app.graph)
      let presenters = ways.compactMap { app.graph.scene($0.source) }
      guard
        inside.allSatisfy({ isClosed($0, among: Set(inside.map(\.id)), in: app.graph) }),
        presenters.allSatisfy({ $0.returns.isEmpty })
      else { return nil }
      return Self.finding(
        "'\(screen.name)' covers the whole display and has no exit; expected an unwind segue or a "
          + "dismissal", at: screen.location,
        isCertain: (inside + presenters).allSatisfy { $0.customClass == nil })
    }
  }

  private func covers(_ segue: Segue, _ screen: Scene) -> Bool {
    let style =
      segue.presentation["modalPresentationStyle"] ?? screen.presentation["modalPresentationStyle"]
    return style == "fullScreen" || style == "overFullScreen"
  }

  /// Returns a screen with what its containers contain.
  private func content(of id: SceneID, in graph: FlowGraph) -> [Scene] {
    var found: [SceneID] = [id]
    var next = 0
    while next < found.count {
      for segue in graph.segues(from: found[next])
      where [.embed, .relationship].contains(segue.kind.family) {
        found += segue.targets.filter { !found.contains($0) }
      }
      next += 1
    }
    return found.compactMap(graph.scene)
  }

  private func isClosed(_ scene: Scene, among inside: Set<SceneID>, in graph: FlowGraph) -> Bool {
    scene.returns.isEmpty && scene.reference == nil
      && graph.segues(from: scene.id).allSatisfy { segue in
        segue.kind != .unwind && segue.targets.allSatisfy(inside.contains)
      }
  }
}
