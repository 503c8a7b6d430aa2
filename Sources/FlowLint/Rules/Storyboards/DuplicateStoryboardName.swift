import FlowModel

/// Two storyboards of one target have the same name.
struct DuplicateStoryboardName: Rule {
  static let about = RuleDescription(
    name: "duplicate-storyboard-name", severity: .warning, need: .project,
    summary: "Two storyboards of one target have the same name.",
    reason: """
      A bundle has one file of a name, so that one of the two is lost. Localised copies are one \
      storyboard, and a target that is only a folder is not reported.
      """,
    wrong: Self.app.with(storyboard: "Sources/App/B/Start", [Self.scene]),
    right: Self.app.with(storyboard: "Sources/App/B/Other", [Self.scene]))

  private static let scene = #"<viewController id="start" sceneMemberID="viewController"/>"#

  private static let app = RuleExample([]).with(
    "Package.swift",
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", targets: [.target(name: "App")])
    """
  ).with("Sources/App/App.swift", "import UIKit")
    .with(storyboard: "Sources/App/A/Start", [scene])

  func findings(in app: LintSubject) -> [Finding] {
    let targets = app.graph.targets.filter { $0.kind != .folder && !$0.isTest }.map(\.name)
    var found: Set<Finding> = []
    for target in targets {
      let own = app.storyboards.filter { $0.projectTargets.contains(target) }
      for (name, files) in Dictionary(grouping: own, by: \.name) {
        let places = Dictionary(grouping: files) { $0.path.withoutLanguage }
        guard places.count > 1, let first = places.keys.min() else { continue }
        for file in files where file.path.withoutLanguage != first {
          found.insert(
            Self.finding(
              "target '\(target)' has another storyboard '\(name)', at '\(first)'; "
                + "expected one of the name",
              at: SourceLocation(
                path: file.path, line: app.outline(ofFileAt: file.path)?.line ?? 1)))
        }
      }
    }
    return Array(found)
  }
}

extension String {
  /// The path without a folder that states a language.
  fileprivate var withoutLanguage: String {
    split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}
