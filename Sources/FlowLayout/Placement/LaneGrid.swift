import DrawingModel

/// Places the nodes of a part in the cells of a grid, by rules of its own and in linear time.
///
/// The nodes of a cluster have ranks by their longest paths, and are ordered within a rank by the
/// barycentre of their neighbours. Clusters are boxes of cells, which have ranks and an order in
/// the same way. A dense graph has nearly as many ranks as nodes; several ranks then share a column,
/// so that the picture is not much wider than high.
struct LaneGrid {
  struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// The cells of one cluster, or of nodes without a frame.
  struct Area {
    /// The cluster whose frame surrounds the area.
    let cluster: Int?
    /// The members of each column, from the first row.
    fileprivate(set) var columns: [[Int]]
    fileprivate(set) var origin = Cell(column: 0, row: 0)

    var width: Int { columns.count }
    var height: Int { columns.map(\.count).max() ?? 0 }
  }

  /// The lines of cells in one of the two directions.
  enum Lines {
    case rows, columns

    func place(of cell: Cell) -> Int { self == .rows ? cell.row : cell.column }

    func count(of area: Area) -> Int { self == .rows ? area.height : area.width }
  }

  private(set) var areas: [Area] = []
  private(set) var cells: [Int: Cell] = [:]
  private(set) var columnCount = 0
  private(set) var rowCount = 0

  /// - Parameters:
  ///   - nodes: The nodes of the diagram to place.
  ///   - clusters: The clusters with frames; the nodes of others are placed one by one.
  /// - Complexity: O(*n* + *e*) for *n* nodes and *e* edges, times a fixed number of sweeps.
  init(diagram: Diagram, nodes: [Int], clusters: [Int]) {
    let edges = diagram.edges(among: nodes).map { diagram.edges[$0] }
      .filter { !$0.isReturn }.map { (tail: $0.tail, head: $0.head) }
    let shape = Shape(cellCount: nodes.count)
    let groups = Self.groups(of: nodes, in: clusters, diagram: diagram)
    var groupOfNode: [Int: Int] = [:]
    for (index, group) in groups.enumerated() {
      for node in group.nodes { groupOfNode[node] = index }
    }
    let inner = Dictionary(grouping: edges.filter { groupOfNode[$0.tail] == groupOfNode[$0.head] })
    {
      groupOfNode[$0.tail] ?? 0
    }
    areas = groups.enumerated().map { index, group in
      Area(
        cluster: group.cluster,
        columns: Self.columns(
          of: group.nodes, edges: inner[index] ?? [], roots: diagram.roots, shape: shape))
    }
    let outer = edges.map {
      (tail: groupOfNode[$0.tail] ?? 0, head: groupOfNode[$0.head] ?? 0)
    }.filter { $0.tail != $0.head }
    placeAreas(
      joinedBy: outer, roots: diagram.roots.compactMap { groupOfNode[$0] }, shape: shape)
    setCells()
  }

  /// The wanted numbers of columns and rows.
  private struct Shape {
    let widest: Int
    let highest: Int

    init(cellCount: Int) {
      widest = max(8, Int((2 * Double(cellCount)).squareRoot()))
      highest = max(8, Int((3 * Double(cellCount)).squareRoot()))
    }

    /// Joins consecutive levels if they need too many columns.
    func folded(_ levels: [[Int]], width: ([Int]) -> Int) -> [[Int]] {
      let factor = (levels.reduce(0) { $0 + width($1) } + widest - 1) / widest
      guard factor > 1 else { return levels }
      return stride(from: 0, to: levels.count, by: factor).map {
        Array(levels[$0..<min($0 + factor, levels.count)].joined())
      }
    }
  }

  private static func groups(
    of nodes: [Int], in clusters: [Int], diagram: Diagram
  ) -> [(cluster: Int?, nodes: [Int])] {
    if clusters.isEmpty { return [(nil, nodes)] }
    let members = Dictionary(grouping: nodes) { diagram.clusterOfNode[$0] }
    let framed = clusters.map { (cluster: Int?.some($0), nodes: members[$0] ?? []) }
    let others = Set(clusters)
    return framed.filter { !$0.nodes.isEmpty }
      + nodes.filter { !others.contains(diagram.clusterOfNode[$0]) }.map { (nil, [$0]) }
  }

  /// Returns the nodes of one area in columns.
  private static func columns(
    of nodes: [Int], edges: [(tail: Int, head: Int)], roots: [Int], shape: Shape
  ) -> [[Int]] {
    var numbers: [Int: Int] = [:]
    for (number, node) in nodes.enumerated() { numbers[node] = number }
    let joined = Set(edges.flatMap { [$0.tail, $0.head] })
    var ranks = Ranks(
      count: nodes.count,
      edges: edges.map { (numbers[$0.tail] ?? 0, numbers[$0.head] ?? 0) },
      roots: roots.compactMap { numbers[$0] },
      members: nodes.indices.filter { joined.contains(nodes[$0]) })
    ranks.order()
    var columns = shape.folded(ranks.levels) { _ in 1 }.flatMap { level in
      let count = (level.count + shape.highest - 1) / shape.highest
      let height = (level.count + count - 1) / max(count, 1)
      return stride(from: 0, to: level.count, by: max(height, 1)).map {
        level[$0..<min($0 + height, level.count)].map { nodes[$0] }
      }
    }
    // Nodes without edges fill the columns up.
    let lone = nodes.filter { !joined.contains($0) }
    let height = max(
      columns.map(\.count).max() ?? 0, Int((2 * Double(nodes.count)).squareRoot().rounded(.up)))
    var column = 0
    for node in lone {
      while column < columns.count, columns[column].count >= height { column += 1 }
      if column == columns.count { columns.append([]) }
      columns[column].append(node)
    }
    return columns
  }

