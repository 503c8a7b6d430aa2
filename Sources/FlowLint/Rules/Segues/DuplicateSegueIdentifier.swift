import FlowModel

/// Segues of one scene to different screens have the same identifier.
struct DuplicateSegueIdentifier: Rule {
  static let about = RuleDescription(
    name: "duplicate-segue-identifier", severity: .warning,
    summary: "Segues of one scene to different screens have the same identifier.",
    reason: """
      Source can't tell them apart, and 'performSegue' takes any of them. Several ways to one screen may \
      share an identifier.
      """,
    wrong: .storyboard(
      Self.start(second: "detail"),
      #"<viewController id="a" sceneMemberID="viewController"/>"#,
      #"<viewController id="b" sceneMemberID="viewController"/>"#),
    right: .storyboard(
      Self.start(second: "about"),
      #"<viewController id="a" sceneMemberID="viewController"/>"#,
      #"<viewController id="b" sceneMemberID="viewController"/>"#))

  private static func start(second: String) -> String {
    """
    <viewController id="start" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <button id="c"><connections>
        <segue id="one" kind="show" destination="a" identifier="detail"/>
      </connections></button>
      <button id="d"><connections>
        <segue id="two" kind="show" destination="b" identifier="\(second)"/>
      </connections></button>
    </subviews></view></viewController>
    """
  }

  func findings(in app: LintSubject) -> [Finding] {
    let named = app.graph.segues.filter { $0.origin == .storyboard && $0.identifier != nil }
    let groups = Dictionary(grouping: named) { Use(scene: $0.source, name: $0.identifier ?? "") }
    return groups.flatMap { use, segues -> [Finding] in
      guard Set(segues.map(\.end)).count > 1 else { return [] }
      return segues.sorted { $0.location < $1.location }.dropFirst().map { segue in
        Self.finding(
          "segue identifier '\(use.name)' is used for another screen, too; expected one of its own",
          at: segue.location)
      }
    }
  }

  private struct Use: Hashable {
    let scene: SceneID
    let name: String
  }
}

extension Segue {
  /// What two segues lead to if they lead to the same.
  fileprivate var end: String { destination?.description ?? unwindAction ?? "" }
}
