extension Screen {
  /// The screen with everything that a user sees on it.
  ///
  /// The title, the element and the class of the controller are left out: they are properties of
  /// the scene.
  ///
  /// - Complexity: O(*n*) for *n* views.
  package var parts: ScreenPart {
    var part = ScreenPart(.screen)
    part.set(.navigationBar, showsNavigationBar ? nil : "hidden")
    part.children = items.map { $0.part(.item) }
    part.children += [view, navigationBar, tabBar].compactMap { $0?.part }
    part.children += [navigationItem?.part, window?.part].compactMap { $0 }
    part.children += tabBarItem.map { [$0.part(.tabItem)] } ?? []
    part.children += toolbarItems.parts(.barItem)
    return part
  }
}

extension ScreenPart {
  fileprivate mutating func set(_ property: Property, _ value: String?) {
    values[property] = value?.isEmpty == true ? nil : value
  }
}

extension Screen.NavigationItem {
  fileprivate var part: ScreenPart {
    var rest = Screen.NavigationItem()
    rest.prefersLargeTitle = prefersLargeTitle
    rest.searchController = searchController
    var part = ScreenPart(
      .navigationItem, objectID: objectID, text: title, look: .navigationItem(rest))
    part.set(.prompt, prompt)
    part.children = (leftItems + rightItems).parts(.barItem)
    part.children += [backItem?.part(.barItem), titleView?.part].compactMap { $0 }
    return part
  }
}

extension Screen.Window {
  fileprivate var part: ScreenPart {
    var rest = self
    rest.objectID = ""
    rest.title = ""
    rest.toolbarItems = []
    var part = ScreenPart(.window, objectID: objectID, text: title, look: .window(rest))
    part.children = toolbarItems.parts(.barItem)
    return part
  }
}

extension [BarItem] {
  /// Room between items is left out, as all that only moves others.
  fileprivate func parts(_ kind: ScreenPart.Kind) -> [ScreenPart] {
    filter { $0.systemItem.map { SystemItem($0).isSpace } != true }.map { $0.part(kind) }
  }
}

extension BarItem {
  fileprivate func part(_ kind: ScreenPart.Kind) -> ScreenPart {
    var rest = BarItem(objectID: "")
    rest.tint = tint?.seen
    rest.isDone = isDone
    var part = ScreenPart(
      kind, objectID: objectID, text: title ?? systemItem.map { SystemItem($0).title },
      look: .barItem(rest))
    part.set(.image, image?.name)
    part.set(.badge, badge)
    part.isEnabled = isEnabled
    part.children = customView.map { [$0.part] } ?? []
    return part
  }
}

extension ScreenView.Item {
  fileprivate func part(_ kind: ScreenPart.Kind) -> ScreenPart {
    var rest = ScreenView.Item(title: nil)
    rest.isSeparator = isSeparator
    var part = ScreenPart(
      kind, objectID: objectID ?? "", text: title ?? systemItem.map { SystemItem($0).title },
      look: .item(rest))
    part.set(.image, image?.name)
    part.isOn = isSelected
    return part
  }
}

extension ScreenView {
  fileprivate var part: ScreenPart {
    // An item of a pop-up button that is chosen is its text, which the item tells.
    let isChosenItem = items.contains { $0.isSelected && $0.title == text?.string }
    var part = ScreenPart(
      .view(kind), objectID: objectID, text: isChosenItem ? nil : text?.string,
      look: .view(appearance))
    part.set(.detail, detail?.string)
    part.set(.placeholder, placeholder)
    part.set(.image, image?.name)
    part.set(.backgroundImage, backgroundImage?.name)
    part.set(.customClass, customClass)
    part.set(.style, style)
    part.set(.accessory, cell.flatMap { $0.accessory == "none" ? nil : $0.accessory })
    part.isHidden = isHidden
    part.isEnabled = isEnabled
    part.isOn = isOn
    let itemKind: ScreenPart.Kind =
      switch kind {
      case .segmentedControl, .searchBar: .segment
      case .tabBar, .tabView: .tab
      default: .item
      }
    part.children = items.map { $0.part(itemKind) }
    part.children +=
      table?.columns.map { ScreenPart(.column, objectID: $0.objectID, text: $0.title) } ?? []
    part.children += barItems.parts(kind == .tabBar ? .tab : .barItem)
    part.children += navigationItems.map(\.part)
    part.children += subviews.map(\.part)
    return part
  }
}
