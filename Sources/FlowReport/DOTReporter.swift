package import DrawingModel
package import FlowModel
import FlowStyle

/// Writes a graph in Graphviz's DOT language, so that `dot` draws a picture similar to this
/// program's own.
///
/// Clusters, cards, colours and layout settings are the same; arrowheads and dashes are the closest
/// that Graphviz has.
///
/// Unwind edges use an `xlabel` and no port, to avoid two faults of Graphviz: with
/// `constraint=false`, a `label` makes it lose edges, and a port makes it crash.
package struct DOTReporter: GraphReporter {
  private let theme: Theme
  let links: SourceLinks?

  /// - Parameters:
  ///   - theme: The theme; DOT supports only one, so `auto` is `light`.
  ///   - links: Links nodes and edges to their source; `nil` for no links.
  package init(theme: Theme = .auto, links: SourceLinks? = nil) {
    self.theme = theme
    self.links = links
  }

  package func report(_ graph: FlowGraph) -> String {
    let graph = graph.gatheringHeirs
    let outline = Outline(graph)
    var dot = "digraph SegueMap {\n"
    dot += """
        graph [rankdir=LR, newrank=true, nodesep=0.35, ranksep=0.7, pad=0.3, fontname="Arial",
          fontsize=14, fontcolor="\(hex(.ink))", bgcolor="\(hex(.canvas))"];
        node [shape=plain, fontname="Arial", fontsize=12, fontcolor="\(hex(.ink))"];
        edge [fontname="Arial", fontsize=10];

      """
    let isOrdered = Set(graph.segues.lazy.filter { $0.order != nil }.map(\.source))
    for (index, chapter) in outline.chapters.enumerated() {
      write(chapter, number: index + 1, of: graph, isOrdered: isOrdered, to: &dot)
    }
    if !outline.missing.isEmpty { dot += "\n" }
    for id in outline.missing { dot += "  " + missingNode(id) }
    if !graph.segues.isEmpty { dot += "\n" }
    for segue in graph.segues {
      for edge in edges(of: segue) { dot += "  " + edge }
    }
    return dot + "}\n"
  }

  func hex(_ paint: Paint) -> String { (theme == .dark ? paint.dark : paint.light).hex }

  private func write(
    _ chapter: Outline.Chapter, number: Int, of graph: FlowGraph, isOrdered: Set<SceneID>,
    to dot: inout String
  ) {
    dot += "\n"
    let indent = chapter.isFramed ? "    " : "  "
    if chapter.isFramed {
      dot += """
          subgraph cluster_\(number) {
            label=<<B>\(XMLText.escaped(chapter.title.shortened(to: 80)))</B>>; labeljust=l;
            style="rounded,filled"; fillcolor="\(hex(.cluster))"; color="\(hex(.clusterLine))";

        """
    }
    for scene in chapter.scenes {
      dot += indent + node(scene, isOrdered: isOrdered.contains(scene.id))
      if let entry = entryArrow(scene) { dot += indent + entry }
      for segue in graph.segues(from: scene.id) where segue.targets.isEmpty {
        dot += indent + exitNode(segue)
      }
    }
    if chapter.isFramed { dot += "  }\n" }
  }
}
