import DrawingModel
import ScreenModel

extension ScreenPainter {
  mutating func paintMedium(_ view: ScreenView, in box: Box) {
    let radius = view.border.cornerRadius
    switch view.kind {
    case .map: paintMap(in: box, radius: radius)
    case .video:
      canvas.rectangle(box, cornerRadius: radius, fill: ScreenColor(0x1C1D20))
      let side = min(44, box.size.width * 0.5, box.size.height * 0.5)
      paint(
        glyph: "play.fill", in: box.middle(side, side), color: ScreenColor.white.faded(to: 0.8))
    case .scene3D:
      canvas.rectangle(box, cornerRadius: radius, fill: fill)
      paintName(view.customClass ?? view.element, in: box)
    default:
      canvas.rectangle(box, cornerRadius: radius, fill: faintFill)
      let side = min(30, box.size.width * 0.5, box.size.height * 0.5)
      paint(glyph: "globe", in: box.middle(side, side), color: faintInk)
    }
  }

  /// Draws streets and a park, which make a map recognisable at any size.
  private mutating func paintMap(in box: Box, radius: Double) {
    canvas.rectangle(box, cornerRadius: radius, fill: ScreenColor(0xE9ECE4, 0x2B3036))
    let outer = canvas.clip
    canvas.clip = outer.cut(to: box, cornerRadius: radius)
    func at(_ x: Double, _ y: Double) -> Point {
      Point(box.minX + box.size.width * x, box.minY + box.size.height * y)
    }
    let water: [PathElement] = [
      .move(at(0, 0.72)),
      .curve(at(0.5, 1), control1: at(0.2, 0.7), control2: at(0.42, 0.82)), .line(at(0, 1)), .close,
    ]
    canvas.path(water, bounds: box, fill: ScreenColor(0xBFD9EC, 0x23405A))
    canvas.rectangle(
      Box(
        x: at(0.62, 0).x, y: at(0, 0.16).y, width: box.size.width * 0.24,
        height: box.size.height * 0.22), cornerRadius: 6, fill: ScreenColor(0xCDE3C2, 0x2F4636))
    let street = ScreenCanvas.Line(ScreenColor(0xFFFFFF, 0x454C55), width: 5)
    for (start, end) in [
      (at(0, 0.3), at(1, 0.5)), (at(0.34, 0), at(0.52, 1)), (at(0.55, 0.62), at(1, 0.78)),
    ] {
      canvas.line(from: start, to: end, street)
    }
    canvas.clip = outer
    let side = min(26, box.size.width * 0.4, box.size.height * 0.4)
    paint(glyph: "mappin", in: box.middle(side, side), color: .red)
  }
}
