import DrawingModel

/// Packs blocks into a compact one instead of one long strip.
///
/// Each block is placed at the highest and then leftmost free position below the blocks before it. A block that
/// does not cover all of its area leaves the rest to others.
struct Packing {
  /// The top left corner of each block, in the order of the parameters.
  let origins: [Point]
  let size: Size

  /// - Parameters:
  ///   - blocks: The blocks, the most important first, which is placed at the top left.
  ///   - gap: The distance between blocks.
  ///   - aspect: The wanted ratio of the width to the height of all.
  /// - Complexity: O(*n*²) for *n* blocks, times a fixed number of widths that are tried.
  init(_ blocks: [Outline], gap: Double, aspect: Double = PageShape.usual) {
    guard !blocks.isEmpty else {
      origins = []
      size = Size(0, 0)
      return
    }
    let widest = blocks.map(\.size.width).max() ?? 0
    let area = blocks.reduce(0) { $0 + $1.area(gap: gap) }
    let ideal = (area * aspect).squareRoot()
    let widths = [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.35, 1.5, 1.7, 2].map { max(widest, ideal * $0) }
    let tries = widths.map { Skyline(blocks, gap: gap, width: $0) }
    let best = tries.enumerated().min { a, b in
      let costs = (a.element.cost(aspect: aspect), b.element.cost(aspect: aspect))
      return costs.0 == costs.1 ? a.offset < b.offset : costs.0 < costs.1
    }
    origins = best?.element.origins ?? []
    size = best?.element.size ?? Size(0, 0)
  }
}

/// The blocks placed so far.
private struct Skyline {
  private(set) var origins: [Point]
  private(set) var size = Size(0, 0)
  /// The area below all blocks, and those that blocks leave above themselves.
  private var rooms: [Room]
  private let gap: Double

  init(_ blocks: [Outline], gap: Double, width: Double) {
    self.gap = gap
    rooms = [Room(x: 0...(width + 0.5), gap: gap)]
    origins = Array(repeating: Point(0, 0), count: blocks.count)
    // Placing tall blocks first leaves few gaps; the most important block stays first.
    let order =
      [0]
      + blocks.indices.dropFirst().sorted {
        (blocks[$1].size.height, $0) < (blocks[$0].size.height, $1)
      }
    for index in order {
      let origin = place(blocks[index], isFirst: index == 0)
      origins[index] = origin
      size.width = max(size.width, origin.x + blocks[index].size.width)
      size.height = max(size.height, origin.y + blocks[index].size.height)
    }
  }

  /// The wasted area and the deviation from the wanted shape; less is better.
  func cost(aspect: Double) -> Double {
    let shape = size.width / max(size.height, 1) / aspect
    return size.width * size.height * (0.6 + 0.4 * max(shape, 1 / shape))
  }

  private mutating func place(_ block: Outline, isFirst: Bool) -> Point {
    var best = (room: 0, origin: Point(0, .infinity))
    for (index, room) in rooms.enumerated() {
      if let origin = room.place(for: block), origin.y < best.origin.y { best = (index, origin) }
    }
    // Nothing stands above the block with the start, where the eye begins.
    if !isFirst, let above = rooms[best.room].above(block, at: best.origin) { rooms.append(above) }
    rooms[best.room].cover(block, at: best.origin)
    return best.origin
  }
}

/// An area that blocks can be placed in, from its top.
private struct Room {
  private let x: ClosedRange<Double>
  private let gap: Double
  /// Where the area begins, as steps from left to right.
  private var top: [(x: Double, y: Double)]
  /// Where it ends, if it does.
  private var bottom: [(x: ClosedRange<Double>, y: Double)] = []

  init(x: ClosedRange<Double>, gap: Double) {
    self.x = x
    self.gap = gap
    top = [(x.lowerBound, 0)]
  }

  /// Returns the highest and then leftmost place for a block; above another one, the rightmost.
  func place(for block: Outline) -> Point? {
    var best: Point?
    for x in places(for: block) {
      let y = block.steps.reduce(0) { y, step in
        let top = top(from: x + step.x.lowerBound, to: x + step.x.upperBound + gap)
        return max(y, top - step.y.lowerBound)
      }
      let fits =
        bottom.isEmpty
        || block.steps.allSatisfy { step in
          y + step.y.upperBound + gap
            <= bottom(from: x + step.x.lowerBound - gap, to: x + step.x.upperBound + gap)
        }
      // Above a block, the eye begins at the left, where its flow should be.
      if fits, bottom.isEmpty ? y < best?.y ?? .infinity : y <= best?.y ?? .infinity {
        best = Point(x, y)
      }
    }
    return best
  }

  /// The positions at which a step of the block meets one of the area, from left to right.
  private func places(for block: Outline) -> [Double] {
    let starts = top.map(\.x) + bottom.flatMap { [$0.x.lowerBound, $0.x.upperBound + gap] }
    let places = starts.flatMap { start in block.steps.map { start - $0.x.lowerBound } }.filter {
      $0 >= x.lowerBound && $0 + block.size.width <= x.upperBound
    }.sorted()
    // A block that covers nothing at its left may meet all steps outside of the area.
    let fits = x.lowerBound + block.size.width <= x.upperBound
    return places.isEmpty && fits ? [x.lowerBound] : places
  }

  private func top(from left: Double, to right: Double) -> Double {
    var y = 0.0
    for (index, step) in top.enumerated() where step.x < right {
      if index == top.count - 1 || top[index + 1].x > left { y = max(y, step.y) }
    }
    return y
  }

  private func bottom(from left: Double, to right: Double) -> Double {
    bottom.reduce(.infinity) { y, step in
      step.x.lowerBound < right && left < step.x.upperBound ? min(y, step.y) : y
    }
  }

  /// The area that a block in this one leaves above itself, down to its columns.
  func above(_ block: Outline, at origin: Point) -> Room? {
    guard block.steps.contains(where: { $0.y.lowerBound > gap }) else { return nil }
    let x = origin.x...(origin.x + block.size.width)
    var room = Room(x: x, gap: gap)
    room.top =
      [(x.lowerBound, top.last { $0.x <= x.lowerBound }?.y ?? 0)]
      + top.filter { x.lowerBound < $0.x && $0.x < x.upperBound }
    room.bottom = block.steps.map { step in
      (
        (origin.x + step.x.lowerBound)...(origin.x + step.x.upperBound),
        origin.y + step.y.lowerBound
      )
    }
    return room
  }

  mutating func cover(_ block: Outline, at origin: Point) {
    for step in block.steps {
      cover(
        from: origin.x + step.x.lowerBound, to: origin.x + step.x.upperBound + gap,
        y: origin.y + step.y.upperBound + gap)
    }
  }

  private mutating func cover(from left: Double, to right: Double, y: Double) {
    var covered: [(x: Double, y: Double)] = []
    func add(_ x: Double, _ y: Double) {
      if covered.last?.y != y { covered.append((x, y)) }
    }
    for (index, step) in top.enumerated() {
      let end = index == top.count - 1 ? .infinity : top[index + 1].x
      if step.x < left { add(step.x, step.y) }
      if max(step.x, left) < min(end, right) { add(max(step.x, left), max(step.y, y)) }
      if end > right { add(max(step.x, right), step.y) }
    }
    top = covered
  }
}
