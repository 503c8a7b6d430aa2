/// Translated texts by Interface Builder's keys: an object's ID and a property, such as
/// `abc-12-xyz.text`.
private typealias Translations = [String: String]

extension Screen {
  /// Returns the screen in another language.
  ///
  /// - Parameter translations: Texts by the keys of an interface file's `.strings`, such as
  ///   `abc-12-xyz.normalTitle` or `abc-12-xyz.segmentTitles[0]`. A text without a translation
  ///   stays as it is.
  package func localized(with translations: [String: String]) -> Screen {
    guard !translations.isEmpty else { return self }
    var screen = self
    translations.translate(&screen.title, of: objectID, ["title"])
    translations.translate(&screen.items, of: nil)
    screen.view?.localize(with: translations)
    screen.navigationBar?.localize(with: translations)
    screen.tabBar?.localize(with: translations)
    screen.navigationItem?.localize(with: translations)
    screen.tabBarItem?.localize(with: translations)
    for index in toolbarItems.indices { screen.toolbarItems[index].localize(with: translations) }
    if let window {
      screen.window?.title =
        translations.translation(of: window.objectID, ["title"]) ?? window.title
      for index in window.toolbarItems.indices {
        screen.window?.toolbarItems[index].localize(with: translations)
      }
    }
    return screen
  }
}

extension Screen.NavigationItem {
  fileprivate mutating func localize(with translations: Translations) {
    translations.translate(&title, of: objectID, ["title"])
    translations.translate(&prompt, of: objectID, ["prompt"])
    for index in leftItems.indices { leftItems[index].localize(with: translations) }
    for index in rightItems.indices { rightItems[index].localize(with: translations) }
    backItem?.localize(with: translations)
    titleView?.localize(with: translations)
  }
}

extension BarItem {
  fileprivate mutating func localize(with translations: Translations) {
    translations.translate(&title, of: objectID, ["title", "label"])
    customView?.localize(with: translations)
  }
}

extension ScreenView {
  fileprivate mutating func localize(with translations: Translations) {
    let id = textID ?? objectID
    if let string = translations.translation(of: id, Self.textProperties) {
      text = text ?? ScreenText(string)
      text?.string = string
    }
    if let string = translations.translation(of: id, Self.detailProperties) {
      detail = detail ?? ScreenText(string)
      detail?.string = string
    }
    translations.translate(&placeholder, of: id, ["placeholder", "placeholderString"])
    localizeItems(with: translations)
    for index in barItems.indices { barItems[index].localize(with: translations) }
    for index in navigationItems.indices { navigationItems[index].localize(with: translations) }
    if var columns = table?.columns, !columns.isEmpty {
      for index in columns.indices {
        translations.translate(
          &columns[index].title, of: columns[index].objectID, ["headerCell.title"])
      }
      table?.columns = columns
    }
    for index in subviews.indices { subviews[index].localize(with: translations) }
  }

  /// Translates the items; a pop-up button's text is then the title of its chosen item.
  private mutating func localizeItems(with translations: Translations) {
    guard !items.isEmpty else { return }
    let chosen = items.firstIndex { $0.isSelected && $0.title == text?.string }
    translations.translate(&items, of: textID ?? objectID)
    if let chosen, let title = items[chosen].title { text?.string = title }
  }

  /// The properties that hold an object's text; one object has at most one of them.
  private static let textProperties = [
    "text", "normalTitle", "configuration.title", "title", "headerTitle", "attributedText",
    "normalAttributedTitle", "attributedTitle",
  ]
  private static let detailProperties = [
    "footerTitle", "configuration.subtitle", "subtitle", "secondaryText",
  ]
}

extension Translations {
  fileprivate func translation(of id: String, _ properties: [String]) -> String? {
    guard !id.isEmpty else { return nil }
    return properties.lazy.compactMap { self["\(id).\($0)"] }.first
  }

  fileprivate func translate(_ text: inout String?, of id: String, _ properties: [String]) {
    if let translation = translation(of: id, properties) { text = translation }
  }

  /// Translates items: one with an object ID by that ID, any other by its index in the owning
  /// object.
  fileprivate func translate(_ items: inout [ScreenView.Item], of id: String?) {
    for index in items.indices {
      if let itemID = items[index].objectID {
        translate(&items[index].title, of: itemID, ["title", "label"])
      } else if let id {
        let lists =
          ["segmentTitles", "scopeButtonTitles", "ibShadowedLabels"]
          + ["ibShadowedObjectValues"]
        translate(&items[index].title, of: id, lists.map { "\($0)[\(index)]" })
      }
    }
  }
}
