import FlowModel

extension MarkdownReporter {
  func sceneTable(_ scenes: [Scene]) -> String {
    let closes = scenes.contains { !$0.returns.isEmpty }
    let isContained = scenes.contains { !$0.containers.isEmpty }
    let titles = ["Scene", "Class", "Identifier", "Kind", "Start", "Line"]
    let inherits = scenes.contains { !$0.bases.isEmpty }
    let more =
      (isContained ? ["In"] : []) + (closes ? ["Closed by"] : [])
      + (inherits ? ["Inherits from"] : [])
    return table(titles + more, scenes.inDocumentOrder) {
      [
        MarkdownText.escaped($0.caption),
        MarkdownText.code($0.customClass ?? ""),
        MarkdownText.code($0.storyboardIdentifier ?? ""),
        MarkdownText.escaped($0.fault ?? $0.whereabouts ?? $0.kindCaption),
        $0.isEntryPoint ? "entry point" : $0.isInitial ? "initial" : "",
        lineNumber($0.location),
      ] + (isContained ? [MarkdownText.escaped($0.containerCaption)] : [])
        + (closes ? [callList($0.returns)] : []) + (inherits ? [baseList($0)] : [])
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

  func classTable(_ scenes: [Scene]) -> String {
    let inherits = scenes.contains { !$0.bases.isEmpty }
    let more = inherits ? ["Inherits from"] : []
    return table(["Class", "Start", "Closed by", "Place"] + more, scenes.inDocumentOrder) {
      [
        $0.kind == .heirs
          ? MarkdownText.escaped($0.caption) : MarkdownText.code($0.customClass ?? $0.caption),
        $0.isEntryPoint ? "entry point" : "", callList($0.returns),
        MarkdownText.code($0.location.description),
      ] + (inherits ? [baseList($0)] : [])
    }
  }

  /// Returns the nodes whose segues a scene inherits.
  private func baseList(_ scene: Scene) -> String {
    scene.bases.map { MarkdownText.escaped($0.caption) }.joined(separator: ", ")
  }

  func segueTable(_ segues: [Segue], of outline: Outline) -> String {
    table(
      ["From", "To", "Kind", "Identifier", "Trigger", "Line"], segues.inDocumentOrder
    ) { segue in
      let name = segue.nameCaption?.nonEmpty ?? segue.customClass ?? ""
      return [
        caption(segue.source, in: outline.graph, from: segue.source.path),
        segue.unwindFault.map { "✗ \($0.phrase)" }
          ?? segue.targets.map { caption($0, in: outline.graph, from: segue.source.path) }
          .joined(separator: ", "),
        MarkdownText.escaped(segue.kind.rawValue),
        MarkdownText.code(name),
        MarkdownText.escaped(segue.triggerCaption ?? ""),
        place(of: segue),
      ]
    }
  }

  /// Returns the line for a place in the table's own file, and the full path for a place in source.
  private func place(of segue: Segue) -> String {
    let calls = callList(segue.callSites)
    if segue.origin == .code {
      return calls.isEmpty ? MarkdownText.code(segue.location.description) : calls
    }
    return [lineNumber(segue.location), calls].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns calls with their places, such as `push` and its place; only the first few are listed,
  /// the rest counted.
  private func callList(_ sites: [CallSite]) -> String {
    let limit = 5
    var calls = sites.prefix(limit).map { site in
      "\(MarkdownText.escaped(site.call)) \(MarkdownText.code(site.location.description))"
        + (site.confidence == .possible ? " (possible)" : "")
    }
    if sites.count > limit { calls.append("\(sites.count - limit) more") }
    return calls.joined(separator: ", ")
  }

  /// Returns a scene's name, with its file if that is another one.
  private func caption(_ id: SceneID, in graph: FlowGraph, from path: String) -> String {
    guard let scene = graph.scene(id) else { return "✗ \(MarkdownText.escaped(id.objectID))" }
    let name = (scene.fault == nil ? "" : "✗ ") + MarkdownText.escaped(scene.caption)
    return id.path == path ? name : "\(name) (\(MarkdownText.code(id.path)))"
  }

  private func lineNumber(_ location: SourceLocation) -> String {
    location.line > 0 ? String(location.line) : ""
  }

  /// Returns an empty text if there are no elements.
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
  /// The scenes in the order of their places in the files.
  var inDocumentOrder: [Scene] { sorted { ($0.location, $0.id) < ($1.location, $1.id) } }
}

extension [Segue] {
  /// The segues in the order of their places in the files.
  var inDocumentOrder: [Segue] { sorted { ($0.location, $0.id) < ($1.location, $1.id) } }
}
