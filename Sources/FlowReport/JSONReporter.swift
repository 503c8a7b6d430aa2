package import FlowModel

/// Writes a graph as JSON of schema version 1, which `Documentation/graph.schema.json` describes.
///
/// Keys with an empty value are omitted. Top-level arrays and booleans are always present, except
/// `targets`, `xibs` and `classes`. Scenes of xibs and classes have arrays of their own, so that a
/// consumer interested only in storyboards need not filter.
package struct JSONReporter: GraphReporter {
  private let stateName: String
  private let repositoryFolder: String?

  /// - Parameters:
  ///   - stateName: What a reader calls the state that the graph is of; empty where that is unknown.
  ///   - repositoryFolder: Where paths begin in the repository, if the graph is of one: empty, or with a
  ///     slash at its end.
  package init(stateName: String = "", repositoryFolder: String? = nil) {
    self.stateName = stateName
    self.repositoryFolder = repositoryFolder
  }

  package func report(_ graph: FlowGraph) -> String {
    let isNib: (Scene) -> Bool = { $0.kind == .xib }
    let storyboards = graph.storyboards.filter { $0.format == .storyboard }
    let nibs = graph.scenes.filter(isNib)
    let classes = graph.scenes.filter(\.isClass)
    let scenes =
      nibs.isEmpty && classes.isEmpty
      ? graph.scenes : graph.scenes.filter { !isNib($0) && !$0.isClass }

    var json = JSONWriter()
    var members: [(key: StaticString, value: (inout JSONWriter) -> Void)] = [
      ("schemaVersion", { $0.number(1) })
    ]
    if !stateName.isEmpty { members.append(("stateName", { $0.string(stateName) })) }
    if let repositoryFolder, !repositoryFolder.isEmpty {
      members.append(("repositoryFolder", { $0.string(repositoryFolder) }))
    }
    if !graph.targets.isEmpty {
      members.append(("targets", { $0.list(graph.targets) { $0.target($1) } }))
    }
    members += [
      ("storyboards", { $0.list(storyboards) { $0.storyboard($1) } }),
      ("scenes", { $0.list(scenes) { $0.scene($1, fileKey: "storyboard") } }),
    ]
    if !nibs.isEmpty {
      members.append(("xibs", { $0.list(nibs) { $0.scene($1, fileKey: "xib") } }))
    }
    if !classes.isEmpty {
      members.append(("classes", { $0.list(classes) { $0.scene($1, fileKey: "path") } }))
    }
    members += [
      ("segues", { $0.list(graph.segues) { $0.segue($1) } }),
      ("diagnostics", { $0.list(graph.findings) { $0.finding($1) } }),
    ]
    json.document(members)
    json.newline()
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func target(_ target: ProjectTarget) {
    object { json in
      json.member("name", required: target.name)
      if target.platform != .unknown { json.member("platform", target.platform.rawValue) }
      json.member("kind", target.kind.rawValue)
      json.member("entryPoints", target.entryPoints) { $0.string($1.description) }
    }
  }

  fileprivate mutating func storyboard(_ storyboard: Storyboard) {
    object { json in
      json.member("path", required: storyboard.path)
      json.member("name", required: storyboard.name)
      json.member("platform", storyboard.platform.rawValue)
      json.member("initialScene", storyboard.initialScene?.description)
      json.member("isLaunchScreen", storyboard.isLaunchScreen)
      json.member("targets", storyboard.projectTargets) { $0.string($1) }
    }
  }

  fileprivate mutating func finding(_ finding: Finding) {
    object { json in
      json.member("severity", finding.severity.rawValue)
      json.member("rule", required: finding.rule)
      json.member("message", required: finding.message)
      json.member("path", required: finding.location.path)
      json.line(finding.location.line)
      if finding.location.column > 0 { json.member("column", finding.location.column) }
    }
  }
}
