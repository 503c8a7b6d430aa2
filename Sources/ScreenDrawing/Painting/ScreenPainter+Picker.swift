import DrawingModel
import ScreenModel

extension ScreenPainter {
  mutating func paintPicker(_ view: ScreenView, in box: Box) {
    if isMac || box.size.height < 60 {
      paintCompactPicker(view, in: box)
      return
    }
    let isDate = view.kind == .datePicker
    let columns = isDate ? Self.dateColumns(view.style) : [view.items.map { $0.title ?? "" }]
    let row = min(32, box.size.height / 5)
    let band = box.insetBy(horizontally: min(9, box.size.width / 10)).middle(
      max(0, box.size.width - 18), row)
    canvas.rectangle(band, cornerRadius: 7, fill: fill)
    let width = band.size.width / Double(columns.count)
    for (index, column) in columns.enumerated() {
      let place = Box(x: band.minX + Double(index) * width, y: 0, width: width, height: row)
      paintWheel(column, in: place, around: box.center.y, row: row)
    }
  }

  private mutating func paintWheel(
    _ titles: [String], in place: Box, around middle: Double, row: Double
  ) {
    let shown = titles.isEmpty ? ["", "", "", "", ""] : Array(titles.prefix(5))
    let selected = min(2, shown.count / 2)
    for (index, title) in shown.enumerated() {
      let distance = Double(index - selected)
      let room = Box(
        x: place.minX, y: middle - row / 2 + distance * row, width: place.size.width, height: row)
      let color = surroundings.ground.ink(alpha: max(0.15, 0.85 - 0.3 * abs(distance)))
      guard !title.isEmpty else {
        canvas.rectangle(
          room.middle(place.size.width * (0.4 - 0.04 * abs(distance)), 6), cornerRadius: 3,
          fill: color.faded(to: 0.35))
        continue
      }
      canvas.text(title, in: room, TextLook(color, size: 20, anchor: .middle))
    }
  }

  private mutating func paintCompactPicker(_ view: ScreenView, in box: Box) {
    let title = view.kind == .datePicker ? "Jun 9, 2025" : view.items.first?.title ?? ""
    canvas.rectangle(box, cornerRadius: min(6, box.size.height / 2), fill: fill)
    let size = isMac ? 13.0 : min(17, box.size.height * 0.6)
    canvas.text(title, in: box.insetBy(horizontally: 4), TextLook(ink, size: size, anchor: .middle))
  }

  private static func dateColumns(_ mode: String?) -> [[String]] {
    let days = ["7", "8", "9", "10", "11"]
    let hours = ["7", "8", "9", "10", "11"]
    let minutes = ["39", "40", "41", "42", "43"]
    return switch mode {
    case "date":
      [
        ["April", "May", "June", "July", "August"], days, ["2023", "2024", "2025", "2026", "2027"],
      ]
    case "time", "countDownTimer": [hours, minutes]
    default: [["Sat Jun 7", "Sun Jun 8", "Mon Jun 9", "Tue Jun 10", "Wed Jun 11"], hours, minutes]
    }
  }
}
