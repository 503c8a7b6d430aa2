import FlowModel
import ProjectTargets
import TestSupport
import Testing

@Suite("Targets where no project file tells")
struct FolderTargetTests {
  @Test("The folder of each property list is a target; a file belongs to the innermost")
  func folders() throws {
    let files = ["App/a.swift", "App/Watch/b.swift", "Shared/c.swift"]
    let membership = ProjectStructure(
      starts: ["App/Info.plist", "App/Watch/Info.plist"], files: files
    ).membership
    #expect(files.map(membership.targets) == [["App"], ["Watch"], []])
    #expect(membership.targets.allSatisfy { $0.kind == .folder })
    let scope = try #require(membership.scope(ofFileAt: "App/a.swift"))
    #expect(files.map { membership.rank(of: $0, from: scope) } == [0, 1, 2])
  }

  @Test("Folders with the same name are distinguished by their paths")
  func sameNames() {
    let membership = ProjectStructure(
      starts: ["iOS/App/Info.plist", "Mac/App/Info.plist"], files: ["Mac/App/a.swift"]
    ).membership
    #expect(membership.targets.map(\.name) == ["App (Mac/App)", "App (iOS/App)"])
    #expect(membership.targets(ofFileAt: "Mac/App/a.swift") == ["App (Mac/App)"])
  }

  @Test("More than 500 such folders are reported once, and the first ones are targets")
  func count() {
    let starts = (100...600).map { "App\($0)/Info.plist" }
    let structure = ProjectStructure(starts: starts.reversed())
    #expect(structure.membership.targets.count == 500)
    #expect(structure.findings.map(\.location.path) == ["App600"])
    #expect(
      structure.findings.map(\.message) == [
        "not a readable project file; "
          + "501 folders that start an app and belong to no project; an app may have at most 500"
      ])
  }

  @Test("Below a project file, the project's targets are used")
  func belowProject() {
    var project = XcodeSketch()
    project.target("App", type: "application")
    let membership = ProjectStructure(
      projects: [project.file(at: "App/App.xcodeproj/project.pbxproj")],
      starts: ["App/Old/Info.plist", "Other/Info.plist"],
      files: ["App/Old/a.swift", "Other/b.swift"]
    ).membership
    #expect(membership.targets.map(\.name) == ["App", "Other"])
    #expect(membership.targets(ofFileAt: "App/Old/a.swift").isEmpty)
    #expect(membership.targets(ofFileAt: "Other/b.swift") == ["Other"])
  }

  @Test("A header belongs to the targets of the implementation beside it")
  func headers() {
    var project = XcodeSketch()
    project.file("F", "List.m")
    project.mainGroup = ["F"]
    project.target("App", type: "application", files: ["F"])
    let membership = ProjectStructure(
      projects: [project.file(at: "App.xcodeproj/project.pbxproj")],
      files: ["List.h", "Other.h"]
    ).membership
    #expect(membership.targets(ofFileAt: "List.h") == ["App"])
    #expect(membership.targets(ofFileAt: "Other.h").isEmpty)
  }
}
