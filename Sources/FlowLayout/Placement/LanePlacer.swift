import DrawingModel

/// Places and routes a part that is too large for Graphviz, or for which Graphviz failed: the cards
/// in the cells of a grid, and the edges along the gaps between its columns and rows.
///
/// No edge runs through a card, and the edges of one scene share a trunk. The same diagram has the
/// same picture on every host.
struct LanePlacer {
  private let diagram: Diagram
  private let nodes: [Int]
  private let direction: LayoutOptions.Direction
  private let grid: LaneGrid
  private let ways: LaneWays

  /// The distance between neighbouring lanes.
  private static let pitch = 7.0
  /// The length of the straight run in front of a card, with room for a mark.
  private static let stub = 22.0

  init(diagram: Diagram, nodes: [Int], clusters: [Int], direction: LayoutOptions.Direction) {
    self.diagram = diagram
    self.nodes = nodes
    self.direction = direction
    grid = LaneGrid(diagram: diagram, nodes: nodes, clusters: clusters)
    ways = LaneWays(diagram.edges(among: nodes), of: diagram, on: grid)
  }

  /// - Complexity: O((*n* + *e*) log *e*) for *n* nodes and *e* edges.
  func block() -> Block {
    let rows = rows()
    let ports = portPlaces(rows: rows)
    let slots = LaneSlots(ways, ports: ports) { lane in
      rows.corridor(lane.corridor) + (Double(lane.place) + 0.5) * Self.pitch
    }
    let columns = columns(slots: slots)
    var block = Block()
    block.hasFinalRoutes = true
    for (node, cell) in grid.cells {
      let size = diagram.nodes[node].outerSize(in: direction)
      // A small mark is near the card whose segue leads to it.
      let length = direction == .leftToRight ? size.width : size.height
      let center = direction.point(
        main: columns.start(cell.column) + length / 2, cross: rows.center(cell.row))
      block.nodeBoxes[node] = Box(
        x: center.x - size.width / 2 + diagram.nodes[node].leadingMargin,
        y: center.y - size.height / 2 + diagram.nodes[node].topMargin,
        width: diagram.nodes[node].size.width, height: diagram.nodes[node].size.height)
    }
    for area in grid.areas {
      guard let cluster = area.cluster else { continue }
      block.clusterBoxes[cluster] = frame(of: area, cluster, columns: columns, rows: rows)
    }
    let end = direction.point(main: columns.length, cross: rows.length)
    block.size = Size(end.x, end.y)
    for way in ways.ways {
      block.routes[way.edge] = Placement.Route(
        curve: curve(of: way, ports: ports, slots: slots, columns: columns, in: block))
    }
    return block
  }

  // MARK: Sizes

  /// Returns the rows and the corridors between them, which are as wide as their lanes need.
  private func rows() -> GridAxis {
    let corridors = ways.laneCounts.enumerated().map { index, count in
      let isInside = index > 0 && index < grid.rowCount
      let lanes = count == 0 ? 0 : Double(count) * Self.pitch + 2 * Self.pitch
      return max(lanes, isInside ? diagram.spacing.betweenCards : 0)
    }
    return axis(of: .rows, gaps: corridors, padding: Self.pitch)
  }

  /// Returns the columns and the gaps between them, which are as wide as their slots need.
  private func columns(slots: LaneSlots) -> GridAxis {
    let gaps = (0...grid.columnCount).map { gap in
      let count = slots.count(inGap: gap)
      return count == 0
        ? (gap == 0 || gap == grid.columnCount ? 0 : diagram.spacing.betweenCards)
        : Double(count) * Self.pitch + 2 * Self.stub
    }
    return axis(of: .columns, gaps: gaps, padding: Self.stub)
  }

  /// Returns lines that are as wide as their cards, with room for the frames of areas.
  private func axis(of lines: LaneGrid.Lines, gaps: [Double], padding: Double) -> GridAxis {
    let isHorizontal = (lines == .columns) == (direction == .leftToRight)
    var sizes = Array(repeating: 0.0, count: gaps.count - 1)
    var (before, after) = (sizes, sizes)
    for (node, cell) in grid.cells {
      let (line, size) = (lines.place(of: cell), diagram.nodes[node].outerSize(in: direction))
      sizes[line] = max(sizes[line], isHorizontal ? size.width : size.height)
    }
    for area in grid.areas {
      guard let cluster = area.cluster else { continue }
      let title = diagram.clusters[cluster].title.size
      let first = lines.place(of: area.origin)
      let last = first + lines.count(of: area) - 1
      if isHorizontal { sizes[first] = max(sizes[first], title.width) }
      before[first] = max(
        before[first], Spacing.clusterMargin + (isHorizontal ? 0 : title.height))
      after[last] = max(after[last], Spacing.clusterMargin)
    }
    return GridAxis(sizes: sizes, gaps: gaps, before: before, after: after, padding: padding)
  }

