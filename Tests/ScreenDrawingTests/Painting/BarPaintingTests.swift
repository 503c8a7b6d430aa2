import DrawingModel
import FlowModel
import ScreenModel
import Testing

@testable import ScreenDrawing

@Suite struct BarPaintingTests {
  private func item(_ id: String, _ fill: (inout BarItem) -> Void) -> BarItem {
    var item = BarItem(objectID: id)
    fill(&item)
    return item
  }

  private func bar(_ fill: (inout Screen.NavigationItem) -> Void) -> Screen {
    var screen = Screen.phone()
    var item = Screen.NavigationItem()
    fill(&item)
    screen.navigationItem = item
    return screen
  }

  @Test("A navigation bar has its title in the middle and its buttons at the sides")
  func navigationBar() throws {
    let wireframe = Wireframe(
      of: bar {
        $0.title = "Talks"
        $0.leftItems = [item("l") { $0.title = "Menu" }]
        $0.rightItems = [item("r") { $0.systemItem = "done" }]
      })
    let title = try #require(wireframe.text("Talks"))
    #expect(title.origin.x == 120 && title.anchor == .middle && title.weight == .bold)
    let left = try #require(wireframe.anchors["l"])
    let right = try #require(wireframe.anchors["r"])
    #expect(left.maxX < 120 && right.minX > 120)
    #expect(wireframe.text("Done")?.weight == .bold)
  }

  @Test("A system item is its symbol", arguments: ["add", "trash", "search", "action"])
  func systemItems(name: String) {
    let wireframe = Wireframe(of: bar { $0.rightItems = [item("r") { $0.systemItem = name }] })
    #expect(wireframe.strings.isEmpty)
    #expect(wireframe.marks.contains { if case .path = $0.shape { true } else { false } })
  }

  @Test("A pushed screen has a back button, unless it has its own left button")
  func back() {
    var context = ScreenContext()
    context.showsBackButton = true
    #expect(Wireframe(of: bar { $0.title = "Talk" }, in: context).strings.contains("Back"))
    let own = bar { $0.leftItems = [item("l") { $0.systemItem = "cancel" }] }
    #expect(Wireframe(of: own, in: context).strings == ["Cancel"])
  }

  @Test("A large title is below the bar's buttons")
  func largeTitle() throws {
    let wireframe = Wireframe(
      of: bar {
        $0.title = "Library"
        $0.prefersLargeTitle = true
      })
    let title = try #require(wireframe.text("Library"))
    #expect(title.size > 18 && title.anchor == .start && title.origin.y > 44 * 0.64)
  }

  @Test("A scene within a navigation controller has a bar in that controller's colour")
  func inherited() {
    var context = ScreenContext()
    context.isInNavigation = true
    context.navigationBar = .sketch(.navigationBar, "bar") { $0.background = ScreenColor(0x440088) }
    let rectangles = Wireframe(of: .phone(), in: context).rectangles
    #expect(rectangles.contains { $0.style.fill?.light == Color(0x440088) })
    var bare = Screen.phone()
    bare.showsNavigationBar = false
    #expect(Wireframe(of: bare, in: context).rectangles.count < rectangles.count)
  }

  @Test("A tab bar divides its width among its items, and a sixth is under More")
  func tabs() throws {
    var screen = Screen.phone()
    screen.view = nil
    screen.tabBar = .sketch(.tabBar, "bar")
    var context = ScreenContext()
    context.tabItems = (1...6).map { number in item("t\(number)") { $0.title = "Tab \(number)" } }
    let wireframe = Wireframe(of: screen, in: context)
    #expect(wireframe.strings.contains("Tab 4") && !wireframe.strings.contains("Tab 5"))
    #expect(wireframe.strings.contains("More"))
    #expect(try #require(wireframe.anchors["t2"]).minX == 48)
  }

  @Test("Flexible spaces push a toolbar's buttons apart")
  func toolbar() throws {
    var screen = Screen.phone()
    screen.toolbarItems = [
      item("a") { $0.systemItem = "add" }, item("s") { $0.systemItem = "flexibleSpace" },
      item("b") { $0.systemItem = "trash" },
    ]
    let anchors = Wireframe(of: screen).anchors
    #expect(try #require(anchors["a"]).minX < 20)
    #expect(try #require(anchors["b"]).maxX > 220)
    #expect(anchors["s"] == nil)
  }

  @Test("A container without a view is labelled with its kind")
  func containers() {
    var screen = Screen.phone()
    screen.view = nil
    screen.element = "pageViewController"
    #expect(Wireframe(of: screen).strings == ["Page View Controller"])
  }

  @Test("A status bar shows the time")
  func statusBar() {
    var screen = Screen.phone()
    screen.showsStatusBar = true
    #expect(Wireframe(of: screen).strings == ["9:41"])
  }
}
