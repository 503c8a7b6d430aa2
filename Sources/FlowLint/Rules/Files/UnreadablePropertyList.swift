import FlowModel

/// An `Info.plist` can't be read.
struct UnreadablePropertyList: AssembledRule {
  static let about = RuleDescription(
    name: "unreadable-property-list", severity: .error, need: .project,
    summary: "An Info.plist is not a readable property list.",
    reason: """
      The app can't be built, or starts without what the file says. A file that no target names is possible only, \
      if other targets name theirs.
      """,
    wrong: .storyboard(#"<viewController id="start" sceneMemberID="viewController"/>"#)
      .with("Info.plist", "<plist><dict>"),
    right: .storyboard(#"<viewController id="start" sceneMemberID="viewController"/>"#)
      .with("Info.plist", #"<plist version="1.0"><dict/></plist>"#))
}
