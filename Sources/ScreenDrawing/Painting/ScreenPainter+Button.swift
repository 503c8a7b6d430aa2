import DrawingModel
import FlowModel
import ScreenModel

extension ScreenPainter {
  mutating func paintButton(_ view: ScreenView, in box: Box) {
    switch screen.platform {
    case .macOS: paintMacButton(view, in: box)
    case .watchOS: paintWatchButton(view, in: box)
    case .tvOS: paintTVButton(view, in: box)
    case .iOS, .unknown: paintPhoneButton(view, in: box)
    }
  }

  private mutating func paintPhoneButton(_ view: ScreenView, in box: Box) {
    if let glyph = view.style.flatMap({ Self.systemButtons[$0] }), view.text == nil {
      let side = min(box.size.width, box.size.height, 22)
      let square = Box(
        x: box.center.x - side / 2, y: box.center.y - side / 2, width: side, height: side)
      paint(glyph: glyph, in: square, color: tint)
      return
    }
    let body = paintBody(of: view, in: box)
    paintTitle(of: view, in: box, color: body)
  }

  /// Fills the background behind the title, and returns the title's colour.
  private mutating func paintBody(of view: ScreenView, in box: Box) -> ScreenColor {
    let style = view.style ?? ""
    var fill = view.background
    var title = tint
    var hasShape = true
    switch style {
    case "filled", "borderedProminent":
      fill = fill ?? tint
      title = tint.over(surroundings.ground).ink()
    case "tinted", "borderedTinted": fill = fill ?? tint.faded(to: 0.18)
    case "gray", "bordered": fill = fill ?? self.fill
    default: hasShape = false
    }
    var radius = view.border.cornerRadius
    if hasShape, radius <= 0 { radius = min(8, box.size.height / 2) }
    if let fill {
      canvas.rectangle(box, cornerRadius: radius, fill: fill)
      surroundings.ground = fill.over(surroundings.ground)
    }
    guard let image = view.backgroundImage else { return title }
    if let file = file(of: image) {
      paint(file, of: image, in: box, mode: .scaleToFill)
    } else if fill == nil {
      canvas.rectangle(box, cornerRadius: radius, fill: self.fill)
    }
    return title
  }

  private static let systemButtons = [
    "detailDisclosure": "info.circle", "infoLight": "info.circle", "infoDark": "info.circle",
    "contactAdd": "plus.circle", "close": "xmark.circle",
  ]
}
