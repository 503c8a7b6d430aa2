import FlowModel
import SourceNavigation
import TestSupport
import Testing

@Suite("The scenes that make a call")
struct CallersTests {
  private let main = StoryboardSketch(
    "App/Main.storyboard", initial: "a", SceneSketch("a", class: "List"),
    SceneSketch("b", class: "Special"), SceneSketch("d", class: "Detail", identifier: "detail"))

  @Test("A class represents its own scenes and those of its subclasses")
  func subclasses() {
    var code = CodeSketch()
    code.add("Base")
    code.add("List", "Base")
    code.add("Special", "List")
    code.add("Detail")
    code.move("Base", "push", .identified("detail"))
    #expect(
      code.graph(main).codeEdges == [
        "App/Main.storyboard#a -push-> App/Main.storyboard#d",
        "App/Main.storyboard#b -push-> App/Main.storyboard#d",
      ])
  }

  @Test(
    "A subclass that overrides a call does not make it, nor do its own subclasses")
  func exceptions() {
    var code = CodeSketch()
    code.add("Base")
    code.add("List", "Base")
    code.add("Middle", "Base")
    code.add("Special", "Middle")
    code.add("Detail")
    code.move("Base", "push", .identified("detail"), except: "Middle")
    code.move("Middle", "present", .identified("detail"), except: "Special")
    #expect(code.graph(main).codeEdges == ["App/Main.storyboard#a -push-> App/Main.storyboard#d"])
    #expect(code.graph(main).scenes.allSatisfy { $0.kind != .class })
  }

  @Test("A scene does what an object in it does, such as the controller of a menu")
  func parts() {
    var code = CodeSketch()
    code.add("Detail")
    code.add("MenuController", "NSObject", isController: false)
    code.add("Menu", "MenuController", isController: false)
    code.add("Model", nil, isController: false)
    code.move("MenuController", "show", .identified("detail"))
    code.move("Model", "push", .identified("detail"))
    code.use("Menu", "Model")
    var application = SceneSketch("x")
    application.parts = ["Menu", "Detail", "NSFontManager"]
    let main = StoryboardSketch(
      "App/Main.storyboard", application, SceneSketch("d", class: "Detail", identifier: "detail"))
    #expect(
      code.graph(main).codeEdges == [
        "App/Main.storyboard#x -push-> App/Main.storyboard#d",
        "App/Main.storyboard#x -show-> App/Main.storyboard#d",
      ])
  }

  @Test("The delegate of an app is a start of its own, though a scene contains it")
  func delegateInScene() {
    var code = CodeSketch()
    code.add("Detail")
    code.add("AppDelegate", "NSObject", isController: false, isAppDelegate: true)
    code.move("AppDelegate", "show", .identified("detail", in: .named("Main")))
    var application = SceneSketch("x")
    application.parts = ["AppDelegate"]
    let main = StoryboardSketch(
      "App/Main.storyboard", application, SceneSketch("d", class: "Detail", identifier: "detail"))
    #expect(
      code.graph(main).codeEdges == [
        "App/AppDelegate.swift#AppDelegate -show-> App/Main.storyboard#d"
      ])
  }

  @Test("A class without a scene is a node in the file that declares it")
  func coordinator() throws {
    var code = CodeSketch()
    code.add("Detail")
    code.add("MainCoordinator", nil, isController: false)
    code.move("MainCoordinator", "push", .identified("detail", in: .named("Main")))
    let graph = code.graph(main)
    #expect(
      graph.codeEdges == [
        "App/MainCoordinator.swift#MainCoordinator -push-> App/Main.storyboard#d"
      ])
    let node = try #require(graph.scene(SceneID("App/MainCoordinator.swift#MainCoordinator")))
    #expect(node.kind == .class && node.customClass == "MainCoordinator")
    #expect(node.name == "Main Coordinator")
    #expect(node.location == SourceLocation(path: "App/MainCoordinator.swift", line: 3))
    #expect(node.classLocation == node.location)
    #expect(graph.storyboards.map(\.path) == ["App/Main.storyboard"])
  }

  @Test("A controller created only in code has edges to it and from it")
  func codeController() {
    var code = CodeSketch()
    code.add("List")
    code.add("Base")
    code.add("Made", "Base")
    code.add("Last")
    code.move("Base", "present", .made("Last"))
    code.move("List", "push", .made("Made"))
    #expect(
      code.graph(main).codeEdges == [
        "App/Made.swift#Made -present-> App/Last.swift#Last",
        "App/Main.storyboard#a -push-> App/Made.swift#Made",
      ])
  }

  @Test("Two classes with the same name in two apps are not confused")
  func namesakes() {
    var code = CodeSketch()
    for app in ["One", "Two"] {
      code.add("List", in: app + "/Sources")
      code.add("Only\(app)", in: app)
      code.move("List", "push", .made("Only\(app)", in: app), in: app + "/Sources")
    }
    let graph = code.graph(
      StoryboardSketch("One/UI/Main.storyboard", SceneSketch("a", class: "List")),
      StoryboardSketch("Two/UI/Main.storyboard", SceneSketch("a", class: "List")))
    #expect(
      graph.codeEdges == [
        "One/UI/Main.storyboard#a -push-> One/OnlyOne.swift#OnlyOne",
        "Two/UI/Main.storyboard#a -push-> Two/OnlyTwo.swift#OnlyTwo",
      ])
    #expect(
      graph.scenes.filter { $0.kind != .class }.map(\.classLocation?.path) == [
        "One/Sources/List.swift", "Two/Sources/List.swift",
      ])
  }

  @Test("The controller of a xib makes the calls of its class")
  func xib() {
    var code = CodeSketch()
    code.add("Card")
    code.move("Card", "push", .made("Card"))
    code.close("Card", "pop", line: 9)
    code.close("Card", line: 8)
    let graph = code.graph(xibs: [.xib("App/Card.xib", owner: "Card")])
    #expect(graph.codeEdges == ["App/Card.xib#-1 -push-> App/Card.xib#-1"])
    #expect(
      graph.scenes.map(\.returns) == [
        [
          .at("App/Card.swift", 8, call: "dismiss"), .at("App/Card.swift", 9, call: "pop"),
        ]
      ])
  }

  @Test("Classes with a circular inheritance still make their calls")
  func circle() {
    var code = CodeSketch()
    code.add("List", "Special")
    code.add("Special", "List")
    code.move("List", "push", .identified("detail"))
    #expect(code.graph(main).codeEdges.count == 2)
  }

  @Test("A call in an extension of UIViewController starts at no scene")
  func framework() {
    var code = CodeSketch()
    code.add("List")
    code.move("UIViewController", "present", .identified("detail", in: .named("Main")))
    #expect(
      code.graph(main).codeEdges == [
        "App/UIViewController.swift#UIViewController -present-> App/Main.storyboard#d"
      ])
  }
}

