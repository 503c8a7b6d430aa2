import DrawingModel

/// Answers which boxes an area meets, by a grid of cells.
struct BoxIndex {
  private var boxes: [Box] = []
  private var cells: [Cell: [Int]] = [:]

  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private static let pitch = 160.0

  /// - Complexity: O(*c*) for the *c* cells that the box covers.
  mutating func insert(_ box: Box) {
    for cell in Self.cells(under: box) { cells[cell, default: []].append(boxes.count) }
    boxes.append(box)
  }

  /// The box that was inserted as number `index`, from 0.
  subscript(index: Int) -> Box { boxes[index] }

  /// The numbers of the boxes that a point lies in, rising.
  func indices(at point: Point) -> [Int] {
    let cell = Cell(
      column: Int((point.x / Self.pitch).rounded(.down)),
      row: Int((point.y / Self.pitch).rounded(.down)))
    return cells[cell]?.filter { boxes[$0].contains(point) } ?? []
  }

  func meets(_ area: Box) -> Bool {
    Self.cells(under: area).contains { cell in
      cells[cell]?.contains { boxes[$0].intersects(area) } ?? false
    }
  }

  private static func cells(under box: Box) -> [Cell] {
    let columns = Int((box.minX / pitch).rounded(.down))...Int((box.maxX / pitch).rounded(.down))
    let rows = Int((box.minY / pitch).rounded(.down))...Int((box.maxY / pitch).rounded(.down))
    return columns.flatMap { column in rows.map { Cell(column: column, row: $0) } }
  }
}
