import FlowModel

/// A segue is of a kind that iOS 8 replaced.
struct DeprecatedSegueKind: Rule {
  static let about = RuleDescription(
    name: "deprecated-segue-kind", severity: .warning,
    summary: "A segue is of the deprecated kind push or modal.",
    reason: """
      Since iOS 8, 'show' and 'presentation' adapt to the size of the screen; 'push' ends the app outside \
      of a navigation controller. On the watch and on the Mac, the kinds are not deprecated.
      """,
    wrong: .storyboard(
      Self.start(kind: "push"), #"<viewController id="d" sceneMemberID="viewController"/>"#),
    right: .storyboard(
      Self.start(kind: "show"), #"<viewController id="d" sceneMemberID="viewController"/>"#))

  private static func start(kind: String) -> String {
    """
    <viewController id="start" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <button id="b"><connections>
        <segue id="go" kind="\(kind)" destination="d"/>
      </connections></button>
    </subviews></view></viewController>
    """
  }

  func findings(in app: LintSubject) -> [Finding] {
    let files = Set(app.storyboards.filter { $0.platform == .iOS }.map(\.path))
    let replacements: [SegueKind: String] = [.push: "show", .modal: "presentation"]
    return app.graph.segues.compactMap { segue in
      guard segue.origin == .storyboard, files.contains(segue.id.path),
        let replacement = replacements[segue.kind]
      else { return nil }
      return Self.finding(
        "segue kind '\(segue.kind.rawValue)' is deprecated since iOS 8; expected '\(replacement)'",
        at: segue.location)
    }
  }
}
