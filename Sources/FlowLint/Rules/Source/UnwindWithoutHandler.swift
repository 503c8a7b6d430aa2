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
    wrong: .unwind().with("Start.swift", Self.code(handler: "close")),
    right: .unwind().with("Start.swift", Self.code(handler: "done")))

  private static func code(handler: String) -> String {
    """
    import UIKit

    final class Start: UIViewController {
      @IBAction func \(handler)(_ segue: UIStoryboardSegue) {}
    }
    """
  }

  func findings(in app: LintSubject) -> [Finding] {
    app.assembled(Self.about.name).map { finding in
      Self.finding(
        finding.message, at: finding.location,
        isCertain: app.source?.libraries.isEmpty ?? false)
    }
  }
}
