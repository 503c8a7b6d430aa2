import DrawingModel
package import FlowModel
import FlowStyle

/// What the page to explore knows of a flow: the data of its script, and the names of its elements.
///
/// Scenes, segues, groups and combined segues are named by their places in the data: `s0`, `e0`, `g0`
/// and `b0`.
package struct ExplorerData {
  /// The names by the IDs of drawn groups.
  package private(set) var names: [String: String] = [:]

  private let graph: FlowGraph
  private let groups: [SceneGroup]
  private let groupOfScene: [SceneID: SceneGroup]
  private let links: SourceLinks?
  private let sceneIndices: [SceneID: Int]
  private let groupIndices: [SceneID: Int]
  private let findings: ScreenFindings
  /// The segues of layouts that stand for several.
  private var bundles: [Segue] = []

  /// - Parameters:
  ///   - graph: The graph of all scenes.
  ///   - groups: The groups that a reader can fold.
  ///   - groupOfScene: The group of each scene that is in one.
  ///   - findings: What to show with the screens.
  package init(
    _ graph: FlowGraph, groups: [SceneGroup], groupOfScene: [SceneID: SceneGroup],
    findings: ScreenFindings, links: SourceLinks?
  ) {
    self.graph = graph
    self.groups = groups
    self.groupOfScene = groupOfScene
    self.links = links
    self.findings = findings
    let scenes = graph.scenes.map(\.id)
    sceneIndices = Dictionary(
      zip(scenes, scenes.indices), uniquingKeysWith: { first, _ in first })
    groupIndices = Dictionary(
      zip(groups.map(\.id), groups.indices), uniquingKeysWith: { first, _ in first })
    for (index, id) in scenes.enumerated() { names[id.description] = "s\(index)" }
    for (index, segue) in graph.segues.enumerated() where names[segue.id.description] == nil {
      names[segue.id.description] = "e\(index)"
    }
    for (index, group) in groups.enumerated() { names[group.id.description] = "g\(index)" }
  }

  /// Names the segues of a layout that the graph of all scenes does not have.
  package mutating func add(_ layout: FlowGraph) {
    for segue in layout.segues where names[segue.id.description] == nil {
      names[segue.id.description] = "b\(bundles.count)"
      bundles.append(segue)
    }
  }

  /// - Parameters:
  ///   - layouts: The name of the group that each layout unfolds; `nil` for all folded or unfolded.
  ///   - screens: The scenes whose screens the page has.
  package func json(layouts: [Layout], first: Int, screens: Set<SceneID>) -> String {
    var json = JSONWriter()
    json.document([
      ("scenes", { $0.list(graph.scenes) { json, scene in write(scene, screens, to: &json) } }),
      ("segues", { $0.list(graph.segues) { json, segue in write(segue, to: &json) } }),
      ("bundles", { $0.list(bundles) { json, segue in write(bundle: segue, to: &json) } }),
      ("groups", { $0.list(groups) { json, group in write(group, to: &json) } }),
      ("layouts", { $0.list(layouts) { json, layout in write(layout, to: &json) } }),
      ("families", { $0.list(SegueFamily.allCases) { json, family in write(family, to: &json) } }),
      (
        "findings",
        { $0.list(findings.elsewhere) { json, finding in write(finding, to: &json) } }
      ),
      ("first", { $0.number(first) }),
    ])
    json.newline()
    return json.text
  }

  /// Which groups a layout unfolds.
  package enum Layout: Hashable, Sendable {
    case folded, unfolded
    case only(SceneGroup)
  }
}

// MARK: - Scenes

