import FlowModel

/// An interface file is not well-formed XML.
struct MalformedXML: AssembledRule {
  static let about = RuleDescription(
    name: "malformed-xml", severity: .error, summary: "An interface file is not well-formed XML.",
    reason: "Neither Interface Builder nor the build can read it.",
    wrong: .file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes></scene>
      </document>
      """),
    right: .file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes></scenes>
      </document>
      """))
}
