import FlowModel
import ScreenModel

extension Screen {
  /// The screen as an indented tree for comparison, with one view on each line. Default values are
  /// omitted.
  var tree: String {
    var lines = ["\(element) \(objectID) \(platform) \(size.printed)"]
    add("title", title, to: &lines)
    if isDark { lines.append("  dark") }
    if !showsNavigationBar { lines.append("  no navigation bar") }
    if !showsStatusBar, platform == .iOS { lines.append("  no status bar") }
    for bar in SimulatedBar.allCases where simulatedBars.contains(bar) {
      lines.append("  simulated \(bar)")
    }
    for guide in guides { lines.append("  guide \(guide.objectID) \(guide.kind)") }
    if let window { lines.append("  window \(window.printed)") }
    for item in window?.toolbarItems ?? [] { lines.append("    \(item.printed)") }
    for item in items { lines.append("  item \(item.printed)") }
    if let navigationItem { lines += navigationItem.lines.map { "  " + $0 } }
    if let tabBarItem { lines.append("  tab \(tabBarItem.printed)") }
    for item in toolbarItems { lines.append("  tool \(item.printed)") }
    for bar in [navigationBar, tabBar].compactMap({ $0 }) { lines += bar.lines.map { "  " + $0 } }
    lines += view?.lines.map { "  " + $0 } ?? []
    return lines.joined(separator: "\n")
  }

  private func add(_ name: String, _ value: String?, to lines: inout [String]) {
    if let value { lines.append("  \(name) '\(value)'") }
  }
}

extension Screen.NavigationItem {
  fileprivate var lines: [String] {
    var facts = ["navigation item \(objectID)"]
    if let title { facts.append("'\(title)'") }
    if let prompt { facts.append("prompt '\(prompt)'") }
    if prefersLargeTitle { facts.append("large") }
    if searchController { facts.append("search") }
    return [facts.joined(separator: " ")] + leftItems.map { "  left \($0.printed)" }
      + rightItems.map { "  right \($0.printed)" }
      + (backItem.map { ["  back \($0.printed)"] } ?? [])
      + (titleView?.lines.map { "  " + $0 } ?? [])
  }
}

extension Screen.Window {
  fileprivate var printed: String {
    [
      objectID, "'\(title)'", isClosable ? nil : "not closable",
      isMiniaturizable ? nil : "not miniaturizable", isResizable ? nil : "not resizable",
      hasTitleBar ? nil : "no title bar", showsTitle ? nil : "title hidden",
      isFullSizeContent ? "full size" : nil, hasToolbar ? "toolbar" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension BarItem {
  fileprivate var printed: String {
    [
      objectID, title.map { "'\($0)'" }, image?.printed, systemItem, badge.map { "badge \($0)" },
      tint.map { "tint \($0.printed)" }, width.map { "width \($0.printed)" },
      isEnabled ? nil : "disabled", isDone ? "done" : nil,
      customView.map { "view(\($0.lines.joined(separator: "; ")))" },
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ScreenView {
  var lines: [String] {
    let known: [String?] = [
      kind.rawValue, objectID, customClass, role.map { "as \($0)" }, frame?.printed,
      isHidden ? "hidden" : nil, alpha == 1 ? nil : "alpha \(alpha.printed)",
      clipsSubviews ? "clips" : nil, isEnabled ? nil : "disabled", isOn ? "on" : nil,
      background.map { "on \($0.printed)" }, tint.map { "tint \($0.printed)" }, border.printed,
      text.map(\.printed), detail.map { "detail \($0.printed)" },
      placeholder.map { "placeholder '\($0)'" }, image?.printed,
      backgroundImage.map { "behind \($0.printed)" }, imagePlacement.map { "image \($0)" },
      contentMode == .scaleToFill ? nil : contentMode.rawValue, style.map { "style \($0)" },
      controlSize, value.map { "value \($0.printed)" }, count.map { "count \($0)" },
      stack?.printed, watch?.printed, cell?.printed, table?.printed, collection?.printed,
      textID.map { "text of \($0)" }, embeds.map { "embeds \($0)" },
      intrinsicWidth.map { "wide \($0.printed)" }, intrinsicHeight.map { "high \($0.printed)" },
      layoutMargins.map { "margins \($0.printed)" }, contentInsets.map { "insets \($0.printed)" },
      resizing.printed,
    ]
    let head = known.compactMap { $0 }.joined(separator: " ")
    let details =
      items.map { "item \($0.printed)" } + barItems.map { "bar item \($0.printed)" }
      + navigationItems.flatMap(\.lines) + guides.map { "guide \($0.objectID) \($0.kind)" }
      + constraints.map { "constraint \($0.printed)" }
    return [head] + (details + subviews.flatMap(\.lines)).map { "  " + $0 }
  }
}
