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
    wrong: .unwind().with(
      "Start.swift",
      """
      import UIKit

      final class Start: UIViewController {
        @objc func done(_ segue: UIStoryboardSegue) {}
      }
      """),
    right: .unwind().with(
      "Start.swift",
      """
      import UIKit

      final class Start: UIViewController {
        @IBAction func done(_ segue: UIStoryboardSegue) {}
      }
      """))

  func findings(in app: LintSubject) -> [Finding] {
    let used = Set(app.graph.segues.compactMap(\.unwindAction))
    return (app.source?.handlers ?? []).filter { !$0.isAction && used.contains($0.selector) }
      .map { handler in
        Self.finding(
          "unwind segues call '\(handler.selector)'; expected the method to be marked as an action",
          at: handler.location)
      }
  }
}
