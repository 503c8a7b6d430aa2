package import FlowModel

/// Writes a graph as GitHub Flavored Markdown, with tables for each file.
///
/// All is in the order of the documents; what leads to no scene comes last, with its place.
package struct MarkdownReporter: GraphReporter {
  package init() {}

  package func report(_ graph: FlowGraph) -> String {
    let graph = graph.gatheringHeirs
    let outline = Outline(graph)
    var blocks = ["# Screen flow\n", headline(outline)]
    let segues = Dictionary(grouping: graph.segues, by: \.source.path)
    for chapter in outline.chapters where chapter.kind == .storyboard {
      var heading = "## \(MarkdownText.escaped(chapter.title))\n"
      heading +=
        "\n\(MarkdownText.code(chapter.path))\(chapter.isLaunchScreen ? ", launch screen" : "")\n"
      blocks.append(heading)
      blocks.append(sceneTable(chapter.scenes))
      blocks.append(segueTable(segues[chapter.path] ?? [], of: outline))
    }
    for (kind, title) in [(Outline.Chapter.Kind.nib, "Xibs"), (.source, "Classes")] {
      let chapters = outline.chapters.filter { $0.kind == kind }
      guard !chapters.isEmpty else { continue }
      blocks.append("## \(title)\n")
      let scenes = chapters.flatMap(\.scenes)
      blocks.append(kind == .nib ? nibTable(scenes) : classTable(scenes))
      blocks.append(segueTable(chapters.flatMap { segues[$0.path] ?? [] }, of: outline))
    }
    blocks += [unresolved(outline), findings(graph)]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func headline(_ outline: Outline) -> String {
    let storyboards = outline.graph.storyboards.count { $0.format == .storyboard }
    let classes = outline.graph.scenes.count(where: \.isClass)
    let references = outline.graph.scenes.count { $0.reference != nil }
    let heirs = outline.graph.scenes.count { $0.kind == .heirs }
    let scenes = outline.graph.scenes.count - references - classes - heirs
    let calls = outline.graph.segues.count { $0.origin == .code }
    var counts = [
      counted(storyboards, "storyboard"), counted(scenes, "scene"),
      counted(outline.graph.segues.count - calls, "segue"),
    ]
    if calls > 0 { counts.append("\(calls) from code") }
    if classes > 0 { counts.append(classes == 1 ? "1 class" : "\(classes) classes") }
    if references > 0 { counts.append(counted(references, "storyboard reference")) }
    return counts.joined(separator: ", ") + ".\n"
  }

  /// Returns the section on what leads to no scene: references, then segues with an end that is not
  /// in the graph.
  private func unresolved(_ outline: Outline) -> String {
    let references = outline.chapters.flatMap(\.scenes).inDocumentOrder.compactMap { scene in
      scene.fault.map { fault in
        "- \(MarkdownText.escaped(scene.caption)): \(MarkdownText.escaped(fault)) "
          + "(\(place(scene.location)))\n"
      }
    }
    let missing = Set(outline.missing)
    let segues = outline.graph.segues.inDocumentOrder.compactMap { segue -> String? in
      guard let end = ([segue.source] + segue.targets).first(where: missing.contains) else {
        return nil
      }
      let name = MarkdownText.code(segue.identifier?.nonEmpty ?? segue.id.objectID)
      return "- Segue \(name): missing scene \(MarkdownText.code(end.description)) "
        + "(\(place(segue.location)))\n"
    }
    return section("Unresolved", references + segues)
  }

  private func findings(_ graph: FlowGraph) -> String {
    section(
      "Warnings",
      graph.findings.filter { $0.severity != .note }.map {
        "- \($0.severity.rawValue): \(MarkdownText.escaped($0.message)) "
          + "[\(MarkdownText.escaped($0.rule))] (\(place($0.location)))\n"
      })
  }

  private func section(_ title: String, _ items: [String]) -> String {
    items.isEmpty ? "" : "## \(title)\n\n" + items.joined()
  }

  private func place(_ location: SourceLocation) -> String {
    MarkdownText.code(location.description)
  }
}
