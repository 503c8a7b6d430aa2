import FlowModel

/// No class has the segue action that a segue names.
struct MissingSegueAction: AssembledRule {
  static let about = RuleDescription(
    name: "missing-segue-action", severity: .error, need: .source,
    summary: "No class has the method that makes a segue's destination.",
    reason: """
      The app ends when the segue is performed. It is reported only if the class of the segue's scene was \
      read.
      """,
    wrong: .storyboard(Self.start, Self.detail).with("Start.swift", Self.code(action: "make")),
    right: .storyboard(Self.start, Self.detail)
      .with("Start.swift", Self.code(action: "makeDetail")))

  private static let start = """
    <viewController id="start" customClass="Start" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><button id="b"><connections>
        <segue id="go" kind="show" destination="d" destinationCreationSelector="makeDetail:"/>
      </connections></button></subviews></view>
    </viewController>
    """

  private static let detail = """
    <viewController id="d" customClass="Detail" sceneMemberID="viewController"/>
    """

  private static func code(action: String) -> String {
    """
    import UIKit

    final class Detail: UIViewController {}

    final class Start: UIViewController {
      @IBSegueAction func \(action)(_ coder: NSCoder) -> Detail? { Detail(coder: coder) }
    }
    """
  }
}
