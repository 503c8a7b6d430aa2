import FlowAssembly
import FlowModel
import ProjectTargets
import TestSupport
import Testing

@Suite("What a project's build settings say of where the app starts")
struct BuildConfigurationTests {
  private func graph(_ sketches: [StoryboardSketch], settings: [String]...) -> FlowGraph {
    var project = XcodeSketch()
    for (index, lines) in settings.enumerated() {
      project.target(
        "T\(index)", type: "application", settings: lines.joined(separator: "\n"))
    }
    return graph(sketches, project.text)
  }

  private func graph(_ sketches: [StoryboardSketch], _ project: String) -> FlowGraph {
    let file = AppFile(path: "Apps/Shop.xcodeproj/project.pbxproj", bytes: Array(project.utf8))
    return FlowAssembler(
      documents: sketches.map(\.document), projects: ProjectStructure(projects: [ProjectFile(file)])
    ).graph()
  }

  private func board(_ path: String, platform: Platform = .iOS) -> StoryboardSketch {
    StoryboardSketch(path, platform: platform, initial: "i", SceneSketch("i"))
  }

  @Test(
    "A main storyboard is read in every notation",
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

  @Test("A name with a space or a quote in it is read completely")
  func quoted() {
    let graph = graph(
      [board("Apps/My \"Main\".storyboard")],
      settings: [#"INFOPLIST_KEY_UIMainStoryboardFile = "My \"Main\"";"#])
    #expect(graph.entries == ["Apps/My \"Main\".storyboard#i"])
  }

  @Test("The target's property list decides which of two storyboards is meant")
  func targets() {
    let graph = graph(
      [board("Apps/One/Start.storyboard"), board("Apps/Two/Start.storyboard")],
      settings: [
        "INFOPLIST_FILE = \"$(SRCROOT)/Two/Info.plist\";",
        "INFOPLIST_KEY_UIMainStoryboardFile = Start;",
      ])
    #expect(graph.entries == ["Apps/Two/Start.storyboard#i"])
  }

  @Test("The target's platform decides which of two storyboards is meant")
  func platforms() {
    let graph = graph(
      [board("Apps/One/Start.storyboard"), board("Apps/Two/Start.storyboard", platform: .tvOS)],
      settings: ["INFOPLIST_KEY_UIMainStoryboardFile = Start;", "SDKROOT = appletvos;"])
    #expect(graph.entries == ["Apps/Two/Start.storyboard#i"])
  }

  @Test("Settings for launch screens and watch apps are read too")
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

  @Test("Values that only Xcode can expand are ignored")
  func variable() {
    let graph = graph(
      [board("Apps/Start.storyboard")],
      settings: ["INFOPLIST_KEY_UIMainStoryboardFile = \"$(MAIN)\";"])
    #expect(graph.entries.isEmpty)
    #expect(graph.findings.isEmpty)
  }

  @Test("The settings of a whole project count, too")
  func projectSettings() {
    var project = XcodeSketch()
    project.settings = "INFOPLIST_KEY_UIMainStoryboardFile = Start;"
    let graph = graph([board("Apps/Start.storyboard")], project.text)
    #expect(graph.entries == ["Apps/Start.storyboard#i"])
  }

  @Test("A project that is cut off or not text is a warning, and the rest is read")
  func hostile() {
    for text in ["", "{ objects = {", "\0\0"] {
      let graph = graph([board("Apps/Start.storyboard")], text)
      #expect(graph.scenes.count == 1)
      #expect(graph.rules == ["unreadable-project"])
    }
  }
}
