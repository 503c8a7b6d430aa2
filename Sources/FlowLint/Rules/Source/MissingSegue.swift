import FlowModel

/// Source performs a segue that its scene does not have.
struct MissingSegue: AssembledRule {
  static let about = RuleDescription(
    name: "missing-segue", severity: .error, need: .source,
    summary: "Source performs a segue that its scene does not have.",
    reason: """
      The app ends at the call. A class without a scene, and an identifier that only running the app would \
      tell, are not reported. A call in `@try` is only possible.
      """,
    wrong: .storyboard(Self.start(identifier: "detail"), Self.detail)
      .with("Start.swift", Self.code),
    right: .storyboard(Self.start(identifier: "showDetail"), Self.detail)
      .with("Start.swift", Self.code))

  private static func start(identifier: String) -> String {
    """
    <viewController id="start" customClass="Start" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><button id="b"><connections>
        <segue id="go" kind="show" destination="d" identifier="\(identifier)"/>
      </connections></button></subviews></view>
    </viewController>
    """
  }

  private static let detail = #"<viewController id="d" sceneMemberID="viewController"/>"#

  private static let code = """
    import UIKit

    final class Start: UIViewController {
      func open() { performSegue(withIdentifier: "showDetail", sender: nil) }
    }
    """
}
