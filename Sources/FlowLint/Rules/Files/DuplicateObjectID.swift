import FlowModel

/// An object ID is used more than once in a file.
struct DuplicateObjectID: AssembledRule {
  static let about = RuleDescription(
    name: "duplicate-object-id", severity: .warning,
    summary: "Two scenes or segues of a file have the same object ID.",
    reason: "Interface Builder opens one of the two, or refuses the file.",
    wrong: .storyboard(
      #"<viewController id="start" sceneMemberID="viewController"/>"#,
      #"<viewController id="start" sceneMemberID="viewController"/>"#),
    right: .storyboard(
      #"<viewController id="start" sceneMemberID="viewController"/>"#,
      #"<viewController id="b" storyboardIdentifier="b" sceneMemberID="viewController"/>"#))
}
