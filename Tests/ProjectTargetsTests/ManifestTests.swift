import FlowModel
import ProjectTargets
import TestSupport
import Testing

@Suite("Targets of Package.swift and Project.swift")
struct ManifestTests {
  @Test("A package's targets have the folders of their names, or those that they name")
  func package() throws {
    let package = ProjectFile(
      "Kit/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let shared: [Target.Dependency] = ["Base"]
      let package = Package(
        name: "Kit", platforms: [.iOS(.v17), .macOS(.v14)],
        products: [.library(name: "KitProduct", targets: ["Kit"])],
        targets: [
          .target(name: "Kit", dependencies: shared + [.product(name: "X", package: "x")],
            exclude: ["Old/"]),
          .target(name: "Base", path: "Shared/Base", sources: ["In"]),
          .executableTarget(name: "tool", dependencies: [.target(name: "Kit")]),
          .testTarget(name: "KitTests", dependencies: ["Kit", "tool"]),
        ])
      """)
    let files = [
      "Kit/Sources/Kit/a.swift", "Kit/Sources/Kit/Old/b.swift", "Kit/Shared/Base/In/c.swift",
      "Kit/Shared/Base/d.swift", "Kit/Source/tool/main.swift", "Kit/Tests/KitTests/e.swift",
    ]
    let structure = ProjectStructure(projects: [package], files: files)
    let membership = structure.membership
    #expect(
      files.map(membership.targets) == [["Kit"], [], ["Base"], [], ["tool"], ["KitTests"]])
    #expect(membership.targets.map(\.kind) == [.library, .library, .unitTests, .tool])
    #expect(membership.targets.allSatisfy { $0.platforms == [.iOS, .macOS] })
    let tests = try #require(membership.scope(ofFileAt: files[5]))
    #expect(membership.rank(of: files[0], from: tests) == 1)
    #expect(membership.rank(of: files[2], from: tests) == 1)
    #expect(membership.rank(of: files[4], from: tests) == 1)
    #expect(structure.findings.isEmpty)
  }

  @Test("An app depends on a package's product by its name, and so on the product's targets")
  func product() throws {
    var app = XcodeSketch()
    app.file("F", "App.swift")
    app.mainGroup = ["F"]
    app.add("PRODUCT", "XCSwiftPackageProductDependency", "productName = KitProduct;")
    app.target(
      "App", type: "application", files: ["F"], more: "packageProductDependencies = (PRODUCT);")
    let package = ProjectFile(
      "Kit/Package.swift",
      """
      import PackageDescription
      let package = Package(name: "Kit",
        products: [.library(name: "KitProduct", targets: ["Inner"])],
        targets: [.target(name: "Inner", dependencies: [.byName(name: "Base")]),
                  .target(name: "Base")])
      """)
    let files = ["App.swift", "Kit/Sources/Inner/a.swift", "Kit/Sources/Base/b.swift"]
    let membership = ProjectStructure(
      projects: [app.file(at: "App.xcodeproj/project.pbxproj"), package], files: files
    ).membership
    let scope = try #require(membership.scope(ofFileAt: "App.swift"))
    #expect(files.map { membership.rank(of: $0, from: scope) } == [0, 1, 1])
  }

  @Test("A package with one target may have its files directly in the source folder")
  func singleTarget() {
    let package = ProjectFile(
      "Package.swift",
      "import PackageDescription\nlet p = Package(name: \"A\", targets: [.target(name: \"A\")])")
    let membership = ProjectStructure(projects: [package], files: ["Sources/a.swift"]).membership
    #expect(membership.targets(ofFileAt: "Sources/a.swift") == ["A"])
  }

  @Test("A name that is not a literal is reported at its line, and the others are read")
  func computedName() {
    let package = ProjectFile(
      "Package.swift",
      """
      import PackageDescription
      let targets: [Target] = [
        .target(name: makeName()),
        .target(name: "B", path: "B"),
      ]
      """)
    let structure = ProjectStructure(projects: [package], files: ["B/b.swift"])
    #expect(structure.membership.targets(ofFileAt: "B/b.swift") == ["B"])
    #expect(
      structure.findings.map(\.location) == [SourceLocation(path: "Package.swift", line: 3)])
  }

  @Test(
    "App source in a file with a manifest's name declares nothing",
    arguments: ["Package.swift", "Project.swift"])
  func source(path: String) {
    let file = ProjectFile(path, "import UIKit\nlet a = Target(name: \"A\", product: .app)")
    let structure = ProjectStructure(projects: [file])
    #expect(structure.membership.isEmpty && structure.findings.isEmpty)
  }

  @Test("Tuist's targets are read if they are written as literals")
  func tuist() throws {
    let project = ProjectFile(
      "App/Project.swift",
      """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", destinations: [.iPhone, .mac], product: .app,
          sources: ["Sources/**", .glob("More/**/*.swift", excluding: ["More/Old/**"])],
          resources: ["Resources/**/*.storyboard"],
          dependencies: [.target(name: "Kit"), .project(target: "Base", path: "../Base")]),
        Target(name: "Kit", platform: .iOS, product: .staticFramework, sources: ["Kit/**"]),
        makeTarget(name: "Other"),
      ])
      """)
    let base = ProjectFile(
      "Base/Project.swift",
      """
      import ProjectDescription
      let base = Project(name: "Base", targets: [
        .target(name: "Base", destinations: .macOS, product: .framework, sources: "Base/**")])
      """)
    let files = [
      "App/Sources/a.swift", "App/More/x/b.swift", "App/More/Old/c.swift",
      "App/Resources/Main.storyboard", "App/Resources/d.txt", "App/Kit/e.swift",
      "Base/Base/f.swift",
    ]
    let membership = ProjectStructure(projects: [project, base], files: files).membership
    #expect(
      files.map(membership.targets) == [["App"], ["App"], [], ["App"], [], ["Kit"], ["Base"]])
    #expect(membership.targets.map(\.kind) == [.application, .framework, .framework])
    #expect(membership.targets.map(\.platforms) == [[.iOS, .macOS], [.macOS], [.iOS]])
    let scope = try #require(membership.scope(ofFileAt: files[0]))
    #expect(membership.rank(of: files[5], from: scope) == 1)
    #expect(membership.rank(of: files[6], from: scope) == 1)
  }

  @Test("A manifest that is cut off or deeply nested causes no crash")
  func hostile() {
    let start = "import PackageDescription\nlet p = Package(targets: "
    let texts = [
      start + "[.target(name: \"A\"", start + String(repeating: "[", count: 10_000),
      start + "x" + String(repeating: ".x", count: 10_000),
      // What a check of single lines would take for text.
      start + "/*\"*/" + String(repeating: "[", count: 30),
      start + "#\" \" \"#, " + String(repeating: "[", count: 30),
      start + "\"\"\"\n]\n\"\"\", " + String(repeating: "[\"\"\"\n]\n\"\"\",", count: 30),
      "import PackageDescription\nlet a = " + String(repeating: "try\n", count: 10_000) + "b",
      "import PackageDescription\nif a {}" + String(repeating: " else if a {}", count: 10_000),
      "import PackageDescription\nlet a = b\nlet b = a\nlet t = Target.target(name: a)",
    ]
    let rules = texts.map { text in
      ProjectStructure(projects: [ProjectFile("Package.swift", text)]).findings.map(\.rule)
    }
    #expect(rules[1...7].allSatisfy { $0 == ["unreadable-project"] })
  }

  @Test("Variables that double a list are looked up a million times, and no more")
  func values() {
    let lists = (1...20).map { "let l\($0) = l\($0 - 1) + l\($0 - 1)" }.joined(separator: "\n")
    let targets = (0..<150).map { #".target(name: "T\#($0)", dependencies: l20)"# }
    let manifest = ProjectFile(
      "Package.swift",
      """
      import PackageDescription
      let l0: [Target.Dependency] = ["A"]
      \(lists)
      let package = Package(name: "P", targets: [\(targets.joined(separator: ", "))])
      """)
    let structure = ProjectStructure(projects: [manifest])
    #expect(structure.membership.targets.count < targets.count)
    #expect(
      structure.findings.last?.message
        == "not a readable project file; it has more than 1000000 values that are looked up; "
        + "a manifest may have at most 1000000")
  }
}
