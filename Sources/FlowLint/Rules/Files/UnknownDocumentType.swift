import FlowModel

/// The type of an interface file is none that Interface Builder writes.
struct UnknownDocumentType: Rule {
  static let about = RuleDescription(
    name: "unknown-document-type", severity: .error,
    summary: "The type of an interface file is none that Interface Builder writes.",
    reason: "Interface Builder refuses to open it.",
    wrong: .file(
      "Main.storyboard", #"<document type="Storyboard" version="3.0"><scenes/></document>"#),
    right: .file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes/></document>
      """))

  func findings(in app: LintSubject) -> [Finding] {
    app.outlines.compactMap { outline in
      outline.unknownType.map { type in
        Self.finding(
          "document type '\(type)' is unknown; expected one of 'com.apple.InterfaceBuilder3'",
          at: SourceLocation(path: outline.path, line: outline.line))
      }
    }
  }
}
