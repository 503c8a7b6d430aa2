import FlowModel

/// A nib that a replacement identifier names does not exist.
struct MissingXib: AssembledRule {
  static let about = RuleDescription(
    name: "missing-xib", severity: .error,
    summary: "A xib that a replacement identifier names does not exist.",
    reason: "The placeholder stays in its place, which shows nothing.",
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
}
