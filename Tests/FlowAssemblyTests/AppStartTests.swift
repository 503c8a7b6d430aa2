import FlowAssembly
import FlowModel
import Foundation
import ProjectTargets
import TestSupport
import Testing

@Suite("Where the app starts")
struct AppStartTests {
  private func graph(
    _ sketches: StoryboardSketch..., propertyLists: [AppFile] = [],
    projects: ProjectStructure = ProjectStructure()
  ) -> FlowGraph {
    FlowAssembler(
      documents: sketches.map(\.document), propertyLists: propertyLists, projects: projects
    ).graph()
  }

  private func board(_ path: String, platform: Platform = .iOS) -> StoryboardSketch {
    StoryboardSketch(path, platform: platform, initial: "i", SceneSketch("i"), SceneSketch("j"))
  }

  @Test(
    "Any of the keys can name a main storyboard",
    arguments: [
      (["UIMainStoryboardFile": "Start"] as [String: any Sendable], Platform.iOS),
      (["UIMainStoryboardFile": "Start.storyboard"], .tvOS),
      (["UIMainStoryboardFile~ipad": "Start"], .iOS),
      (["NSMainStoryboardFile": "Start"], .macOS),
      (["NSExtension": ["NSExtensionMainStoryboard": "Start"]], .iOS),
      (
        [
          "UIApplicationSceneManifest": [
            "UISceneConfigurations": [
              "UIWindowSceneSessionRoleExternalDisplay": [
                ["UISceneConfigurationName": "Beamer"], ["UISceneStoryboardFile": "Start"],
              ]
            ]
          ]
        ], .iOS
      ),
    ])
  func keys(content: [String: any Sendable], platform: Platform) throws {
    let graph = graph(
      board("App/Start.storyboard", platform: platform),
      StoryboardSketch("App/Other.storyboard", initial: "o", SceneSketch("o")),
      propertyLists: [try .propertyList("App/Info.plist", content)])
    #expect(graph.entries == ["App/Start.storyboard#i"])
    #expect(graph.storyboards.filter(\.isMain).map(\.name) == ["Start"])
    #expect(graph.findings.isEmpty)
  }

