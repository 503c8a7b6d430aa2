import FlowLint
import FlowModel
import SegueMapKit
import TestSupport
import Testing

@Suite("Scenes that source makes and that do not exist")
struct MissingSceneTests {
  /// Returns what is found in a controller's body, as severities and lines of the body.
  private func found(_ body: String, in scene: String = "viewController") throws -> [String] {
    let isWatch = scene == "controller"
    let folder = try TemporaryProject([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="\(isWatch ? "watchKit" : "iOS.CocoaTouch")" initialViewController="a"><scenes>
      <scene><objects><\(scene) id="a" customClass="Start" sceneMemberID="viewController"/></objects>
      </scene></scenes></document>
      """,
      "Start.swift": """
      class Start: \(isWatch ? "WKInterfaceController" : "UIViewController") {
      \(body)
      }
      """,
    ])
    var project = FlowProject(paths: [folder.path])
    project.readsForRules = true
    return try project.load().lint(LintSettings(reportsPossible: true)).findings
      .map { "\($0.severity) \($0.rule) \($0.location.line - 1)" }
  }

  private static let board = #"UIStoryboard(name: "Main", bundle: nil)"#

  @Test("The place is the call that makes the scene, not the one that shows it")
  func maker() throws {
    let made = """
      func open() {
        let next = \(Self.board).instantiateViewController(withIdentifier: "Gone")
        present(next, animated: true)
      }
      """
    #expect(try found(made) == ["error missing-scene 2"])
    let helper = """
      func next() -> UIViewController {
        \(Self.board).instantiateViewController(withIdentifier: "Gone")
      }
      func open() { present(next(), animated: true) }
      func push() { show(next(), sender: nil) }
      """
    #expect(try found(helper) == ["error missing-scene 2"])
    let missing = """
      func open() {
        let next = UIStoryboard(name: "Gone", bundle: nil).instantiateInitialViewController()!
        present(next, animated: true)
      }
      """
    #expect(try found(missing) == ["error missing-storyboard 2"])
  }

  @Test("Of a helper that makes what its callers name, it is the caller")
  func caller() throws {
    let helper = """
      func next(_ name: String) -> UIViewController {
        \(Self.board).instantiateViewController(withIdentifier: name)
      }
      func open() { present(next("Gone"), animated: true) }
      """
    #expect(try found(helper) == ["error missing-scene 4"])
  }

  @Test("A scene that is made and kept is missing all the same, and each of two that may be shown")
  func kept() throws {
    let kept = """
      var next: UIViewController?
      func keep() {
        next = \(Self.board).instantiateViewController(withIdentifier: "Gone")
      }
      """
    #expect(try found(kept) == ["error missing-scene 3"])
    let either = """
      func open(_ isNew: Bool) {
        let next = isNew
          ? \(Self.board).instantiateViewController(withIdentifier: "Gone")
          : \(Self.board).instantiateViewController(withIdentifier: "Lost")
        present(next, animated: true)
      }
      """
    #expect(try found(either) == ["error missing-scene 3", "error missing-scene 4"])
  }

  @Test("A storyboard without an initial scene makes nothing, a fault only if that is shown")
  func initial() throws {
    let folder = try TemporaryProject([
      "Main.storyboard": storyboardText(first: "Start", second: "Home"),
      "Other.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes/></document>
      """,
      "Start.swift": """
      class StartViewController: UIViewController {
        lazy var other = UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController()
      }
      """,
    ])
    var project = FlowProject(paths: [folder.path])
    project.readsForRules = true
    let found = try project.load().lint(LintSettings(reportsPossible: true)).findings
    #expect(found.filter { $0.rule == "no-initial-scene" }.map(\.severity) == [.note])
  }

  @Test(
    "WatchKit's calls name scenes by their identifiers",
    arguments: [
      #"pushController(withName: "Gone", context: nil)"#,
      #"presentController(withName: "Gone", context: nil)"#,
      #"presentController(withNames: ["Gone"], contexts: nil)"#,
      #"WKInterfaceController.reloadRootControllers(withNames: ["Gone"], contexts: nil)"#,
    ])
  func watch(call: String) throws {
    #expect(try found("func open() { \(call) }", in: "controller") == ["error missing-scene 1"])
  }
}
