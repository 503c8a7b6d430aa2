import FlowModel

/// Nothing triggers a segue, and no source performs it.
struct UnperformedSegue: Rule {
  static let about = RuleDescription(
    name: "unperformed-segue", severity: .warning, need: .source,
    summary: "A manual segue is performed by nothing.",
    reason: """
      A segue from a controller itself is performed by its identifier only. Reported is one without an \
      identifier, or with one that occurs nowhere in the app's source, and is no value in a property list, a \
      table of texts or a JSON file beside it.
      """,
    wrong: .storyboard(Self.start, #"<viewController id="d" sceneMemberID="viewController"/>"#)
      .with(
        "Start.swift",
        """
        import UIKit

        final class Start: UIViewController {}
        """),
    right: .storyboard(Self.start, #"<viewController id="d" sceneMemberID="viewController"/>"#)
      .with(
        "Start.swift",
        """
        import UIKit

        final class Start: UIViewController {
          func open() { performSegue(withIdentifier: "detail", sender: nil) }
        }
        """))

  private static let start = """
    <viewController id="start" customClass="Start" sceneMemberID="viewController"><connections>
      <segue id="go" kind="show" destination="d" identifier="detail"/>
    </connections></viewController>
    """

  func findings(in app: LintSubject) -> [Finding] {
    let files = Set(app.storyboards.filter { $0.platform != .watchOS }.map(\.path))
    return app.graph.segues.filter { $0.isManual && $0.callSites.isEmpty }.compactMap { segue in
      guard let scene = app.graph.scene(segue.source), files.contains(scene.id.path) else {
        return nil
      }
      guard let identifier = segue.identifier else {
        return Self.finding(
          "nothing can perform this segue, as it has no identifier and no trigger; "
            + "expected one of them", at: segue.location)
      }
      guard let source = app.source, source.isComplete, !source.mentions(identifier),
        !app.isPerformedByLibrary(segue, of: scene)
      else { return nil }
      let path = scene.classLocation?.path
      let isCertain = path.map { !source.unknownPerformers.contains($0) } ?? true
      return Self.finding(
        "nothing performs segue '\(identifier)'; expected a call with that identifier, or a trigger",
        at: segue.location, isCertain: isCertain)
    }
  }
}

extension Segue {
  /// Whether only source can perform it.
  fileprivate var isManual: Bool {
    origin == .storyboard && trigger == nil && relationship == nil && kind != .relationship
      && kind != .embed
  }
}

extension LintSubject {
  /// Whether a class that was not read may perform the segue: that of the scene or of the segue itself.
  fileprivate func isPerformedByLibrary(_ segue: Segue, of scene: Scene) -> Bool {
    if scene.customClass != nil, scene.classLocation == nil { return true }
    guard let name = segue.customClass else { return false }
    return !(source?.declared.contains(name.unqualified) ?? false)
  }
}
