import FlowModel

/// The ways of edges through the gaps between the columns and rows of a grid, before anything has a
/// size.
///
/// Gap *g* is the one before column *g*, and corridor *k* the one before row *k*. An edge leaves its
/// tail into a gap, and its head is reached from a gap. If these differ, the edge runs in between
/// through a corridor, on a lane that it shares with the other edges of its family from the same
/// scene. The edges of a family that reach a scene from the same gap share the last stretch.
struct LaneWays {
  /// An end that edges share at a card.
  struct Port: Hashable {
    let node: Int
    let isStart: Bool
    /// Whether the port is on the side before the card, at the left if the picture runs right.
    let isLeading: Bool
    let family: SegueFamily
    /// The number at the head of an ordered relationship.
    let number: Int?
  }

  struct Way {
    let edge: Int
    let tail: Port
    let head: Port
    /// Whether the edge needs a lane: its ends are at different gaps.
    let isLong: Bool
  }

  struct Lane {
    let corridor: Int
    /// The gaps between which the lane runs.
    var gaps: ClosedRange<Int>
    /// The index of the lane in its corridor.
    var place = 0
  }

  private(set) var ways: [Way] = []
  /// The lanes by the port at which their edges start.
  private(set) var lanes: [Port: Lane] = [:]
  /// The number of places for lanes in each corridor.
  private(set) var laneCounts: [Int]

  let grid: LaneGrid

  /// - Complexity: O(*e* log *e*) for *e* edges.
  init(_ edges: [Int], of diagram: Diagram, on grid: LaneGrid) {
    self.grid = grid
    laneCounts = Array(repeating: 0, count: grid.rowCount + 1)
    for index in edges {
      let edge = diagram.edges[index]
      guard let tail = grid.cells[edge.tail], let head = grid.cells[edge.head] else { continue }
      let family = edge.segue.kind.family
      let start = Port(
        node: edge.tail, isStart: true, isLeading: tail.column > head.column, family: family,
        number: nil)
      let end = Port(
        node: edge.head, isStart: false, isLeading: tail.column < head.column, family: family,
        number: edge.number)
      ways.append(
        Way(edge: index, tail: start, head: end, isLong: gap(of: start) != gap(of: end)))
    }
    addLanes()
    placeLanes()
  }

  /// Returns the gap beside a port.
  func gap(of port: Port) -> Int {
    let column = grid.cells[port.node]?.column ?? 0
    return port.isLeading ? column : column + 1
  }

  func row(of port: Port) -> Int { grid.cells[port.node]?.row ?? 0 }

  /// Chooses the corridor of each lane: the one in the middle of its ends.
  private mutating func addLanes() {
    var loads = Array(repeating: 0, count: grid.rowCount + 1)
    var order: [Port] = []
    var bundles: [Port: [Port]] = [:]
    for way in ways where way.isLong {
      if bundles[way.tail] == nil { order.append(way.tail) }
      bundles[way.tail, default: []].append(way.head)
    }
    for port in order {
      let heads = bundles[port] ?? []
      let rows = ([port] + heads).map(row(of:)).sorted()
      // Corridors before and after the median row.
      let middle = rows[rows.count / 2]
      let corridor = loads[middle] <= loads[middle + 1] ? middle : middle + 1
      loads[corridor] += 1
      let gaps = ([port] + heads).map(gap(of:)).sorted()
      lanes[port] = Lane(corridor: corridor, gaps: gaps[0]...gaps[gaps.count - 1])
    }
  }

  /// Gives lanes of a corridor that have a gap in common different places.
  private mutating func placeLanes() {
    let ordered = lanes.keys.sorted {
      let (a, b) = (lanes[$0]?.gaps ?? 0...0, lanes[$1]?.gaps ?? 0...0)
      return (a.lowerBound, a.upperBound, $0) < (b.lowerBound, b.upperBound, $1)
    }
    var ends: [Int: [Int]] = [:]
    for port in ordered {
      guard let lane = lanes[port] else { continue }
      var corridor = ends[lane.corridor] ?? []
      let place = corridor.firstIndex { $0 < lane.gaps.lowerBound } ?? corridor.count
      if place == corridor.count { corridor.append(0) }
      corridor[place] = lane.gaps.upperBound
      ends[lane.corridor] = corridor
      lanes[port]?.place = place
      laneCounts[lane.corridor] = corridor.count
    }
  }
}

extension LaneWays.Port: Comparable {
  static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: (Int, Int, String, Int) {
    (node, (isStart ? 2 : 0) + (isLeading ? 1 : 0), family.rawValue, number ?? 0)
  }
}
