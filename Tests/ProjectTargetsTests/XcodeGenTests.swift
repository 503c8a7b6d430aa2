import FlowModel
import ProjectTargets
import TestSupport
import Testing

@Suite("Targets of XcodeGen's project.yml")
struct XcodeGenTests {
  private let files = [
    "App/Sources/a.swift", "App/Old/b.swift", "App/More/c.swift", "App/More/Out/d.swift",
    "App/Kit_iOS/e.swift", "App/Kit_macOS/f.swift",
  ]

  @Test("Sources are a text, a list or mappings, and a target for two platforms is two targets")
  func targets() throws {
    let spec = ProjectFile(
      "App/project.yml",
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - Sources
            - path: More
              excludes: ["Out/**"]
          dependencies:
            - target: Kit_iOS
            - package: Alamofire
        Kit:
          type: framework
          platform: [iOS, macOS]
          sources: Kit_${platform}
        Tests:
          type: bundle.unit-test
          platform: iOS
          dependencies: [{target: App}]
      """)
    let membership = ProjectStructure(projects: [spec], files: files).membership
    #expect(
      files.map(membership.targets) == [["App"], [], ["App"], [], ["Kit_iOS"], ["Kit_macOS"]])
    #expect(membership.targets.map(\.name) == ["App", "Kit_iOS", "Kit_macOS", "Tests"])
    #expect(membership.targets.map(\.platform) == [.iOS, .iOS, .macOS, .iOS])
    let scope = try #require(membership.scope(ofFileAt: files[0]))
    #expect(membership.rank(of: files[4], from: scope) == 1)
    #expect(membership.rank(of: files[5], from: scope) == nil)
    let tests = try #require(membership.scope(ofTarget: "Tests"))
    #expect(membership.rank(of: files[0], from: tests) == 1)
  }

  @Test("A file that is not YAML is a warning at its line; one without targets is ignored")
  func unreadable() {
    let bad = ProjectStructure(projects: [ProjectFile("project.yml", "targets:\n  A: [")])
    #expect(bad.findings.map(\.rule) == ["unreadable-project"])
    #expect(bad.findings.allSatisfy { $0.location.line > 0 })
    let other = ProjectStructure(projects: [ProjectFile("project.yml", "title: A book\n")])
    #expect(other.findings.isEmpty && other.membership.isEmpty)
  }

  @Test("A target that the Xcode project beside it also has counts once")
  func generated() {
    var project = XcodeSketch()
    project.file("F", "Sources/a.swift")
    project.mainGroup = ["F"]
    project.target("App", type: "application", files: ["F"])
    let spec = ProjectFile(
      "App/project.yml", "targets:\n  App: {type: application, sources: Old}\n")
    let membership = ProjectStructure(
      projects: [spec, project.file(at: "App/App.xcodeproj/project.pbxproj")], files: files
    ).membership
    #expect(membership.targets.map(\.name) == ["App"])
    #expect(files.prefix(2).map(membership.targets) == [["App"], []])
  }

  @Test("The files of projects with too many patterns are left out, and those of others are not")
  func patterns() {
    func spec(_ count: Int) -> String {
      "targets:\n  A\(count):\n    type: tool\n    sources:\n      - path: S\n        excludes:\n"
        + (0..<count).map { "          - '*\($0)'\n" }.joined()
    }
    let structure = ProjectStructure(
      projects: [ProjectFile("a/project.yml", spec(400)), ProjectFile("b/project.yml", spec(101))],
      files: ["a/S/x.xib", "b/S/x.xib"])
    #expect(
      structure.findings.map(\.description) == [
        "b/project.yml: warning: not a readable project file; with those of other projects, it has "
          + "501 patterns of paths; a list may have at most 500"
      ])
    #expect(structure.membership.scope(ofFileAt: "a/S/x.xib") != nil)
    #expect(structure.membership.scope(ofFileAt: "b/S/x.xib") == nil)
  }
}
