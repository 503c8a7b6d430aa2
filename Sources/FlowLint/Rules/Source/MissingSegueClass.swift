import FlowModel

/// A custom segue's class does not exist in source.
struct MissingSegueClass: Rule {
  static let about = RuleDescription(
    name: "missing-segue-class", severity: .error, need: .source,
    summary: "The class of a custom segue does not exist.",
    reason: """
      The app ends when the segue is performed. Reported are classes of targets of which all source was \
      read.
      """,
    wrong: .storyboard(Self.start, #"<viewController id="d" sceneMemberID="viewController"/>"#)
      .with("Info.plist", ClassCheck.propertyList).with(
        "App.swift",
        """
        import UIKit

        final class Slide: UIStoryboardSegue {}
        """),
    right: .storyboard(Self.start, #"<viewController id="d" sceneMemberID="viewController"/>"#)
      .with("Info.plist", ClassCheck.propertyList).with(
        "App.swift",
        """
        import UIKit

        final class Fade: UIStoryboardSegue {}
        """))

  private static let start = """
    <viewController id="start" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <button id="b"><connections>
        <segue id="go" kind="custom" customClass="Fade" customModuleProvider="target" \
    destination="d"/>
      </connections></button>
    </subviews></view></viewController>
    """

  func findings(in app: LintSubject) -> [Finding] {
    ClassCheck(app).missing(\.isOfSegue).map { place, name in
      Self.finding(
        "segue class '\(name)' does not exist; expected the target's source to declare it",
        at: place)
    }
  }
}
