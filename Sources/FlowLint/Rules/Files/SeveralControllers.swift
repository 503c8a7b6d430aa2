import FlowModel

/// A scene has several controllers.
struct SeveralControllers: AssembledRule {
  static let about = RuleDescription(
    name: "several-controllers", severity: .warning, summary: "A scene has several controllers.",
    reason: "A merge has joined two scenes; only the first controller counts.",
    wrong: .storyboard(
      """
      <viewController id="start" sceneMemberID="viewController"/>
      <viewController id="b" sceneMemberID="viewController"/>
      """),
    right: .storyboard(#"<viewController id="start" sceneMemberID="viewController"/>"#))
}
