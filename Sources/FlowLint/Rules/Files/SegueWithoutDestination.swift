import FlowModel

/// A segue has no destination.
struct SegueWithoutDestination: AssembledRule {
  static let about = RuleDescription(
    name: "segue-without-destination", severity: .warning, summary: "A segue has no destination.",
    reason: "It leads nowhere.",
    wrong: .storyboard(
      """
      <viewController id="start" sceneMemberID="viewController"><connections>
        <segue id="go" kind="show"/>
      </connections></viewController>
      """),
    right: .storyboard(#"<viewController id="start" sceneMemberID="viewController"/>"#))
}
