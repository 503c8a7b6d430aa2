import DrawingModel

extension DirectCurves {
  /// Gives several edges between the same two cards lanes side by side, each with room for its label.
  ///
  /// Where a lane would meet a card, all of them keep Graphviz's ways.
  ///
  /// - Parameter anchor: The card before which the lanes lie: the one with fewer other edges.
  func spreadLanes(of bundle: [Int], before anchor: Int, in block: inout Block, cards: BoxIndex) {
    let ordered = bundle.sorted {
      (middle(of: $0, in: block), $0) < (middle(of: $1, in: block), $1)
    }
    let heights = ordered.map {
      max(diagram.edges[$0].label.map { room(for: $0.size) } ?? 0, 14) + 6
    }
    let center = center(of: bundle, before: anchor, in: block)
    var lane = center - heights.reduce(0, +) / 2
    var routes: [Int: Placement.Route] = [:]
    for (index, height) in zip(ordered, heights) {
      lane += height
      guard let route = block.routes[index],
        let curve = detached(route.curve, along: lane - 4), isFree(curve, of: cards)
      else { return }
      let size = diagram.edges[index].label?.size
      routes[index] = Placement.Route(
        curve: curve,
        labelCenter: size.map {
          labelCenter(at: (curve.points[3] + curve.points[6]) * 0.5, size: $0)
        })
    }
    block.routes.merge(routes) { _, new in new }
  }

  /// Where the lanes lie: at the middle of the card, or of a screen's own ends of the edges.
  private func center(of bundle: [Int], before anchor: Int, in block: Block) -> Double {
    let middle = block.nodeBoxes[anchor].map { direction.cross($0.center) } ?? 0
    guard diagram.nodes[anchor].landing != nil else { return middle }
    let ends = bundle.compactMap { index in
      block.routes[index].map {
        let isStart = diagram.edges[index].tail == anchor
        return direction.cross(isStart ? $0.curve.start : $0.curve.end)
      }
    }
    return ends.isEmpty ? middle : ends.reduce(0, +) / Double(ends.count)
  }

  /// Out to a lane, along it, and in again.
  private func detached(_ curve: EdgeCurve, along lane: Double) -> EdgeCurve? {
    let (start, end) = (curve.start, curve.end)
    let span = direction.main(end) - direction.main(start)
    guard abs(span) > 120, abs(span) < Self.reach else { return nil }
    let turn = along(
      min(abs(span) * 0.3, diagram.spacing.betweenRanks / 2 - 2) * (span < 0 ? -1 : 1))
    let first = direction.point(main: direction.main(start + turn), cross: lane)
    let last = direction.point(main: direction.main(end - turn), cross: lane)
    let handle = turn * 0.55
    let level = (last - first) * (1.0 / 3)
    return EdgeCurve([
      start, start + handle, first - handle, first, first + level, last - level, last,
      last + handle,
      end - handle, end,
    ])
  }

  private func middle(of index: Int, in block: Block) -> Double {
    let samples = block.routes[index]?.curve.samples(perSegment: 8) ?? []
    return samples.isEmpty ? 0 : direction.cross(samples[samples.count / 2])
  }

  private func room(for label: Size) -> Double {
    direction == .leftToRight ? label.height : label.width
  }
}
