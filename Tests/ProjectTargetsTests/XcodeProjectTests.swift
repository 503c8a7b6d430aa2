import FlowModel
import ProjectTargets
import TestSupport
import Testing

@Suite("Targets of an Xcode project")
struct XcodeProjectTests {
  private func structure(
    _ files: [String], at path: String = "Shop/Shop.xcodeproj/project.pbxproj",
    _ sketch: (inout XcodeSketch) -> Void
  ) -> ProjectStructure {
    var project = XcodeSketch()
    sketch(&project)
    return ProjectStructure(projects: [project.file(at: path)], files: files)
  }

  @Test(
    "A file belongs to the targets whose build phases contain it, wherever its group is",
    arguments: [
      ("\"<group>\"", "App/List.swift", "Shop/Sources/App/List.swift"),
      ("SOURCE_ROOT", "App/List.swift", "Shop/App/List.swift"),
      ("\"<group>\"", "../List.swift", "Shop/List.swift"),
      ("\"<group>\"", "../../List.swift", "List.swift"),
    ])
  func paths(tree: String, path: String, found: String) {
    let membership = structure([found, "Shop/Other.swift"]) {
      $0.file("F", path, tree: tree)
      $0.group("G", path: "Sources", ["F"])
      $0.mainGroup = ["G"]
      $0.target("Shop", type: "application", files: ["F"])
      $0.target("ShopPro", type: "application", files: ["F"])
      $0.target("Tool", type: "tool")
    }.membership
    #expect(membership.targets(ofFileAt: found) == ["Shop", "ShopPro"])
    #expect(membership.targets(ofFileAt: "Shop/Other.swift").isEmpty)
  }

  @Test(
    "A file outside the project belongs to no target", arguments: ["SDKROOT", "\"<absolute>\""])
  func outside(tree: String) {
    let structure = structure(["List.swift", "Shop/List.swift"]) {
      $0.file("F", "/List.swift", tree: tree)
      $0.mainGroup = ["F"]
      $0.target("Shop", type: "application", files: ["F"])
    }
    #expect(structure.membership.targets(ofFileAt: "Shop/List.swift").isEmpty)
    #expect(structure.findings.isEmpty)
  }

  @Test("A localised group represents its files, and a folder everything in it")
  func groups() {
    let files = [
      "Shop/Base.lproj/Main.storyboard", "Shop/fr.lproj/Main.storyboard", "Shop/Assets/a/b.xib",
    ]
    let membership = structure(files) {
      $0.file("BASE", "Base.lproj/Main.storyboard")
      $0.file("FR", "fr.lproj/Main.storyboard")
      $0.group("MAIN_SB", path: nil, ["BASE", "FR"], isa: "PBXVariantGroup")
      $0.file("ASSETS", "Assets")
      $0.mainGroup = ["MAIN_SB", "ASSETS"]
      $0.target("Shop", type: "application", files: ["MAIN_SB", "ASSETS"])
    }.membership
    for file in files { #expect(membership.targets(ofFileAt: file) == ["Shop"]) }
  }

  @Test("A synchronised group belongs to its target except for exceptions, which others may have")
  func synchronised() {
    let files = [
      "Shop/App/List.swift", "Shop/App/Left.swift", "Shop/App/Out/Deep.swift",
      "Shop/App/Shared.swift", "Shop/App/Base.lproj/Card.storyboard",
      "Shop/App/Base.lproj/List.storyboard",
    ]
    let membership = structure(files) {
      $0.add(
        "OUT", "PBXFileSystemSynchronizedBuildFileExceptionSet",
        "membershipExceptions = (Left.swift, Out); target = T_Shop;")
      $0.add(
        "IN", "PBXFileSystemSynchronizedBuildFileExceptionSet",
        "membershipExceptions = (Shared.swift, /Localized/Card.storyboard); target = T_Fill;")
      $0.add(
        "SYNC", "PBXFileSystemSynchronizedRootGroup",
        "exceptions = (OUT, IN); path = App; sourceTree = \"<group>\";")
      $0.mainGroup = ["SYNC"]
      $0.target(
        "Shop", type: "application", more: "fileSystemSynchronizedGroups = (SYNC);")
      $0.target("Fill", type: "app-extension")
    }.membership
    #expect(
      files.map(membership.targets) == [
        ["Shop"], [], [], ["Fill", "Shop"], ["Fill", "Shop"], ["Shop"],
      ])
  }

  @Test(
    "A target's settings state its platforms, or else its project's do",
    arguments: [
      ("", [Platform.iOS]), ("SDKROOT = macosx;", [.macOS]), ("SDKROOT = appletvos;", [.tvOS]),
      ("SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", [.iOS, .macOS]),
      ("SDKROOT = auto; MACOSX_DEPLOYMENT_TARGET = 14.0;", [.macOS]),
      ("SDKROOT = auto;", []),
    ])
  func platforms(settings: String, platforms: [Platform]) {
    let target = structure([]) {
      $0.target("Kit", type: "framework", settings: settings)
    }.membership.targets.first
    #expect(target?.platforms == Set(platforms))
    #expect(target?.platform == (platforms.count == 1 ? platforms[0] : .unknown))
  }

  @Test(
    "A product type determines the target's kind",
    arguments: [
      ("application", ProjectTarget.Kind.application), ("app-extension", .appExtension),
      ("application.watchapp2", .watchApp), ("watchkit2-extension", .watchExtension),
      ("framework", .framework), ("library.static", .library), ("bundle.unit-test", .unitTests),
      ("bundle.ui-testing", .uiTests), ("tool", .tool), ("extensionkit-extension", .appExtension),
      ("metal-library", .other),
    ])
  func kinds(type: String, kind: ProjectTarget.Kind) {
    let targets = structure([]) { $0.target("T", type: type) }.membership.targets
    #expect(targets.map(\.kind) == [kind])
  }

