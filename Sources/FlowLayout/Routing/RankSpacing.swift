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
  private static let least = Spacing.lanes.betweenRanks

  /// - Parameter needs: The length that edges and labels need in each gap.
  init(
    _ ranks: PlacedRanks, of block: Block, _ direction: LayoutOptions.Direction, needs: [Double]
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
      let (start, end) = (shifts[ranks.lowerBound], shifts[ranks.upperBound])
      return direction.box(
        main: (range.lowerBound + start)...(range.upperBound + end),
        cross: direction.crossRange(of: box))
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
    block.routes = block.routes.mapValues { route in
      route.moved { point in
        let shift = shifts[ranks.nearest(to: direction.main(point))]
        return point + direction.point(main: shift, cross: 0)
      }
    }
    let more = direction.point(main: shifts[shifts.count - 1], cross: 0)
    block.size = Size(block.size.width + more.x, block.size.height + more.y)
  }
}
