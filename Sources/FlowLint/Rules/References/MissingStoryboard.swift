import FlowModel

/// A storyboard that a reference, a property list or source names is not among the files.
struct MissingStoryboard: Rule {
  static let about = RuleDescription(
    name: "missing-storyboard", severity: .error, need: .project,
    summary: "A storyboard that something names does not exist.",
    reason: """
      The app ends when it loads the storyboard: at once for the one that its property list names, else \
      where a reference or a call leads to it. A reference to another bundle is not reported, and a call in an \
      app that imports a library is only possible, as the storyboard may be the library's.
      """,
    wrong: .storyboard(
      """
      <viewController id="start" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button id="b"><connections>
          <segue id="go" kind="show" destination="reference"/>
        </connections></button>
      </subviews></view></viewController>
      """,
      """
      <viewControllerPlaceholder id="reference" storyboardName="Settings" \
      sceneMemberID="viewController"/>
      """),
    right: .storyboard(
      """
      <viewController id="start" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button id="b"><connections>
          <segue id="go" kind="show" destination="reference"/>
        </connections></button>
      </subviews></view></viewController>
      """,
      """
      <viewControllerPlaceholder id="reference" storyboardName="Settings" \
      sceneMemberID="viewController"/>
      """
    ).with(
      storyboard: "Settings", [#"<viewController id="start" sceneMemberID="viewController"/>"#]))

  func findings(in app: LintSubject) -> [Finding] {
    let readsLibraries = app.source?.libraries.isEmpty ?? true
    return app.assembled(Self.about.name).map { finding in
      Self.finding(
        finding.message, at: finding.location,
        isCertain: finding.severity != .note
          && (readsLibraries || !finding.location.isInSource))
    }
  }
}

extension SourceLocation {
  fileprivate var isInSource: Bool {
    [".swift", ".m", ".mm", ".h"].contains { path.hasSuffix($0) }
  }
}
