import FlowModel

/// A method that an unwind segue calls is not marked as an action.
struct HandlerWithoutAction: Rule {
  static let about = RuleDescription(
    name: "handler-without-action", severity: .warning, need: .source,
    summary: "The method that an unwind segue calls is not marked '@IBAction'.",
    reason: """
      Interface Builder offers only actions for an unwind segue, and UIKit finds a Swift method only if it \
      is visible to Objective-C.
      """,
    wrong: .storyboard(Self.start, Self.detail).with(
      "Start.swift",
      """
      import UIKit

      final class Start: UIViewController {
        @objc func done(_ segue: UIStoryboardSegue) {}
      }
      """),
    right: .storyboard(Self.start, Self.detail).with(
      "Start.swift",
      """
      import UIKit

      final class Start: UIViewController {
        @IBAction func done(_ segue: UIStoryboardSegue) {}
      }
      """))

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

  func findings(in app: LintSubject) -> [Diagnostic] {
    let used = Set(app.graph.segues.compactMap(\.unwindAction))
    return (app.source?.handlers ?? []).filter { !$0.isAction && used.contains($0.selector) }
      .map { handler in
        Self.finding(
          "unwind segues call '\(handler.selector)'; expected the method to be marked as an action",
          at: handler.location)
      }
  }
}
