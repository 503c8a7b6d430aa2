import FlowModel

/// What hovering over an edge tells: everything that its label may have had to cut.
enum SegueTooltip {
  static func text(for segue: Segue, in graph: FlowGraph) -> String {
    let name = { (id: SceneID) in graph.scene(id)?.name ?? "missing '\(id.objectID)'" }
    var lines = [heading(of: segue)]
    let targets = segue.targets.map(name)
    let end = targets.isEmpty ? "exit \(segue.unwindAction ?? "")" : targets.joined(separator: ", ")
    lines.append("\(name(segue.source)) → \(end)")
    if let fault = segue.unwindFault { lines.append(fault.explanation) }
    if let customClass = segue.customClass { lines.append("Class: \(customClass)") }
    if let selector = segue.creationSelector { lines.append("Made by: \(selector)") }
    if let phrase = segue.triggerPhrase { lines.append("Fired by: \(phrase)") }
    for (key, value) in segue.presentation.sorted(by: { $0.key < $1.key }) {
      lines.append("\(key): \(value)")
    }
    lines += CallList(segue.callSites).lines()
    // The place of a segue that source makes is that of its first call.
    if segue.origin == .storyboard || segue.callSites.isEmpty { lines.append("\(segue.location)") }
    return lines.map(\.singleLine).joined(separator: "\n")
  }

  private static func heading(of segue: Segue) -> String {
    let kind =
      (segue.relationship ?? segue.kind.rawValue) + (segue.origin == .code ? ", from code" : "")
    return segue.identifier.map { "\(kind) ‘\($0)’" } ?? kind
  }
}
