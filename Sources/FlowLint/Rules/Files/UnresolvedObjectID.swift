import FlowModel

/// A connection or constraint refers to an object that its file does not contain.
struct UnresolvedObjectID: Rule {
  static let about = RuleDescription(
    name: "unresolved-object-id", severity: .error,
    summary: "A connection or constraint refers to an object that is not in the file.",
    reason: """
      The object was lost in a merge. Interface Builder refuses to open the file, or drops what refers to \
      the object when it saves.
      """,
    wrong: .storyboard(
      """
      <viewController id="start" sceneMemberID="viewController"><connections>
        <outlet property="name" destination="gone" id="o"/>
      </connections></viewController>
      """),
    right: .storyboard(
      """
      <viewController id="start" sceneMemberID="viewController">
        <view key="view" id="v"/>
        <connections><outlet property="name" destination="v" id="o"/></connections>
      </viewController>
      """))

  func findings(in app: LintSubject) -> [Finding] {
    app.outlines.flatMap { outline in
      outline.danglingIDs.map { use in
        Self.finding(
          "\(use.element) refers to '\(use.objectID)', which is not in the file; "
            + "expected the id of one of its objects",
          at: SourceLocation(path: outline.path, line: use.line))
      }
    }
  }
}
