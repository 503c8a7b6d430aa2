import ProjectFiles
import TestSupport
import Testing

@testable import AppReading

@Suite("Walking folders")
struct SourceFinderTests {
  private let storyboard = storyboardText(first: "A", second: "B")

  /// Returns the files found from the root of a project, with relative paths.
  private func found(in project: TemporaryProject, roots: [String] = [""]) -> [String] {
    let paths = roots.map { $0.isEmpty ? project.path : project.file($0) }
    return SourceFinder(roots: paths).files
      .map { String($0.systemPath.dropFirst(project.path.count + 1)) }.sorted()
  }

  @Test("Interface files, property lists, projects and source are found at any depth")
  func roles() throws {
    let project = try TemporaryProject([
      "App/Main.storyboard": "", "App/Views/Cell.xib": "", "App/App-Info.plist": "",
      "App.xcodeproj/project.pbxproj": "", "App/Main.swift": "", "App/Entitlements.plist": "",
      "App/project.yml": "", "Kit/Package.swift": "",
    ])
    #expect(
      found(in: project) == [
        "App.xcodeproj/project.pbxproj", "App/App-Info.plist", "App/Main.storyboard",
        "App/Main.swift", "App/Views/Cell.xib", "App/project.yml", "Kit/Package.swift",
      ])
  }

  @Test("The property list of every target is found, whatever precedes or follows Info in its name")
  func propertyLists() throws {
    let project = try TemporaryProject([
      "App-Info.plist": "", "Info-Debug.plist": "", "Info.plist": "", "app-info.plist": "",
      "GoogleService-Info.plist": "", "Information.plist": "", "Settings.plist": "",
    ])
    #expect(
      found(in: project) == ["App-Info.plist", "Info-Debug.plist", "Info.plist", "app-info.plist"])
  }

  @Test(
    "Folders of dependencies, build products and hidden folders are skipped",
    arguments: [
      "Pods", "Carthage", ".build", "build", "DerivedData", "node_modules", "Art.bundle",
      "Page.xctemplate", "de.xcloc", ".git",
    ])
  func leftOut(folder: String) throws {
    let project = try TemporaryProject([
      "\(folder)/Deep/Main.storyboard": storyboard, "App/\(folder)/Main.storyboard": storyboard,
      "App/Main.storyboard": storyboard,
    ])
    #expect(found(in: project) == ["App/Main.storyboard"])
    #expect(found(in: project, roots: [folder]) == ["\(folder)/Deep/Main.storyboard"])
  }

  @Test(
    "Source of libraries, playgrounds and tutorials is skipped, but interface files there are read")
  func otherSource() throws {
    let project = try TemporaryProject()
    let folders = [
      "Kit.framework/Headers", "Kit.xcframework", "Try.playground/Sources", "Kit.docc/Resources",
      "App",
    ]
    for folder in folders {
      for name in ["a.swift", "a.h", "a.m", "a.mm", "a.c", "a.xib"] {
        try project.write("", to: "\(folder)/\(name)")
      }
    }
    #expect(
      found(in: project).filter { !$0.hasSuffix("xib") } == [
        "App/a.h", "App/a.m", "App/a.mm", "App/a.swift",
      ])
    #expect(found(in: project).filter { $0.hasSuffix("xib") }.count == 5)
    let withoutSource = SourceFinder(roots: [project.path], readsSource: false).files
    #expect(withoutSource.allSatisfy { $0.role == .interface })
    #expect(withoutSource.count == 5)
  }

  @Test("Hidden copies of interface files are skipped")
  func hiddenFiles() throws {
    let project = try TemporaryProject(["._Main.storyboard": "\u{5}", "Main.storyboard": ""])
    #expect(found(in: project) == ["Main.storyboard"])
  }

  @Test("A file in overlapping roots counts once")
  func overlap() throws {
    let project = try TemporaryProject(["App/Main.storyboard": storyboard])
    #expect(found(in: project, roots: ["", "App", ""]) == ["App/Main.storyboard"])
    #expect(found(in: project, roots: ["App", ""]) == ["App/Main.storyboard"])
  }

  @Test("A link to a folder that is walked anyway adds nothing and makes no loop")
  func linksInside() throws {
    let project = try TemporaryProject(["App/Main.storyboard": storyboard])
    try project.link("Again", to: "App")
    try project.link("Also.storyboard", to: "App/Main.storyboard")
    try project.link("App/Up", to: "..")
    try project.link("App/Self", to: ".")
    #expect(found(in: project) == ["App/Main.storyboard"])
  }

  @Test("A link to a skipped folder inside the root is followed once")
  func linksToLeftOut() throws {
    let project = try TemporaryProject([
      ".shared/Main.storyboard": storyboard, ".shared/Other.storyboard": storyboard,
    ])
    try project.link("B", to: ".shared")
    try project.link("A.storyboard", to: ".shared/Main.storyboard")
    #expect(found(in: project) == ["A.storyboard", "B/Other.storyboard"])
  }

  @Test("A link out of the root is not followed")
  func linksOutside() throws {
    let other = try TemporaryProject(["Main.storyboard": storyboard])
    let project = try TemporaryProject(["App/Main.storyboard": storyboard])
    try project.link("Other", to: other.path)
    try project.link("Other.storyboard", to: other.file("Main.storyboard"))
    #expect(found(in: project) == ["App/Main.storyboard"])
  }

  @Test("A dead link is reported only if it has the name of an interface file")
  func deadLinks() throws {
    let project = try TemporaryProject()
    try project.link("Gone.storyboard", to: "Nowhere.storyboard")
    try project.link("Gone", to: "Nowhere")
    let failures = SourceFinder(roots: [project.path]).failures
    #expect(failures.map(\.systemPath) == [project.file("Gone.storyboard")])
    #expect(failures.map(\.error) == [.noSuchFile])
  }
}
