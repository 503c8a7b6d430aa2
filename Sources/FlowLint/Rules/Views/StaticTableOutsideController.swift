import FlowModel

/// A static table is not the view of a table view controller.
struct StaticTableOutsideController: Rule {
  static let about = RuleDescription(
    name: "static-table-outside-controller", severity: .warning,
    summary: "A static table is not the view of a table view controller.",
    reason: """
      Only a table view controller shows static cells; Xcode refuses to build the storyboard.
      """,
    wrong: .storyboard(
      """
      <viewController id="start" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <tableView id="t" dataMode="static"/>
      </subviews></view></viewController>
      """),
    right: .storyboard(
      """
      <tableViewController id="start" sceneMemberID="viewController">
        <tableView key="view" id="t" dataMode="static"/>
      </tableViewController>
      """))

  func findings(in app: LintSubject) -> [Finding] {
    app.outlines.flatMap { outline in
      outline.strayTables.map { part in
        Self.finding(
          "a static table is not the view of a table view controller; expected it to be that",
          at: SourceLocation(path: outline.path, line: part.line))
      }
    }
  }
}
