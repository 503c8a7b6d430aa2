import InputBounds
import ScreenModel

extension ViewReader {
  /// A navigation bar, toolbar or tab bar, of a controller or in a view.
  func readBar(_ element: Element, into view: inout ScreenView) {
    view.style = element[.barStyle]
    view.isOn = element.isTrue(.largeTitles)
    view.background = document.color(element.child(.color, key: .barTintColor)) ?? view.background
    view.tint =
      document.color(element.child(.color, key: .selectedImageTintColor)) ?? view.tint
    let appearance = element.child(key: .standardAppearance)
    if let color = document.color(appearance?.child(.color, key: .backgroundColor)) {
      view.background = color
    }
    let titles = element.child(.textAttributes, key: .titleTextAttributes)
    if let titles = titles ?? appearance?.child(.textAttributes, key: .titleTextAttributes) {
      var text = ScreenText("")
      text.isBold = true
      if let font = titles.first(.fontDescription) { text.read(font, on: document.platform) }
      text.color = document.color(titles.child(.color, key: .textColor))
      view.text = text
    }
    for item in element.first(.items)?.children ?? element.noChildren {
      switch item.knownName {
      case .navigationItem: view.navigationItems.append(navigationItem(item))
      case .barButtonItem, .tabBarItem: view.barItems.append(barItem(item))
      default: break
      }
    }
  }

  func navigationItem(_ element: Element) -> Screen.NavigationItem {
    var item = Screen.NavigationItem()
    item.objectID = element.objectID
    item.title = element.text(of: .title)
    item.prompt = element.text(of: .prompt)
    item.prefersLargeTitle = element.has(.largeTitleDisplayMode, "always")
    item.leftItems = barItems(of: element, .leftBarButtonItem, .leftBarButtonItems)
    item.rightItems = barItems(of: element, .rightBarButtonItem, .rightBarButtonItems)
    item.backItem = element.child(.barButtonItem, key: .backBarButtonItem).map { barItem($0) }
    item.titleView = element.child(key: .titleView).flatMap { $0.isElement ? looseView($0) : nil }
    item.searchController = element.first(.searchController) != nil
    return item
  }

  private func barItems(of element: Element, _ single: Name, _ several: Name) -> [BarItem] {
    let one = element.child(.barButtonItem, key: single).map { [$0] } ?? []
    let list = element.first(several)?.children.filter { $0.is(.barButtonItem) } ?? []
    return (one + list).map { barItem($0) }
  }

  /// - Parameter element: A `<barButtonItem>` or `<tabBarItem>`.
  func barItem(_ element: Element) -> BarItem {
    var item = BarItem(objectID: element.objectID)
    item.title = element.text(of: .title)
    item.image = document.image(of: element)
    item.systemItem = element[.systemItem]
    item.badge = element[.badgeValue]
    item.tint = document.color(element.child(.color, key: .tintColor))
    item.width = element.number(.width).map { max(0, $0) }
    item.isEnabled = !element.isFalse(.enabled)
    item.isDone = element.has(.style, "done")
    item.customView = element.child(key: .customView).map { looseView($0) }
    return item
  }

  /// A view without a parent.
  func looseView(_ element: Element) -> ScreenView {
    view(
      element, in: Space(size: nil, isUpward: false), depth: InputBounds.interfaceViews.limit / 2)
  }
}
