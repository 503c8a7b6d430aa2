import DrawingModel
import FlowModel

/// The lines that are replaced by chips so that a flow that is too wide for a page continues below, as a text
/// continues in the next line.
///
/// A line that would lead from the end of one row back to the start of another, past all that is between,
/// can't be followed. The flow is cut between two ranks where the fewest lines run.
struct RowBreaks {
  /// The segues of the lines that are cut.
  private(set) var segues: Set<SegueID> = []

  private let diagram: Diagram
  private let marks: FlowMarks?

  /// How much it costs to cut a line of a change, compared with any other.
  private static let changeCost = 3.0

  /// - Parameters:
  ///   - flow: A flow as it was laid out.
  ///   - widest: The greatest width of a row.
  init(in flow: RoutedFlow, widest: Double) {
    diagram = flow.diagram
    marks = flow.marks
    for block in flow.parts.lazy.flatMap(\.blocks) where block.size.width > widest {
      cut(block, rows: Int((block.size.width / widest).rounded(.up)))
    }
  }

  private mutating func cut(_ block: Block, rows: Int) {
    // A mark beside its card is no scene that a chip could name.
    let edges = diagram.edges.filter { edge in
      edge.tail != edge.head
        && [edge.tail, edge.head].allSatisfy {
          block.nodeBoxes[$0] != nil && diagram.nodes[$0] is SceneCard
        }
    }
    /// The start and the end of an edge from left to right.
    func span(_ edge: Diagram.Edge) -> (start: Double, end: Double) {
      let ends = [edge.tail, edge.head].compactMap { block.nodeBoxes[$0]?.center.x }.sorted()
      return (ends.first ?? 0, ends.last ?? 0)
    }
    let row = block.size.width / Double(rows)
    let places = Set(block.nodeBoxes.values.map(\.minX)).sorted()
    for number in 1..<rows {
      let middle = Double(number) * row
      let best = places.filter { abs($0 - middle) < row * 0.4 }.min { a, b in
        let costs = [a, b].map { place in
          edges.reduce(abs(place - middle) / row) { cost, edge in
            let span = span(edge)
            return span.start < place && span.end > place ? cost + self.cost(of: edge) : cost
          }
        }
        return costs[0] == costs[1] ? a < b : costs[0] < costs[1]
      }
      guard let best else { continue }
      for edge in edges {
        let span = span(edge)
        if span.start < best, span.end > best { segues.insert(edge.segue.id) }
      }
    }
  }

  private func cost(of edge: Diagram.Edge) -> Double {
    marks?.remark(on: edge.segue.id).mark == .context ? 1 : Self.changeCost
  }
}
