import FlowModel

/// A property list names both a main storyboard and a main nib.
struct TwoMainInterfaces: AssembledRule {
  static let about = RuleDescription(
    name: "two-main-interfaces", severity: .error, need: .project,
    summary: "A property list names both a main storyboard and a main nib.",
    reason: "The app loads one of them; the other is a rest that misleads.",
    wrong: .storyboard(#"<viewController id="start" sceneMemberID="viewController"/>"#).with(
      "Info.plist",
      """
      <plist version="1.0"><dict>
        <key>UIMainStoryboardFile</key><string>Main</string>
        <key>NSMainNibFile</key><string>MainMenu</string>
      </dict></plist>
      """
    ).with("MainMenu.xib", Self.menu),
    right: .storyboard(#"<viewController id="start" sceneMemberID="viewController"/>"#).with(
      "Info.plist",
      """
      <plist version="1.0"><dict>
        <key>UIMainStoryboardFile</key><string>Main</string>
      </dict></plist>
      """
    ).with("MainMenu.xib", Self.menu))

  private static let menu = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" userLabel="File's Owner"/>
    </objects></document>
    """
}
