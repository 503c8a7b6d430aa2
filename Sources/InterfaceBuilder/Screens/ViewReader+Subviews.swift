import ScreenModel

extension ViewReader {
  func readSubviews(of source: VariedElement, into view: inout ScreenView, depth: Int) {
    let element = source.element
    let size = view.frame.map { ScreenSize(width: $0.width, height: $0.height) }
    let space = Space(
      size: size, isUpward: isMac && !Self.flippedElements.contains(element.name))
    let excluded = source.variations.isEmpty ? [] : source.excluded(from: .subviews)
    func add(_ child: Element, as role: ScreenView.Role? = nil) {
      guard child.isElement, excluded.isEmpty || !excluded.contains(child.objectID) else { return }
      var subview = self.view(child, in: space, depth: depth + 1)
      subview.role = role
      view.subviews.append(subview)
    }
    for child in element.children {
      switch child.knownName {
      case .subviews, .prototypes, .sections, .cells:
        for subview in child.children { add(subview) }
      case .items where isWatch:
        for object in child.children { add(object) }
      case .tableColumns:
        // Each column has the views of its kinds of rows; one row shows the first of each, and a
        // table of one column a row of each kind.
        let isList = child.children.count(where: \.isElement) == 1
        for column in child.children {
          let views = column.first(.prototypeCellViews)?.children.filter(\.isElement) ?? []
          for view in isList ? views : Array(views.prefix(1)) { add(view) }
        }
      case .gridCells:
        for cell in child.children { cell.child(key: .contentView).map { add($0) } }
      case .tabViewItems:
        for item in child.children { item.child(key: .view).map { add($0, as: .tab) } }
      // What nearly every view has, and is none.
      case .rect, .color, .constraints, .connections, .autoresizingMask, .fontDescription, .state,
        .viewLayoutGuide, .userDefinedRuntimeAttributes:
        break
      default: child[.key].flatMap { Self.roles[$0] }.map { add(child, as: $0) }
      }
    }
  }

  /// What a view is to its parent, by the property of the parent's that it is.
  private static let roles: [String: ScreenView.Role] = [
    "contentView": .contentView, "contentGroup": .contentView, "rootItem": .contentView,
    "tableHeaderView": .tableHeader, "tableFooterView": .tableFooter,
    "sectionHeaderView": .sectionHeader, "sectionFooterView": .sectionFooter,
  ]

  /// AppKit's views whose y counts from the top.
  private static let flippedElements: Set<String> = [
    "tableView", "outlineView", "scrollView", "clipView", "splitView", "tabView", "textView",
    "collectionView",
  ]
}

extension Element {
  var isElement: Bool { !self.is(.textNode) && !self.is(.commentNode) }
}
