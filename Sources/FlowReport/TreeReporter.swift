package import FlowModel

/// Writes a graph as an indented tree for a terminal.
///
/// The roots are the entry points, then other initial scenes, then what several screens inherit, then the
/// scenes that cannot be reached, file by file. A scene's subtree is shown once; later mentions refer to it.
package struct TreeReporter: GraphReporter {
  private let color: Bool

  /// - Parameter color: Whether ANSI colours distinguish the families of segues.
  package init(color: Bool = false) { self.color = color }

  package func report(_ graph: FlowGraph) -> String {
    let graph = graph.gatheringHeirs
    let outline = Outline(graph)
    let scenes = outline.chapters.flatMap { $0.scenes.inDocumentOrder }
    var tree = TreeWriter(outline, ink: TreeInk(isOn: color))
    tree.section(nil, roots: scenes.filter(\.isEntryPoint))
    tree.section(nil, roots: scenes.filter(\.isInitial))
    tree.section(nil, roots: scenes.filter { $0.kind == .heirs })
    for chapter in outline.chapters where chapter.kind == .storyboard {
      tree.section(chapter.title, roots: lost(chapter.scenes, in: graph))
    }
    tree.section("Xibs", roots: lost(outline.scenes(of: .nib), in: graph))
    tree.section("Classes", roots: lost(outline.scenes(of: .source), in: graph))
    return tree.text.isEmpty ? "no scenes\n" : tree.text
  }

  /// Returns scenes without incoming segues first, so that a scene does not come before its parent.
  private func lost(_ scenes: [Scene], in graph: FlowGraph) -> [Scene] {
    let scenes = scenes.inDocumentOrder
    let isTop = scenes.map { graph.segues(to: $0.id).allSatisfy { $0.kind.family == .unwind } }
    return zip(scenes, isTop).filter(\.1).map(\.0) + zip(scenes, isTop).filter { !$0.1 }.map(\.0)
  }
}
