import DrawingModel
import FlowModel
import FlowStyle

/// Paints a placed diagram. From the lowest layer up, these are clusters, edges, cards, the lines
/// from edges to their controls, and labels.
struct PictureComposer {
  let graph: FlowGraph
  let diagram: Diagram
  private(set) var placement: Placement
  var links: SourceLinks?
  /// The change of each element, if the graph is one of two states.
  var marks: FlowMarks?
  /// What was found about the elements.
  var findings = FindingMarks()

  mutating func placeLabels() { LabelPlacer(diagram: diagram).apply(to: &placement) }

  /// The segues that are drawn. An unwind with several edges counts once.
  var segues: [Segue] {
    let drawn = Set((diagram.edges.map(\.segue) + diagram.chipSegues).map(\.id))
    return graph.segues.filter { drawn.contains($0.id) }
  }

  /// The marks that occur in a picture of two states, in the order of the legend.
  var drawnMarks: [FlowMarks.Mark] {
    guard let marks else { return [] }
    var drawn = Set(segues.map { marks.remark(on: $0.id).mark })
    drawn.formUnion(diagram.nodes.indices.map { remark(onNode: $0, of: marks).mark })
    drawn.formUnion(
      diagram.clusters.compactMap { $0.frame.path.map { marks.remark(on: $0).mark } })
    drawn.formUnion(diagram.nodes.lazy.compactMap { $0 as? SceneCard }.flatMap(\.marks))
    return FlowMarks.Mark.allCases.filter(drawn.contains)
  }

  /// The severities of the findings that the picture shows.
  var drawnSeverities: Set<Finding.Severity> {
    let cards = diagram.nodes.lazy.compactMap { $0 as? SceneCard }
    return Set(
      cards.compactMap { findings.note(on: $0.scene)?.severity }
        + diagram.edges.compactMap { findings.segues[$0.segue.id]?.severity })
  }

  /// Whether the picture has frames around parts of screens that changed.
  var hasPartFrames: Bool {
    diagram.nodes.contains { ($0 as? SceneCard)?.hasPartFrames ?? false }
  }

  /// Returns the groups for a map: each label, start and sign of a container knows its element, so that
  /// it can be hidden with it.
  func mapGroups(at origin: Point) -> [Drawing.Group] {
    clusterGroups(at: origin) + edgeGroups(at: origin, separatesSigns: true)
      + nodeGroups(at: origin) + leadGroups(at: origin) + ownedLabelGroups(at: origin)
  }

  func groups(at origin: Point) -> [Drawing.Group] {
    clusterGroups(at: origin) + edgeGroups(at: origin) + nodeGroups(at: origin)
      + leadGroups(at: origin) + [labelGroup(at: origin)]
  }

  private func clusterGroups(at origin: Point) -> [Drawing.Group] {
    zip(diagram.clusters, placement.clusterBoxes).compactMap { cluster, box in
      guard let path = cluster.frame.path else { return nil }
      let box = box.offsetBy(origin)
      let style = Style(fill: .cluster, stroke: Stroke(.clusterLine, width: 1))
      var group = Drawing.Group(
        id: path, classes: ["storyboard"],
        tooltip: path.drawnLine,
        shapes: [.rectangle(box, cornerRadius: 14, style)] + cluster.title.shapes(in: box))
      if let remark = marks?.remark(on: path), remark.mark != .context {
        group.show(remark, on: .cluster)
      }
      return group
    }
  }