  @Test("Every role of the scene manifest counts, in addition to the main storyboard")
  func roles() throws {
    let manifest = [
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          ["UISceneStoryboardFile": "A"], ["UISceneStoryboardFile": "B"],
        ],
        "CPTemplateApplicationSceneSessionRoleApplication": [["UISceneStoryboardFile": "C"]],
      ]
    ]
    let graph = graph(
      board("A.storyboard"), board("B.storyboard"), board("C.storyboard"), board("D.storyboard"),
      propertyLists: [
        try .propertyList(
          "Info.plist", ["UIApplicationSceneManifest": manifest, "UIMainStoryboardFile": "D"])
      ])
    #expect(
      graph.entries == ["A.storyboard#i", "B.storyboard#i", "C.storyboard#i", "D.storyboard#i"])
  }

  @Test(
    "A watch app starts in its Interface storyboard",
    arguments: [
      ["WKApplication": true] as [String: any Sendable], ["WKWatchKitApp": true],
      ["NSExtension": ["NSExtensionPointIdentifier": "com.apple.watchkit"]],
    ])
  func watch(content: [String: any Sendable]) throws {
    let graph = graph(
      board("App/Interface.storyboard"),
      board("Watch/Base.lproj/Interface.storyboard", platform: .watchOS),
      propertyLists: [try .propertyList("Watch/Info.plist", content)])
    #expect(graph.entries == ["Watch/Base.lproj/Interface.storyboard#i"])
  }

  @Test("A binary property list reads like one in XML")
  func binary() throws {
    let graph = graph(
      board("App/Start.storyboard"),
      propertyLists: [
        try .propertyList(
          "App/Info.plist", ["UIMainStoryboardFile": "Start", "Other": Date()], format: .binary)
      ])
    #expect(graph.entries == ["App/Start.storyboard#i"])
  }

  @Test("A property list for the C preprocessor is read with all branches")
  func preprocessed() {
    let content = """
      <plist version="1.0"><dict>
      <key>UTExportedTypeDeclarations</key><array>
      #if PRO
        <string>a</string>
        #else
        <string># b</string>
      #endif
      </array>
      <key>UIMainStoryboardFile</key><string>Start</string>
      </dict></plist>
      """
    let graph = graph(
      board("App/Start.storyboard"),
      propertyLists: [AppFile(path: "App/Info.plist", bytes: Array(content.utf8))])
    #expect(graph.entries == ["App/Start.storyboard#i"])
    #expect(graph.findings.isEmpty)
  }

  @Test(
    "A property list that can't be read is reported by name, and the rest is read",
    arguments: ["", "<plist><dict>", "bplist00", "<plist><array/></plist>", "\u{0}\u{1}\u{2}"])
  func broken(content: String) {
    let graph = graph(
      board("App/Main.storyboard"),
      propertyLists: [AppFile(path: "App/Info.plist", bytes: Array(content.utf8))])
    #expect(
      graph.findings.map(\.description) == [
        "App/Info.plist: error: not a readable property list; "
          + "expected a dictionary in XML or binary form"
      ])
    #expect(graph.entries == ["App/Main.storyboard#i"])
  }

  @Test("A property list that nests too deeply is reported with what was found")
  func nesting() {
    let content = "<plist>" + String(repeating: "<array>", count: 8194)
    let graph = graph(
      board("App/Main.storyboard"),
      propertyLists: [AppFile(path: "App/Info.plist", bytes: Array(content.utf8))])
    #expect(
      graph.findings.map(\.description) == [
        "App/Info.plist: error: not a readable property list; it has 8194 levels of nesting; "
          + "a property list, project, table or JSON file may have at most 128"
      ])
  }

  @Test("A property list names the closest storyboard for its platform")
  func nearest() throws {
    let graph = graph(
      board("Apps/iOS/Base.lproj/Main.storyboard"),
      board("Apps/TV/Base.lproj/Main.storyboard", platform: .tvOS),
      board("Apps/Mac/Base.lproj/Main.storyboard", platform: .macOS),
      propertyLists: [
        try .propertyList("Apps/iOS/Support/Info.plist", ["UIMainStoryboardFile": "Main"]),
        try .propertyList("Apps/Mac-Info.plist", ["NSMainStoryboardFile": "Main"]),
      ])
    #expect(
      graph.storyboards.filter(\.isMain).map(\.path)
        == [
          "Apps/Mac/Base.lproj/Main.storyboard", "Apps/TV/Base.lproj/Main.storyboard",
          "Apps/iOS/Base.lproj/Main.storyboard",
        ])
    let tv = graph.storyboards.first { $0.platform == .tvOS }
    #expect(tv?.isMain == true, "nothing names the one for tvOS, so its name does")
  }

  @Test("Localised copies and device variants of a storyboard are all entry points")
  func copies() throws {
    let graph = graph(
      board("App/en.lproj/Start.storyboard"), board("App/fr.lproj/Start.storyboard"),
      board("App/Start~ipad.storyboard"), board("Old/Start.storyboard"),
      propertyLists: [try .propertyList("App/Info.plist", ["UIMainStoryboardFile": "Start"])])
    #expect(
      graph.entries == [
        "App/Start~ipad.storyboard#i", "App/en.lproj/Start.storyboard#i",
        "App/fr.lproj/Start.storyboard#i",
      ])
  }

  @Test("If nothing names a storyboard, the app starts in the one called Main")
  func conventional() {
    let graph = graph(
      board("A/Main.storyboard"), board("B/Start.storyboard"),
      StoryboardSketch("C/Main.storyboard", SceneSketch("c")),
      board("D/Interface.storyboard", platform: .watchOS), board("E/Interface.storyboard"))
    #expect(graph.entries == ["A/Main.storyboard#i", "D/Interface.storyboard#i"])
  }

  @Test("If nothing names the storyboard of a target, it starts in its Main, whatever others name")
  func conventionalByTarget() throws {
    let text = """
      name: Shop
      targets:
        App: {type: application, platform: iOS, sources: [App]}
        Example: {type: application, platform: iOS, sources: [Example]}
      """
    let paths = ["App/Main.storyboard", "Example/Main.storyboard", "Example/Start.storyboard"]
    let graph = graph(
      board(paths[0]), board(paths[1]), board(paths[2]), board("Old/Main.storyboard"),
      propertyLists: [try .propertyList("Example/Info.plist", ["UIMainStoryboardFile": "Start"])],
      projects: ProjectStructure(
        projects: [ProjectFile(AppFile(path: "project.yml", bytes: Array(text.utf8)))],
        files: paths))
    #expect(graph.entries == ["App/Main.storyboard#i", "Example/Start.storyboard#i"])
  }

  @Test("An extension's storyboard does not replace the app's")
  func extensionBesides() throws {
    let graph = graph(
      board("App/Main.storyboard"), board("Share/MainInterface.storyboard"),
      propertyLists: [
        try .propertyList(
          "Share/Info.plist", ["NSExtension": ["NSExtensionMainStoryboard": "MainInterface"]])
      ])
    #expect(graph.entries == ["App/Main.storyboard#i", "Share/MainInterface.storyboard#i"])
  }

  @Test("With a named main storyboard, another one called Main is not an entry point")
  func namedBesides() throws {
    let graph = graph(
      board("App/Main.storyboard"), board("App/Start.storyboard"),
      propertyLists: [try .propertyList("App/Info.plist", ["UIMainStoryboardFile": "Start"])])
    #expect(graph.entries == ["App/Start.storyboard#i"])
  }

  @Test("A launch screen is marked and is not an entry point, unless the app starts there too")
  func launchScreen() throws {
    let graph = graph(
      board("App/Launch.storyboard"), board("App/Start.storyboard"),
      propertyLists: [
        try .propertyList(
          "App/Info.plist", ["UILaunchStoryboardName": "Launch", "UIMainStoryboardFile": "Start"]),
        try .propertyList("App/Clip-Info.plist", ["UILaunchStoryboardName": "Start"]),
      ])
    #expect(graph.storyboards.map(\.isLaunchScreen) == [true, false])
    #expect(graph.entries == ["App/Start.storyboard#i"])
  }

  @Test(
    "A value that is empty, or that only Xcode can expand, is ignored",
    arguments: ["$(MAIN)", "${MAIN}", ""])
  func buildVariables(value: String) throws {
    let graph = graph(
      board("App/Start.storyboard"),
      propertyLists: [try .propertyList("App/Info.plist", ["UIMainStoryboardFile": value])])
    #expect(graph.entries.isEmpty)
    #expect(graph.findings.isEmpty)
  }

  @Test("A main storyboard that is missing, or has no initial scene, is reported")
  func missing() throws {
    let graph = graph(
      StoryboardSketch("App/Start.storyboard", SceneSketch("a")),
      propertyLists: [
        try .propertyList(
          "App/Info.plist", ["UIMainStoryboardFile": "Start", "NSMainStoryboardFile": "Gone"])
      ])
    #expect(
      graph.findings.map(\.description) == [
        "App/Info.plist:6:2: warning: main storyboard 'Gone' is not among the files; "
          + "expected a file of that name",
        "App/Start.storyboard:2: warning: main storyboard 'Start' has no initial scene; "
          + "expected one to start in",
      ])
  }

  private func macBoard(initial: String? = nil, _ items: SegueSketch...) -> StoryboardSketch {
    var application = SceneSketch("a")
    application.element = "application"
    application.segues = items
    return StoryboardSketch(
      "App/Main.storyboard", platform: .macOS, initial: initial, application, SceneSketch("w"))
  }

  @Test(
    "A Mac app without an initial controller starts in its menu bar",
    arguments: [["NSMainStoryboardFile": "Main"], [:]])
  func menuBar(content: [String: String]) throws {
    let graph = graph(
      macBoard(), propertyLists: [try .propertyList("App/Info.plist", content)])
    #expect(graph.findings.isEmpty)
    #expect(graph.storyboards.map(\.isMain) == [true])
    #expect(graph.entries == ["App/Main.storyboard#a"])
    #expect(graph.scenes.filter(\.isInitial).isEmpty)
  }

  @Test("A Mac app with an initial controller starts there, not in its menu bar")
  func menuBarBesides() throws {
    let graph = graph(
      macBoard(initial: "w"),
      propertyLists: [try .propertyList("App/Info.plist", ["NSMainStoryboardFile": "Main"])])
    #expect(graph.entries == ["App/Main.storyboard#w"])
  }

  @Test("A Mac app starts in its menu bar, too, if that leads to screens")
  func menuBarWithItems() throws {
    let graph = graph(
      macBoard(initial: "w", .to("w")),
      propertyLists: [try .propertyList("App/Info.plist", ["NSMainStoryboardFile": "Main"])])
    #expect(graph.entries == ["App/Main.storyboard#a", "App/Main.storyboard#w"])
  }

  @Test("A watch app starts in its notifications, too, which the system shows")
  func notification() throws {
    var notification = SceneSketch("n", .to("d", kind: "dynamicNotificationInterface"))
    notification.element = "notificationController"
    var dynamic = SceneSketch("d")
    dynamic.element = "notificationController"
    let board = StoryboardSketch(
      "Watch/Interface.storyboard", platform: .watchOS, initial: "w", notification, dynamic,
      SceneSketch("w"))
    #expect(
      graph(board).entries == ["Watch/Interface.storyboard#n", "Watch/Interface.storyboard#w"])
  }

  @Test("A menu bar does not replace an initial controller that is missing")
  func menuBarForMissing() throws {
    let graph = graph(
      macBoard(initial: "gone"),
      propertyLists: [try .propertyList("App/Info.plist", ["NSMainStoryboardFile": "Main"])])
    #expect(graph.entries.isEmpty)
    #expect(graph.rules == ["missing-initial-scene"])
  }

  @Test("Where a main storyboard begins with a reference, the real scene is the entry point")
  func reference() throws {
    let graph = graph(
      StoryboardSketch("App/Start.storyboard", initial: "r", .reference("r", to: "Home")),
      board("App/Home.storyboard"),
      propertyLists: [try .propertyList("App/Info.plist", ["UIMainStoryboardFile": "Start"])])
    #expect(graph.entries == ["App/Home.storyboard#i"])
    #expect(graph.scene(SceneID("App/Start.storyboard#r"))?.isInitial == true)
  }
}

