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

  func meets(_ area: Box) -> Bool {
    let (columns, rows) = Self.cells(under: area)
    return columns.contains { column in
      rows.contains { row in
        cells[Self.key(column, row)]?.contains { boxes[$0].intersects(area) } ?? false
      }
    }
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
