import FlowModel

/// A file contains the markers of a failed merge.
struct MergeConflict: AssembledRule {
  static let about = RuleDescription(
    name: "merge-conflict", severity: .error, summary: "A file has an unresolved merge conflict.",
    reason: "Neither Interface Builder nor the build can read it.",
    wrong: .file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <<<<<<< HEAD
      <scenes/>
      =======
      <scenes></scenes>
      >>>>>>> topic
      </document>
      """),
    right: .file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes/>
      </document>
      """))
}
