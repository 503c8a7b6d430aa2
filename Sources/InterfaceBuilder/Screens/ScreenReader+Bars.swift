import FlowModel
import ScreenModel

extension ScreenReader {
  func readBars(of controller: Element, into screen: inout Screen) {
    screen.navigationItem = controller.first(.navigationItem).map { views.navigationItem($0) }
    screen.navigationBar = controller.child(.navigationBar, key: .navigationBar).map(barView)
    screen.tabBar = controller.child(.tabBar, key: .tabBar).map(barView)
    screen.tabBarItem = controller.first(.tabBarItem).map { views.barItem($0) }
    screen.toolbarItems =
      controller.first(.toolbarItems)?.children.filter { $0.is(.barButtonItem) }
      .map { views.barItem($0) } ?? []
    screen.showsNavigationBar = !controller.isTrue(.navigationBarHidden)
    if controller.isFalse(.toolbarHidden) { screen.simulatedBars.insert(.toolbar) }
  }

  private func barView(_ bar: Element) -> ScreenView { views.looseView(bar) }

  /// The bars that Interface Builder simulates around the view.
  ///
  /// - Parameter element: A controller, or a view in a xib; some files have it at the
  ///   controller's view, too.
  func readSimulation(of element: Element, into screen: inout Screen) {
    screen.showsStatusBar = document.platform == .iOS || document.platform == .unknown
    let holders = [element, element.child(key: .view)].compactMap { $0 }
    for child in holders.flatMap(\.children) {
      let isNothing = child.name == "nil"
      switch child[.key] {
      case "simulatedStatusBarMetrics": if isNothing { screen.showsStatusBar = false }
      case "simulatedTopBarMetrics":
        if isNothing {
          screen.showsNavigationBar = false
        } else if child.name.hasPrefix("simulatedNavigationBar") {
          screen.simulatedBars.insert(.navigationBar)
        }
      case "simulatedBottomBarMetrics":
        if child.name.hasPrefix("simulatedToolbar") { screen.simulatedBars.insert(.toolbar) }
        if child.name.hasPrefix("simulatedTabBar") { screen.simulatedBars.insert(.tabBar) }
      default: break
      }
    }
  }
}
