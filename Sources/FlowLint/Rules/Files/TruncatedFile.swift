import FlowModel

/// An interface file ends too early.
struct TruncatedFile: AssembledRule {
  static let about = RuleDescription(
    name: "truncated-file", severity: .error, summary: "An interface file ends too early.",
    reason: "Neither Interface Builder nor the build can read it.",
    wrong: .file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>
      """),
    right: .file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes/></document>
      """))
}
