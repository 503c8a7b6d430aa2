import FlowModel

/// A segue is in no scene.
struct SegueOutsideScene: AssembledRule {
  static let about = RuleDescription(
    name: "segue-outside-scene", severity: .warning, summary: "A segue is in no scene.",
    reason: "Nothing can trigger it.",
    wrong: .file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><objects>
        <button id="b"><connections>
          <segue id="go" kind="show" destination="b"/>
        </connections></button>
      </objects></document>
      """),
    right: .storyboard(#"<viewController id="start" sceneMemberID="viewController"/>"#))
}
