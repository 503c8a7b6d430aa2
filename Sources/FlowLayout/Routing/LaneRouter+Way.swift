import FlowModel

extension LaneRouter {
  /// An edge's way from the rank that is first along the flow to the last one.
  struct Way {
    let edge: Int
    /// Whether the edge itself leads the other way.
    let isReversed: Bool
    let ranks: ClosedRange<Int>
    let nodes: (first: Int, last: Int)
    let family: SegueFamily
    /// The positions across the flow at its ends, and at the ranks that it passes.
    var crosses: [Double]
    /// Whether it leaves an end that more edges have than the other one.
    var isSpreading = true
    /// Its place among the edges of its hub, where all would be at one position.
    var layer = 0

    var gaps: Range<Int> { ranks.lowerBound..<ranks.upperBound }

    /// The end that more edges have.
    var hub: Int { isSpreading ? nodes.first : nodes.last }

    /// How far its ends are apart across the flow.
    var height: Double { abs(crosses[0] - crosses[crosses.count - 1]) }

    func cross(atRank rank: Int) -> Double { crosses[rank - ranks.lowerBound] }

    /// Where it passes the ranks between its ends.
    var lanes: [RankCompaction.Lane] {
      ranks.dropFirst().dropLast().map { RankCompaction.Lane(rank: $0, cross: cross(atRank: $0)) }
    }
  }
}
