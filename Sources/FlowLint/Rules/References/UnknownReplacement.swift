import FlowModel

/// A replacement identifier has an unknown form.
struct UnknownReplacement: AssembledRule {
  static let about = RuleDescription(
    name: "unknown-replacement", severity: .warning,
    summary: "A replacement identifier names nothing.",
    reason: """
      The runtime attribute 'replacementIdentifier' is 'storyboard.Name', 'storyboard.Name.Identifier', \
      'class.Name' or 'xib.Name'.
      """,
    wrong: .storyboard(
      """
      <viewController id="start" sceneMemberID="viewController">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="replacementIdentifier" value="Card"/>
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
}
