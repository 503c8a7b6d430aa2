/// What a user would see of a screen, without the attributes that tools write in addition. Two
/// states of a scene that look alike compare equal.
///
/// It includes kinds, classes, texts, fonts, colours, images, what is hidden, and the order and
/// nesting of the views. It excludes frames, sizes, constraints, margins, object IDs and what is
/// simulated on the canvas.
package struct ScreenLooks: Hashable, Sendable {
  private let screen: Screen

  fileprivate init(_ screen: Screen) {
    var screen = screen
    screen.removeNoise()
    self.screen = screen
  }
}

extension Screen {
  /// - Complexity: O(*n*) for *n* views.
  package var looks: ScreenLooks { ScreenLooks(self) }

  fileprivate mutating func removeNoise() {
    size = ScreenSize(width: 0, height: 0)
    isDark = false
    objectID = ""
    simulatedBars = []
    showsStatusBar = true
    guides = []
    view?.removeNoise()
    navigationItem?.removeNoise()
    navigationBar?.removeNoise()
    tabBar?.removeNoise()
    tabBarItem?.removeNoise()
    for index in toolbarItems.indices { toolbarItems[index].removeNoise() }
    for index in items.indices { items[index].removeNoise() }
    window?.objectID = ""
    for index in window?.toolbarItems.indices ?? 0..<0 { window?.toolbarItems[index].removeNoise() }
  }
}

extension Screen.NavigationItem {
  fileprivate mutating func removeNoise() {
    objectID = ""
    for index in leftItems.indices { leftItems[index].removeNoise() }
    for index in rightItems.indices { rightItems[index].removeNoise() }
    backItem?.removeNoise()
    titleView?.removeNoise()
  }
}

extension BarItem {
  fileprivate mutating func removeNoise() {
    objectID = ""
    width = nil
    image?.size = nil
    tint?.removeNoise()
    customView?.removeNoise()
  }
}

extension ScreenView {
  fileprivate mutating func removeNoise() {
    removeGeometry()
    objectID = ""
    textID = nil
    embeds = nil
    background?.removeNoise()
    tint?.removeNoise()
    border.color?.removeNoise()
    text?.color?.removeNoise()
    detail?.color?.removeNoise()
    image?.size = nil
    backgroundImage?.size = nil
    for index in items.indices { items[index].removeNoise() }
    for index in barItems.indices { barItems[index].removeNoise() }
    for index in navigationItems.indices { navigationItems[index].removeNoise() }
    for index in subviews.indices { subviews[index].removeNoise() }
  }

  private mutating func removeGeometry() {
    frame = nil
    resizing = Resizing()
    constraints = []
    guides = []
    layoutMargins = nil
    contentInsets = nil
    intrinsicWidth = nil
    intrinsicHeight = nil
    collection = nil
    stack?.spacing = 0
    watch?.spacing = nil
    watch?.insets = nil
    watch?.width = .toFit
    watch?.height = .toFit
    cell?.rowHeight = nil
    table?.rowHeight = nil
    table?.sectionHeaderHeight = nil
    table?.sectionFooterHeight = nil
    table?.separatorColor?.removeNoise()
    for index in table?.columns.indices ?? 0..<0 {
      table?.columns[index].objectID = ""
      table?.columns[index].width = 0
    }
  }
}

extension ScreenView.Item {
  fileprivate mutating func removeNoise() {
    objectID = nil
    image?.size = nil
  }
}

extension ScreenColor {
  /// Removes colour values that differ without a visible difference. A named colour is compared by
  /// its name, since the file's copy of its value may be out of date; other values are rounded,
  /// since their last digits vary between versions of Xcode.
  fileprivate mutating func removeNoise() {
    let isKnownByName = name != nil
    light = isKnownByName ? .byName : light.rounded
    dark = isKnownByName ? .byName : dark.rounded
  }
}

extension ScreenColor.RGBA {
  fileprivate static let byName = Self(red: 0, green: 0, blue: 0, alpha: 0)

  fileprivate var rounded: Self {
    func part(_ value: Double) -> Double { (value * 255).rounded() }
    return Self(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }
}
