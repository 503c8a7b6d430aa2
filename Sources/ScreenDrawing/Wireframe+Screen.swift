package import DrawingModel
import FlowModel
package import ScreenModel

extension Wireframe {
  /// Draws a screen at a reduced size.
  ///
  /// Frames that the file leaves to Auto Layout are computed first, so that views do not pile up in
  /// a corner. Nothing is painted outside the wireframe, whatever the frames are.
  ///
  /// - Complexity: O(*n*) for *n* views; a text costs no more than the part that can be seen.
  package init(of screen: Screen, in context: ScreenContext = ScreenContext()) {
    var scale = WireframeScale(of: screen)
    let chrome = ScreenChrome(of: screen.sized(by: scale), in: context)
    var settled = screen.sized(by: scale).settled(around: chrome)
    if let height = Self.height(of: settled, scale, chrome, in: context) {
      scale = WireframeScale(of: screen, least: height)
      settled = screen.grown(to: scale.whole.height, showing: context.focus).sized(by: scale)
        .settled(around: chrome)
    }
    var screen = settled
    // A bottom bar at the foot of a tall screen would be in the part that is cut off.
    screen.size.height = scale.visible.height

    let frame = WindowFrame(of: screen)
    let size = Size(
      scale.visible.width * scale.factor, (scale.visible.height + frame.height) * scale.factor)
    let whole = Box(
      x: 0, y: -frame.height, width: scale.visible.width,
      height: scale.visible.height + frame.height)
    let canvas = ScreenCanvas(
      scale: scale.factor,
      isDark: screen.isDark && !context.followsTheme || screen.platform == .watchOS,
      clip: ClipArea(whole), top: frame.height)
    var painter = ScreenPainter(screen, in: context, chrome: chrome, canvas: canvas)
    painter.paintScreen(isCut: scale.isCut)
    self.init(
      size: Size(hundredths(size.width), hundredths(size.height)),
      cornerRadius: screen.cornerRadius(at: scale.factor), shapes: painter.canvas.shapes,
      anchors: painter.anchors)
    hidden = painter.hidden
    title = painter.title
  }

  /// Returns the height in points at which a screen shows what it is to show; `nil` if that is its usual
  /// one.
  private static func height(
    of screen: Screen, _ scale: WireframeScale, _ chrome: ScreenChrome, in context: ScreenContext
  ) -> Double? {
    let lowest = screen.lowestEdge(of: context.focus) ?? 0
    let fade = scale.isCut ? ScreenPainter.fade / scale.factor : 0
    let isSeen = lowest <= scale.visible.height - fade + 0.5
    let needed = isSeen ? 0 : lowest + chrome.bottom + margin + fade
    return scale.height(of: max(needed, context.leastHeight / scale.factor))
  }

  /// The distance between the lowest view that has to be visible and the edge below it, in points.
  private static let margin = 14.0
}

extension Screen {
  fileprivate func sized(by scale: WireframeScale) -> Screen {
    var screen = self
    screen.size = ScreenSize(width: scale.visible.width, height: scale.whole.height)
    return screen
  }

  fileprivate func settled(around chrome: ScreenChrome) -> Screen {
    var screen = self
    let settler = ScreenSettler(screen, chrome: chrome)
    screen.view = screen.view.map { settler.settledRoot($0) }
    screen.settleBars { settler.settledLoose($0) }
    return screen
  }
}
