import FlowModel

/// Two scenes of a storyboard have the same identifier.
struct DuplicateStoryboardIdentifier: Rule {
  static let about = RuleDescription(
    name: "duplicate-storyboard-identifier", severity: .warning,
    summary: "Two scenes of a storyboard have the same identifier.",
    reason: "Source gets one of the two, whichever Xcode's compiler wrote last.",
    wrong: .storyboard(
      #"<viewController id="start" storyboardIdentifier="a" sceneMemberID="viewController"/>"#,
      #"<viewController id="b" storyboardIdentifier="a" sceneMemberID="viewController"/>"#),
    right: .storyboard(
      #"<viewController id="start" storyboardIdentifier="a" sceneMemberID="viewController"/>"#,
      #"<viewController id="b" storyboardIdentifier="b" sceneMemberID="viewController"/>"#))

  func findings(in app: LintSubject) -> [Finding] {
    let scenes = app.graph.scenes.filter { $0.storyboardIdentifier != nil }
    let groups = Dictionary(grouping: scenes) {
      SceneID(path: $0.id.path, objectID: $0.storyboardIdentifier ?? "")
    }
    return groups.flatMap { id, scenes in
      scenes.sorted { $0.location < $1.location }.dropFirst().map { scene in
        Self.finding(
          "storyboard identifier '\(id.objectID)' is that of another scene, too; "
            + "expected one of its own", at: scene.location)
      }
    }
  }
}
