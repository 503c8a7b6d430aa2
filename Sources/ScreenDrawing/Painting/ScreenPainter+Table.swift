import DrawingModel
import ScreenModel

extension ScreenPainter {
  mutating func paintTable(_ view: ScreenView, in box: Box) {
    surroundings.table = view.table ?? ScreenView.Table()
    if isMac { paintMacTable(view, in: box) }
    // A table without a prototype is drawn with empty rows: code registers its cells.
    guard view.subviews.isEmpty, !isMac, view.table?.hasSeparators != false else { return }
    let height = rowHeight(of: view)
    var y = box.minY + height
    while y < min(box.maxY, canvas.clip.box.maxY) - 1, (y - box.minY) / height < 40 {
      canvas.line(
        from: Point(box.minX + 16, y), to: Point(box.maxX, y), .init(separator, width: 0.7))
      y += height
    }
  }

  private func rowHeight(of view: ScreenView) -> Double {
    guard let height = view.table?.rowHeight, height.isFinite, height > 10 else { return 44 }
    return height
  }

  mutating func paintSection(_ view: ScreenView, in box: Box) {
    let table = surroundings.table ?? ScreenView.Table()
    let cells = view.subviews.map { $0.box.offsetBy(box.origin) }
    let top = cells.first?.minY ?? box.maxY
    let bottom = cells.last?.maxY ?? box.maxY
    let header = Box(x: box.minX, y: box.minY, width: box.size.width, height: top - box.minY)
    paintHeader(view.text, in: header, style: table.style)
    paintFooter(
      view.detail, in: Box(x: box.minX, y: bottom, width: box.size.width, height: box.maxY - bottom)
    )
    let outer = canvas.clip
    surroundings.isInSection = true
    if table.style == "insetGrouped", let first = cells.first {
      let card = Box(
        x: first.minX, y: first.minY, width: first.size.width, height: bottom - first.minY)
      canvas.clip = canvas.clip.cut(to: card, cornerRadius: 10)
    }
    for (index, cell) in view.subviews.enumerated() {
      // The card's own edge separates the last cell from what follows.
      if table.style == "insetGrouped", index == view.subviews.count - 1 {
        surroundings.table?.hasSeparators = false
      }
      paint(cell, at: box.origin)
    }
    canvas.clip = outer
  }

  private mutating func paintHeader(_ text: ScreenText?, in box: Box, style: String) {
    guard let text, !text.string.isEmpty, box.size.height > 4 else { return }
    let isPlain = style == "plain"
    if isPlain { canvas.rectangle(box, fill: faintFill) }
    var look = TextLook(isPlain ? ink : faintInk, size: isPlain ? 16 : 13, isBold: isPlain)
    look.size = min(look.size, box.size.height * 0.8)
    let height = isPlain ? box.size.height : min(box.size.height, 28)
    let room = Box(
      x: box.minX + (style == "insetGrouped" ? 32 : 16), y: box.maxY - height,
      width: box.size.width - 48, height: height)
    canvas.text(isPlain ? text.string : text.string.uppercased(), in: room, look)
  }

  private mutating func paintFooter(_ text: ScreenText?, in box: Box) {
    guard let text, !text.string.isEmpty, box.size.height > 4 else { return }
    var look = TextLook(faintInk, size: 13)
    look.lineCount = 0
    look.isAtTop = true
    canvas.text(text.string, in: box.insetBy(horizontally: 20, vertically: 4), look)
  }
}
