import DrawingModel
import FlowModel

/// Places scenes as on Xcode's canvas: each storyboard keeps its author's arrangement, and the
/// storyboards are placed side by side.
struct CanvasPlacer {
  let diagram: Diagram

  // On the canvas, an iPhone screen is 375 by 667 points and its neighbours are 700 to 900 points
  // away. A card is much less high than a screen.
  private static let horizontalScale = 0.42
  private static let verticalScale = 0.2
  /// The scales for screens, which are nearly as large as on the canvas.
  private static let screenScales = 0.3...0.9

  /// Returns all nodes in their places, without routes.
  func block() -> Block {
    let blocks = diagram.clusters.indices.map { cluster in
      block(of: cluster).framed(as: cluster, of: diagram)
    }
    return Block.packed(blocks, gap: diagram.spacing.betweenRanks)
  }

  private func block(of cluster: Int) -> Block {
    let members = diagram.nodes.indices.filter { diagram.clusterOfNode[$0] == cluster }
    let wanted = wantedOrigins(of: members)
    let left = wanted.values.map(\.x).min() ?? 0
    let top = wanted.values.map(\.y).min() ?? 0
    var block = Block()
    let placed = members.filter { wanted[$0] != nil }.sorted {
      guard let a = wanted[$0], let b = wanted[$1] else { return $0 < $1 }
      return (a.y, a.x, $0) < (b.y, b.x, $1)
    }
    for member in placed {
      guard let origin = wanted[member] else { continue }
      insert(member, at: Point(origin.x - left, origin.y - top), in: &block)
    }
    let unplaced = members.filter { wanted[$0] == nil }
    let lone = unplaced.filter { diagram.nodes[$0] is SceneCard }
    let rest = Block.packed(
      lone.map { Block(node: $0, of: diagram) }, gap: diagram.spacing.betweenCards)
    let below = block.size.height > 0 ? block.size.height + diagram.spacing.betweenCards : 0
    block.insert(rest, at: Point(0, below))
    for member in unplaced where !(diagram.nodes[member] is SceneCard) {
      insert(member, at: besideSource(of: member, in: block), in: &block)
    }
    return block
  }

  private func wantedOrigins(of members: [Int]) -> [Int: Point] {
    var origins: [Int: Point] = [:]
    for member in members {
      guard let place = (diagram.nodes[member] as? SceneCard)?.scene.canvasLocation else {
        continue
      }
      // A file may state any coordinate; Xcode's canvas is much smaller than this limit.
      let limit = 1e5
      origins[member] = Point(
        max(-limit, min(limit, place.x)), max(-limit, min(limit, place.y)))
    }
    let screenScale = screenScale(of: members, at: origins)
    return origins.mapValues {
      Point(
        $0.x * (screenScale ?? Self.horizontalScale), $0.y * (screenScale ?? Self.verticalScale))
    }
  }

  /// Returns the least scale at which screens do not overlap in the author's arrangement; `nil` if
  /// there are no screens.
  ///
  /// - Complexity: O(*n*²) for *n* scenes.
  private func screenScale(of members: [Int], at places: [Int: Point]) -> Double? {
    guard members.contains(where: { diagram.nodes[$0].arrivalDepth != nil }) else { return nil }
    var scale = Self.screenScales.lowerBound
    for a in members {
      for b in members where a < b {
        guard let first = places[a], let second = places[b] else { continue }
        let (left, upper) = (first.x < second.x ? a : b, first.y < second.y ? a : b)
        let width = diagram.nodes[left].outerSize(in: nil).width + diagram.spacing.betweenCards
        let height = diagram.nodes[upper].outerSize(in: nil).height + diagram.spacing.betweenCards
        let needed = min(width / abs(first.x - second.x), height / abs(first.y - second.y))
        // Scenes at the same place overlap at every scale, so they are ignored.
        if needed <= Self.screenScales.upperBound { scale = max(scale, needed) }
      }
    }
    return scale
  }

  /// Returns the place of a mark: below the scene with the segue to it.
  private func besideSource(of member: Int, in block: Block) -> Point {
    let tail = diagram.edges.first { $0.head == member }?.tail
    let box = tail.flatMap { block.nodeBoxes[$0] } ?? .zero
    return Point(box.minX + 40, box.maxY + diagram.spacing.betweenCards)
  }

  /// Places a node as wanted, or below the nodes that are already there.
  private func insert(_ member: Int, at wanted: Point, in block: inout Block) {
    let outerSize = diagram.nodes[member].outerSize(in: nil)
    var outer = Box(
      x: wanted.x, y: wanted.y, width: outerSize.width, height: outerSize.height)
    let gap = diagram.spacing.betweenCards
    while let lowest = block.nodeBoxes.filter({ other in
      let margin = diagram.nodes[other.key].leadingMargin
      let reach = Box(
        x: other.value.minX - margin, y: other.value.minY - diagram.nodes[other.key].topMargin,
        width: other.value.size.width + margin,
        height: other.value.size.height + diagram.nodes[other.key].topMargin)
      return reach.insetBy(-gap).intersects(outer)
    }).map(\.value.maxY).max() {
      outer.origin.y = lowest + gap + 1
    }
    var single = Block(node: member, of: diagram)
    single.size = outer.size
    block.insert(single, at: outer.origin)
  }
}
