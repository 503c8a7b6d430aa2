import FlowModel
import ScreenDrawing
import ScreenModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("What a screen's looks take from other scenes")
struct ScreenSurroundingsTests {
  private func relationship(
    _ name: String, from source: String, to destination: String, order: Int? = nil
  ) -> Segue {
    Sample.segue(
      "\(name)-\(destination)", "relationship", from: Sample.id(source), to: Sample.id(destination)
    ) {
      $0.relationship = name
      $0.order = order
    }
  }

  private func screen(_ element: String = "viewController", tab: String? = nil) -> Screen {
    var screen = Screen(
      platform: .iOS, size: ScreenSize(width: 375, height: 667), element: element)
    if let tab {
      screen.tabBarItem = BarItem(objectID: tab)
      screen.tabBarItem?.title = tab
    }
    return screen
  }

  @Test("A screen pushed in a navigation controller has its bar, with a back button")
  func navigation() {
    let graph = FlowGraph(
      storyboards: [],
      scenes: [
        Sample.scene("nav", "Nav", kind: .scene("navigationController")),
        Sample.scene("root", "Root"),
        Sample.scene("next", "Next"), Sample.scene("last", "Last"),
        Sample.scene("modal", "Modal"),
        Sample.scene("other", "Other", kind: .scene("navigationController")),
      ],
      segues: [
        relationship("rootViewController", from: "nav", to: "root"),
        Sample.segue("1", "show", from: Sample.id("root"), to: Sample.id("next")),
        Sample.segue("2", "push", from: Sample.id("next"), to: Sample.id("last")),
        Sample.segue("3", "show", from: Sample.id("last"), to: Sample.id("root")),
        Sample.segue("4", "presentation", from: Sample.id("root"), to: Sample.id("modal")),
        Sample.segue("5", "show", from: Sample.id("root"), to: Sample.id("other")),
      ])
    var nav = screen("navigationController")
    nav.navigationBar = ScreenView(objectID: "bar", kind: .view, element: "navigationBar")
    let surroundings = ScreenSurroundings(graph, screens: [Sample.id("nav"): nav])
    let contexts = ["root", "next", "last", "modal", "other"].map {
      surroundings.context(of: Sample.id($0))
    }
    #expect(contexts.map(\.isInNavigation) == [true, true, true, false, false])
    #expect(contexts.map(\.showsBackButton) == [false, true, true, false, false])
    #expect(contexts[2].navigationBar?.objectID == "bar")
    #expect(contexts[3].navigationBar == nil)
  }

  @Test("A tab bar shows its children's items in order, or their titles")
  func tabs() {
    let graph = FlowGraph(
      storyboards: [],
      scenes: [
        Sample.scene("tabs", "Tabs", kind: .scene("tabBarController")), Sample.scene("a", "A"),
        Sample.scene("b", "B") { $0.title = "Beta" }, Sample.scene("c", "C"),
      ],
      segues: [
        relationship("viewControllers", from: "tabs", to: "a", order: 2),
        relationship("viewControllers", from: "tabs", to: "b", order: 0),
        relationship("viewControllers", from: "tabs", to: "c", order: 1),
      ])
    let surroundings = ScreenSurroundings(
      graph, screens: [Sample.id("a"): screen(tab: "Alpha"), Sample.id("c"): screen(tab: "Gamma")])
    let context = surroundings.context(of: Sample.id("tabs"))
    #expect(context.tabItems.map(\.title) == ["Beta", "Gamma", "Alpha"])
    #expect(surroundings.context(of: Sample.id("a")).tabItems.isEmpty)
  }

  @Test("A container has the name of what it embeds; for a navigation controller, its root's")
  func containers() {
    let embeds = ["b", "nav", "gone"].map { child in
      Sample.segue(child, "embed", from: Sample.id("a"), to: Sample.id(child)) {
        $0.trigger = Trigger(
          element: "containerView", objectID: "box \(child)", title: nil, event: "load")
      }
    }
    let graph = FlowGraph(
      storyboards: [],
      scenes: [
        Sample.scene("a", "A"), Sample.scene("b", "Child"), Sample.scene("gone", "Gone"),
        Sample.scene("nav", "Nav", kind: .scene("navigationController")),
        Sample.scene("root", "Root"),
      ],
      segues: embeds + [relationship("rootViewController", from: "nav", to: "root")])
    var child = screen()
    child.view = ScreenView(objectID: "v", kind: .view, element: "view")
    var root = child
    root.title = "Root"
    let context = ScreenSurroundings(
      graph,
      screens: [
        Sample.id("b"): child, Sample.id("nav"): screen("navigationController"),
        Sample.id("root"): root,
      ]
    ).context(of: Sample.id("a"))
    #expect(
      context.embeddedNames == ["box b": "Child", "box nav": "Nav", "box gone": "Gone"])
    #expect(context.embeddedScreens == ["box b": child, "box nav": root])
  }
}
