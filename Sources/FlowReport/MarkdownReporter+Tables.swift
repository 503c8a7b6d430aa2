import FlowModel

extension MarkdownReporter {
  func sceneTable(_ scenes: [Scene]) -> String {
    table(["Scene", "Class", "Identifier", "Kind", "Start", "Line"], scenes.inDocumentOrder) {
      [
        MarkdownText.escaped($0.caption),
        MarkdownText.code($0.customClass ?? ""),
        MarkdownText.code($0.storyboardIdentifier ?? ""),
        MarkdownText.escaped($0.fault ?? $0.whereabouts ?? $0.kindCaption),
        $0.isEntryPoint ? "entry point" : $0.isInitial ? "initial" : "",
        lineNumber($0.location),
      ]
    }
  }

  func nibTable(_ scenes: [Scene]) -> String {
    table(["Scene", "Class", "File"], scenes.inDocumentOrder) {
      [
        MarkdownText.escaped($0.caption), MarkdownText.code($0.customClass ?? ""),
        MarkdownText.code($0.location.path),
      ]
    }
  }

  func segueTable(_ segues: [Segue], of outline: Outline) -> String {
    table(
      ["From", "To", "Kind", "Identifier", "Trigger", "Line"], segues.inDocumentOrder
    ) { segue in
      let name = segue.nameCaption?.nonEmpty ?? segue.customClass ?? ""
      return [
        caption(segue.source, in: outline.graph, from: segue.source.path),
        segue.targets.map { caption($0, in: outline.graph, from: segue.source.path) }
          .joined(separator: ", "),
        MarkdownText.escaped(segue.kind.rawValue),
        MarkdownText.code(name),
        MarkdownText.escaped(segue.triggerCaption ?? ""),
        segue.origin == .code
          ? MarkdownText.code(segue.location.description) : lineNumber(segue.location),
      ]
    }
  }

  /// A scene's name, with its file where that is another one.
  private func caption(_ id: SceneID, in graph: FlowGraph, from path: String) -> String {
    guard let scene = graph.scene(id) else { return "✗ \(MarkdownText.escaped(id.objectID))" }
    let name = (scene.fault == nil ? "" : "✗ ") + MarkdownText.escaped(scene.caption)
    return id.path == path ? name : "\(name) (\(MarkdownText.code(id.path)))"
  }

  private func lineNumber(_ location: SourceLocation) -> String {
    location.line > 0 ? String(location.line) : ""
  }

  /// Nothing where there are no elements.
  private func table<Element>(
    _ titles: [String], _ elements: [Element], _ cells: (Element) -> [String]
  ) -> String {
    guard !elements.isEmpty else { return "" }
    let rule = "|" + String(repeating: "---|", count: titles.count) + "\n"
    return MarkdownText.row(titles) + rule
      + elements.map { MarkdownText.row(cells($0)) }.joined()
  }
}

extension [Scene] {
  /// As a reader of the files meets them.
  var inDocumentOrder: [Scene] { sorted { ($0.location, $0.id) < ($1.location, $1.id) } }
}

extension [Segue] {
  /// As a reader of the files meets them.
  var inDocumentOrder: [Segue] { sorted { ($0.location, $0.id) < ($1.location, $1.id) } }
}
