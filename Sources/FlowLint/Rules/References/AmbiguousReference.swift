import FlowModel

/// Several scenes match a storyboard reference equally well.
struct AmbiguousReference: AssembledRule {
  static let about = RuleDescription(
    name: "ambiguous-reference", severity: .error, need: .project,
    summary: "Several scenes match a storyboard reference equally well.",
    reason: """
      A bundle has one storyboard of a name: which of several is built into the app is left to chance. \
      Localised copies are one storyboard.
      """,
    wrong: .storyboard(
      """
      <tabBarController id="start" sceneMemberID="viewController"><connections>
        <segue id="tab" kind="relationship" relationship="viewControllers" destination="reference"/>
      </connections></tabBarController>
      """,
      """
      <viewControllerPlaceholder id="reference" storyboardName="Help" sceneMemberID="viewController"/>
      """
    ).with(storyboard: "A/Help", [Self.help]).with(storyboard: "B/Help", [Self.help]),
    right: .storyboard(
      """
      <tabBarController id="start" sceneMemberID="viewController"><connections>
        <segue id="tab" kind="relationship" relationship="viewControllers" destination="reference"/>
      </connections></tabBarController>
      """,
      """
      <viewControllerPlaceholder id="reference" storyboardName="Help" sceneMemberID="viewController"/>
      """
    ).with(storyboard: "A/Help", [Self.help]))

  private static let help = #"<viewController id="start" sceneMemberID="viewController"/>"#
}
