import DrawingModel

/// Makes each gap between two ranks of a placed part as long as its edges and clusters need.
struct RankSpacing {
  /// The positions of the gaps along the flow.
  private(set) var gaps: [ClosedRange<Double>] = []
  private let ranks: PlacedRanks
  private let direction: LayoutOptions.Direction
  /// How far each rank moves.
  private var shifts: [Double] = [0]

  /// The least distance between the cards of two ranks.
  private static let least = Spacing.cards.betweenRanks

  /// - Parameter needs: The length that edges and labels need in each gap.
  init(
    _ ranks: PlacedRanks, of block: Block, _ diagram: Diagram, _ direction: LayoutOptions.Direction,
    needs: [Double]
  ) {
    self.ranks = ranks
    self.direction = direction
    let frames = block.clusterBoxes.values.map { direction.mainRange(of: $0) }
    for (index, need) in needs.enumerated() {
      let gap = ranks.gap(after: index)
      // The frames of clusters end and begin in the gap.
      let end = frames.map(\.upperBound).filter { gap.contains($0) }.max() ?? gap.lowerBound
      let start = frames.map(\.lowerBound).filter { gap.contains($0) }.min() ?? gap.upperBound
      let borders = (end - gap.lowerBound) + (gap.upperBound - start) + Spacing.betweenClusters
      let length = max(need, Self.least, borders)
      let first = gap.lowerBound + shifts[index]
      gaps.append(first...(first + length))
      shifts.append(shifts[index] + length - (gap.upperBound - gap.lowerBound))
    }
  }

  func apply(to block: inout Block) {
    let move = { (box: Box, ranks: ClosedRange<Int>) -> Box in
      let range = direction.mainRange(of: box)
      let start = range.lowerBound + shifts[ranks.lowerBound]
      let length = range.upperBound + shifts[ranks.upperBound] - start
      let (origin, size) = (direction.cross(box.origin), direction.crossRange(of: box))
      let (corner, extent) = (
        direction.point(main: start, cross: origin),
        direction.point(main: length, cross: size.upperBound - size.lowerBound)
      )
      return Box(x: corner.x, y: corner.y, width: extent.x, height: extent.y)
    }
    for (node, box) in block.nodeBoxes {
      guard let rank = ranks.rank(of: node) else { continue }
      block.nodeBoxes[node] = move(box, rank...rank)
    }
    for (cluster, box) in block.clusterBoxes {
      let inside = ranks.overlapping(direction.mainRange(of: box))
      guard let first = inside.first, let last = inside.last else { continue }
      block.clusterBoxes[cluster] = move(box, first...last)
    }
    let moved = { (point: Point) in
      let main = direction.main(point)
      return direction.point(
        main: main + shifts[ranks.nearest(to: main)], cross: direction.cross(point))
    }
    block.routes = block.routes.mapValues { route in
      Placement.Route(
        curve: EdgeCurve(route.curve.points.map(moved)), labelCenter: route.labelCenter.map(moved))
    }
    let more = direction.point(main: shifts[shifts.count - 1], cross: 0)
    block.size = Size(block.size.width + more.x, block.size.height + more.y)
  }
}
