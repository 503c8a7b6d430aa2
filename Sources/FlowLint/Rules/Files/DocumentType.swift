import FlowModel

/// An interface file has a document type declaration.
struct DocumentType: AssembledRule {
  static let about = RuleDescription(
    name: "document-type", severity: .error, summary: "An interface file has a DOCTYPE.",
    reason: "Interface Builder writes none, and its entities could name any file of the host.",
    wrong: .file(
      "Main.storyboard",
      """
      <!DOCTYPE document>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes/></document>
      """),
    right: .file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes/></document>
      """))
}
