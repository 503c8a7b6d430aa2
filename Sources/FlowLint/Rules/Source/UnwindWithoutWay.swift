import FlowModel

/// No known way to a screen passes one that handles its unwind segue.
struct UnwindWithoutWay: AssembledRule {
  static let about = RuleDescription(
    name: "unwind-without-way", severity: .warning, need: .source,
    summary: "An unwind segue is handled on no way to its screen.",
    reason: """
      UIKit asks the screens from which a user came. A screen that may be entered in an unknown way is not \
      reported.
      """,
    wrong: .unwind(start: "").with("List.swift", Self.code),
    right: .unwind(start: #"customClass="List""#).with("List.swift", Self.code))

  private static let code = """
    import UIKit

    final class List: UIViewController {
      @IBAction func done(_ segue: UIStoryboardSegue) {}
    }
    """
}
