import FlowModel

/// A segue leads to an object ID that no scene of its storyboard has.
struct DanglingSegue: AssembledRule {
  static let about = RuleDescription(
    name: "dangling-segue", severity: .error, summary: "A segue leads to no scene.",
    reason: """
      The scene was deleted, or lost in a merge. Interface Builder can't open the storyboard, or the app \
      ends when the segue is performed.
      """,
    wrong: .storyboard(
      """
      <viewController id="start" sceneMemberID="viewController"><connections>
        <segue id="go" kind="show" destination="gone" identifier="detail" trigger="a"/>
      </connections></viewController>
      """),
    right: .storyboard(
      """
      <viewController id="start" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button id="b"><connections>
          <segue id="go" kind="show" destination="detail" identifier="detail"/>
        </connections></button>
      </subviews></view></viewController>
      """, #"<viewController id="detail" sceneMemberID="viewController"/>"#))
}
