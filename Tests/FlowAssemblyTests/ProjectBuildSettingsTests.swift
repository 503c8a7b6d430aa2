import FlowAssembly
import FlowModel
import TestSupport
import Testing

@Suite("What a project's build settings say of where the app starts")
struct ProjectBuildSettingsTests {
  private func graph(_ sketches: [StoryboardSketch], settings: [String]...) -> FlowGraph {
    let configurations = settings.map { lines in
      "\t\t1A /* Debug */ = {\n\t\t\tisa = XCBuildConfiguration;\n\t\t\tbuildSettings = {\n"
        + lines.map { "\t\t\t\t\($0)\n" }.joined() + "\t\t\t};\n\t\t\tname = Debug;\n\t\t};\n"
    }
    let project = AppFile(
      path: "Apps/Shop.xcodeproj/project.pbxproj", bytes: Array(configurations.joined().utf8))
    return FlowAssembler(documents: sketches.map(\.document), projects: [project]).graph()
  }

  private func board(_ path: String, platform: Platform = .iOS) -> StoryboardSketch {
    StoryboardSketch(path, platform: platform, initial: "i", SceneSketch("i"))
  }

  @Test(
    "A main storyboard is named, in any way of writing it",
    arguments: [
      "INFOPLIST_KEY_UIMainStoryboardFile = Start;",
      "INFOPLIST_KEY_UIMainStoryboardFile = \"Start\";",
      "\"INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]\" = Start;",
      "\"INFOPLIST_KEY_UIMainStoryboardFile~ipad\" = Start;",
      "INFOPLIST_KEY_NSMainStoryboardFile = Start.storyboard;",
    ])
  func keys(line: String) {
    let graph = graph(
      [board("Apps/Shop/Start.storyboard"), board("Apps/Shop/Other.storyboard")],
      settings: ["LD_RUNPATH_SEARCH_PATHS = (", "\"$(inherited)\",", ");", line])
    #expect(graph.entries == ["Apps/Shop/Start.storyboard#i"])
  }

  @Test("A name with a blank or a quote in it is read whole")
  func quoted() {
    let graph = graph(
      [board("Apps/My \"Main\".storyboard")],
      settings: [#"INFOPLIST_KEY_UIMainStoryboardFile = "My \"Main\"";"#])
    #expect(graph.entries == ["Apps/My \"Main\".storyboard#i"])
  }

  @Test("The target's property list tells which of two storyboards is meant")
  func targets() {
    let graph = graph(
      [board("Apps/One/Start.storyboard"), board("Apps/Two/Start.storyboard")],
      settings: [
        "INFOPLIST_FILE = \"$(SRCROOT)/Two/Info.plist\";",
        "INFOPLIST_KEY_UIMainStoryboardFile = Start;",
      ])
    #expect(graph.entries == ["Apps/Two/Start.storyboard#i"])
  }

  @Test("So does its platform")
  func platforms() {
    let graph = graph(
      [board("Apps/One/Start.storyboard"), board("Apps/Two/Start.storyboard", platform: .tvOS)],
      settings: ["INFOPLIST_KEY_UIMainStoryboardFile = Start;", "SDKROOT = appletvos;"])
    #expect(graph.entries == ["Apps/Two/Start.storyboard#i"])
  }

  @Test("A launch screen and a watch app are read too")
  func otherKeys() {
    let graph = graph(
      [
        board("Apps/Shop/Launch.storyboard"),
        board("Apps/Watch/Interface.storyboard", platform: .watchOS),
      ],
      settings: ["INFOPLIST_KEY_UILaunchStoryboardName = Launch;"],
      ["INFOPLIST_KEY_WKWatchKitApp = YES;"])
    #expect(graph.storyboards.map(\.isLaunchScreen) == [true, false])
    #expect(graph.entries == ["Apps/Watch/Interface.storyboard#i"])
  }

  @Test("What stands outside build settings, or needs Xcode to expand, says nothing")
  func elsewhere() {
    let graph = graph(
      [board("Apps/Start.storyboard")],
      settings: [
        "INFOPLIST_KEY_UIMainStoryboardFile = \"$(MAIN)\";", "};",
        "INFOPLIST_KEY_UIMainStoryboardFile = Start;",
      ])
    #expect(graph.entries.isEmpty)
    #expect(graph.diagnostics.isEmpty)
  }

  @Test("A project that is cut off or no text at all does no harm")
  func hostile() {
    let contents: [[UInt8]] = [
      [], Array("buildSettings = {\nINFOPLIST_KEY_UIMainStoryboardFile = Start;".utf8),
      Array("buildSettings = {\n=;\n;=\n\"\n\";\n};".utf8), [0xFF, 0xFE, 0x0A, 0x00],
    ]
    for bytes in contents {
      let graph = FlowAssembler(
        documents: [board("Apps/Start.storyboard").document],
        projects: [AppFile(path: "project.pbxproj", bytes: bytes)]
      ).graph()
      #expect(graph.diagnostics.isEmpty)
    }
  }
}
