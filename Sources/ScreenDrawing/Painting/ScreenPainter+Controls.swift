import DrawingModel
import FlowModel
import ScreenModel

extension ScreenPainter {
  mutating func paintControl(_ view: ScreenView, in box: Box) {
    switch view.kind {
    case .toggle: paintSwitch(view, in: box)
    case .slider: paintSlider(view, in: box)
    case .stepper: paintStepper(in: box)
    case .progress: paintProgress(view, in: box)
    case .levelIndicator: paintLevel(view, in: box)
    case .pageControl: paintPages(view, in: box)
    default: paintActivity(view, in: box)
    }
  }

  private mutating func paintSwitch(_ view: ScreenView, in box: Box) {
    var place = box
    if screen.platform == .watchOS, let text = view.text {
      canvas.rectangle(box, cornerRadius: 9, fill: .watchPlatter)
      surroundings.ground = .watchPlatter
      canvas.text(text.string, in: box.insetBy(horizontally: 8), TextLook(text, else: ink))
      place = Box(x: box.maxX - 46, y: box.minY, width: 38, height: box.size.height)
    }
    let (width, height) = isMac ? (38.0, 21.0) : (51.0, 31.0)
    let factor = min(1, place.size.width / width, place.size.height / height)
    let body = place.middle(width * factor, height * factor)
    let on = view.tint ?? (isMac ? .blue : .green)
    let isOn = view.isOn
    canvas.rectangle(
      body, cornerRadius: body.size.height / 2,
      fill: isOn
        ? on.faded(to: surroundings.isEnabled ? 1 : 0.4) : surroundings.ground.ink(alpha: 0.16))
    let side = body.size.height * 0.87
    let gap = (body.size.height - side) / 2
    canvas.ellipse(
      Box(
        x: isOn ? body.maxX - side - gap : body.minX + gap, y: body.minY + gap, width: side,
        height: side), fill: .knob)
  }

  private mutating func paintSlider(_ view: ScreenView, in box: Box) {
    let value = view.share
    let side = min(isMac ? 16 : 27, box.size.height, box.size.width)
    let isUpright = isMac && box.size.height > box.size.width
    let track =
      isUpright
      ? box.middle(4, max(0, box.size.height - 4)) : box.middle(max(0, box.size.width - 4), 4)
    canvas.rectangle(track, cornerRadius: 2, fill: surroundings.ground.ink(alpha: 0.18))
    let knob: Box
    if isUpright {
      let y = track.maxY - (track.size.height - side) * value - side
      knob = Box(x: box.center.x - side / 2, y: y, width: side, height: side)
    } else {
      let x = track.minX + (track.size.width - side) * value
      knob = Box(x: x, y: box.center.y - side / 2, width: side, height: side)
      let done = Box(x: track.minX, y: track.minY, width: knob.center.x - track.minX, height: 4)
      canvas.rectangle(done, cornerRadius: 2, fill: tint)
    }
    canvas.ellipse(knob, fill: .knob, line: .init(ScreenColor(0x000000, alpha: 0.18)))
  }

  private mutating func paintStepper(in box: Box) {
    if isMac {
      let body = box.middle(min(13, box.size.width), min(22, box.size.height))
      canvas.rectangle(body, cornerRadius: 4, fill: .macControl, line: .init(.macLine))
      paint(glyph: "chevron.up.chevron.down", in: body.insetBy(1), color: faintInk)
      return
    }
    let body = box.middle(min(94, box.size.width), min(32, box.size.height))
    canvas.rectangle(body, cornerRadius: 8, fill: fill)
    canvas.rectangle(
      body.middle(1, body.size.height * 0.56), fill: surroundings.ground.ink(alpha: 0.2))
    let side = body.size.height * 0.5
    let y = body.center.y - side / 2
    for (glyph, share) in [("minus", 0.25), ("plus", 0.75)] {
      let x = body.minX + body.size.width * share - side / 2
      paint(glyph: glyph, in: Box(x: x, y: y, width: side, height: side), color: ink)
    }
  }

  private mutating func paintProgress(_ view: ScreenView, in box: Box) {
    let height = min(max(isMac ? 6 : 4, 0), box.size.height)
    let track = box.middle(box.size.width, height)
    canvas.rectangle(
      track, cornerRadius: height / 2, fill: view.background ?? surroundings.ground.ink(alpha: 0.14)
    )
    let value = view.share
    canvas.rectangle(
      Box(x: track.minX, y: track.minY, width: track.size.width * value, height: height),
      cornerRadius: height / 2, fill: tint)
  }

  private mutating func paintLevel(_ view: ScreenView, in box: Box) {
    let count = min(max(view.count ?? 5, 1), 20)
    let value = view.share
    let isRating = view.style == "rating"
    let width =
      isRating
      ? min(box.size.height, box.size.width / Double(count)) : box.size.width / Double(count)
    for index in 0..<count {
      let cell = Box(
        x: box.minX + Double(index) * width, y: box.minY, width: width, height: box.size.height
      ).insetBy(1)
      let isOn = (Double(index) + 0.5) / Double(count) <= value
      if isRating {
        paint(glyph: isOn ? "star.fill" : "star", in: cell, color: faintInk)
      } else {
        canvas.rectangle(cell, cornerRadius: 1, fill: isOn ? .green : fill)
      }
    }
  }

  private mutating func paintPages(_ view: ScreenView, in box: Box) {
    let count = min(max(view.count ?? 3, 1), 20)
    let gap = min(16, box.size.width / Double(count))
    let side = min(7, gap * 0.5, box.size.height)
    let current = min(view.page, count - 1)
    let start = box.center.x - gap * Double(count - 1) / 2
    for index in 0..<count {
      let dot = Box(
        x: start + gap * Double(index) - side / 2, y: box.center.y - side / 2, width: side,
        height: side)
      let color = view.tint ?? surroundings.ground.ink(alpha: 0.6)
      canvas.ellipse(dot, fill: index == current ? color : surroundings.ground.ink(alpha: 0.22))
    }
  }

  private mutating func paintActivity(_ view: ScreenView, in box: Box) {
    let isLarge = view.style?.lowercased().contains("large") ?? false
    let side = min(isLarge ? 37 : 20, box.size.width, box.size.height)
    let center = box.center
    let color = view.tint ?? faintInk
    for spoke in Self.spokes.enumerated() {
      let (x, y) = spoke.element
      let start = center + Point(x, y) * (side * 0.24)
      let end = center + Point(x, y) * (side * 0.48)
      canvas.line(
        from: start, to: end,
        .init(color.faded(to: 0.35 + 0.6 * Double(spoke.offset) / 8), width: side * 0.1))
    }
  }

  /// The directions of an activity indicator's spokes, clockwise from the top.
  private static let spokes: [(Double, Double)] = [
    (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0),
    (-0.7071, -0.7071),
  ]
}

extension ScreenView {
  /// The value, limited to the range from 0 to 1; the middle if the file states none.
  fileprivate var share: Double {
    guard let value, value.isFinite else { return 0.5 }
    return min(max(value, 0), 1)
  }

  fileprivate var page: Int {
    guard let value, value.isFinite else { return 0 }
    return Int(min(max(value, 0), 1000))
  }
}
