import DrawingModel
import FlowModel
import ScreenModel

extension ScreenPainter {
  mutating func paintCell(_ view: ScreenView, in box: Box) {
    guard view.kind != .watchRow else {
      paintWatchRow(view, in: box)
      return
    }
    let table = surroundings.table ?? ScreenView.Table()
    let ground = view.background ?? (table.style == "plain" ? nil : groupedCell)
    // A prototype outside a section gets a card of its own.
    let isCard = table.style == "insetGrouped" && !surroundings.isInSection
    if let ground {
      canvas.rectangle(box, cornerRadius: isCard ? 10 : 0, fill: ground)
      surroundings.ground = ground.over(surroundings.ground)
    }
    let outer = canvas.clip
    canvas.clip = canvas.clip.cut(to: box)
    let content = paintAccessory(of: view, in: box)
    paintTexts(of: view, in: content)
    for subview in view.subviews { paint(subview, at: box.origin) }
    canvas.clip = outer
    guard table.hasSeparators, !isCard, screen.platform == .iOS else { return }
    let inset = content.minX - box.minX + 16
    canvas.rectangle(
      Box(
        x: box.minX + min(inset, 60), y: box.maxY - 1, width: box.size.width - min(inset, 60),
        height: 1), fill: separator)
  }

  private var groupedCell: ScreenColor { screen.platform == .iOS ? .groupedCell : faintFill }

  /// - Returns: The room that the accessory leaves for the content.
  private mutating func paintAccessory(of view: ScreenView, in box: Box) -> Box {
    let kind = view.cell?.accessory ?? "none"
    var room = box
    func place(_ side: Double) -> Box {
      let square = Box(
        x: room.maxX - 16 - side, y: box.center.y - side / 2, width: side, height: side)
      room.size.width = square.minX - room.minX
      return square
    }
    if kind.hasPrefix("disclosure") || kind == "detailDisclosureButton" {
      let square = place(13)
      paint(glyph: "chevron.right", in: square, color: placeholderInk)
    }
    if kind.hasPrefix("detail") { paint(glyph: "info.circle", in: place(20), color: tint) }
    if kind == "checkmark" { paint(glyph: "checkmark", in: place(15), color: tint) }
    return room
  }

  /// Draws the texts of a cell in a system style, which has no views of its own.
  private mutating func paintTexts(of view: ScreenView, in box: Box) {
    guard view.text != nil || view.detail != nil else { return }
    var room = box.insetBy(horizontally: 16)
    if let image = view.image {
      let side = min(box.size.height * 0.6, 29)
      paint(
        image, in: Box(x: room.minX, y: box.center.y - side / 2, width: side, height: side),
        color: tint)
      room = Box(
        x: room.minX + side + 15, y: room.minY, width: room.size.width - side - 15,
        height: room.size.height)
    }
    let title = view.text ?? ScreenText("")
    let titleLook = TextLook(title, else: ink)
    guard let detail = view.detail else {
      canvas.text(title.string, in: room, titleLook)
      return
    }
    var look = TextLook(detail, else: faintInk)
    if view.cell?.style == "subtitle" || screen.platform == .tvOS {
      let (upper, lower) = room.insetBy(horizontally: 0, vertically: 3).halves(at: 0.54)
      canvas.text(title.string, in: upper, titleLook)
      canvas.text(detail.string, in: lower, look)
    } else {
      look.anchor = .end
      canvas.text(title.string, in: room, titleLook)
      canvas.text(detail.string, in: room, look)
    }
  }
}
