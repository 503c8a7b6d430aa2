import FlowModel

/// The main nib that a property list names does not exist.
struct MissingMainNib: AssembledRule {
  static let about = RuleDescription(
    name: "missing-main-nib", severity: .error, need: .project,
    summary: "The main nib that a property list names does not exist.",
    reason: "The app can't start.",
    wrong: .storyboard(#"<viewController id="start" sceneMemberID="viewController"/>"#).with(
      "Info.plist",
      """
      <plist version="1.0"><dict>
        <key>NSMainNibFile</key><string>MainMenu</string>
      </dict></plist>
      """),
    right: .storyboard(#"<viewController id="start" sceneMemberID="viewController"/>"#).with(
      "Info.plist",
      """
      <plist version="1.0"><dict>
        <key>UIMainStoryboardFile</key><string>Main</string>
      </dict></plist>
      """))
}