  /// - Parameter separatesSigns: Whether the sign of a container is a group of its own.
  private func edgeGroups(
    at origin: Point, separatesSigns: Bool = false
  ) -> [Drawing.Group] {
    let groups = zip(diagram.edges, placement.routes).flatMap { edge, route in
      let segue = edge.segue
      let remark = marks?.remark(on: segue.id)
      let painter = EdgePainter(
        style: style(of: segue), number: edge.number,
        opensContainer: segue.container != nil && !separatesSigns)
      let curve = route.curve.offsetBy(origin)
      var group = Drawing.Group(
        id: segue.id.description, classes: classes(of: segue),
        tooltip: Tooltip.text(for: segue, in: graph), shapes: painter.shapes(along: curve))
      if let remark {
        group.tell(remark)
        // Without a label, the sign of the change needs a place of its own.
        if route.labelCenter == nil || edge.label == nil {
          group.shapes += SignDisc(remark.mark)?.shapes(at: curve.middle) ?? []
        }
      }
      if let note = findings.segues[segue.id] { group.show(note, at: curve.middle) }
      if let links {
        group.link = links.address(of: segue)
        group.shapes.append(EdgePainter.clickableGround(along: curve))
      }
      guard separatesSigns, segue.container != nil else { return [group] }
      let sign = painter.containerSign(behind: curve.end, direction: curve.endDirection)
      return [
        group,
        Drawing.Group(classes: ["container"], owner: segue.id.description, shapes: sign),
      ]
    }
    // Changed edges are drawn over unchanged ones.
    let context = FlowMarks.Mark.context.rawValue
    return marks == nil
      ? groups
      : groups.filter { $0.classes.contains(context) }
        + groups.filter { !$0.classes.contains(context) }
  }

  private func style(of segue: Segue) -> EdgeStyle {
    let own = segue.edgeStyle.weighted(by: segue.count)
    return marks.map { own.marked($0.remark(on: segue.id).mark) } ?? own
  }

  private func classes(of segue: Segue) -> [String] {
    var classes = ["segue", "segue-\(segue.kind.family.rawValue)"]
    if segue.origin == .code { classes.append("from-code") }
    if segue.container != nil { classes.append("to-container") }
    if segue.isPossible { classes.append("possible") }
    return classes
  }

  private func nodeGroups(at origin: Point) -> [Drawing.Group] {
    diagram.nodes.indices.flatMap { index in
      let node = diagram.nodes[index]
      let place = placement.nodeBoxes[index].origin + origin
      var group = node.group(at: place)
      group.link = (node as? SceneCard).flatMap { links?.address(of: $0.scene) }
      if let marks { group.show(remark(onNode: index, of: marks), on: .card) }
      if let card = node as? SceneCard, let note = findings.note(on: card.scene) {
        group.show(note, at: Point(place.x + card.size.width - 3, place.y + 3))
      }
      return [group] + node.parts(at: place)
    }
  }

  /// Returns the remark of an exit mark: the one that all segues to it have in common.
  private func remark(onNode index: Int, of marks: FlowMarks) -> FlowMarks.Remark {
    if let card = diagram.nodes[index] as? SceneCard { return marks.remark(on: card.scene.id) }
    let ends = diagram.edges.filter { $0.head == index }
    let all = Set(ends.map { marks.remark(on: $0.segue.id).mark })
    return all.count == 1 ? all.first.map { FlowMarks.Remark($0) } ?? .context : .context
  }

  private func leadGroups(at origin: Point) -> [Drawing.Group] {
    zip(diagram.edges, placement.routes).compactMap { edge, route in
      guard let control = edge.control else { return nil }
      let card = placement.nodeBoxes[edge.tail]
      let start = route.curve.start
      let isLevel = abs(start.x - card.minX) < 1 || abs(start.x - card.maxX) < 1
      let segue = edge.segue
      return Drawing.Group(
        classes: ["start"] + classes(of: segue).dropFirst(),
        tooltip: Tooltip.text(for: segue, in: graph), owner: segue.id.description,
        shapes: EdgeLead(style: style(of: segue)).shapes(
          from: control.offsetBy(card.origin + origin), to: start + origin, isLevel: isLevel))
    }
  }

  private func ownedLabelGroups(at origin: Point) -> [Drawing.Group] {
    zip(diagram.edges, placement.routes).compactMap { edge, route in
      guard let label = edge.label, let center = route.labelCenter else { return nil }
      return Drawing.Group(
        classes: ["label"], owner: edge.segue.id.description,
        shapes: label.shapes(at: center + origin))
    }
  }

  private func labelGroup(at origin: Point) -> Drawing.Group {
    let shapes = zip(diagram.edges, placement.routes).flatMap { edge, route -> [Shape] in
      guard let label = edge.label, let center = route.labelCenter else { return [] }
      return label.shapes(at: center + origin)
    }
    return Drawing.Group(classes: ["labels"], shapes: shapes)
  }
}

extension EdgeCurve {
  fileprivate var middle: Point {
    let samples = samples(perSegment: 8)
    return samples[samples.count / 2]
  }
}
