import DrawingModel
import ScreenModel

/// Stacks a table's header, sections and cells, as the table does at run time.
struct TableLayout {
  /// The height that a bar covers of the table.
  let topInset: Double

  func apply(to view: inout ScreenView) {
    let table = view.table ?? ScreenView.Table()
    let width = view.box.size.width
    let isInset = table.style == "insetGrouped"
    let (x, rowWidth) = isInset ? (16.0, max(0, width - 32)) : (0, width)
    var y = topInset
    var isFirst = true
    // Interface Builder writes the footer before the sections.
    let last = view.subviews.indices.filter { view.subviews[$0].role == .tableFooter }
    for index in view.subviews.indices.filter({ !last.contains($0) }) + last {
      switch (view.subviews[index].kind, view.subviews[index].role) {
      case (.tableSection, _):
        y += place(
          &view.subviews[index], at: Box(x: 0, y: y, width: width, height: 0), table, isFirst)
        isFirst = false
      case (.tableCell, _):
        if isInset { y += isFirst ? 18 : 10 }
        isFirst = false
        let height = Self.height(of: view.subviews[index], in: table)
        view.subviews[index].box = Box(x: x, y: y, width: rowWidth, height: height)
        y += height
      case (_, .tableHeader?), (_, .tableFooter?), (_, nil):
        let height = view.subviews[index].box.size.height
        view.subviews[index].box = Box(x: 0, y: y, width: width, height: height)
        y += height
      default: break
      }
    }
  }

  /// - Parameter place: The section's origin and width.
  /// - Returns: The section's height.
  private func place(
    _ section: inout ScreenView, at place: Box, _ table: ScreenView.Table, _ isFirst: Bool
  ) -> Double {
    let isInset = table.style == "insetGrouped"
    let inset = isInset ? 16.0 : 0
    var y = headerHeight(of: section, table, isFirst)
    for index in section.subviews.indices {
      let cell = section.subviews[index]
      let height = cell.kind == .tableCell ? Self.height(of: cell, in: table) : cell.box.size.height
      section.subviews[index].box = Box(
        x: inset, y: y, width: max(0, place.size.width - 2 * inset), height: height)
      y += height
    }
    y += footerHeight(of: section, table)
    section.box = Box(x: place.minX, y: place.minY, width: place.size.width, height: y)
    return y
  }

  private func headerHeight(
    of section: ScreenView, _ table: ScreenView.Table, _ isFirst: Bool
  ) -> Double {
    let hasTitle = !(section.text?.string ?? "").isEmpty
    if table.style == "plain" { return hasTitle ? max(table.sectionHeaderHeight ?? 28, 22) : 0 }
    return hasTitle ? 42 : isFirst ? 24 : 14
  }

  private func footerHeight(of section: ScreenView, _ table: ScreenView.Table) -> Double {
    guard let text = section.detail?.string, !text.isEmpty else {
      return table.style == "plain" ? 0 : 6
    }
    return 14 + 16 * Double(min(1 + text.utf8.prefix(400).count / 58, 6))
  }

  static func height(of cell: ScreenView, in table: ScreenView.Table) -> Double {
    let known = [cell.cell?.rowHeight, cell.frame?.height, table.rowHeight]
    let height = known.lazy.compactMap { $0 }.first { $0.isFinite && $0 > 1 } ?? 44
    return min(height, 4000)
  }
}
