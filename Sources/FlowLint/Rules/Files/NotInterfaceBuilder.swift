import FlowModel

/// A file with the name of an interface file is something else.
struct NotInterfaceBuilder: AssembledRule {
  static let about = RuleDescription(
    name: "not-interface-builder", severity: .error,
    summary: "A file is named as an interface file and is none.",
    reason: "Neither Interface Builder nor the build can read it.",
    wrong: .file("Main.storyboard", "<plist/>"),
    right: .file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes/></document>
      """))
}
