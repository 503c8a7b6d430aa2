import FlowModel

/// A scene is inside another one.
struct NestedScene: AssembledRule {
  static let about = RuleDescription(
    name: "nested-scene", severity: .warning, summary: "A scene is inside another one.",
    reason: "A merge has joined two scenes; Interface Builder shows one of them at most.",
    wrong: .storyboard(
      """
      <viewController id="start" sceneMemberID="viewController"/>
      <scene><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene>
      """),
    right: .storyboard(#"<viewController id="start" sceneMemberID="viewController"/>"#))
}
