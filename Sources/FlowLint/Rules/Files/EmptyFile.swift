import FlowModel

/// An interface file is empty.
struct EmptyFile: AssembledRule {
  static let about = RuleDescription(
    name: "empty-file", severity: .error, summary: "An interface file is empty.",
    reason: "Neither Interface Builder nor the build can read it.",
    wrong: .file("Main.storyboard", ""),
    right: .file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes/></document>
      """))
}
