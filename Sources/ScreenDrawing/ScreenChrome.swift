import DrawingModel
import FlowModel
import ScreenModel

/// The room that a screen's bars take, in points.
struct ScreenChrome {
  var statusBar = 0.0
  var navigationBar = 0.0
  /// The height that a large title adds below the bar.
  var largeTitle = 0.0
  /// The height of the toolbar or tab bar.
  var bottomBar = 0.0
  /// The height that a device without a home button keeps free for its home indicator.
  var homeIndicator = 0.0

  var top: Double { statusBar + navigationBar + largeTitle }
  var bottom: Double { bottomBar + homeIndicator }

  /// Creates a value without bars, for a screen that is drawn within another.
  init() {}

  init(of screen: Screen, in context: ScreenContext) {
    let long = max(screen.size.width, screen.size.height)
    let short = min(screen.size.width, screen.size.height)
    switch screen.platform {
    case .macOS:
      return
    case .watchOS:
      statusBar = 22
      return
    case .tvOS:
      navigationBar = screen.showsBar(in: context) ? 140 : 0
      bottomBar = 0
      return
    case .iOS, .unknown: break
    }
    // A view for a part of a screen has only the bars that the file states.
    let isDevice = long >= 480 && short >= 320
    let isPortrait = screen.size.height >= screen.size.width
    let isPad = short >= 500
    let hasNotch = !isPad && long >= 800 && long > short * 1.9
    if screen.showsStatusBar, isDevice, isPortrait || isPad {
      statusBar = hasNotch ? 47 : isPad ? 24 : 20
    }
    if screen.showsBar(in: context) {
      navigationBar = isPad ? 50 : isPortrait ? 44 : 32
      if screen.navigationItem?.prompt != nil { navigationBar += 30 }
      let isLarge = screen.navigationItem?.prefersLargeTitle ?? false
      if isLarge, isPortrait, screen.navigationItem?.title != nil { largeTitle = 52 }
      if screen.navigationItem?.searchController == true { largeTitle += 52 }
    }
    switch screen.bottomBar {
    case .tabBar: bottomBar = 49
    case .toolbar: bottomBar = 44
    default: break
    }
    if hasNotch, isDevice { homeIndicator = isPortrait ? 34 : 21 }
  }
}

extension Screen {
  /// The bar at the screen's bottom edge, if there is one.
  var bottomBar: SimulatedBar? {
    if tabBar != nil || simulatedBars.contains(.tabBar) { return .tabBar }
    return !toolbarItems.isEmpty || simulatedBars.contains(.toolbar) ? .toolbar : nil
  }

  func showsBar(in context: ScreenContext) -> Bool {
    guard showsNavigationBar, platform != .macOS else { return false }
    return simulatedBars.contains(.navigationBar) || navigationItem != nil || context.isInNavigation
      || navigationBar != nil
  }
}
