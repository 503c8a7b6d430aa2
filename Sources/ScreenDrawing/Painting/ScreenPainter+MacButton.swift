import DrawingModel
import ScreenModel

extension ScreenPainter {
  mutating func paintMacButton(_ view: ScreenView, in box: Box) {
    let style = view.style ?? "rounded"
    let isBare =
      style == "borderless" || style == "inline" || view.kind == .imageButton && style == "recessed"
    if style == "helpButton" || view.element == "help" {
      paintHelp(in: box)
      return
    }
    var color = surroundings.isEnabled ? view.tint ?? ink : ink
    if !isBare {
      let isPush = style == "rounded" || style == "push"
      // A push button's frame includes its shadow.
      let body =
        isPush
        ? box.middle(max(0, box.size.width - 12), min(22, box.size.height))
        : box.insetBy(
          horizontally: min(1, box.size.width / 4), vertically: min(1, box.size.height / 4))
      let fill = view.background ?? .macControl
      canvas.rectangle(body, cornerRadius: 5, fill: fill, line: .init(.macLine))
      surroundings.ground = fill.over(surroundings.ground)
      color = view.text?.color ?? (surroundings.isEnabled && view.tint != nil ? color : ink)
    }
    paintTitle(of: view, in: box, color: color)
  }

  private mutating func paintHelp(in box: Box) {
    let side = min(20, box.size.width, box.size.height)
    canvas.ellipse(box.middle(side, side), fill: .macControl, line: .init(.macLine))
    paint(glyph: "questionmark", in: box.middle(side * 0.6, side * 0.6), color: ink)
  }
}
