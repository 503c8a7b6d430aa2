import DrawingModel
import ScreenModel

/// Arranges a collection view's cells in rows.
struct CollectionLayout {
  let topInset: Double

  func apply(to view: inout ScreenView) {
    let cells = view.subviews.map(\.box)
    let isPiled = cells.count > 1 && cells.allSatisfy { $0.origin == cells[0].origin }
    guard view.lacksFrames || isPiled else {
      for index in view.subviews.indices { view.subviews[index].frame?.y += topInset }
      return
    }
    let flow = view.collection ?? ScreenView.Collection()
    let inset = flow.sectionInset ?? ScreenInsets(top: 0, left: 0, bottom: 0, right: 0)
    let width = max(1, view.box.size.width)
    var pen = Point(inset.left, topInset + inset.top)
    var rowHeight = 0.0
    for index in view.subviews.indices {
      let isCell = view.subviews[index].kind == .collectionCell
      let size = self.size(of: view.subviews[index], flow: flow, width: width)
      if !isCell || pen.x + size.width > width - inset.right + 0.5, rowHeight > 0 {
        pen = Point(inset.left, pen.y + rowHeight + flow.lineSpacing)
        rowHeight = 0
      }
      view.subviews[index].box = Box(
        x: isCell ? pen.x : 0, y: pen.y, width: isCell ? size.width : width, height: size.height)
      pen.x += isCell ? size.width + flow.itemSpacing : width
      rowHeight = max(rowHeight, size.height)
    }
  }

  private func size(of view: ScreenView, flow: ScreenView.Collection, width: Double) -> Size {
    let known = view.frame.map { Size($0.width, $0.height) }
    let planned = view.kind == .collectionCell ? flow.itemSize : flow.headerSize
    let size = known ?? planned.map { Size($0.width, $0.height) } ?? Size(100, 100)
    return Size(min(max(size.width, 1), max(width, 1)), min(max(size.height, 1), 4000))
  }
}
