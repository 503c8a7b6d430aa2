import FlowModel

/// No class has the method that an unwind segue calls.
struct UnwindWithoutHandler: Rule {
  static let about = RuleDescription(
    name: "unwind-without-handler", severity: .error, need: .source,
    summary: "No class handles an unwind segue.",
    reason: """
      UIKit looks for a screen with the unwind's method and finds none, so that nothing happens. Without \
      any source, it is not reported. If the app imports a library that was not read, it is only possible, \
      as the library may extend all controllers.
      """,
    wrong: .storyboard(Self.start, Self.detail).with("Start.swift", Self.code(handler: "close")),
    right: .storyboard(Self.start, Self.detail).with("Start.swift", Self.code(handler: "done")))

  private static let start = """
    <viewController id="start" customClass="Start" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><button id="b"><connections>
        <segue id="go" kind="presentation" destination="detail"/>
      </connections></button></subviews></view>
    </viewController>
    """

  private static let detail = """
    <viewController id="detail" sceneMemberID="viewController">
      <view key="view" id="w"><subviews><button id="c"><connections>
        <segue id="back" kind="unwind" destination="x" unwindAction="done:"/>
      </connections></button></subviews></view>
    </viewController>
    <exit id="x"/>
    """

  private static func code(handler: String) -> String {
    """
    import UIKit

    final class Start: UIViewController {
      @IBAction func \(handler)(_ segue: UIStoryboardSegue) {}
    }
    """
  }

  func findings(in app: LintSubject) -> [Diagnostic] {
    app.assembled(Self.about.name).map { diagnostic in
      Self.finding(
        diagnostic.message, at: diagnostic.location,
        isCertain: app.source?.libraries.isEmpty ?? false)
    }
  }
}
