import FlowModel

/// The tab bar item of a storyboard reference is lost.
struct LostTabItem: Rule {
  static let about = RuleDescription(
    name: "lost-tab-item", severity: .warning,
    summary: "The tab bar item of a storyboard reference is not shown.",
    reason: """
      A tab shows the item of the scene that the reference stands for, not that of the reference. If \
      source sets tab bar items, it is only possible.
      """,
    wrong: .storyboard(Self.tabs, Self.reference)
      .with(storyboard: "News", [#"<viewController id="start" sceneMemberID="viewController"/>"#]),
    right: .storyboard(Self.tabs, Self.reference).with(
      storyboard: "News",
      [
        """
        <viewController id="start" sceneMemberID="viewController">
          <tabBarItem key="tabBarItem" title="News" id="i"/>
        </viewController>
        """
      ]))

  private static let tabs = """
    <tabBarController id="start" sceneMemberID="viewController"><connections>
      <segue id="tab" kind="relationship" relationship="viewControllers" destination="news"/>
    </connections></tabBarController>
    """

  private static let reference = """
    <viewControllerPlaceholder id="news" storyboardName="News" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" title="News" id="i"/>
    </viewControllerPlaceholder>
    """

  /// A controller that replaces itself at run time may pass its item on.
  private static let placeholder = Scene.Kind.scene("viewControllerPlaceholder")

  func findings(in app: LintSubject) -> [Finding] {
    app.graph.segues.compactMap { segue in
      guard segue.relationship == "viewControllers", let via = segue.via,
        let reference = app.graph.scene(via), reference.kind == Self.placeholder,
        hasItem(via, in: app),
        let destination = segue.destination, let scene = app.graph.scene(destination),
        !showsItem(destination, in: app)
      else { return nil }
      return Self.finding(
        "the tab bar item of reference '\(reference.name)' is not shown; expected it in scene "
          + "'\(scene.name)'", at: reference.location,
        isCertain: !(app.source?.mentions("tabBarItem") ?? false))
    }
  }

  private func hasItem(_ scene: SceneID, in app: LintSubject) -> Bool {
    app.outline(ofFileAt: scene.path)?.tabItems.contains(scene.objectID) ?? false
  }

  /// Whether the scene, or the first one in it, has an item.
  private func showsItem(_ scene: SceneID, in app: LintSubject) -> Bool {
    let roots = app.graph.segues(from: scene).filter { $0.kind.family == .relationship }
    return hasItem(scene, in: app)
      || roots.flatMap(\.targets).contains { hasItem($0, in: app) }
  }
}
