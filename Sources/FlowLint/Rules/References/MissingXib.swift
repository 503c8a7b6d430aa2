import FlowModel

/// A nib that a replacement identifier names does not exist.
struct MissingXib: Rule {
  static let about = RuleDescription(
    name: "missing-xib", severity: .error,
    summary: "A xib that a replacement identifier names does not exist.",
    reason: """
      The placeholder stays in its place, which shows nothing. A nib that source loads is only possible, as \
      the call may be guarded or run for a subclass.
      """,
    wrong: .storyboard(
      """
      <viewController id="start" sceneMemberID="viewController">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="replacementIdentifier" \
      value="xib.Card"/>
        </userDefinedRuntimeAttributes>
      </viewController>
      """),
    right: .storyboard(
      """
      <viewController id="start" sceneMemberID="viewController">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="replacementIdentifier" \
      value="storyboard.Card"/>
        </userDefinedRuntimeAttributes>
      </viewController>
      """
    ).with(storyboard: "Card", [#"<viewController id="start" sceneMemberID="viewController"/>"#]))

  func findings(in app: LintSubject) -> [Finding] {
    app.assembled(Self.about.name).map { finding in
      let isInInterface = app.outline(ofFileAt: finding.location.path) != nil
      return Self.finding(
        finding.message, at: finding.location,
        isCertain: isInInterface && finding.severity != .note)
    }
  }
}
