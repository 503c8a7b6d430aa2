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
    wrong: .storyboard(Self.start(customClass: ""), Self.detail).with("List.swift", Self.code),
    right: .storyboard(Self.start(customClass: #"customClass="List""#), Self.detail)
      .with("List.swift", Self.code))

  private static func start(customClass: String) -> String {
    """
    <viewController id="start" \(customClass) sceneMemberID="viewController">
      <view key="view" id="v"><subviews><button id="b"><connections>
        <segue id="go" kind="presentation" destination="detail"/>
      </connections></button></subviews></view>
    </viewController>
    """
  }

  private static let detail = """
    <viewController id="detail" sceneMemberID="viewController">
      <view key="view" id="w"><subviews><button id="c"><connections>
        <segue id="back" kind="unwind" destination="x" unwindAction="done:"/>
      </connections></button></subviews></view>
    </viewController>
    <exit id="x"/>
    """

  private static let code = """
    import UIKit

    final class List: UIViewController {
      @IBAction func done(_ segue: UIStoryboardSegue) {}
    }
    """
}
