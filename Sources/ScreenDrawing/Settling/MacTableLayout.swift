import DrawingModel
import ScreenModel

/// Arranges the views of a Mac table's columns in its first row. The views of a single column are
/// placed below each other, as in a source list.
enum MacTableLayout {
  static func headerHeight(of view: ScreenView) -> Double {
    guard let table = view.table, table.hasHeaderView,
      table.columns.contains(where: { !($0.title ?? "").isEmpty })
    else { return 0 }
    return 23
  }

  static func apply(to view: inout ScreenView) {
    let table = view.table ?? ScreenView.Table()
    let height = max(table.rowHeight ?? 24, 12)
    if table.columns.count == 1 { return stack(in: &view, rowHeight: height) }
    var x = 0.0
    for index in view.subviews.indices {
      let isLast = index == view.subviews.count - 1
      let rest = max(0, view.box.size.width - x)
      let width = index < table.columns.count ? table.columns[index].width : rest
      let known = view.subviews[index].frame
      view.subviews[index].box = Box(
        x: x, y: headerHeight(of: view), width: isLast ? rest : min(width, rest),
        height: max(height, known?.height ?? 0))
      x += min(width, rest) + 3
    }
  }

  private static func stack(in view: inout ScreenView, rowHeight: Double) {
    var y = headerHeight(of: view)
    for index in view.subviews.indices {
      let height = max(rowHeight, view.subviews[index].frame?.height ?? 0)
      view.subviews[index].box = Box(x: 0, y: y, width: view.box.size.width, height: height)
      y += height
    }
  }
}
