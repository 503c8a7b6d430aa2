import FlowLint
import FlowModel
import SegueMapKit
import TestSupport
import Testing

/// Comments in an app's files that disable rules.
struct DisabledRuleTests {
  private func rules(_ files: KeyValuePairs<String, String>) throws -> [String] {
    let folder = try TemporaryProject(files)
    var project = FlowProject(paths: [folder.path])
    project.readsForRules = true
    return try project.load().lint().findings.map { "\($0.rule) \($0.location)" }
  }

  private func storyboard(comment: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
    <scene><objects>
    <viewController id="a" sceneMemberID="viewController"/>
    </objects></scene>
    <scene><objects>
    <viewController id="b" sceneMemberID="viewController">
    <view key="view" id="v"><subviews><containerView id="c"/></subviews></view>
    <attributedString key="userComments"><fragment content="\(comment)"/></attributedString>
    </viewController>
    </objects></scene>
    </scenes></document>
    """
  }

  @Test("A controller's notes in Interface Builder disable a rule for its scene")
  func interface() throws {
    #expect(
      try rules(["Main.storyboard": storyboard(comment: "")]) == [
        "unreachable-screen Main.storyboard:6:1", "container-without-embed Main.storyboard:7:1",
      ])
    #expect(
      try rules(["Main.storyboard": storyboard(comment: "seguemap:disable unreachable-screen")])
        == ["container-without-embed Main.storyboard:7:1"])
    #expect(
      try rules(["Main.storyboard": storyboard(comment: "seguemap:disable all -- a sketch")])
        .isEmpty)
  }

  @Test("A comment in source disables a rule on the line below")
  func source() throws {
    func app(_ comment: String) -> KeyValuePairs<String, String> {
      [
        "Main.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
        <scene><objects>
        <viewController id="a" customClass="Start" sceneMemberID="viewController"/>
        </objects></scene>
        </scenes></document>
        """,
        "Start.swift": """
        import UIKit

        class Start: UIViewController {
          func open() {
            \(comment)
            performSegue(withIdentifier: "gone", sender: nil)
          }
        }
        """,
      ]
    }
    #expect(try rules(app("// about")) == ["missing-segue Start.swift:6:5"])
    #expect(try rules(app("// seguemap:disable missing-segue")).isEmpty)
    #expect(try rules(app("// seguemap:disable dead-end")) == ["missing-segue Start.swift:6:5"])
  }
}
