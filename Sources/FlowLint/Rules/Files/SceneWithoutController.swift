import FlowModel

/// A scene has no controller.
struct SceneWithoutController: AssembledRule {
  static let about = RuleDescription(
    name: "scene-without-controller", severity: .warning, summary: "A scene has no controller.",
    reason: "It can't be shown.",
    wrong: .storyboard(
      #"<viewController id="start" sceneMemberID="viewController"/>"#, #"<view id="v"/>"#),
    right: .storyboard(#"<viewController id="start" sceneMemberID="viewController"/>"#))
}
