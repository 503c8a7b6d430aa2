import FlowModel
import InputBounds
import ScreenModel

extension ScreenReader {
  func readMacParts(of controller: Element, into screen: inout Screen) {
    if let window = controller.child(.window, key: .window) {
      readWindow(window, into: &screen)
    }
    if let menu = controller.child(.menu, key: .mainMenu) {
      screen.items = views.menuItems(of: menu)
      screen.size = ScreenSize(width: screen.size.width, height: 24)
    }
    let tabs = controller.first(.tabViewItems)?.children.filter { $0.is(.tabViewItem) } ?? []
    for tab in tabs {
      var item = ScreenView.Item(title: tab.text(of: .label), image: document.image(of: tab))
      item.objectID = tab.objectID
      item.isSelected = screen.items.isEmpty
      screen.items.append(item)
    }
  }

  func readWindow(_ element: Element, into screen: inout Screen) {
    if let content = element.child(.rect, key: .contentRect)?.rectangle,
      content.width >= 1, content.height >= 1
    {
      screen.size = ScreenSize(width: content.width, height: content.height)
    }
    if let content = element.child(key: .contentView) {
      screen.view = filling(content, screen.size)
    }
    var window = Screen.Window(title: element.text(of: .title) ?? "")
    window.objectID = element.objectID
    window.showsTitle = !element.has(.titleVisibility, "hidden")
    if let mask = element.first(.windowStyleMask) {
      window.isClosable = mask.isTrue(.closable)
      window.isMiniaturizable = mask.isTrue(.miniaturizable)
      window.isResizable = mask.isTrue(.resizable)
      window.hasTitleBar = mask.isTrue(.titled)
      window.isFullSizeContent = mask.isTrue(.fullSizeContentView)
    }
    if let toolbar = element.child(.toolbar, key: .toolbar) {
      window.hasToolbar = true
      window.toolbarItems = toolbarItems(of: toolbar)
    }
    screen.window = window
  }

  /// The default items of a toolbar, which it names or contains.
  private func toolbarItems(of toolbar: Element) -> [BarItem] {
    let allowed = toolbar.first(.allowedToolbarItems)?.children.filter(\.isElement) ?? []
    let shown = toolbar.first(.defaultToolbarItems)?.children.filter(\.isElement) ?? allowed
    var byID: [String: Element] = [:]
    for item in allowed { byID[item.objectID] = byID[item.objectID] ?? item }
    return shown.prefix(InputBounds.screenItems.limit).map { item in
      toolbarItem(item[.reference].flatMap { byID[$0] } ?? item)
    }
  }

  private func toolbarItem(_ element: Element) -> BarItem {
    var item = BarItem(objectID: element.objectID)
    item.title = element.text(of: .label)
    item.image = document.image(of: element)
    let identifier = element[.implicitItemIdentifier] ?? ""
    item.systemItem = identifier.hasPrefix("NS") ? identifier : nil
    item.customView = element.child(key: .view).map { views.looseView($0) }
    return item
  }
}
