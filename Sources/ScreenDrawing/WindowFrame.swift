import ScreenModel

/// The title bar and toolbar above the content of a Mac window, in points.
struct WindowFrame {
  let titleBar: Double
  let toolbar: Double
  var height: Double { titleBar + toolbar }

  init(of screen: Screen) {
    guard let window = screen.window, window.hasTitleBar else {
      (titleBar, toolbar) = (0, 0)
      return
    }
    titleBar = 28
    toolbar = window.hasToolbar || !window.toolbarItems.isEmpty ? 38 : 0
  }
}
