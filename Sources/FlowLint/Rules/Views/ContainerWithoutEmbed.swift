import FlowModel

/// A container view embeds no screen.
struct ContainerWithoutEmbed: Rule {
  static let about = RuleDescription(
    name: "container-without-embed", severity: .warning,
    summary: "A container view embeds no screen.",
    reason: """
      It shows nothing. One to which an outlet leads is not reported, as source may put a screen into it.
      """,
    wrong: .storyboard(Self.start(#"<containerView id="c"/>"#)),
    right: .storyboard(
      Self.start(
        """
        <containerView id="c"><connections>
          <segue id="e" kind="embed" destination="inner"/>
        </connections></containerView>
        """), #"<viewController id="inner" sceneMemberID="viewController"/>"#))

  private static func start(_ container: String) -> String {
    """
    <viewController id="start" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      \(container)
    </subviews></view></viewController>
    """
  }

  func findings(in app: LintSubject) -> [Finding] {
    app.outlines.flatMap { outline in
      outline.emptyContainers.map { part in
        Self.finding(
          "a container view embeds nothing; expected an embed segue, or an outlet to it",
          at: SourceLocation(path: outline.path, line: part.line))
      }
    }
  }
}
