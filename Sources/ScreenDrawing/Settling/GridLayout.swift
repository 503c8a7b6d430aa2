import DrawingModel
import ScreenModel

/// Arranges views in rows, with the grid's number of columns.
enum GridLayout {
  static func apply(to view: inout ScreenView) {
    guard view.lacksFrames else { return }
    let columns = min(max(view.count ?? 1, 1), max(view.subviews.count, 1))
    let rows = (view.subviews.count + columns - 1) / columns
    let width = view.box.size.width / Double(columns)
    let height = view.box.size.height / Double(max(rows, 1))
    for index in view.subviews.indices {
      let natural = view.subviews[index].naturalSize(in: width)
      let cell = Box(
        x: Double(index % columns) * width, y: Double(index / columns) * height, width: width,
        height: height)
      view.subviews[index].box = Box(
        x: cell.minX + 3, y: cell.center.y - min(natural.height, height) / 2,
        width: max(0, min(natural.width, width - 6)), height: min(natural.height, height))
    }
  }
}
