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
    let scale = WireframeScale(of: screen)
    var screen = screen
    screen.size = ScreenSize(width: scale.visible.width, height: scale.whole.height)
    let chrome = ScreenChrome(of: screen, in: context)
    let settler = ScreenSettler(screen, chrome: chrome)
    screen.view = screen.view.map { settler.settledRoot($0) }
    screen.settleBars { settler.settledLoose($0) }
    // A bottom bar at the foot of a tall screen would be in the part that is cut off.
    screen.size.height = scale.visible.height

    let frame = WindowFrame(of: screen)
    let size = Size(
      scale.visible.width * scale.factor, (scale.visible.height + frame.height) * scale.factor)
    let whole = Box(
      x: 0, y: -frame.height, width: scale.visible.width,
      height: scale.visible.height + frame.height)
    let canvas = ScreenCanvas(
      scale: scale.factor, isDark: screen.isDark || screen.platform == .watchOS,
      clip: ClipArea(whole), top: frame.height)
    var painter = ScreenPainter(screen, in: context, chrome: chrome, canvas: canvas)
    painter.paintScreen(isCut: scale.isCut)
    self.init(
      size: Size(hundredths(size.width), hundredths(size.height)),
      cornerRadius: screen.cornerRadius(at: scale.factor), shapes: painter.canvas.shapes,
      anchors: painter.anchors)
  }
}
