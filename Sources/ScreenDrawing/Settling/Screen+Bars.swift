import ScreenModel

extension Screen {
  /// Computes the frames of the views in the screen's bars.
  mutating func settleBars(_ settled: (ScreenView) -> ScreenView) {
    if var item = navigationItem {
      item.titleView = item.titleView.map(settled)
      item.leftItems.settle(settled)
      item.rightItems.settle(settled)
      navigationItem = item
    }
    toolbarItems.settle(settled)
    if var window {
      window.toolbarItems.settle(settled)
      self.window = window
    }
  }
}

extension [BarItem] {
  fileprivate mutating func settle(_ settled: (ScreenView) -> ScreenView) {
    for index in indices { self[index].customView = self[index].customView.map(settled) }
  }
}
