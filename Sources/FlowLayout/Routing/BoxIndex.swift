import DrawingModel

/// Finds the boxes that overlap an area, using a grid of cells.
struct BoxIndex {
  private var boxes: [Box] = []
  /// The boxes that overlap each cell, by a number that combines the cell's column and row.
  private var cells: [Int: [Int]] = [:]

  private static let pitch = 160.0

  init() {}

  /// - Complexity: O(*c*) for the *c* cells that the box covers.
  mutating func insert(_ box: Box) {
    let (columns, rows) = Self.cells(under: box)
    for column in columns {
      for row in rows { cells[Self.key(column, row), default: []].append(boxes.count) }
    }
    boxes.append(box)
  }

  /// The box that was inserted as number `index`, from 0.
  subscript(index: Int) -> Box { boxes[index] }

  /// Returns the numbers of the boxes that contain a point, in ascending order.
  func indices(at point: Point) -> [Int] {
    let over = cells[Self.key(Self.cell(point.x), Self.cell(point.y))] ?? []
    return over.filter { boxes[$0].contains(point) }
  }

  /// Returns the numbers of the boxes that overlap an area, in ascending order.
  func indices(in area: Box) -> [Int] {
    let (columns, rows) = Self.cells(under: area)
    let over = columns.flatMap { column in
      rows.flatMap { cells[Self.key(column, $0)] ?? [] }
    }
    return Set(over.filter { boxes[$0].intersects(area) }).sorted()
  }

  func meets(_ area: Box) -> Bool {
    let (columns, rows) = Self.cells(under: area)
    return columns.contains { column in
      rows.contains { row in
        cells[Self.key(column, row)]?.contains { boxes[$0].intersects(area) } ?? false
      }
    }
  }

  /// Returns the number of the first box through whose inside a line passes; of boxes that it enters at
  /// the same place, the lowest number.
  ///
  /// - Complexity: O(*c*) for the *c* cells under the line, and their boxes.
  func first(from start: Point, to end: Point) -> Int? {
    var first: (share: Double, index: Int)?
    let (from, to) = (Self.cell(start.x), Self.cell(end.x))
    for column in stride(from: from, through: to, by: from <= to ? 1 : -1) {
      for row in Self.rows(of: column, under: start, end) {
        for index in cells[Self.key(column, row)] ?? [] {
          guard let share = boxes[index].entry(from: start, to: end) else { continue }
          if (share, index) < first ?? (.infinity, 0) { first = (share, index) }
        }
      }
      // What the line enters in this column is before all that is only in later ones.
      if let first, case let x = start.x + (end.x - start.x) * first.share,
        from <= to ? Self.cell(x) <= column : Self.cell(x) >= column
      {
        break
      }
    }
    return first?.index
  }

  /// Returns the rows that a line passes within a column.
  private static func rows(of column: Int, under start: Point, _ end: Point) -> ClosedRange<Int> {
    let (left, right) = start.x <= end.x ? (start, end) : (end, start)
    let slope = right.x > left.x ? (right.y - left.y) / (right.x - left.x) : 0
    let y = { (x: Double) in left.y + slope * (min(max(x, left.x), right.x) - left.x) }
    let (a, b) =
      slope == 0
      ? (start.y, end.y) : (y(Double(column) * pitch), y(Double(column + 1) * pitch))
    return cell(min(a, b))...cell(max(a, b))
  }

  private static func cells(under box: Box) -> (ClosedRange<Int>, ClosedRange<Int>) {
    (cell(box.minX)...cell(box.maxX), cell(box.minY)...cell(box.maxY))
  }

  private static func cell(_ coordinate: Double) -> Int { Int((coordinate / pitch).rounded(.down)) }

  private static func key(_ column: Int, _ row: Int) -> Int { column << 32 ^ (row & 0xFFFF_FFFF) }
}

extension BoxIndex {
  /// Inserts the areas of a block's nodes, in the nodes' order.
  init(nodesOf block: Block, in diagram: Diagram) {
    for (node, box) in block.nodeBoxes.sorted(by: { $0.key < $1.key }) {
      insert(diagram.nodes[node].ground(around: box))
    }
  }
}

extension Box {
  /// Returns the share of a line before it enters the box; `nil` if it does not pass through the inside.
  fileprivate func entry(from start: Point, to end: Point) -> Double? {
    let tolerance = 0.01
    let inside = insetBy(tolerance)
    var (low, high) = (0.0, 1.0)
    for (from, step, least, most) in [
      (start.x, end.x - start.x, inside.minX, inside.maxX),
      (start.y, end.y - start.y, inside.minY, inside.maxY),
    ] {
      if step == 0 {
        guard least < from, from < most else { return nil }
        continue
      }
      let (a, b) = ((least - from) / step, (most - from) / step)
      low = max(low, min(a, b))
      high = min(high, max(a, b))
    }
    return low < high ? low : nil
  }
}
