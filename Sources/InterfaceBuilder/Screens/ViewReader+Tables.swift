import ScreenModel

extension ViewReader {
  func table(of element: Element) -> ScreenView.Table {
    var table = ScreenView.Table()
    table.style = element[.style] ?? "plain"
    table.isStatic = element.has(.dataMode, "static")
    // -1 stands for a height that the rows' content decides.
    table.rowHeight = element.number(.rowHeight).flatMap { $0 > 0 ? $0 : nil }
    table.sectionHeaderHeight = element.number(.sectionHeaderHeight).flatMap { $0 >= 0 ? $0 : nil }
    table.sectionFooterHeight = element.number(.sectionFooterHeight).flatMap { $0 >= 0 ? $0 : nil }
    table.hasSeparators = !element.has(.separatorStyle, "none")
    table.separatorColor = document.color(element.child(.color, key: .separatorColor))
    table.hasHeaderView =
      element.child(key: .tableHeaderView) != nil || element[.headerView] != nil
    for column in element.first(.tableColumns)?.children ?? element.noChildren
    where column.is(.tableColumn) {
      let title = column.child(key: .headerCell)?.text(of: .title)
      table.columns.append(
        ScreenView.Column(
          objectID: column.objectID, title: title, width: max(0, column.number(.width) ?? 0)))
    }
    return table
  }

  func readSection(_ section: Element, into view: inout ScreenView) {
    view.text = section.text(of: .headerTitle).map(Self.sectionTitle)
    view.detail = section.text(of: .footerTitle).map(Self.sectionTitle)
  }

  private static func sectionTitle(_ title: String) -> ScreenText {
    var text = ScreenText(title)
    text.size = 13
    text.lineCount = 0
    return text
  }

  func readCell(_ element: Element, into view: inout ScreenView) {
    var cell = ScreenView.Cell()
    let prefix = "IBUITableViewCellStyle"
    if let style = element[.style], style.hasPrefix(prefix) {
      cell.style = style.dropFirst(prefix.count).lowercased()
    }
    cell.accessory = element[.accessoryType] ?? "none"
    cell.reuseIdentifier = element[.reuseIdentifier] ?? element[.identifier]
    cell.rowHeight = element.number(.rowHeight).flatMap { $0 > 0 ? $0 : nil }
    view.cell = cell
    let key = Name.contentConfiguration
    guard let content = element.child(.listContentConfiguration, key: key) else { return }
    view.text = content.text(of: .text).map { ScreenText($0) }
    view.detail = content.text(of: .secondaryText).map {
      var detail = ScreenText($0)
      detail.size = 12
      return detail
    }
    view.image = document.image(of: content)
  }

  func collection(of element: Element) -> ScreenView.Collection? {
    guard let layout = element.child(.collectionViewFlowLayout, key: .collectionViewLayout)
    else { return nil }
    var collection = ScreenView.Collection()
    collection.itemSize = layout.child(.size, key: .itemSize)?.size
    collection.headerSize = layout.child(.size, key: .headerReferenceSize)?.size
    collection.footerSize = layout.child(.size, key: .footerReferenceSize)?.size
    collection.lineSpacing = max(0, layout.number(.minimumLineSpacing) ?? 0)
    collection.itemSpacing = max(0, layout.number(.minimumInteritemSpacing) ?? 0)
    collection.sectionInset = layout.child(.inset, key: .sectionInset)?.insets
    collection.scrollsHorizontally = layout.has(.scrollDirection, "horizontal")
    return collection
  }
}
