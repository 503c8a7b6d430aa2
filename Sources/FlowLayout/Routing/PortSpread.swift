import DrawingModel
import FlowModel
import FlowStyle

/// Spreads the ends of edges along the sides of their cards.
///
/// Graphviz attaches all edges of a side at its middle, where different marks would cover each
/// other. Instead, each kind of mark gets a place of its own, in the order in which the edges
/// arrive. Ends with the same mark, or without one, share a point, so they do not cross before it.
/// An edge that a control triggers leaves at that control's height, and the other edges keep clear
/// of it.
struct PortSpread {
  private let diagram: Diagram
  private let direction: LayoutOptions.Direction
  /// The boxes of the controls that trigger segues, for each node.
  private let controls: [Int: [Box]]

  init(diagram: Diagram, direction: LayoutOptions.Direction) {
    self.diagram = diagram
    self.direction = direction
    var controls: [Int: [Box]] = [:]
    for edge in diagram.edges {
      if let control = edge.control { controls[edge.tail, default: []].append(control) }
    }
    self.controls = controls
  }

  private struct End {
    let edge: Int
    let isStart: Bool
    let mark: Mark
    /// The position along the side from which the edge comes.
    let bearing: Double
  }

  /// The mark that is drawn at an end.
  private enum Mark: Hashable {
    case none
    case tail
    case head(SegueFamily)
    case number(Int)
    case control(Box)

    init(_ edge: Diagram.Edge, isStart: Bool) {
      let family = edge.segue.kind.family
      if isStart, let control = edge.control {
        self = .control(control)
      } else if isStart {
        self = family.edgeStyle.tail == .none ? .none : .tail
      } else if let number = edge.number {
        self = .number(number)
      } else {
        self = .head(family)
      }
    }
  }

  private struct Side: Hashable {
    let node: Int
    /// Whether this is the right side, or the lower one if the picture runs down.
    let isFar: Bool
  }

  func apply(to block: inout Block) {
    var sides: [Side: [End]] = [:]
    for (index, route) in block.routes {
      let edge = diagram.edges[index]
      guard edge.tail != edge.head, let tail = block.nodeBoxes[edge.tail],
        let head = block.nodeBoxes[edge.head]
      else { continue }
      for (node, box, isStart) in [(edge.tail, tail, true), (edge.head, head, false)] {
        let curve = isStart ? route.curve : route.curve.reversed
        let isFar = direction.main(curve.start) > direction.main(box.center)
        sides[Side(node: node, isFar: isFar), default: []].append(
          End(
            edge: index, isStart: isStart, mark: Mark(edge, isStart: isStart),
            bearing: bearing(of: curve)))
      }
    }
    for (side, ends) in sides {
      guard let box = block.nodeBoxes[side.node] else { continue }
      spread(ends, on: side, of: box, in: &block)
    }
  }

  private func spread(_ ends: [End], on side: Side, of box: Box, in block: inout Block) {
    let border = side.isFar ? Point(box.maxX, box.maxY) : box.origin
    for place in places(for: ends, on: side, of: box) {
      let point = direction.point(main: direction.main(border), cross: place.cross)
      for end in place.ends {
        if end.isStart {
          block.routes[end.edge]?.curve.moveStart(to: point)
        } else {
          block.routes[end.edge]?.curve.moveEnd(to: point)
        }
      }
    }
  }

  /// Ends that share a point of a side.
  private struct Place {
    let ends: [End]
    let isControl: Bool
    var cross: Double
  }

