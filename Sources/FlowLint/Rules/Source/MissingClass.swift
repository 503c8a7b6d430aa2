import FlowModel

/// A custom class of the app's own target does not exist in source.
struct MissingClass: Rule {
  static let about = RuleDescription(
    name: "missing-class", severity: .error, need: .source,
    summary: "A custom class that the app's own target should have does not exist.",
    reason: """
      UIKit makes an object of the element's plain class instead, and the app ends at its first outlet. \
      Reported are classes of targets of which all source was read.
      """,
    wrong: .storyboard(
      """
      <viewController id="start" customClass="Start" customModuleProvider="target" \
      sceneMemberID="viewController"/>
      """
    ).with("Info.plist", ClassCheck.propertyList).with(
      "App.swift",
      """
      import UIKit

      final class Home: UIViewController {}
      """),
    right: .storyboard(
      """
      <viewController id="start" customClass="Start" customModuleProvider="target" \
      sceneMemberID="viewController"/>
      """
    ).with("Info.plist", ClassCheck.propertyList).with(
      "App.swift",
      """
      import UIKit

      final class Start: UIViewController {}
      """))

  func findings(in app: LintSubject) -> [Finding] {
    ClassCheck(app).missing { !$0.isOfSegue }.map { place, name in
      Self.finding(
        "custom class '\(name)' does not exist; expected the target's source to declare it",
        at: place)
    }
  }
}

/// Looks for the custom classes of interface files in source.
struct ClassCheck {
  private let app: LintSubject

  init(_ app: LintSubject) { self.app = app }

  /// Returns the classes that no source declares, with the place of their use.
  func missing(
    _ isWanted: (InterfaceOutline.CustomClass) -> Bool
  ) -> [(place: SourceLocation, name: String)] {
    guard let source = app.source, source.isComplete else { return [] }
    return app.outlines.flatMap { outline in
      outline.classes
        .filter { isWanted($0) && isReadable($0, in: outline, source) }
        .filter { !source.declared.contains($0.name.unqualified) }
        .map { (SourceLocation(path: outline.path, line: $0.line), $0.name) }
    }
  }

  /// Whether all source was read that might declare a class.
  private func isReadable(
    _ use: InterfaceOutline.CustomClass, in outline: InterfaceOutline, _ source: SourceSurvey
  ) -> Bool {
    let targets =
      use.module.map { module in app.graph.targets.filter { $0.module == module }.map(\.name) }
      ?? outline.projectTargets
    return !targets.isEmpty && targets.allSatisfy(source.targets.contains)
  }

  /// The property list of an app of which the folder is the target.
  static let propertyList = """
    <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
    </dict></plist>
    """
}
