import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// Puts a placed diagram on a page: clusters below edges below cards below what ties edges to their
/// controls below labels, then the legend and the foot line.
struct PictureComposer {
  let graph: FlowGraph
  let diagram: Diagram
  let placement: Placement
  let title: String
  var links: SourceLinks?

  func drawing() -> Drawing {
    let origin = Point(Spacing.page, Spacing.page)
    var width = max(placement.size.width, Self.minimumWidth)
    // An unwind has an edge to each of its targets, but counts once.
    let drawn = Set(diagram.edges.map(\.segue.id))
    let legend = Legend(graph.segues.filter { drawn.contains($0.id) }, width: width)
    let summary = FlowSummary(graph)
    let heading = Font.pageTitle.fit(title.singleLine, into: width * 0.6)
    let footWidth = Font.pageTitle.width(of: heading) + 16 + Font.foot.width(of: summary.text)
    width = max(width, footWidth)
    var y = origin.y + placement.size.height + 24
    var groups = clusterGroups(at: origin) + edgeGroups(at: origin) + nodeGroups(at: origin)
    groups += leadGroups(at: origin)
    groups.append(labelGroup(at: origin))
    if legend.size.height > 0 {
      groups.append(legend.group(at: Point(origin.x, y)))
      y += legend.size.height + 12
    }
    groups.append(foot(heading, summary.text, at: Point(origin.x, y), width: width))
    return Drawing(
      size: Size(width + 2 * Spacing.page, y + 34 + Spacing.page / 2),
      title: title.isEmpty ? "Screen flow" : "Screen flow of \(title.singleLine)",
      description: summary.text, background: .canvas, groups: groups)
  }

  private static let minimumWidth = 420.0

  private func clusterGroups(at origin: Point) -> [Drawing.Group] {
    zip(diagram.clusters, placement.clusterBoxes).compactMap { cluster, box in
      guard let path = cluster.frame.path else { return nil }
      let box = box.offsetBy(origin)
      let style = Style(fill: .cluster, stroke: Stroke(.clusterLine, width: 1))
      return Drawing.Group(
        id: path, classes: ["storyboard"],
        tooltip: path.singleLine,
        shapes: [.rectangle(box, cornerRadius: 14, style)] + cluster.title.shapes(in: box))
    }
  }

  private func edgeGroups(at origin: Point) -> [Drawing.Group] {
    zip(diagram.edges, placement.routes).map { edge, route in
      let segue = edge.segue
      let painter = EdgePainter(style: segue.edgeStyle, number: edge.number)
      let curve = route.curve.offsetBy(origin)
      var group = Drawing.Group(
        id: segue.id.description, classes: classes(of: segue),
        tooltip: SegueTooltip.text(for: segue, in: graph), shapes: painter.shapes(along: curve))
      if let links {
        group.link = links.address(of: segue)
        group.shapes.append(EdgePainter.clickableGround(along: curve))
      }
      return group
    }
  }

  private func classes(of segue: Segue) -> [String] {
    var classes = ["segue", "segue-\(segue.kind.family.rawValue)"]
    if segue.origin == .code { classes.append("from-code") }
    if segue.isPossible { classes.append("possible") }
    return classes
  }

  private func nodeGroups(at origin: Point) -> [Drawing.Group] {
    zip(diagram.nodes, placement.nodeBoxes).map { node, box in
      var group = node.group(at: box.origin + origin)
      let scene = (node as? SceneCard)?.scene ?? (node as? EchoMark)?.target
      group.link = scene.flatMap { links?.address(of: $0) }
      return group
    }
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
        tooltip: SegueTooltip.text(for: segue, in: graph),
        shapes: EdgeLead(style: segue.edgeStyle).shapes(
          from: control.offsetBy(card.origin + origin), to: start + origin, isLevel: isLevel))
    }
  }

  private func labelGroup(at origin: Point) -> Drawing.Group {
    let shapes = zip(diagram.edges, placement.routes).flatMap { edge, route -> [Shape] in
      guard let label = edge.label, let center = route.labelCenter else { return [] }
      return label.shapes(at: center + origin)
    }
    return Drawing.Group(classes: ["labels"], shapes: shapes)
  }

  private func foot(_ heading: String, _ summary: String, at origin: Point, width: Double)
    -> Drawing.Group
  {
    let baseline = origin.y + 24
    let rule: [PathElement] = [.move(origin), .line(Point(origin.x + width, origin.y))]
    return Drawing.Group(
      classes: ["foot"],
      shapes: [
        .path(rule, Style(stroke: Stroke(.clusterLine, width: 1))),
        Font.pageTitle.run(heading, at: Point(origin.x, baseline), paint: .ink),
        Font.foot.run(
          summary, at: Point(origin.x + width, baseline), anchor: .end, paint: .faintInk),
      ])
  }
}
