import DrawingModel
import ScreenModel

extension ScreenPainter {
  mutating func paintMacKind(_ view: ScreenView, in box: Box) {
    switch view.kind {
    case .checkBox: paintCheck(view, in: box, isRound: false)
    case .radioButton: paintCheck(view, in: box, isRound: true)
    case .popUpButton: paintPopUp(view, in: box)
    case .colorWell:
      canvas.rectangle(
        box, cornerRadius: 4, fill: view.tint ?? .white, line: .init(.macLine, width: 3))
    case .box: paintBox(view, in: box)
    case .tabView: paintTabView(view, in: box)
    case .columnHeader: canvas.rectangle(box, fill: .macBar)
    default: paintSeparator(in: box)
    }
  }

  private mutating func paintSeparator(in box: Box) {
    let line =
      box.size.width >= box.size.height
      ? box.middle(box.size.width, min(1, box.size.height))
      : box.middle(min(1, box.size.width), box.size.height)
    canvas.rectangle(line, fill: surroundings.ground.ink(alpha: 0.2))
  }

  private mutating func paintCheck(_ view: ScreenView, in box: Box, isRound: Bool) {
    let side = min(14, box.size.height, box.size.width)
    let mark = Box(x: box.minX + 2, y: box.center.y - side / 2, width: side, height: side)
    let fill = view.isOn ? tint : .macControl
    let line = view.isOn ? nil : ScreenCanvas.Line(.macLine)
    if isRound {
      canvas.ellipse(mark, fill: fill, line: line)
      if view.isOn { canvas.ellipse(mark.insetBy(side * 0.3), fill: .white) }
    } else {
      canvas.rectangle(mark, cornerRadius: 3, fill: fill, line: line)
      if view.isOn { paint(glyph: "checkmark", in: mark.insetBy(2), color: .white) }
    }
    guard let text = view.text else { return }
    let room = Box(
      x: mark.maxX + 5, y: box.minY, width: max(0, box.maxX - mark.maxX - 5),
      height: box.size.height)
    canvas.text(text.string, in: room, TextLook(text, else: ink))
  }

  private mutating func paintPopUp(_ view: ScreenView, in box: Box) {
    guard isMac else {
      paintButton(view, in: box)
      return
    }
    let body = box.middle(max(0, box.size.width - 4), min(21, box.size.height))
    canvas.rectangle(body, cornerRadius: 5, fill: .macControl, line: .init(.macLine))
    let title = view.text?.string ?? view.items.first { $0.isSelected }?.title ?? ""
    let room = Box(
      x: body.minX + 8, y: body.minY, width: max(0, body.size.width - 28), height: body.size.height)
    if let image = view.image, title.isEmpty {
      paint(image, in: room.middle(15, 15), color: ink)
    } else {
      canvas.text(title, in: room, TextLook(ScreenColor.macControl.ink(alpha: 0.85), size: 13))
    }
    paintPopUpMark(in: box, glyph: view.style == "pullsDown" ? "chevron.down" : nil)
  }

  mutating func paintPopUpMark(in box: Box, glyph: String? = nil) {
    let side = min(15, box.size.height - 5)
    guard side > 0 else { return }
    let mark = Box(
      x: box.maxX - side - 5, y: box.center.y - side / 2, width: side, height: side)
    canvas.rectangle(mark, cornerRadius: 4, fill: tint)
    paint(glyph: glyph ?? "chevron.up.chevron.down", in: mark.insetBy(2), color: .white)
  }

  private mutating func paintBox(_ view: ScreenView, in box: Box) {
    let title = view.text.flatMap { $0.string.isEmpty ? nil : $0 }
    let lift = title == nil ? 0.0 : min(16, box.size.height / 2)
    let body = Box(
      x: box.minX + 3, y: box.minY + lift, width: max(0, box.size.width - 6),
      height: max(0, box.size.height - lift - 4))
    canvas.rectangle(
      body, cornerRadius: 5, fill: faintFill, line: .init(surroundings.ground.ink(alpha: 0.14)))
    guard let title else { return }
    canvas.text(
      title.string, in: box.top(lift).insetBy(horizontally: 8), TextLook(title, else: ink))
  }

  private mutating func paintTabView(_ view: ScreenView, in box: Box) {
    guard !(view.style ?? "").hasPrefix("noTabs"), !view.items.isEmpty else { return }
    let body = Box(
      x: box.minX + 7, y: box.minY + 16, width: max(0, box.size.width - 14),
      height: max(0, box.size.height - 26))
    canvas.rectangle(
      body, cornerRadius: 5, fill: faintFill, line: .init(surroundings.ground.ink(alpha: 0.14)))
    let width = min(Double(view.items.count) * 92, box.size.width - 30)
    let row = Box(x: box.center.x - width / 2, y: box.minY + 5, width: width, height: 23)
    canvas.rectangle(row, cornerRadius: 5, fill: surroundings.ground)
    paintSegments(view.items, in: row, selection: nil)
  }

  mutating func paintMacTable(_ view: ScreenView, in box: Box) {
    let header = MacTableLayout.headerHeight(of: view)
    guard header > 0 else { return }
    canvas.rectangle(box.top(header), fill: .macBar)
    var x = box.minX
    for column in (view.table?.columns ?? []).prefix(40) {
      let width = min(max(column.width, 0), max(0, box.maxX - x))
      let place = Box(x: x, y: box.minY, width: width, height: header)
      anchor(column.objectID, at: place)
      if let title = column.title {
        canvas.text(
          title, in: place.insetBy(horizontally: min(4, width / 3)), TextLook(ink, size: 11))
      }
      x += width + 3
      canvas.rectangle(
        Box(x: x - 1, y: box.minY + 4, width: 1, height: header - 8), fill: separator)
    }
  }
}
