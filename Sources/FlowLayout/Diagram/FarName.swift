import DrawingModel
import FlowStyle
import Typography

/// A scene's name in letters that can be read from afar, in the place of its screen.
struct FarName {
  let shapes: [Shape]

  private static let greatestScale = 2.4
  private static let lineHeight = 16.0
  private static let mostLines = 4

  init(_ name: String, in area: Box) {
    let margin = 8.0
    let room = max(area.size.width - 2 * margin, 1)
    // The largest letters for which the longest word fits.
    let widest = name.split(separator: " ").map { Font.name.width(of: String($0)) }.max() ?? 1
    // A little smaller, since what just fits would be cut after rounding.
    let scale = min(max(room / max(widest, 1) * 0.98, 1), Self.greatestScale)
    let lines = name.wrapped(to: room / scale, font: .name, maxLines: Self.mostLines)
    var baseline = -Double(lines.count) * Self.lineHeight / 2 + Self.lineHeight * 0.75
    var runs: [Shape] = []
    for line in lines {
      runs.append(Font.name.run(line, at: Point(0, baseline), anchor: .middle, paint: .ink))
      baseline += Self.lineHeight
    }
    let rounded = (scale * 100).rounded(.down) / 100
    shapes = [.layer(Layer(at: area.center, scale: rounded, shapes: runs))]
  }
}
