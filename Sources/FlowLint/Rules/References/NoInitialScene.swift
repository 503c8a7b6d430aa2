import FlowModel

/// A storyboard of which the initial scene is wanted has none.
struct NoInitialScene: AssembledRule {
  static let about = RuleDescription(
    name: "no-initial-scene", severity: .error, need: .project,
    summary: "The initial scene of a storyboard is wanted that has none.",
    reason: "A reference or call without an identifier stands for the initial scene.",
    wrong: .storyboard(
      """
      <tabBarController id="start" sceneMemberID="viewController"><connections>
        <segue id="tab" kind="relationship" relationship="viewControllers" destination="reference"/>
      </connections></tabBarController>
      """,
      """
      <viewControllerPlaceholder id="reference" storyboardName="Settings" \
      sceneMemberID="viewController"/>
      """
    ).with(
      storyboard: "Settings", attributes: "",
      [
        """
        <viewController id="s" storyboardIdentifier="settings" sceneMemberID="viewController"/>
        """
      ]),
    right: .storyboard(
      """
      <tabBarController id="start" sceneMemberID="viewController"><connections>
        <segue id="tab" kind="relationship" relationship="viewControllers" destination="reference"/>
      </connections></tabBarController>
      """,
      """
      <viewControllerPlaceholder id="reference" storyboardName="Settings" \
      referencedIdentifier="settings" sceneMemberID="viewController"/>
      """
    ).with(
      storyboard: "Settings", attributes: "",
      [
        """
        <viewController id="s" storyboardIdentifier="settings" sceneMemberID="viewController"/>
        """
      ]))
}
