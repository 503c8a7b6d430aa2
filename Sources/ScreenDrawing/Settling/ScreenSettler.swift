import DrawingModel
import ScreenModel

/// Gives every view of a screen a frame: its own, or what Auto Layout would come to, roughly.
struct ScreenSettler {
  let screen: Screen
  let chrome: ScreenChrome

  init(_ screen: Screen, chrome: ScreenChrome) {
    self.screen = screen
    self.chrome = chrome
  }

  func settledRoot(_ root: ScreenView) -> ScreenView {
    var root = root
    root.box = Box(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
    settle(&root)
    return root
  }

  func settle(_ view: inout ScreenView) {
    for index in view.subviews.indices {
      view.subviews[index].frame = view.subviews[index].frame?.settled
      settle(&view.subviews[index])
    }
  }
}
