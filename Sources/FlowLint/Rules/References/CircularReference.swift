import FlowModel

/// Storyboard references refer to each other.
struct CircularReference: AssembledRule {
  static let about = RuleDescription(
    name: "circular-reference", severity: .error,
    summary: "A storyboard reference leads to itself, through others.",
    reason: "The app never gets to a scene.",
    wrong: .storyboard(
      """
      <viewControllerPlaceholder id="start" storyboardName="Other" sceneMemberID="viewController"/>
      """
    ).with(
      storyboard: "Other",
      [
        """
        <viewControllerPlaceholder id="start" storyboardName="Main" sceneMemberID="viewController"/>
        """
      ]),
    right: .storyboard(
      """
      <viewControllerPlaceholder id="start" storyboardName="Other" sceneMemberID="viewController"/>
      """
    ).with(storyboard: "Other", [#"<viewController id="start" sceneMemberID="viewController"/>"#]))
}
