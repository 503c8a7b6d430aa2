import DrawingModel
import FlowModel
import ScreenModel

/// The bars around a screen's own view.
extension ScreenPainter {
  mutating func paintChrome(isCut: Bool) {
    switch screen.platform {
    case .watchOS: paintWatchBar()
    case .iOS, .tvOS, .unknown:
      paintNavigationBar()
      paintStatusBar()
      paintBottomBar(isCut: isCut)
    case .macOS: break
    }
  }

  /// The part of the screen that is drawn.
  var bounds: Box { Box(x: 0, y: 0, width: screen.size.width, height: screen.size.height) }

  private mutating func paintStatusBar() {
    let height = chrome.statusBar
    guard height > 0 else { return }
    let hasBar = chrome.navigationBar > 0
    let ground = hasBar ? barGround : screen.view?.background?.over(screen.defaultGround)
    let color = (ground ?? screen.defaultGround).ink(alpha: 0.75)
    let isTall = height > 30
    let middle = isTall ? height * 0.6 : height / 2
    let size = isTall ? 15.0 : 12.0
    let side = isTall ? 30.0 : 13.0
    let time = Box(x: side, y: middle - 10, width: 60, height: 20)
    if isTall {
      canvas.text("9:41", in: time, TextLook(color, size: size, isBold: true))
    } else {
      canvas.text(
        "9:41", in: bounds.insetBy(horizontally: 60).top(height),
        TextLook(color, size: size, isBold: true, anchor: .middle))
    }
    let battery = Box(x: bounds.maxX - side - 22, y: middle - 5, width: 22, height: 10)
    canvas.rectangle(battery, cornerRadius: 3, fill: color.faded(to: 0.85))
    let signal = Box(x: battery.minX - 22, y: middle - 4, width: 16, height: 8)
    for bar in 0..<4 {
      let tall = 3 + Double(bar) * 1.7
      canvas.rectangle(
        Box(x: signal.minX + Double(bar) * 4.4, y: signal.maxY - tall, width: 2.8, height: tall),
        fill: color.faded(to: 0.85))
    }
  }

  private mutating func paintBottomBar(isCut: Bool) {
    let height = chrome.bottomBar
    if height > 0 {
      let box = Box(
        x: 0, y: bounds.maxY - chrome.bottom, width: bounds.size.width, height: chrome.bottom)
      let room = box.top(height)
      if screen.bottomBar == .tabBar {
        let bar = screen.tabBar ?? ScreenView(objectID: "", kind: .tabBar, element: "tabBar")
        let own = screen.tabBarItem.map { [$0] } ?? []
        paintTabs(context.tabItems.isEmpty ? own : context.tabItems, of: bar, in: box, room: room)
        anchor(bar.objectID, at: box)
      } else {
        let ground = defaultBar
        paintBarGround(ground, in: box, line: .top)
        paintItems(screen.toolbarItems, in: room.insetBy(horizontally: 16), on: ground)
      }
    }
    guard chrome.homeIndicator > 0, !isCut else { return }
    let width = bounds.size.width * 0.36
    let ground = height > 0 ? defaultBar : surroundings.ground
    canvas.rectangle(
      Box(x: bounds.center.x - width / 2, y: bounds.maxY - 12, width: width, height: 4.5),
      cornerRadius: 2.2, fill: ground.ink(alpha: 0.6))
  }

  enum BarSide { case top, bottom }

  /// Fills a bar's background and draws its separator line.
  mutating func paintBarGround(_ color: ScreenColor, in box: Box, line: BarSide) {
    canvas.rectangle(box, fill: color)
    let y = line == .top ? box.minY : box.maxY - 0.8
    canvas.rectangle(
      Box(x: box.minX, y: y, width: box.size.width, height: 0.8),
      fill: color.over(.background).ink(alpha: 0.16))
  }
}

extension Box {
  func top(_ height: Double) -> Box {
    Box(x: minX, y: minY, width: size.width, height: height)
  }
}
