import DrawingModel

/// Packs boxes into a compact block instead of one long strip.
///
/// Each box is placed at the highest and then leftmost free position below the boxes before it.
struct Packing {
  /// The top left corner of each box, in the order of the parameters.
  let origins: [Point]
  let size: Size

  /// - Parameters:
  ///   - sizes: The sizes of the boxes, the most important first, which is placed at the top left.
  ///   - gap: The distance between boxes.
  ///   - aspect: The wanted ratio of the block's width to its height.
  /// - Complexity: O(*n*²) for *n* boxes, times a fixed number of widths that are tried.
  init(_ sizes: [Size], gap: Double, aspect: Double = PageShape.usual) {
    guard !sizes.isEmpty else {
      origins = []
      size = Size(0, 0)
      return
    }
    let widest = sizes.map(\.width).max() ?? 0
    let area = sizes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
    let ideal = (area * aspect).squareRoot()
    let widths = [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.35, 1.5, 1.7, 2].map { max(widest, ideal * $0) }
    let tries = widths.map { Skyline(sizes, gap: gap, width: $0) }
    let best = tries.enumerated().min { a, b in
      let costs = (a.element.cost(aspect: aspect), b.element.cost(aspect: aspect))
      return costs.0 == costs.1 ? a.offset < b.offset : costs.0 < costs.1
    }
    origins = best?.element.origins ?? []
    size = best?.element.size ?? Size(0, 0)
  }
}

/// The upper outline of the boxes placed so far, as steps from left to right.
private struct Skyline {
  private(set) var origins: [Point]
  private(set) var size = Size(0, 0)
  private var steps: [(x: Double, y: Double)] = [(0, 0)]
  private let width: Double

  init(_ sizes: [Size], gap: Double, width: Double) {
    self.width = width + gap
    origins = Array(repeating: Point(0, 0), count: sizes.count)
    // Placing tall boxes first leaves few gaps; the most important box stays first.
    let order =
      [0]
      + sizes.indices.dropFirst().sorted {
        (sizes[$1].height, $0) < (sizes[$0].height, $1)
      }
    for index in order {
      let outer = Size(sizes[index].width + gap, sizes[index].height + gap)
      origins[index] = place(outer)
      size.width = max(size.width, origins[index].x + sizes[index].width)
      size.height = max(size.height, origins[index].y + sizes[index].height)
    }
  }

  /// The wasted area and the deviation from the wanted shape; less is better.
  func cost(aspect: Double) -> Double {
    let shape = size.width / max(size.height, 1) / aspect
    return size.width * size.height * (0.6 + 0.4 * max(shape, 1 / shape))
  }

  private mutating func place(_ box: Size) -> Point {
    var best = Point(0, .infinity)
    for (index, step) in steps.enumerated() where step.x + box.width <= width + 0.5 {
      var y = step.y
      for other in steps[(index + 1)...] where other.x < step.x + box.width { y = max(y, other.y) }
      if y < best.y { best = Point(step.x, y) }
    }
    cover(from: best.x, to: best.x + box.width, y: best.y + box.height)
    return best
  }

  private mutating func cover(from left: Double, to right: Double, y: Double) {
    let after = steps.last { $0.x <= right }?.y ?? 0
    var rest = steps.filter { $0.x < left || $0.x > right }
    rest.append((right, after))
    rest.append((left, y))
    steps = rest.sorted { $0.x < $1.x }
  }
}
