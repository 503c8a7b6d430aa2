import FlowModel

/// A controller of a storyboard is in no scene.
struct ControllerOutsideScene: Rule {
  static let about = RuleDescription(
    name: "controller-outside-scene", severity: .warning,
    summary: "A controller of a storyboard is in no scene.",
    reason: "Interface Builder does not show it.",
    wrong: .file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><objects>
        <viewController id="start" sceneMemberID="viewController"/>
      </objects></document>
      """),
    right: .storyboard(#"<viewController id="start" sceneMemberID="viewController"/>"#))

  /// A xib has controllers without scenes.
  func findings(in app: LintSubject) -> [Finding] {
    app.assembled(Self.about.name).filter { $0.location.path.hasSuffix(".storyboard") }.map {
      Self.finding($0.message, at: $0.location)
    }
  }
}
