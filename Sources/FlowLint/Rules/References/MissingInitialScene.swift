import FlowModel

/// The initial view controller of a storyboard is no scene of it.
struct MissingInitialScene: AssembledRule {
  static let about = RuleDescription(
    name: "missing-initial-scene", severity: .error,
    summary: "The initial view controller of a storyboard is none of its scenes.",
    reason: "The scene was deleted, or lost in a merge, and the storyboard starts in nothing.",
    wrong: .storyboard(
      #"<viewController id="a" storyboardIdentifier="a" sceneMemberID="viewController"/>"#,
      attributes: "initialViewController=\"gone\""),
    right: .storyboard(#"<viewController id="start" sceneMemberID="viewController"/>"#))
}
