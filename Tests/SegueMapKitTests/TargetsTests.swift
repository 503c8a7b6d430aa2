import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("The targets of a project that was loaded")
struct TargetsTests {
  private let storyboard = storyboardText(first: "Login", second: "Home")
  private let manifest = """
    import PackageDescription
    let package = Package(name: "Kit", targets: [.target(name: "Kit")])
    """

  @Test("Each kind of project file is found and read", arguments: [true, false])
  func formats(readsSource: Bool) throws {
    var xcode = XcodeSketch()
    xcode.file("F", "Main.storyboard")
    xcode.mainGroup = ["F"]
    xcode.target("Shop", type: "application", files: ["F"])
    let files = try TemporaryProject([
      "Shop/Shop.xcodeproj/project.pbxproj": xcode.text, "Shop/Main.storyboard": storyboard,
      "Gen/project.yml": "targets: {Gen: {type: application, platform: tvOS, sources: Files}}",
      "Gen/Files/Main.storyboard": storyboard,
      "Kit/Package.swift": manifest, "Kit/Sources/Kit/Main.storyboard": storyboard,
      "Desk/Info.plist": "{ UIMainStoryboardFile = Main; }", "Desk/Main.storyboard": storyboard,
    ])
    var project = FlowProject(paths: [files.path])
    project.readsSource = readsSource
    let graph = try project.load().graph
    #expect(graph.findings.isEmpty)
    #expect(graph.targets.map(\.name) == ["Desk", "Gen", "Kit", "Shop"])
    #expect(graph.targets.map(\.platform) == [.unknown, .tvOS, .unknown, .iOS])
    #expect(graph.storyboards.map(\.projectTargets) == [["Desk"], ["Gen"], ["Kit"], ["Shop"]])
    #expect(graph.segues.map(\.projectTargets) == [["Desk"], ["Gen"], ["Kit"], ["Shop"]])
  }

  @Test(
    "Without a project and an Info.plist, the folder of what the app starts with is a target",
    arguments: [
      ("@main class App {}", ["Phone"]),
      ("import UIKit\n  @UIApplicationMain\nclass A {}", ["Phone"]),
      ("@NSApplicationMain\nclass A {}", ["Phone"]), ("// @main", []), ("@mainActor var a", []),
    ])
  func start(source: String, targets: [String]) throws {
    let files = try TemporaryProject([
      "Phone/App.swift": source, "Phone/Screens/Main.storyboard": storyboard,
    ])
    let graph = try FlowProject(paths: [files.path]).load().graph
    #expect(graph.targets.map(\.name) == targets)
    #expect(graph.storyboards.map(\.projectTargets) == [targets])
  }

  @Test("Where an Info.plist stands above, its folder is the target, whatever the app starts with")
  func startBelowPropertyList() throws {
    let files = try TemporaryProject([
      "Phone/Info.plist": "{}", "Phone/Source/App.swift": "@main class App {}",
      "Phone/Main.storyboard": storyboard,
    ])
    let graph = try FlowProject(paths: [files.path]).load().graph
    #expect(graph.targets.map(\.name) == ["Phone"])
  }

  @Test("Source with the name of a manifest is read as source")
  func source() throws {
    let files = try TemporaryProject([
      "App/Main.storyboard": storyboard,
      "App/Project.swift": """
      class Login: UIViewController { func a() { present(Other(), animated: true) } }
      class Other: UIViewController {}
      """,
    ])
    let graph = try FlowProject(paths: [files.path]).load().graph
    #expect(graph.segues.contains { $0.kind.rawValue == "present" })
  }
}
