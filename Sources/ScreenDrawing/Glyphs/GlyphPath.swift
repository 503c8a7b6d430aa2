import DrawingModel

/// A small drawing in a 24 by 24 coordinate system, parsed from a text such as `M5 12L19 12`.
///
/// `M`, `L`, `C` and `Z` have the meaning of SVG's path commands; `O` is a circle given by its
/// centre and radius.
struct GlyphPath {
  private(set) var elements: [PathElement] = []

  init(_ description: String) {
    var command: Unicode.Scalar = "M"
    var numbers: [Double] = []
    // The added command ends the last one.
    let scalars = (description + "M").unicodeScalars
    var start = scalars.startIndex
    for index in scalars.indices {
      let isCommand = ("A"..."Z").contains(scalars[index])
      guard isCommand || scalars[index] == " " else { continue }
      if let number = Double(String(scalars[start..<index])) { numbers.append(number) }
      start = scalars.index(after: index)
      guard isCommand else { continue }
      add(command, numbers)
      command = scalars[index]
      numbers = []
    }
  }

  private mutating func add(_ command: Unicode.Scalar, _ numbers: [Double]) {
    switch (command, numbers.count) {
    case ("M", 2): elements.append(.move(Point(numbers[0], numbers[1])))
    case ("L", 2...):
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        elements.append(.line(Point(numbers[index], numbers[index + 1])))
      }
    case ("C", 6):
      elements.append(
        .curve(
          Point(numbers[4], numbers[5]), control1: Point(numbers[0], numbers[1]),
          control2: Point(numbers[2], numbers[3])))
    case ("O", 3): addCircle(Point(numbers[0], numbers[1]), radius: numbers[2])
    case ("Z", _): elements.append(.close)
    default: break
    }
  }

  private mutating func addCircle(_ center: Point, radius: Double) {
    let arm = radius * 0.5523
    func at(_ x: Double, _ y: Double) -> Point { center + Point(x, y) }
    elements.append(.move(at(radius, 0)))
    elements.append(.curve(at(0, radius), control1: at(radius, arm), control2: at(arm, radius)))
    elements.append(.curve(at(-radius, 0), control1: at(-arm, radius), control2: at(-radius, arm)))
    elements.append(
      .curve(at(0, -radius), control1: at(-radius, -arm), control2: at(-arm, -radius)))
    elements.append(.curve(at(radius, 0), control1: at(arm, -radius), control2: at(radius, -arm)))
    elements.append(.close)
  }

  /// Returns the drawing's path elements, scaled to fit a box.
  func elements(in box: Box) -> [PathElement] {
    let factor = min(box.size.width, box.size.height) / 24
    let origin = box.center - Point(12, 12) * factor
    func placed(_ point: Point) -> Point { origin + point * factor }
    return elements.map { element in
      switch element {
      case .move(let point): .move(placed(point))
      case .line(let point): .line(placed(point))
      case .curve(let point, let control1, let control2):
        .curve(placed(point), control1: placed(control1), control2: placed(control2))
      case .close: .close
      }
    }
  }
}