@Suite("Classes that the system starts")
struct StartingClassesTests {
  @Test(
    "An extension starts in the screen of its principal class, if that is a controller",
    arguments: ["$(PRODUCT_MODULE_NAME).ShareController", "ShareController"])
  func extensions(name: String) throws {
    var code = CodeSketch()
    code.add("ShareController", in: "Share")
    code.add("ShareController", in: "App")
    code.add("Service", "NSObject", in: "Notify", isController: false)
    code.add("Picker")
    code.move("ShareController", "present", .made("Picker"), in: "Share")
    code.move("ShareController", "present", .made("Picker"), in: "App")
    let lists = try [("Share", name), ("Notify", "Service"), ("Lost", "Nobody")].map {
      try AppFile.propertyList(
        "\($0)/Info.plist", ["NSExtension": ["NSExtensionPrincipalClass": $1]])
    }
    let graph = code.graph(propertyLists: lists)
    #expect(graph.entries == ["Share/ShareController.swift#ShareController"])
  }

  @Test("A Mac app also starts in its documents that lead to a window")
  func documents() {
    var code = CodeSketch()
    code.add("Document", "NSDocument", isController: false)
    code.add("TextDocument", "Document", isController: false)
    code.add("Idle", "NSDocument", isController: false)
    code.add("EditorController", "NSWindowController")
    code.move("TextDocument", "show", .made("EditorController"))
    let main = StoryboardSketch(
      "App/Main.storyboard", platform: .macOS, initial: "i", isMain: true, SceneSketch("i"))
    #expect(
      code.graph(main).entries == [
        "App/Main.storyboard#i", "App/TextDocument.swift#TextDocument",
      ])
    #expect(
      code.graph(main, xibs: [.xib("App/TextDocument.xib", owner: "TextDocument")]).entries == [
        "App/Main.storyboard#i", "App/TextDocument.xib#-1",
      ])
  }
}

extension AppFile {
  static func propertyList(
    _ path: String, _ content: [String: any Sendable],
    format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> AppFile {
    let data = try PropertyListSerialization.data(
      fromPropertyList: content, format: format, options: 0)
    return AppFile(path: path, bytes: Array(data))
  }
}
