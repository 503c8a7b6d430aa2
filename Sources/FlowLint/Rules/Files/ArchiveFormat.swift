import FlowModel

/// An interface file was saved by Xcode 4 or older.
struct ArchiveFormat: AssembledRule {
  static let about = RuleDescription(
    name: "archive-format", severity: .warning,
    summary: "An interface file was saved by Xcode 4 or older.",
    reason: """
      It can't be merged, and nothing but Xcode can read it: open it there and save it again.
      """,
    wrong: .file(
      "Old.xib", #"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"/>"#),
    right: .file(
      "Old.xib",
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects/></document>
      """))
}