  @Test("An app depends on a framework, which may be in another project")
  func dependencies() throws {
    var app = XcodeSketch()
    app.file("F", "App.swift")
    app.file("E", "Share.swift")
    app.file("KIT", "Kit.framework", tree: "BUILT_PRODUCTS_DIR")
    app.mainGroup = ["F", "E", "KIT"]
    app.target("App", type: "application", files: ["F", "KIT"], dependencies: ["Share"])
    app.target("Share", type: "app-extension", files: ["E"])
    var kit = XcodeSketch()
    kit.file("K", "Kit.swift")
    kit.file("B", "Base.swift")
    kit.mainGroup = ["K", "B"]
    kit.target("Kit", type: "framework", files: ["K"], dependencies: ["Base"])
    kit.target("Base", type: "framework", files: ["B"])
    let files = ["App/App.swift", "App/Share.swift", "Kit/Kit.swift", "Kit/Base.swift"]
    let membership = ProjectStructure(
      projects: [
        kit.file(at: "Kit/Kit.xcodeproj/project.pbxproj"),
        app.file(at: "App/App.xcodeproj/project.pbxproj"),
      ], files: files + ["Loose.swift"]
    ).membership
    let scope = try #require(membership.scope(ofFileAt: "App/App.swift"))
    #expect(files.map { membership.rank(of: $0, from: scope) } == [0, nil, 1, 1])
    #expect(membership.rank(of: "Loose.swift", from: scope) == 2)
    let base = try #require(membership.scope(ofFileAt: "Kit/Base.swift"))
    #expect(membership.rank(of: "App/App.swift", from: base) == nil)
    #expect(membership.platforms(of: scope) == [.iOS])
  }

  @Test("A target's property list belongs to it, and its settings name the file")
  func propertyList() {
    let structure = structure(["Shop/App/Info.plist"]) {
      $0.target(
        "Shop", type: "application", settings: "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";")
    }
    #expect(structure.membership.targets(ofFileAt: "Shop/App/Info.plist") == ["Shop"])
    #expect(structure.configurations.map(\.target) == [nil, "Shop"])
    #expect(structure.configurations.last?.propertyList == "Shop/App/Info.plist")
  }

  @Test("Targets with the same name in two projects are distinguished by their projects")
  func sameNames() {
    var project = XcodeSketch()
    project.file("F", "App.swift")
    project.mainGroup = ["F"]
    project.target("App", type: "application", files: ["F"])
    let membership = ProjectStructure(
      projects: ["iOS/App.xcodeproj/project.pbxproj", "Mac/App.xcodeproj/project.pbxproj"]
        .map(project.file), files: ["iOS/App.swift", "Mac/App.swift"]
    ).membership
    #expect(
      membership.targets.map(\.name) == ["App (Mac/App.xcodeproj)", "App (iOS/App.xcodeproj)"])
    #expect(membership.targets(ofFileAt: "Mac/App.swift") == ["App (Mac/App.xcodeproj)"])
    #expect(membership.targets.map(\.module) == ["App", "App"])
  }

  @Test(
    "A project that cannot be read is a warning, and the others are read",
    arguments: [
      "", "{", "objects = (", "{ objects = { A = { isa = PBXProject; targets = B; }; }; }",
    ])
  func unreadable(text: String) {
    var good = XcodeSketch()
    good.target("Good", type: "tool")
    let structure = ProjectStructure(projects: [
      ProjectFile("Bad.xcodeproj/project.pbxproj", text),
      good.file(at: "Good.xcodeproj/project.pbxproj"),
    ])
    #expect(structure.membership.targets.map(\.name) == ["Good"])
    #expect(structure.findings.map(\.rule) == ["unreadable-project"])
    #expect(structure.findings.map(\.location.path) == ["Bad.xcodeproj/project.pbxproj"])
  }

  @Test("A group that contains itself causes no endless loop")
  func circle() {
    let structure = structure([]) {
      $0.group("A", path: "a", ["B"])
      $0.group("B", path: "b", ["A"])
      $0.mainGroup = ["A"]
    }
    #expect(structure.findings.isEmpty)
  }

  @Test("A project that nests too deeply is reported with what was found")
  func nesting() {
    let text = "{ objects = " + String(repeating: "(", count: 8194)
    let structure = ProjectStructure(projects: [ProjectFile("A.xcodeproj/project.pbxproj", text)])
    #expect(
      structure.findings.map(\.message) == [
        "not a readable project file; it has 8195 levels of nesting; "
          + "a property list, project, table or JSON file may have at most 128"
      ])
  }

  @Test(
    "Targets that share a list of files have a million in all, and what exceeds it is reported once"
  )
  func memberships() {
    let names = (0..<1_000).map { "F\($0)" }
    let targets = (0..<1_010).map { "T\($0)" }
    let structure = structure(
      names.map { "\($0).swift" }, at: "Shop.xcodeproj/project.pbxproj"
    ) {
      for name in names { $0.file(name, "\(name).swift") }
      $0.group("ALL", path: nil, names)
      $0.mainGroup = ["ALL"]
      for target in targets { $0.target(target, type: "application", files: ["ALL"]) }
    }
    #expect(structure.membership.targets.count == targets.count)
    let last = structure.membership.targets(ofFileAt: "F999.swift")
    #expect(last.contains("T0") && !last.contains("T1009"))
    #expect(
      structure.findings.map(\.message) == [
        "not a readable project file; it has more than 1000000 files in its targets, each counted "
          + "for every target; an Xcode project may have at most 1000000"
      ])
  }
}