  private func frame(
    of area: LaneGrid.Area, _ cluster: Int, columns: GridAxis, rows: GridAxis
  ) -> Box {
    let title = diagram.clusters[cluster].title.size.height
    let margin = Spacing.clusterMargin
    let isRight = direction == .leftToRight
    let start = direction.point(
      main: columns.start(area.origin.column) - margin - (isRight ? 0 : title),
      cross: rows.start(area.origin.row) - margin - (isRight ? title : 0))
    let end = direction.point(
      main: columns.end(area.origin.column + area.width - 1) + margin,
      cross: rows.end(area.origin.row + area.height - 1) + margin)
    return Box(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  // MARK: Ports and curves

  /// Returns the position of each port along the side of its card.
  ///
  /// The ports at both sides of a gap have different positions, so that no two edges run along the
  /// same line, except two ports that an edge joins with each other only.
  private func portPlaces(rows: GridAxis) -> [LaneWays.Port: Double] {
    var joined: [LaneWays.Port: [LaneWays.Way]] = [:]
    for way in ways.ways {
      joined[way.tail, default: []].append(way)
      joined[way.head, default: []].append(way)
    }
    let sides = Dictionary(grouping: joined.keys) {
      LaneGrid.Cell(column: ways.gap(of: $0), row: ways.row(of: $0))
    }
    var places: [LaneWays.Port: Double] = [:]
    for (side, ports) in sides {
      let bearings = Dictionary(
        uniqueKeysWithValues: ports.map { ($0, bearing(of: joined[$0] ?? [], from: $0)) })
      let ordered = ports.sorted { (bearings[$0] ?? 0, $0) < (bearings[$1] ?? 0, $1) }
      let lines = ordered.compactMap { line(of: $0, joined: joined) }
      for (shift, line) in spread(lines) {
        for port in line { places[port] = rows.center(side.row) + shift }
      }
    }
    return places
  }

  /// Returns the ports on the line of a port: an edge's head beside its tail if nothing else starts
  /// or ends at both. `nil` for such a head.
  private func line(
    of port: LaneWays.Port, joined: [LaneWays.Port: [LaneWays.Way]]
  ) -> [LaneWays.Port]? {
    guard joined[port]?.count == 1, let way = joined[port]?.first,
      joined[way.tail]?.count == 1, joined[way.head]?.count == 1,
      ways.row(of: way.tail) == ways.row(of: way.head), !way.isLong,
      way.tail.isLeading != way.head.isLeading
    else { return [port] }
    return port == way.tail ? [way.tail, way.head] : nil
  }

  /// Distributes lines around the middle of two cards; those of the smaller card are between the
  /// others.
  private func spread(_ lines: [[LaneWays.Port]]) -> [(shift: Double, line: [LaneWays.Port])] {
    func span(_ line: [LaneWays.Port]) -> Double {
      line.map { port in
        let size = diagram.nodes[port.node].size
        return max(0, (direction == .leftToRight ? size.height : size.width) - 16)
      }.min() ?? 0
    }
    let (low, high) = (lines.map(span).min() ?? 0, lines.map(span).max() ?? 0)
    let inner = lines.filter { span($0) < (low + high) / 2 }
    let outer = lines.filter { span($0) >= (low + high) / 2 }
    let half = outer.count / 2
    let ordered = outer[..<half] + inner + outer[half...]
    let pitch = min(
      10, high / Double(max(lines.count - 1, 1)),
      inner.count > 1 ? max(low, 4) / Double(inner.count - 1) : 10)
    return ordered.enumerated().map { index, line in
      ((Double(index) - Double(lines.count - 1) / 2) * pitch, line)
    }
  }

  /// Returns the mean direction in which the edges of a port turn; negative for the rows before it.
  private func bearing(of ways: [LaneWays.Way], from port: LaneWays.Port) -> Double {
    let row = Double(self.ways.row(of: port))
    let ends = ways.map { way -> Double in
      if way.isLong, let lane = self.ways.lanes[way.tail] { return Double(lane.corridor) - 0.5 }
      return Double(self.ways.row(of: port.isStart ? way.head : way.tail))
    }
    return ends.reduce(0) { $0 + $1 - row } / Double(max(ends.count, 1))
  }

  private func curve(
    of way: LaneWays.Way, ports: [LaneWays.Port: Double], slots: LaneSlots, columns: GridAxis,
    in block: Block
  ) -> EdgeCurve {
    func main(_ port: LaneWays.Port) -> Double {
      let gap = ways.gap(of: port)
      return columns.corridor(gap) + (Double(slots.place(of: port)) + 0.5) * Self.pitch
    }
    func end(_ port: LaneWays.Port) -> (main: Double, cross: Double) {
      let box = block.nodeBoxes[port.node] ?? .zero
      let corner = port.isLeading ? box.origin : Point(box.maxX, box.maxY)
      return (direction.main(corner), ports[port] ?? 0)
    }
    let (start, finish, last) = (end(way.tail), end(way.head), main(way.head))
    var joints = [start]
    if way.isLong, let lane = ways.lanes[way.tail] {
      let first = main(way.tail)
      let cross = slots.cross(of: lane)
      joints += [(first, start.cross), (first, cross), (last, cross), (last, finish.cross)]
    } else if start.cross != finish.cross {
      joints += [(last, start.cross), (last, finish.cross)]
    }
    joints.append(finish)
    return EdgeCurve(
      rounding: joints.map { direction.point(main: $0.main, cross: $0.cross) }, radius: 6)
  }
}