extension ExplorerData {
  private func write(_ scene: Scene, _ screens: Set<SceneID>, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", required: scene.id.description)
      json.member("name", required: scene.caption)
      json.member("class", scene.customClass?.singleLine)
      json.member("identifier", scene.storyboardIdentifier?.singleLine)
      json.member("title", scene.title?.singleLine)
      json.member("kind", scene.kindCaption)
      json.member("group", groupOfScene[scene.id].flatMap { groupIndices[$0.id] })
      json.member("targets", scene.projectTargets) { $0.string($1.singleLine) }
      if scene.isEntryPoint { json.member("entry", true) }
      if scene.isInitial { json.member("initial", true) }
      if scene.isContainer { json.member("container", true) }
      if scene.reference?.target != nil { json.member("hidden", true) }
      if screens.contains(scene.id) { json.member("screen", true) }
      json.member("containers", scene.containerCaption)
      json.member("heirs", scene.heirs.compactMap { names[$0.description] }) { $0.string($1) }
      json.member("closes", scene.returnCaption)
      json.member("fault", scene.fault ?? scene.whereabouts)
      write(scene.location, as: "place", to: &json)
      if let place = scene.classLocation, place != scene.location {
        json.member("declared", object: { write(place, as: "place", to: &$0) })
      }
      json.member("findings", findings.byScene[scene.id] ?? []) { write($1, to: &$0) }
    }
  }

  private func write(
    _ location: SourceLocation, as key: StaticString, to json: inout JSONWriter
  ) {
    json.member(key, required: location.description.singleLine)
    json.member("link", links?.address(of: location))
  }

  private func write(_ finding: Finding, to json: inout JSONWriter) {
    json.object { json in
      json.member("severity", finding.severity.rawValue)
      json.member("rule", finding.rule)
      json.member("message", finding.message.singleLine)
      write(finding.location, as: "place", to: &json)
    }
  }
}

// MARK: - Segues

extension ExplorerData {
  private func write(_ segue: Segue, to json: inout JSONWriter) {
    json.object { json in
      writeEnds(of: segue, to: &json)
      json.member("kind", segue.kind.rawValue.singleLine)
      json.member("label", segue.captionLines.joined(separator: " · "))
      json.member("trigger", segue.triggerCaption ?? segue.performCaption)
      json.member("identifier", segue.identifier?.singleLine)
      json.member("relationship", segue.relationship?.singleLine)
      if segue.origin == .code { json.member("code", true) }
      if segue.isPossible { json.member("possible", true) }
      if segue.targets.isEmpty {
        json.member("end", segue.unwindFault?.explanation ?? segue.unwindAction?.singleLine)
      }
      json.member("link", links?.address(of: segue))
      json.member("place", required: segue.location.description.singleLine)
      json.member("calls", Array(segue.callSites.prefix(Self.mostCalls))) { json, call in
        json.object { json in
          json.member("call", call.call.singleLine)
          write(call.location, as: "place", to: &json)
        }
      }
    }
  }

  /// The number of calls that the page lists; more would not help its reader.
  private static let mostCalls = 8

  private func write(bundle segue: Segue, to json: inout JSONWriter) {
    json.object { json in
      writeEnds(of: segue, to: &json)
      json.member("count", segue.count)
      if segue.origin == .code { json.member("code", true) }
    }
  }

  /// Writes the ends as names: scenes or groups.
  private func writeEnds(of segue: Segue, to json: inout JSONWriter) {
    json.member("from", names[segue.source.description])
    json.member("to", segue.targets.compactMap { names[$0.description] }) { $0.string($1) }
    json.member("family", segue.kind.family.rawValue)
  }

  private func write(_ family: SegueFamily, to json: inout JSONWriter) {
    let style = family.edgeStyle
    json.object { json in
      json.member("name", required: family.rawValue)
      json.member("title", required: style.title)
      json.member("paint", required: style.stroke.paint.name)
      json.member("dash", style.stroke.dash.map { String($0) }.joined(separator: " "))
    }
  }

  private func write(_ group: SceneGroup, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", required: group.name.singleLine)
      json.member("path", group.id.path.singleLine)
      json.member("count", group.count)
    }
  }

  private func write(_ layout: Layout, to json: inout JSONWriter) {
    json.object { json in
      switch layout {
      case .folded: json.member("folded", true)
      case .unfolded: json.member("unfolded", true)
      case .only(let group): json.member("group", groupIndices[group.id])
      }
    }
  }
}

extension Scene {
  /// Whether the scene shows nothing but other scenes.
  fileprivate var isContainer: Bool {
    let name = kind.name.lowercased()
    return containerWord != nil || name == "tabbarcontroller" || name == "splitviewcontroller"
      || name == "tabviewcontroller"
  }
}
