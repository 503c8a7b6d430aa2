import DrawingModel
import FlowModel
import ScreenModel
import Typography

extension ScreenPainter {
  private var bar: ScreenView? { screen.navigationBar ?? context.navigationBar }

  var barGround: ScreenColor {
    let ground = chrome.largeTitle > 0 ? screen.defaultGround : defaultBar
    return bar?.background?.over(ground) ?? ground
  }

  mutating func paintNavigationBar() {
    guard chrome.navigationBar > 0 else { return }
    let outer = surroundings
    let ground = barGround
    let box = bounds.top(chrome.top)
    surroundings.ground = ground
    if screen.platform == .tvOS {
      surroundings.ground =
        screen.view?.background?.over(screen.defaultGround) ?? screen.defaultGround
    } else if chrome.largeTitle > 0, bar?.background == nil {
      canvas.rectangle(box, fill: ground)
    } else {
      paintBarGround(ground, in: box, line: .bottom)
    }
    surroundings.tint = bar?.tint ?? surroundings.tint
    anchor(screen.navigationBar?.objectID, at: box)
    let room = Box(
      x: 0, y: chrome.statusBar, width: box.size.width, height: chrome.navigationBar)
    paint(screen.navigationItem ?? Screen.NavigationItem(), in: room)
    if chrome.largeTitle > 0 { paintLargeTitle(beneath: room) }
    surroundings = outer
  }

  /// Draws the item's title, with its buttons at both sides.
  ///
  /// - Parameter isOwn: Whether the bar is the screen's own, not one that is part of a view.
  mutating func paint(_ item: Screen.NavigationItem, in box: Box, isOwn: Bool = true) {
    var row = box
    if let prompt = item.prompt, box.size.height > 60 {
      let (upper, lower) = box.halves(at: 0.4)
      canvas.text(prompt, in: upper, TextLook(faintInk, size: 13, anchor: .middle))
      row = lower
    }
    let margin = screen.platform == .tvOS ? 90.0 : 12
    let inner = row.insetBy(horizontally: margin)
    var left = inner.minX
    if isOwn, context.showsBackButton, item.leftItems.isEmpty, screen.platform != .tvOS {
      left = paintBack(in: inner)
    } else if !item.leftItems.isEmpty {
      left = paintItems(item.leftItems, in: inner, on: surroundings.ground, from: .leading)
    }
    var right = inner.maxX
    if !item.rightItems.isEmpty {
      right = paintItems(item.rightItems, in: inner, on: surroundings.ground, from: .trailing)
    }
    paintTitle(of: item, in: row, from: left, to: right, isOwn: isOwn)
  }

  private mutating func paintTitle(
    of item: Screen.NavigationItem, in row: Box, from left: Double, to right: Double, isOwn: Bool
  ) {
    // The title is centred in the bar unless the buttons leave too little room for that.
    let reach = min(row.center.x - left, right - row.center.x) - 6
    let isCentred = reach > 40
    let room =
      isCentred
      ? Box(x: row.center.x - reach, y: row.minY, width: 2 * reach, height: row.size.height)
      : Box(x: left + 6, y: row.minY, width: max(0, right - left - 12), height: row.size.height)
    if let view = item.titleView {
      var placed = view
      let size = view.box.size
      let fitted = room.middle(
        min(size.width > 0 ? size.width : room.size.width, room.size.width),
        min(size.height > 0 ? size.height : 32, row.size.height))
      placed.frame = ScreenFrame(
        x: fitted.minX, y: fitted.minY, width: fitted.size.width, height: fitted.size.height)
      paint(placed, at: Point(0, 0))
    } else if let title = item.title ?? (isOwn ? screen.title : nil),
      !isOwn || !item.prefersLargeTitle || chrome.largeTitle == 0
    {
      let size = screen.platform == .tvOS ? 38.0 : 17
      let look = TextLook(titleInk, size: size, isBold: true, anchor: .middle)
      canvas.text(title, in: room, look)
      if isOwn { mark(title, of: item, in: room, look) }
    }
  }

  private var titleInk: ScreenColor { bar?.text?.color ?? ink }

  private mutating func paintLargeTitle(beneath row: Box) {
    let box = Box(
      x: row.minX + 16, y: row.maxY, width: row.size.width - 32, height: chrome.largeTitle)
    let item = screen.navigationItem
    let title = item?.title ?? ""
    let hasSearch = item?.searchController == true
    let isLarge = item?.prefersLargeTitle == true
    let look = TextLook(titleInk, size: 32, isBold: true)
    if hasSearch {
      let field = Box(x: box.minX, y: box.maxY - 46, width: box.size.width, height: 36)
      paintSearchField("Search", text: nil, in: field)
    }
    guard isLarge, let item else { return }
    canvas.text(title, in: box.top(46), look)
    mark(title, of: item, in: box.top(46), look)
  }

  /// Records the place of the screen's title.
  private mutating func mark(
    _ text: String, of item: Screen.NavigationItem, in room: Box, _ look: TextLook
  ) {
    let wanted = TextMetrics.width(
      of: String(text.prefix(60)), size: look.size, weight: look.isBold ? .bold : .regular)
    let size = Size(
      min(wanted + 8, room.size.width), min(look.size * 1.6, room.size.height))
    let x = look.anchor == .middle ? room.center.x - size.width / 2 : room.minX
    let box = Box(x: x, y: room.center.y - size.height / 2, width: size.width, height: size.height)
    let seen = box.intersection(canvas.clip.box)
    guard seen.hasArea, !isEmbedded else { return }
    title = Wireframe.Title(text, in: canvas.scaled(seen).rounded)
    anchor(item.objectID, at: box)
  }

  /// - Returns: The x coordinate at which the button ends.
  private mutating func paintBack(in box: Box) -> Double {
    let side = 19.0
    let square = Box(x: box.minX - 3, y: box.center.y - side / 2, width: side, height: side)
    paint(glyph: "chevron.left", in: square, color: tint)
    let room = Box(x: square.maxX, y: box.minY, width: 44, height: box.size.height)
    canvas.text("Back", in: room, TextLook(tint, size: 17))
    return room.maxX
  }
}