  /// Places the areas level by level, each in the highest and then leftmost free cells of its
  /// level's columns.
  private mutating func placeAreas(
    joinedBy edges: [(tail: Int, head: Int)], roots: [Int], shape: Shape
  ) {
    var ranks = Ranks(
      count: areas.count, edges: edges, roots: roots, members: Array(areas.indices))
    ranks.order()
    let levels = shape.folded(ranks.levels) { level in
      level.map { areas[$0].width }.max() ?? 0
    }
    for level in levels {
      let sizes = level.map { areas[$0].width * areas[$0].height }
      let width = max(
        level.map { areas[$0].width }.max() ?? 0,
        (sizes.reduce(0, +) + shape.highest - 1) / shape.highest)
      var taken: Set<Cell> = []
      // Rows above this one are full.
      var first = 0
      for index in level {
        let origin = Self.free(areas[index], in: taken, width: width, from: first)
        for column in 0..<areas[index].width {
          for row in 0..<areas[index].height {
            taken.insert(Cell(column: origin.column + column, row: origin.row + row))
          }
        }
        while (0..<width).allSatisfy({ taken.contains(Cell(column: $0, row: first)) }) {
          first += 1
        }
        areas[index].origin = Cell(column: columnCount + origin.column, row: origin.row)
        rowCount = max(rowCount, origin.row + areas[index].height)
      }
      columnCount += width
    }
  }

  private static func free(
    _ area: Area, in taken: Set<Cell>, width: Int, from first: Int
  ) -> Cell {
    var row = first
    while true {
      for column in 0...(width - area.width) {
        let isFree = (column..<(column + area.width)).allSatisfy { column in
          (row..<(row + area.height)).allSatisfy {
            !taken.contains(Cell(column: column, row: $0))
          }
        }
        if isFree { return Cell(column: column, row: row) }
      }
      row += 1
    }
  }

  private mutating func setCells() {
    for area in areas {
      for (column, nodes) in area.columns.enumerated() {
        let shift = (area.height - nodes.count) / 2
        for (row, node) in nodes.enumerated() {
          cells[node] = Cell(
            column: area.origin.column + column, row: area.origin.row + shift + row)
        }
      }
    }
  }
}

/// The ranks of a graph with numbered nodes, by longest paths.
private struct Ranks {
  /// The members of each rank, in their order.
  private(set) var levels: [[Int]]
  private var neighbors: [[Int]]
  private let root: Int?

  private static let sweepCount = 8

  init(count: Int, edges: [(tail: Int, head: Int)], roots: [Int], members: [Int]) {
    root = roots.first
    let order = ReadingOrder(
      breadthFirstWithNodeCount: count, edges: edges, roots: roots)
    neighbors = Array(repeating: [], count: count)
    var following: [[Int]] = Array(repeating: [], count: count)
    var precedingCount = Array(repeating: 0, count: count)
    for (edge, leadsBack) in zip(edges, order.leadsBack) {
      let (tail, head) = leadsBack ? (edge.head, edge.tail) : (edge.tail, edge.head)
      following[tail].append(head)
      precedingCount[head] += 1
      neighbors[tail].append(head)
      neighbors[head].append(tail)
    }
    var ranks = Array(repeating: 0, count: count)
    var ready = (0..<count).filter { precedingCount[$0] == 0 }
    while let node = ready.popLast() {
      for head in following[node] {
        ranks[head] = max(ranks[head], ranks[node] + 1)
        precedingCount[head] -= 1
        if precedingCount[head] == 0 { ready.append(head) }
      }
    }
    levels = Array(repeating: [], count: (members.map { ranks[$0] }.max() ?? -1) + 1)
    for member in members { levels[ranks[member]].append(member) }
  }

  /// Orders each rank by the mean relative place of its members' neighbours.
  mutating func order() {
    var places = Array(repeating: 0.0, count: neighbors.count)
    func set(_ level: [Int]) {
      for (index, node) in level.enumerated() {
        places[node] = (Double(index) + 0.5) / Double(level.count)
      }
    }
    for level in levels { set(level) }
    for sweep in 0..<Self.sweepCount {
      for index in sweep % 2 == 0 ? Array(levels.indices) : levels.indices.reversed() {
        let wanted = levels[index].map { node -> Double in
          let others = neighbors[node]
          guard !others.isEmpty else { return places[node] }
          return others.reduce(0) { $0 + places[$1] } / Double(others.count)
        }
        levels[index] = levels[index].indices.sorted {
          (wanted[$0], $0) < (wanted[$1], $1)
        }.map { levels[index][$0] }
        set(levels[index])
      }
    }
    // Reading starts at the top left.
    if let root, let place = levels.first?.firstIndex(of: root) {
      levels[0].insert(levels[0].remove(at: place), at: 0)
    }
  }
}