@Suite("An app's delegate")
struct AppDelegateTests {
  private var code: CodeSketch {
    var code = CodeSketch()
    code.add("AppDelegate", "UIResponder", isController: false, isAppDelegate: true)
    code.move("AppDelegate", "rootViewController", .initial(of: "Start"))
    return code
  }

  @Test("The app starts at its delegate")
  func start() {
    let graph = code.graph(
      StoryboardSketch("App/Start.storyboard", initial: "a", SceneSketch("a")))
    #expect(graph.entries == ["App/AppDelegate.swift#AppDelegate"])
    #expect(
      graph.codeEdges == [
        "App/AppDelegate.swift#AppDelegate -rootViewController-> App/Start.storyboard#a"
      ])
  }

  @Test(
    "What a coordinator shows that the delegate starts, the delegate shows",
    arguments: [true, false])
  func coordinator(isStarted: Bool) {
    var code = CodeSketch()
    code.add("AppDelegate", "UIResponder", isController: false, isAppDelegate: true)
    code.add("Coordinator", nil, isController: false)
    code.add("Other", nil, isController: false)
    code.move("Coordinator", "rootViewController", .initial(of: "Start"))
    code.move("Other", "push", .initial(of: "Start"))
    if isStarted { code.use("AppDelegate", "Coordinator") }
    let graph = code.graph(
      StoryboardSketch("App/Start.storyboard", initial: "a", SceneSketch("a")))
    #expect(graph.entries == (isStarted ? ["App/AppDelegate.swift#AppDelegate"] : []))
    let source = isStarted ? "AppDelegate" : "Coordinator"
    #expect(
      graph.codeEdges == [
        "App/\(source).swift#\(source) -rootViewController-> App/Start.storyboard#a",
        "App/Other.swift#Other -push-> App/Start.storyboard#a",
      ])
  }

  @Test("The app starts also at its delegate if that leads to a screen beside a main storyboard")
  func mainStoryboard() {
    let start = StoryboardSketch("App/Start.storyboard", initial: "a", SceneSketch("a"))
    let main = StoryboardSketch("App/Main.storyboard", initial: "m", SceneSketch("m"))
    #expect(
      code.graph(start, main).entries == [
        "App/AppDelegate.swift#AppDelegate", "App/Main.storyboard#m",
      ])
    var idle = CodeSketch()
    idle.add("AppDelegate", "UIResponder", isController: false, isAppDelegate: true)
    #expect(idle.graph(start, main).entries == ["App/Main.storyboard#m"])
  }
}
