/// The elements of a graph by their places.
package struct ElementPlaces {
  package enum Element: Hashable, Sendable {
    case scene(SceneID)
    case segue(SegueID)
  }

  private struct Line: Hashable {
    let path: String
    let line: Int

    init(_ location: SourceLocation) {
      path = location.path
      line = location.line
    }
  }

  private var exact: [Line: Element] = [:]
  /// By path: the scenes of a file, by line.
  private var scenes: [String: [Scene]] = [:]
  private var classes: [String: SceneID] = [:]

  /// - Complexity: O(*n* log *n*) for *n* elements and calls.
  package init(_ graph: FlowGraph) {
    for scene in graph.scenes {
      exact[Line(scene.location)] = .scene(scene.id)
      scenes[scene.id.path, default: []].append(scene)
      if let path = scene.classLocation?.path, classes[path] == nil { classes[path] = scene.id }
    }
    for segue in graph.segues {
      if segue.origin == .storyboard { exact[Line(segue.location)] = .segue(segue.id) }
      for site in segue.callSites { exact[Line(site.location)] = .segue(segue.id) }
    }
    for path in scenes.keys { scenes[path]?.sort { $0.location < $1.location } }
  }

  /// Returns the segue or the scene that begins on the line, the segue with a call there, else the scene around
  /// the line or the one whose class the file declares.
  package func element(at location: SourceLocation) -> Element? {
    guard location.line > 0 else { return nil }
    if let element = exact[Line(location)] { return element }
    if let last = scenes[location.path]?.last(where: { $0.location.line <= location.line }) {
      return .scene(last.id)
    }
    return classes[location.path].map(Element.scene)
  }
}
