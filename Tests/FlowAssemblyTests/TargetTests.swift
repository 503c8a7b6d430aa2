import FlowAssembly
import FlowModel
import InterfaceBuilder
import ProjectTargets
import SourceNavigation
import TestSupport
import Testing

@Suite("What belongs to which target, and sees what")
struct TargetTests {
  /// An iOS and a Mac app that use the same names in one folder, and a library that both use.
  private func structure(_ files: [String: [String]]) -> ProjectStructure {
    var project = XcodeSketch()
    let paths = Set(files.values.flatMap { $0 }).sorted()
    for (index, path) in paths.enumerated() { project.file("F\(index)", path) }
    project.mainGroup = paths.indices.map { "F\($0)" }
    for name in files.keys.sorted() {
      let isKit = name == "Kit"
      project.target(
        name, type: isKit ? "framework" : "application",
        settings: name == "Mac" ? "SDKROOT = macosx;" : "",
        files: paths.indices.filter { files[name]?.contains(paths[$0]) == true }.map { "F\($0)" },
        dependencies: isKit || files["Kit"] == nil ? [] : ["Kit"])
    }
    let file = AppFile(path: "App.xcodeproj/project.pbxproj", bytes: Array(project.text.utf8))
    return ProjectStructure(projects: [ProjectFile(file)], files: paths)
  }

  private func graph(
    _ sketches: [StoryboardSketch], _ code: CodeSketch, _ targets: [String: [String]]
  ) -> FlowGraph {
    FlowAssembler(documents: sketches.map(\.document), projects: structure(targets))
      .graph(navigation: code.facts)
  }

  @Test("Of classes with the same name in two apps, each scene has that of its own target")
  func sameClasses() {
    var code = CodeSketch()
    code.add("List", in: "Code/Phone")
    code.add("List", in: "Code/Desk")
    let graph = graph(
      [
        StoryboardSketch("Code/Phone.storyboard", SceneSketch("a", class: "List")),
        StoryboardSketch("Code/Desk.storyboard", SceneSketch("b", class: "List")),
      ], code,
      [
        "Phone": ["Code/Phone.storyboard", "Code/Phone/List.swift"],
        "Mac": ["Code/Desk.storyboard", "Code/Desk/List.swift"],
      ])
    #expect(graph.scenes.map(\.projectTargets) == [["Mac"], ["Phone"]])
    #expect(
      graph.scenes.map { $0.classLocation?.path } == [
        "Code/Desk/List.swift", "Code/Phone/List.swift",
      ]
    )
  }

  @Test("A scene has the class of its own target, though its module has the name of another one")
  func moduleOfAnotherTarget() {
    var code = CodeSketch()
    code.add("List", in: "Code/Phone")
    code.add("List", in: "Code/Desk")
    var desk = StoryboardSketch("Code/Desk.storyboard", SceneSketch("b", class: "List")).document
    desk.scenes[0].scene.customModule = "Phone"
    let structure = structure([
      "Phone": ["Code/Phone/List.swift"],
      "Mac": ["Code/Desk.storyboard", "Code/Desk/List.swift"],
    ])
    let graph = FlowAssembler(documents: [desk], projects: structure).graph(navigation: code.facts)
    #expect(graph.scenes.first?.classLocation?.path == "Code/Desk/List.swift")
  }

  @Test("A reference and a call refer to the storyboard of their own target")
  func storyboards() {
    var code = CodeSketch()
    code.add("Start", in: "Code")
    code.move(
      "Start", "push", .scene(storyboard: .named("Detail"), scene: .initial), in: "Code")
    let detail = { (path: String) in
      StoryboardSketch(path, initial: "d", SceneSketch("d"))
    }
    let graph = graph(
      [
        StoryboardSketch(
          "Code/Main.storyboard", initial: "m",
          SceneSketch("m", class: "Start"),
          .reference("r", to: "Detail")),
        detail("Code/Detail.storyboard"), detail("Far/Away/Detail.storyboard"),
      ], code,
      [
        "Phone": ["Code/Main.storyboard", "Code/Start.swift", "Far/Away/Detail.storyboard"],
        "Mac": ["Code/Detail.storyboard"],
      ])
    #expect(
      graph.reference("Code/Main.storyboard#r") == .init(.resolved, "Far/Away/Detail.storyboard#d"))
    let push = graph.segues.first { $0.kind == .push }
    #expect(push?.destination == SceneID("Far/Away/Detail.storyboard#d"))
    #expect(push?.projectTargets == ["Phone"])
  }

  @Test("An app that links a framework finds the framework's class before any other")
  func framework() {
    var code = CodeSketch()
    code.add("Card", in: "Kit")
    code.add("Card", in: "Code")
    let graph = graph(
      [StoryboardSketch("Code/Main.storyboard", SceneSketch("c", class: "Card"))], code,
      [
        "Phone": ["Code/Main.storyboard"], "Kit": ["Kit/Card.swift"], "Mac": ["Code/Card.swift"],
      ])
    #expect(graph.scenes.first?.classLocation?.path == "Kit/Card.swift")
  }

  @Test("A target starts in the entry points of its own files; tests have none")
  func entryPoints() {
    let list = AppFile(
      path: "Phone/Info.plist",
      bytes: Array("{ UIMainStoryboardFile = Main; }".utf8))
    let documents = ["Phone/Main.storyboard", "Desk/Main.storyboard"].map {
      StoryboardSketch($0, initial: "i", SceneSketch("i")).document
    }
    let structure = ProjectStructure(
      starts: ["Phone/Info.plist", "Desk/Info.plist"],
      files: documents.map(\.path) + ["Phone/Info.plist"])
    let graph = FlowAssembler(
      documents: documents, propertyLists: [list], projects: structure
    ).graph()
    #expect(graph.targets.map(\.name) == ["Desk", "Phone"])
    #expect(graph.targets.map(\.entryPoints) == [[], [SceneID("Phone/Main.storyboard#i")]])
    #expect(graph.storyboards.map(\.projectTargets) == [["Desk"], ["Phone"]])
  }
}
