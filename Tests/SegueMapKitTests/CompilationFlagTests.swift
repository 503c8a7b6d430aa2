import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Clauses of #if that no build of the targets compiles") struct CompilationFlagTests {
  private static let source = """
    import UIKit
    class Set: UIViewController {}
    class Not: UIViewController {}
    class Home: UIViewController {
      @objc func tapped() {
        #if CONDITION
        present(Set(), animated: true)
        #else
        present(Not(), animated: true)
        #endif
      }
    }
    """

  /// The screens that the two clauses of a condition show.
  private func shown(_ condition: String = "FLAG", in files: [String: String]) throws -> [String] {
    var files = files
    files["App/Home.swift"] = Self.source.replacing("CONDITION", with: condition)
    return try screensPresentedByHome(in: files)
  }

  private func shown(
    _ condition: String = "FLAG", project: String = "", target: String = "", base: String? = nil,
    files: [String: String] = [:]
  ) throws -> [String] {
    var sketch = XcodeSketch()
    sketch.settings += project
    sketch.file("F", "App/Home.swift")
    sketch.file("X", "App/Base.xcconfig")
    sketch.mainGroup = ["F", "X"]
    sketch.target("App", type: "application", settings: target, files: ["F"], base: base)
    return try shown(
      condition, in: files.merging(["App.xcodeproj/project.pbxproj": sketch.text]) { $1 })
  }

  private static let flags = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"

  @Test(
    "A flag is set or not by the settings of the target and its project",
    arguments: [
      ("", "", ["Not"]), ("\(flags) = FLAG;", "", ["Set"]), ("", "\(flags) = \"A FLAG\";", ["Set"]),
      ("\(flags) = FLAG;", "\(flags) = A;", ["Not"]),
      ("\(flags) = FLAG;", "\(flags) = \"A $(inherited)\";", ["Set"]),
      ("OTHER_SWIFT_FLAGS = \"-DFLAG\";", "", ["Set"]),
      ("", "OTHER_SWIFT_FLAGS = (\"-D\", FLAG, \"$(inherited)\");", ["Set"]),
      ("", "OTHER_SWIFT_FLAGS = \"-Xfrontend FLAG\";", ["Not"]),
      ("", "\"\(flags)[sdk=iphoneos*]\" = FLAG;", ["Not", "Set"]),
      ("", "\(flags) = \"$(OTHERS)\";", ["Not", "Set"]),
      ("OTHERS = FLAG;", "\(flags) = \"$(OTHERS)\";", ["Not", "Set"]),
      ("OTHERS = A;", "\(flags) = \"$(OTHERS)\";", ["Not"]),
      ("", "OTHER_SWIFT_FLAGS = \"-DA_$(B)\";", ["Not", "Set"]),
    ])
  func settings(project: String, target: String, expected: [String]) throws {
    #expect(try shown(project: project, target: target) == expected)
  }

  @Test(
    "A condition holds, does not, or may hold",
    arguments: [
      ("!FLAG", ["Set"]), ("FLAG || os(iOS)", ["Set"]), ("FLAG && os(iOS)", ["Not"]),
      ("DEBUG", ["Not", "Set"]), ("SWIFT_PACKAGE", ["Not", "Set"]),
      ("$Macros", ["Not", "Set"]), ("FLAG || DEBUG", ["Not", "Set"]), ("FLAG && DEBUG", ["Not"]),
    ])
  func conditions(condition: String, expected: [String]) throws {
    #expect(try shown(condition, project: "") == expected)
  }

  @Test(
    "The flags in an .xcconfig file count, and one that is not there may set any",
    arguments: [
      ("\(flags) = FLAG // FLAG is for testers", ["Set"]), ("// FLAG is for testers", ["Not"]),
      ("#include \"Common.xcconfig\"", ["Set"]), ("#include \"Mine.xcconfig\"", ["Not", "Set"]),
      ("#include? \"Mine.xcconfig\"", ["Not"]),
      ("OTHER_SWIFT_FLAGS[config=Beta][sdk=*] = -D FLAG", ["Not", "Set"]),
    ])
  func file(text: String, expected: [String]) throws {
    let files = ["App/Base.xcconfig": text, "App/Common.xcconfig": "\(Self.flags)=FLAG;"]
    #expect(try shown(base: "X", files: files) == expected)
    #expect(try shown(base: "X") == ["Not", "Set"])
  }

  @Test("Two targets of a file may differ")
  func targets() throws {
    let project = """
      targets:
        A: {type: application, platform: iOS, sources: App}
        B: {type: application, platform: iOS, sources: App, settings: {\(Self.flags): [FLAG]}}
      """
    #expect(try shown(in: ["project.yml": project]) == ["Not", "Set"])
    #expect(try shown("OTHER", in: ["project.yml": project]) == ["Not"])
  }

  @Test(
    "A package defines flags",
    arguments: [
      ("", ["Not"]), (", swiftSettings: [.define(\"FLAG\")]", ["Set"]),
      (", swiftSettings: [.define(\"A\")]", ["Not"]),
      (", swiftSettings: [.define(\"FLAG\", .when(configuration: .debug))]", ["Not", "Set"]),
      (", swiftSettings: [.unsafeFlags([\"-DFLAG\"])]", ["Not", "Set"]),
      (", swiftSettings: settings()", ["Not", "Set"]),
    ])
  func package(settings: String, expected: [String]) throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit", path: "App"\(settings))])
      """
    #expect(try shown(in: ["Package.swift": manifest]) == expected)
  }

  @Test("Without a project, or where Tuist makes the settings, any flag may be set")
  func unknown() throws {
    #expect(try shown(in: [:]) == ["Not", "Set"])
    let manifest = """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", destinations: .iOS, product: .app, sources: ["App/**"]),
      ])
      """
    #expect(try shown(in: ["Project.swift": manifest]) == ["Not", "Set"])
  }

  @Test("A view that one app declares leads to no view of another app")
  func apps() throws {
    let project = """
      targets:
        A: {type: application, platform: iOS, sources: [Shared, A]}
        B: {type: application, platform: iOS, sources: [Shared, B], settings: {\(Self.flags): REMOTE}}
      """
    let found = try edges([
      "project.yml": project,
      "Shared/List.swift": """
      import SwiftUI
      struct List: View {
        @State var isOn = false
        var body: some View {
          Text("").sheet(isPresented: $isOn) {
            #if !REMOTE
            Settings()
            #endif
          }
        }
      }
      """,
      "A/App.swift": """
      import SwiftUI
      @main struct First: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { List() } }
      struct Settings: View { var body: some View { Text("") } }
      """,
      "B/App.swift": """
      import SwiftUI
      @main struct Second: App { var body: some Scene { WindowGroup { Remote() } } }
      struct Remote: View { var body: some View { List() } }
      """,
    ])
    #expect(
      found == [
        "A/App.swift#First -rootViewController-> A/App.swift#Home",
        "A/App.swift#Home -sheet-> A/App.swift#Settings",
        "B/App.swift#Second -rootViewController-> B/App.swift#Remote",
      ])
  }
}
