import DrawingModel
import ScreenModel

extension ScreenPainter {
  mutating func paintField(_ view: ScreenView, in box: Box) {
    switch view.kind {
    case .searchBar: paintSearchBar(view, in: box)
    case .searchField: paintSearchField(view.placeholder ?? "Search", text: view.text, in: box)
    case .textView: paintTextView(view, in: box)
    case .comboBox:
      paintTextField(view, in: box)
      paintPopUpMark(in: box)
    default: paintTextField(view, in: box)
    }
  }

  private mutating func paintTextField(_ view: ScreenView, in box: Box) {
    let radius = paintFieldBody(of: view, in: box)
    let text = view.text ?? ScreenText("")
    let inset = radius == nil ? 2.0 : 8
    let room = box.insetBy(horizontally: min(inset, box.size.width / 4))
    if !text.string.isEmpty {
      canvas.text(text.string, in: room, TextLook(text, else: ink))
    } else if let placeholder = view.placeholder, !placeholder.isEmpty {
      var look = TextLook(text, else: placeholderInk)
      look.color = placeholderInk
      canvas.text(placeholder, in: room, look)
    }
  }

  /// - Returns: The corner radius; `nil` for a field without a background or border.
  private mutating func paintFieldBody(of view: ScreenView, in box: Box) -> Double? {
    let style = view.style ?? "none"
    let isBare = style == "none"
    let radius =
      view.border.cornerRadius > 0
      ? view.border.cornerRadius
      : style == "roundedRect" || style == "rounded" ? 5 : isMac ? 2 : 0
    let ground =
      view.background ?? (isBare ? nil : isMac ? .macContent : surroundings.ground)
    if let ground {
      canvas.rectangle(box, cornerRadius: radius, fill: ground)
      surroundings.ground = ground.over(surroundings.ground)
    }
    if !isBare, view.border.width == 0 {
      canvas.rectangle(box, cornerRadius: radius, line: .init(surroundings.ground.ink(alpha: 0.2)))
    }
    return isBare && view.background == nil && view.border.width == 0 ? nil : radius
  }

  private mutating func paintTextView(_ view: ScreenView, in box: Box) {
    guard let text = view.text else { return }
    var look = TextLook(text, else: ink)
    look.lineCount = 0
    look.isAtTop = true
    let clip = canvas.clip
    canvas.clip = clip.cut(to: box)
    let room = box.insetBy(
      horizontally: min(5, box.size.width / 4), vertically: min(8, box.size.height / 4))
    canvas.text(text.string, in: room, look)
    canvas.clip = clip
  }

  private mutating func paintSearchBar(_ view: ScreenView, in box: Box) {
    let isMinimal = view.style == "minimal"
    let ground = view.background ?? (isMinimal ? surroundings.ground : defaultBar)
    canvas.rectangle(box, fill: ground)
    surroundings.ground = ground.over(surroundings.ground)
    let hasScopes = !view.items.isEmpty && box.size.height > 80
    let row = box.top(min(box.size.height, hasScopes ? 56 : box.size.height))
    let field = row.insetBy(
      horizontally: min(10, box.size.width / 8),
      vertically: max((row.size.height - 36) / 2, min(4, row.size.height / 8)))
    paintSearchField(view.placeholder ?? "Search", text: view.text, in: field)
    guard hasScopes else { return }
    let rest = Box(
      x: box.minX + 10, y: row.maxY, width: box.size.width - 20,
      height: min(32, box.maxY - row.maxY))
    paintSegments(view.items, in: rest)
  }

  mutating func paintSearchField(_ placeholder: String, text: ScreenText?, in box: Box) {
    canvas.rectangle(box, cornerRadius: isMac ? 5 : min(10, box.size.height / 2), fill: fill)
    let side = min(16, box.size.height * 0.6)
    let glass = Box(x: box.minX + 7, y: box.center.y - side / 2, width: side, height: side)
    paint(glyph: "magnifyingglass", in: glass, color: faintInk)
    let string = text?.string ?? ""
    let room = Box(
      x: glass.maxX + 5, y: box.minY, width: max(0, box.maxX - glass.maxX - 10),
      height: box.size.height)
    let size = min(text?.size ?? 17, isMac ? 13 : 17)
    let isEmpty = string.isEmpty
    canvas.text(
      isEmpty ? placeholder : string, in: room, TextLook(isEmpty ? placeholderInk : ink, size: size)
    )
  }
}
