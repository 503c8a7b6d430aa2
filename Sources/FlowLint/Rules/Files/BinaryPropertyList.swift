import FlowModel

/// An interface file is a binary property list.
struct BinaryPropertyList: AssembledRule {
  static let about = RuleDescription(
    name: "binary-property-list", severity: .error,
    summary: "An interface file is in the form that Xcode builds, not in that which it saves.",
    reason: "Interface Builder can't open it.",
    wrong: .file("Main.storyboard", "bplist00"),
    right: .file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes/></document>
      """))
}
