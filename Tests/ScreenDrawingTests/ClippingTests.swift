import DrawingModel
import FlowModel
import ScreenModel
import Testing

@testable import ScreenDrawing

/// A wireframe paints nothing outside itself, whatever a file contains.
@Suite struct ClippingTests {
  @Test("Frames of any kind of view, with any numbers, stay within the scene", arguments: 0..<120)
  func fuzzedFrames(seed: UInt64) {
    var dice = Dice(seed: seed)
    let platforms: [Platform] = [.iOS, .macOS, .tvOS, .watchOS]
    let screen = dice.screen(on: platforms[Int(seed) % platforms.count])
    let wireframe = Wireframe(of: screen)
    expectWithin(wireframe)
    #expect(wireframe == Wireframe(of: screen))
  }

  @Test(
    "A screen of any size has a wireframe of finite size",
    arguments: [0, -5, 1, 1e12, .nan, .infinity, -.infinity] as [Double])
  func sizes(length: Double) {
    var screen = Screen.phone([.label("Hello")])
    screen.size = ScreenSize(width: length, height: 700)
    expectWithin(Wireframe(of: screen))
    screen.size = ScreenSize(width: 300, height: length)
    expectWithin(Wireframe(of: screen))
  }

  @Test("A view that lies outside its screen leaves no mark and no anchor")
  func outside() {
    let wireframe = Wireframe(of: .phone([.label("Menu", at: (-400, 0, 300, 40))]))
    #expect(wireframe.strings.isEmpty)
    #expect(wireframe.anchors["label"] == nil)
  }

  @Test("An anchor is the visible part of its view")
  func anchor() throws {
    let wireframe = Wireframe(
      of: .phone([.sketch(.button, "half", at: (300, 100, 150, 50)) { $0.text = ScreenText("Go") }])
    )
    let box = try #require(wireframe.anchors["half"])
    #expect(abs(box.minX - 192) < 0.01)
    #expect(abs(box.maxX - 240) < 0.01)
  }

  @Test("Content outside of a view that clips is cut")
  func clippingParent() throws {
    let inner = ScreenView.sketch(.view, "inner", at: (50, 50, 500, 500)) {
      $0.background = ScreenColor(0xFF0000)
    }
    let outer = ScreenView.sketch(.view, "outer", at: (0, 0, 100, 100)) {
      $0.clipsSubviews = true
      $0.subviews = [inner]
    }
    let red = try #require(
      Wireframe(of: .phone([outer])).rectangles.first { $0.style.fill?.light == Color(0xFF0000) })
    #expect(red.box == Box(x: 32, y: 32, width: 32, height: 32))
  }

  private func expectWithin(_ wireframe: Wireframe) {
    let page = Box(x: 0, y: 0, width: wireframe.size.width, height: wireframe.size.height)
    #expect(page.hasArea && page.size.height <= 620 && page.size.width <= 370)
    for (shape, clips, opacity) in wireframe.marks {
      #expect(shape.reach.isFinite && (0...1).contains(opacity))
      let seen = clips.reduce(shape.reach) { $0.intersection($1) }
      #expect(page.insetBy(-0.02).holds(seen) || !seen.hasArea, "\(shape)")
    }
    for box in wireframe.anchors.values { #expect(page.holds(box) && box.hasArea) }
  }
}

/// Makes random screens with extreme values, which depend only on the seed.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func roll() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  private mutating func pick<T>(_ values: [T]) -> T { values[Int(roll() % UInt64(values.count))] }

  private mutating func length() -> Double {
    switch roll() % 12 {
    case 0: pick([.nan, .infinity, -.infinity, 1e300, -1e300, -0.0, .leastNonzeroMagnitude])
    case 1: -Double(roll() % 5000)
    case 2: Double(roll() % 1_000_000)
    default: Double(roll() % 400)
    }
  }

  private mutating func view(depth: Int) -> ScreenView {
    let kind = pick(ScreenView.Kind.allCases)
    var view = ScreenView(objectID: "id\(roll() % 50)", kind: kind, element: kind.rawValue)
    if roll() % 5 > 0 {
      view.frame = ScreenFrame(x: length(), y: length(), width: length(), height: length())
    }
    view.alpha = pick([1, 1, 1, 0.5, .nan, -1, 7])
    view.border.cornerRadius = length()
    view.border.width = pick([0, 0, 1, length()])
    view.clipsSubviews = roll() % 3 == 0
    view.value = length()
    view.count = pick([nil, -4, 0, 3, .max])
    view.text = pick([nil, hostileText()])
    view.detail = pick([nil, hostileText()])
    view.placeholder = pick([nil, "Search"])
    view.image = pick([nil, ImageName("star.fill", isSystem: true), ImageName("ic_close")])
    view.background = pick([nil, ScreenColor(0x3366FF, alpha: 0.5), ScreenColor(0x00FF00)])
    view.items = pick([[], [ScreenView.Item(title: "One"), ScreenView.Item(title: nil)]])
    view.style = pick([nil, "filled", "roundedRect", "rating", "date", "helpButton"])
    var stack = ScreenView.Stack()
    stack.spacing = length()
    stack.axis = pick([.horizontal, .vertical])
    stack.distribution = pick(["fill", "fillEqually", "equalSpacing", "nonsense"])
    view.stack = pick([nil, stack])
    var watch = ScreenView.WatchLayout()
    watch.width = pick([.toFit, .points(length()), .part(0.5, plus: length())])
    watch.spacing = length()
    watch.insets = ScreenInsets(top: length(), left: length(), bottom: 0, right: length())
    view.watch = pick([nil, watch])
    view.table?.rowHeight = length()
    var constraint = ScreenView.Constraint(firstItem: "id\(roll() % 50)", firstAttribute: "leading")
    constraint.secondItem = "id\(roll() % 50)"
    constraint.secondAttribute = pick(["trailing", "leadingMargin", "centerX", nil])
    constraint.multiplier = length()
    constraint.constant = length()
    view.constraints = [constraint]
    if depth < 4 { view.subviews = (0..<Int(roll() % 5)).map { _ in self.view(depth: depth + 1) } }
    return view
  }

  private mutating func hostileText() -> ScreenText {
    var text = ScreenText(
      pick([
        "Sign in", "", "\u{202E}\u{0}\n\n\r\u{7}x", String(repeating: "W", count: 5000),
        "👩‍👩‍👧‍👦 emoji", "a\u{301}\u{301}\u{301}", "שלום 中文",
      ]))
    text.size = length()
    text.lineCount = pick([0, 1, 3, -2, .max])
    text.alignment = pick([.left, .center, .right])
    text.truncation = pick(["tail", "head", "middle", "clip", "word"])
    return text
  }

  mutating func screen(on platform: Platform) -> Screen {
    var screen = Screen(
      platform: platform, size: ScreenSize(width: 375, height: pick([667, 5000, 200])),
      element: "viewController")
    screen.view = view(depth: 0)
    screen.navigationItem = pick([nil, Screen.NavigationItem()])
    screen.navigationItem?.title = "Title"
    screen.navigationItem?.titleView = pick([nil, view(depth: 3)])
    var item = BarItem(objectID: "bar")
    item.customView = pick([nil, view(depth: 3)])
    item.width = pick([nil, length()])
    screen.toolbarItems = pick([[], [item, item]])
    screen.window = platform == .macOS ? Screen.Window(title: "Window") : nil
    return screen
  }
}
