import DrawingModel
import FlowModel
import ScreenModel
import Testing

@testable import ScreenDrawing

@Suite struct WireframeScaleTests {
  @Test(
    "Each kind of device has its width in the picture",
    arguments: [
      (Platform.iOS, 375, 667, 240), (.iOS, 414, 896, 240), (.iOS, 667, 375, 320),
      (.iOS, 768, 1024, 320), (.tvOS, 1920, 1080, 360), (.macOS, 800, 500, 360),
      (.watchOS, 184, 224, 150),
    ] as [(Platform, Double, Double, Double)])
  func widths(platform: Platform, width: Double, height: Double, drawn: Double) {
    let screen = Screen(
      platform: platform, size: ScreenSize(width: width, height: height), element: "view")
    #expect(abs(Wireframe(of: screen).size.width - drawn) < 0.01)
  }

  @Test("A small view is drawn as large as it would be on a device")
  func small() {
    let screen = Screen(
      platform: .iOS, size: ScreenSize(width: 100, height: 50), element: "view")
    #expect(Wireframe(of: screen).size == Size(64, 32))
  }

  @Test("A container without a view of its own is as tall as its bars and its name need")
  func container() {
    var screen = Screen(
      platform: .iOS, size: ScreenSize(width: 375, height: 812), element: "tabBarController")
    screen.tabBar = .sketch(.tabBar, "bar")
    var context = ScreenContext()
    var item = BarItem(objectID: "home")
    item.title = "Home"
    context.tabItems = [item]
    let wireframe = Wireframe(of: screen, in: context)
    #expect(wireframe.size.height <= 200)
    #expect(wireframe.strings.contains("Home"))
    #expect(wireframe.strings.contains("Tab Bar Controller"))
  }

  @Test("A screen too tall for the page is cut and fades out")
  func tall() {
    var screen = Screen.phone([.label("Foot", at: (0, 1900, 300, 40))])
    screen.size.height = 2000
    let wireframe = Wireframe(of: screen)
    #expect(wireframe.size.height <= 560)
    #expect(!wireframe.strings.contains("Foot"))
    #expect(wireframe.rectangles.contains { ($0.style.fill?.light.alpha ?? 1) < 0.5 })
  }
}
