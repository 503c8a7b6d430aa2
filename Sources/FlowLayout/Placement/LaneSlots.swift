/// The places of edges that run across, in the gaps between the columns of a grid.
///
/// The stretches beside the cards before a gap have its first places, and those beside the cards
/// after it the last ones. Two stretches have the same place if they do not overlap.
struct LaneSlots {
  private var places: [LaneWays.Port: Int] = [:]
  private var counts: [Int: Int] = [:]
  private let cross: (LaneWays.Lane) -> Double

  /// The least distance between stretches at the same place.
  private static let clearance = 8.0

  /// - Parameters:
  ///   - ports: The positions of ports along the sides of their cards.
  ///   - cross: Returns the position of a lane.
  /// - Complexity: O(*e* log *e*) for *e* edges, times the number of places in a gap.
  init(
    _ ways: LaneWays, ports: [LaneWays.Port: Double],
    cross: @escaping (LaneWays.Lane) -> Double
  ) {
    self.cross = cross
    var stretches: [LaneWays.Port: ClosedRange<Double>] = [:]
    func add(_ port: LaneWays.Port, from a: Double, to b: Double) {
      let (low, high) = (min(a, b), max(a, b))
      let known = stretches[port] ?? low...high
      stretches[port] = min(known.lowerBound, low)...max(known.upperBound, high)
    }
    for way in ways.ways {
      guard let start = ports[way.tail], let end = ports[way.head] else { continue }
      if way.isLong, let lane = ways.lanes[way.tail] {
        add(way.tail, from: start, to: cross(lane))
        add(way.head, from: cross(lane), to: end)
      } else if start != end {
        add(way.head, from: start, to: end)
      }
    }
    let gaps = Dictionary(grouping: stretches.keys, by: ways.gap(of:))
    for (gap, members) in gaps {
      var first = 0
      // Ports of the cards before the gap are at their far sides.
      for side in [members.filter { !$0.isLeading }, members.filter(\.isLeading)] {
        let sorted = side.sorted {
          (stretches[$0]?.lowerBound ?? 0, $0) < (stretches[$1]?.lowerBound ?? 0, $1)
        }
        var ends: [Double] = []
        for port in sorted {
          guard let stretch = stretches[port] else { continue }
          let limit = stretch.lowerBound - Self.clearance
          let place = ends.firstIndex { $0 < limit } ?? ends.count
          if place == ends.count { ends.append(0) }
          ends[place] = stretch.upperBound
          places[port] = first + place
        }
        first += ends.count
      }
      counts[gap] = first
    }
  }

  func count(inGap gap: Int) -> Int { counts[gap] ?? 0 }

  func place(of port: LaneWays.Port) -> Int { places[port] ?? 0 }

  func cross(of lane: LaneWays.Lane) -> Double { cross(lane) }
}

/// The positions of the columns or rows of a grid, and of the gaps between them.
struct GridAxis {
  private var starts: [Double] = []
  private var ends: [Double] = []
  private var corridors: [Double] = []
  let length: Double

  /// - Parameters:
  ///   - sizes: The size of each column or row.
  ///   - gaps: The size of each gap; one more than `sizes`.
  ///   - before: The room for frames before each column or row.
  ///   - after: The room for frames after each.
  ///   - padding: The distance from the start of a gap to its first lane.
  init(sizes: [Double], gaps: [Double], before: [Double], after: [Double], padding: Double) {
    var position = 0.0
    for (index, size) in sizes.enumerated() {
      corridors.append(position + padding)
      position += gaps[index] + before[index]
      starts.append(position)
      position += size
      ends.append(position)
      position += after[index]
    }
    corridors.append(position + padding)
    length = position + (gaps.last ?? 0)
  }

  func start(_ index: Int) -> Double { starts[index] }

  func end(_ index: Int) -> Double { ends[index] }

  func center(_ index: Int) -> Double { (starts[index] + ends[index]) / 2 }

  /// Returns the position of the first lane in the gap before a column or row.
  func corridor(_ index: Int) -> Double { corridors[index] }
}
