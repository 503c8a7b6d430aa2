import DrawingModel
import FlowModel
import ScreenModel
import Testing

@testable import ScreenDrawing

/// Windows, watches and televisions.
@Suite struct DesktopPaintingTests {
  @Test("A window has a title bar above its content, with its buttons")
  func window() throws {
    var screen = Screen.mac([.label("Content", at: (20, 20, 200, 20))])
    let plain = Wireframe(of: screen)
    screen.window = Screen.Window(title: "Preferences")
    screen.window?.objectID = "window"
    let wireframe = Wireframe(of: screen)
    #expect(wireframe.size.height > plain.size.height)
    #expect(wireframe.strings == ["Preferences", "Content"])
    #expect(wireframe.ellipses.count == 3)
    let title = try #require(wireframe.text("Preferences"))
    let content = try #require(wireframe.text("Content"))
    #expect(title.origin.y < content.origin.y)
    #expect(try #require(wireframe.anchors["window"]).minY == 0)
  }

  @Test("Check boxes and pop-ups show their titles, and a mark if they are on")
  func controls() {
    func check(_ isOn: Bool) -> Wireframe {
      Wireframe(
        of: .mac([
          .sketch(.checkBox, "c", at: (20, 20, 200, 18)) {
            $0.text = ScreenText("Start at login")
            $0.isOn = isOn
          }
        ]))
    }
    #expect(check(true).strings == ["Start at login"])
    #expect(check(true).shapes.count > check(false).shapes.count)
    let popUp = ScreenView.sketch(.popUpButton, "p", at: (20, 20, 200, 25)) {
      $0.items = [ScreenView.Item(title: "Small"), ScreenView.Item(title: "Large")]
      $0.items[1].isSelected = true
    }
    #expect(Wireframe(of: .mac([popUp])).strings == ["Large"])
  }

  @Test("A tab view shows its tabs and the content of the selected one only")
  func tabView() {
    let tabs = ScreenView.sketch(.tabView, "t", at: (10, 10, 400, 250)) {
      $0.items = [ScreenView.Item(title: "One"), ScreenView.Item(title: "Two")]
      $0.items[1].isSelected = true
      $0.subviews = ["First", "Second"].map { text in
        .sketch(.view, text) {
          $0.role = .tab
          $0.subviews = [.label(text, at: (10, 10, 200, 20))]
        }
      }
    }
    #expect(Wireframe(of: .mac([tabs])).strings == ["One", "Two", "Second"])
  }

  @Test("A table shows the names of its columns")
  func columns() {
    let table = ScreenView.sketch(.table, "t", at: (0, 0, 400, 200)) {
      $0.table = ScreenView.Table()
      $0.table?.hasHeaderView = true
      $0.table?.columns = ["Name", "Size"].map {
        ScreenView.Column(objectID: $0, title: $0, width: 120)
      }
    }
    #expect(Wireframe(of: .mac([table])).strings == ["Name", "Size"])
  }

  @Test("A watch is dark in either theme")
  func watch() throws {
    let screen = Screen(
      platform: .watchOS, size: ScreenSize(width: 184, height: 224), element: "controller")
    let ground = try #require(Wireframe(of: screen).rectangles.first)
    #expect(ground.style.fill?.light == Color(0x000000))
    #expect(ground.radius == 22)
  }

  @Test("The first button of a television has the focus")
  func focus() {
    var screen = Screen(
      platform: .tvOS, size: ScreenSize(width: 1920, height: 1080), element: "viewController")
    screen.view = .sketch(.view, "root", at: (0, 0, 1920, 1080)) {
      $0.subviews = [100.0, 300, 500].map { y in
        .sketch(.button, "\(y)", at: (100, y, 400, 86)) { $0.text = ScreenText("Play") }
      }
    }
    let white = Wireframe(of: screen).rectangles.count { $0.style.fill?.light == Color(0xFFFFFF) }
    #expect(white == 1)
  }
}
