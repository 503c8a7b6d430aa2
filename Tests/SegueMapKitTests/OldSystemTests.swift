import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("What runs only on systems that are older than a target supports") struct OldSystemTests {
  private static let source = """
    import UIKit
    class New: UIViewController {}
    class Old: UIViewController {}
    class Home: UIViewController {
      @objc func tapped() {
        TEST
      }
    }
    """

  private func shown(_ test: String, _ files: [String: String]) throws -> [String] {
    var files = files
    files["App/Home.swift"] = Self.source.replacing("TEST", with: test)
    return try screensPresentedByHome(in: files)
  }

  private static let branch = """
    if #available(iOS 14, *) { present(New(), animated: true) } else { present(Old(), animated: true) }
    """

  private static func generated(_ settings: String) -> [String: String] {
    ["project.yml": "targets: {App: {type: application, platform: iOS, sources: App, \(settings)}}"]
  }

  @Test(
    "A way for older systems is not followed",
    arguments: [
      (branch, ["New"]),
      (
        "guard #available(iOS 14, *) else { return present(Old(), animated: true) }\n"
          + "present(New(), animated: true)", ["New"]
      ),
      (
        "if #unavailable(iOS 14) { present(Old(), animated: true) } else { present(New(), animated: true) }",
        ["New"]
      ),
      (
        "if #available(iOS 14, *) { present(New(), animated: true); return }\n"
          + "present(Old(), animated: true)", ["New"]
      ),
      (
        "if #available(iOS 14, *), isNew { present(New(), animated: true) } "
          + "else { present(Old(), animated: true) }", ["New", "Old"]
      ),
      (
        "if #available(iOS 14.1, *) { present(New(), animated: true) } "
          + "else { present(Old(), animated: true) }", ["New", "Old"]
      ),
      (
        "if #available(macOS 15, *) { present(New(), animated: true) } "
          + "else { present(Old(), animated: true) }", ["New"]
      ),
      (
        "if #available(iOS 14, macCatalyst 15, *) { present(New(), animated: true) } "
          + "else { present(Old(), animated: true) }", ["New", "Old"]
      ),
    ])
  func ways(test: String, expected: [String]) throws {
    #expect(try shown(test, Self.generated("deploymentTarget: 14.0")) == expected)
  }

  @Test(
    "The oldest system is that of the target, else that of its project; else both ways are followed",
    arguments: [
      ("deploymentTarget: 13.4", ["New", "Old"]), ("deploymentTarget: \"15.2\"", ["New"]),
      ("settings: {IPHONEOS_DEPLOYMENT_TARGET: 14.0}", ["New"]),
      ("settings: {base: {IPHONEOS_DEPLOYMENT_TARGET: 14.0}}", ["New"]),
      ("settings: {configs: {Debug: {IPHONEOS_DEPLOYMENT_TARGET: 14.0}}}", ["New"]),
      ("configFiles: {Debug: App.xcconfig}", ["New"]),
      ("configFiles: {Debug: Other.xcconfig}", ["New", "Old"]),
      ("templates: [A]", ["New", "Old"]), ("settings: {groups: [A]}", ["New", "Old"]),
      ("info: {}", ["New", "Old"]),
    ])
  func specification(settings: String, expected: [String]) throws {
    var files = Self.generated(settings)
    files["App.xcconfig"] = "#include \"Base.xcconfig\" // for all\n#include? \"Mine.xcconfig\"\n"
    files["Base.xcconfig"] = "IPHONEOS_DEPLOYMENT_TARGET = 14.0; // the oldest\n"
    #expect(try shown(Self.branch, files) == expected)
    files["project.yml"]? += "\noptions: {deploymentTarget: {iOS: 14}}"
    let isOwn = settings.contains("13.4")
    let isUnread = ["Other", "templates", "groups"].contains { settings.contains($0) }
    #expect(try shown(Self.branch, files) == (isOwn || isUnread ? ["New", "Old"] : ["New"]))
  }

  @Test(
    "The oldest system of an Xcode target is the lowest of all configurations",
    arguments: [
      ("IPHONEOS_DEPLOYMENT_TARGET = 14.0;", "", ["New"]),
      ("", "IPHONEOS_DEPLOYMENT_TARGET = 14.0;", ["New"]),
      ("IPHONEOS_DEPLOYMENT_TARGET = 13.0;", "IPHONEOS_DEPLOYMENT_TARGET = 14.0;", ["New"]),
      ("IPHONEOS_DEPLOYMENT_TARGET = 14.0;", "IPHONEOS_DEPLOYMENT_TARGET = 13.0;", ["New", "Old"]),
      ("", "IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\";", ["New", "Old"]),
      (
        "", "IPHONEOS_DEPLOYMENT_TARGET = 14.0; \"IPHONEOS_DEPLOYMENT_TARGET[arch=armv7]\" = 9.0;",
        ["New", "Old"]
      ),
      ("", "", ["New", "Old"]),
    ])
  func xcode(project: String, target: String, expected: [String]) throws {
    var sketch = XcodeSketch()
    sketch.settings += project
    sketch.file("F", "App/Home.swift")
    sketch.mainGroup = ["F"]
    sketch.target("App", type: "application", settings: target, files: ["F"])
    let files = ["App.xcodeproj/project.pbxproj": sketch.text]
    #expect(try shown(Self.branch, files) == expected)
  }

  @Test("The settings file of an Xcode configuration is read", arguments: [true, false])
  func settingsFile(isThere: Bool) throws {
    var sketch = XcodeSketch()
    sketch.file("F", "App/Home.swift")
    sketch.file("X", "App/Base.xcconfig")
    sketch.mainGroup = ["F", "X"]
    sketch.target("App", type: "application", files: ["F"], base: "X")
    var files = ["App.xcodeproj/project.pbxproj": sketch.text]
    if isThere { files["App/Base.xcconfig"] = "IPHONEOS_DEPLOYMENT_TARGET = 15.0" }
    #expect(try shown(Self.branch, files) == (isThere ? ["New"] : ["New", "Old"]))
  }

  @Test(
    "A package tells the oldest systems of its targets",
    arguments: [
      ("platforms: [.iOS(.v14)],", ["New"]),
      ("platforms: [.iOS(\"14.0\"), .macOS(.v10_15)],", ["New", "Old"]),
      ("platforms: [.iOS(.v14), .macOS(.v11)],", ["New"]),
      ("platforms: [.iOS(.v13)],", ["New", "Old"]),
      ("platforms: [.iOS(version)],", ["New", "Old"]), ("", ["New", "Old"]),
    ])
  func package(platforms: String, expected: [String]) throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "Kit", \(platforms) targets: [.target(name: "Kit", path: "App")])
      """
    let test = Self.branch.replacing("iOS 14,", with: "iOS 14, macOS 11,")
    #expect(try shown(test, ["Package.swift": manifest]) == expected)
  }

  @Test(
    "Tuist tells the oldest systems of a target",
    arguments: [
      ("deploymentTargets: .iOS(\"14.0\"),", ["New"]),
      ("deploymentTargets: .multiplatform(iOS: \"14.0\"),", ["New"]),
      ("deploymentTarget: .iOS(targetVersion: \"14.0\", devices: [.iphone]),", ["New"]),
      ("deploymentTargets: .iOS(\"13.0\"),", ["New", "Old"]), ("", ["New", "Old"]),
    ])
  func tuist(targets: String, expected: [String]) throws {
    let manifest = """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", destinations: .iOS, product: .app, \(targets) sources: ["App/**"]),
      ])
      """
    #expect(try shown(Self.branch, ["Project.swift": manifest]) == expected)
  }

  @Test(
    "Objective-C asks for a system in its own way",
    arguments: ["@available", "__builtin_available"])
  func objectiveC(name: String) throws {
    let found = try edges(
      Self.generated("deploymentTarget: 14.0").merging([
        "App/Home.m": """
        @interface New : UIViewController
        @end
        @interface Old : UIViewController
        @end
        @interface Home : UIViewController
        @end
        @implementation Home
        - (void)tapped {
          if (\(name)(iOS 14.0, *)) {
            [self presentViewController:[New new] animated:YES completion:nil];
          } else {
            [self presentViewController:[Old new] animated:YES completion:nil];
          }
        }
        @end
        """
      ]) { $1 })
    #expect(found == ["App/Home.m#Home -present-> App/Home.m#New"])
  }

  @Test("A view shows what its oldest system shows")
  func view() throws {
    let found = try edges(
      Self.generated("deploymentTarget: 16.0").merging([
        "App/Home.swift": """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View {
          var body: some View {
            if #available(iOS 16, *) { NavigationStack { New() } } else { NavigationView { Old() } }
          }
        }
        struct New: View { var body: some View { NavigationLink("a") { A() } } }
        struct Old: View { var body: some View { NavigationLink("a") { B() } } }
        struct A: View { var body: some View { Text("") } }
        struct B: View { var body: some View { Text("") } }
        """
      ]) { $1 })
    #expect(
      found.filter { $0.hasPrefix("App/Home.swift#Home") }
        == ["App/Home.swift#Home -push-> App/Home.swift#A"])
  }
}