  private func places(for ends: [End], on side: Side, of box: Box) -> [Place] {
    let groups = Dictionary(grouping: ends, by: \.mark).sorted {
      (Self.middle(of: $0.value), $0.value.map(\.edge).min() ?? 0)
        < (Self.middle(of: $1.value), $1.value.map(\.edge).min() ?? 0)
    }
    var beside: [Place] = []
    var others: [[End]] = []
    for (mark, ends) in groups {
      if case .control(let control) = mark {
        let bearing = Self.middle(of: ends) - direction.cross(box.origin)
        let place = exit(of: control, on: side, bearing: bearing)
        beside.append(
          Place(ends: ends, isControl: true, cross: direction.cross(box.origin) + place))
      } else {
        others.append(ends)
      }
    }
    let (low, high) = direction == .leftToRight ? (box.minY, box.maxY) : (box.minX, box.maxX)
    let arrivalDepth = direction == .leftToRight ? diagram.nodes[side.node].arrivalDepth : nil
    let centered = centered(
      others, from: low + 10, to: (arrivalDepth.map { low + $0 } ?? high) - 10)
    return beside.isEmpty ? centered : apart(beside + centered, from: low + 6, to: high - 6)
  }

  /// Returns the point where a control's edge leaves: beside the control, or just past another
  /// control that lies between it and the side and also triggers a segue.
  ///
  /// - Parameter bearing: The position from which the edge comes, which determines the side on
  ///   which it passes.
  private func exit(of control: Box, on side: Side, bearing: Double) -> Double {
    let span = { (box: Box) in (self.direction.cross(box.origin), self.direction.cross(box.end)) }
    let middle = direction.cross(control.center)
    let main = direction.main(control.center)
    let isBlocked = controls[side.node, default: []].contains { other in
      guard other != control else { return false }
      let (low, high) = span(other)
      let place = direction.main(other.center)
      return low < middle && middle < high && (side.isFar ? place > main : place < main)
    }
    guard isBlocked else { return middle }
    return bearing < middle ? span(control).0 - 5 : span(control).1 + 5
  }

  /// Places groups side by side, around the middle of the free range.
  private func centered(_ groups: [[End]], from low: Double, to high: Double) -> [Place] {
    let gap = min(17, max(0, high - low) / Double(max(1, groups.count - 1)))
    let start = (low + high) / 2 - gap * Double(groups.count - 1) / 2
    return groups.enumerated().map { rank, ends in
      Place(ends: ends, isControl: false, cross: start + gap * Double(rank))
    }
  }

  /// Moves places down and then up, until they keep their distance from each other.
  private func apart(_ places: [Place], from low: Double, to high: Double) -> [Place] {
    var places = places.sorted {
      ($0.cross, $0.isControl ? 0 : 1, $0.ends.map(\.edge).min() ?? 0)
        < ($1.cross, $1.isControl ? 0 : 1, $1.ends.map(\.edge).min() ?? 0)
    }
    let gap = { (a: Place, b: Place) in a.isControl && b.isControl ? 8.0 : 15.0 }
    for index in places.indices.dropFirst() {
      let least = places[index - 1].cross + gap(places[index - 1], places[index])
      places[index].cross = max(places[index].cross, least)
    }
    var limit = high
    for index in places.indices.reversed() {
      places[index].cross = min(places[index].cross, limit)
      if index > 0 { limit = places[index].cross - gap(places[index - 1], places[index]) }
    }
    return places
  }

  /// - Complexity: O(*n*). The sum is in the edges' order, so that it is rounded the same way each
  ///   time.
  private static func middle(of ends: [End]) -> Double {
    ends.sorted { ($0.edge, $0.bearing) < ($1.edge, $1.bearing) }.reduce(0) { $0 + $1.bearing }
      / Double(ends.count)
  }

  /// Returns the curve's position along the side at a small distance. Closer, all curves are at the
  /// same point; farther away, they may have turned.
  private func bearing(of curve: EdgeCurve) -> Double {
    let samples = curve.samples(perSegment: 12)
    let away =
      samples.first { abs(direction.main($0) - direction.main(curve.start)) > 70 } ?? curve.end
    return direction.cross(away)
  }
}

extension Box {
  /// The lower right corner.
  fileprivate var end: Point { Point(maxX, maxY) }
}
