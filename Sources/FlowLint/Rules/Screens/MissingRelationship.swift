import FlowModel

/// A tab bar or split view controller has nothing to show.
struct MissingRelationship: Rule {
  static let about = RuleDescription(
    name: "missing-relationship", severity: .warning,
    summary: "A tab bar or split view controller has no relationship to a screen.",
    reason: """
      It shows nothing. For one with a class, or to which source leads, it is only possible, as source may \
      set what it shows.
      """,
    wrong: .storyboard(#"<tabBarController id="start" sceneMemberID="viewController"/>"#),
    right: .storyboard(
      """
      <tabBarController id="start" sceneMemberID="viewController"><connections>
        <segue id="tab" kind="relationship" relationship="viewControllers" destination="a"/>
      </connections></tabBarController>
      """, #"<viewController id="a" sceneMemberID="viewController"/>"#))

  private static let words = [
    "tabBarController": "tab", "splitViewController": "part", "tabViewController": "tab",
  ]

  func findings(in app: LintSubject) -> [Finding] {
    app.graph.scenes.compactMap { scene in
      guard case .scene(let element) = scene.kind, let word = Self.words[element],
        app.graph.segues(from: scene.id).allSatisfy({ $0.kind.family != .relationship })
      else { return nil }
      let isMadeByCode = app.graph.segues(to: scene.id).contains { $0.origin == .code }
      return Self.finding(
        "'\(scene.name)' has no \(word); expected a relationship to a scene", at: scene.location,
        isCertain: scene.customClass == nil && !isMadeByCode && scene.storyboardIdentifier == nil)
    }
  }
}
