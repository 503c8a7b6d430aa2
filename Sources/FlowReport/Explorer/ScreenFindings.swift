package import FlowModel

/// What was found about an app, by the screen that each finding is about.
package struct ScreenFindings {
  package private(set) var byScene: [SceneID: [Finding]] = [:]
  /// What is about none of the screens, such as about a whole file.
  package private(set) var elsewhere: [Finding] = []

  /// A finding about a segue belongs to the screen that the segue leaves, one about a container to the screen
  /// that it contains, and one about another place to the screen around it, as pictures mark it.
  ///
  /// - Parameters:
  ///   - findings: In the order in which each screen has them.
  ///   - graph: The graph of all scenes and segues.
  ///   - screens: The scenes to which findings belong.
  /// - Complexity: O(*n* log *n*) for *n* elements, findings and calls.
  package init(_ findings: [Finding], in graph: FlowGraph, screens: [Scene]) {
    let places = ElementPlaces(graph)
    let sources = Dictionary(
      graph.segues.map { ($0.id, $0.source) }, uniquingKeysWith: { first, _ in first })
    var holders: [SceneID: SceneID] = [:]
    for screen in screens {
      for container in screen.containers where holders[container.id] == nil {
        holders[container.id] = screen.id
      }
    }
    for screen in screens { holders[screen.id] = screen.id }
    for finding in findings {
      let scene: SceneID? =
        switch places.element(at: finding.location) {
        case .scene(let id): id
        case .segue(let id): sources[id]
        case nil: nil
        }
      if let screen = scene.flatMap({ holders[$0] }) {
        byScene[screen, default: []].append(finding)
      } else {
        elsewhere.append(finding)
      }
    }
  }
}
