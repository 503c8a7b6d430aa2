import FlowModel

/// A scene that a reference or source names by its identifier does not exist.
struct MissingScene: AssembledRule {
  static let about = RuleDescription(
    name: "missing-scene", severity: .error, need: .source,
    summary: "No scene has an identifier that something names.",
    reason: """
      The app ends when it makes the scene; that call is reported, or the one that passes the identifier \
      to it. An identifier that source computes is not reported, nor a call of which the storyboard is unknown.
      """,
    wrong: .storyboard(
      #"<viewController id="start" customClass="Start" sceneMemberID="viewController"/>"#,
      """
      <viewController id="a" storyboardIdentifier="about" sceneMemberID="viewController"/>
      """
    ).with(
      "Start.swift",
      """
      import UIKit

      final class Start: UIViewController {
        func showAbout() {
          let story = UIStoryboard(name: "Main", bundle: nil)
          present(story.instantiateViewController(withIdentifier: "About"), animated: true)
        }
      }
      """),
    right: .storyboard(
      #"<viewController id="start" customClass="Start" sceneMemberID="viewController"/>"#,
      """
      <viewController id="a" storyboardIdentifier="about" sceneMemberID="viewController"/>
      """
    ).with(
      "Start.swift",
      """
      import UIKit

      final class Start: UIViewController {
        func showAbout() {
          let story = UIStoryboard(name: "Main", bundle: nil)
          present(story.instantiateViewController(withIdentifier: "about"), animated: true)
        }
      }
      """))
}
