package import FlowModel

extension Sample {
  /// Storyboards with two scenes each, of which each leads to the next one.
  ///
  /// - Parameter paths: With the extension of a storyboard.
  package static func chain(storyboards paths: [String]) -> FlowGraph {
    let ids = paths.flatMap { path in ["a", "b"].map { SceneID(path: path, objectID: $0) } }
    let scenes = ids.map { id in
      Scene(
        id: id, kind: .scene("viewController"), name: "\(id)",
        location: SourceLocation(path: id.path, line: 3))
    }
    let segues = zip(ids, ids.dropFirst()).enumerated().map { number, ends in
      Segue(
        id: SegueID(path: ends.0.path, objectID: "s\(number)"), kind: .show, source: ends.0,
        destination: ends.1, location: SourceLocation(path: ends.0.path, line: 5))
    }
    let storyboards = paths.map { path in
      Storyboard(
        path: path, name: String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
      )
    }
    return FlowGraph(
      storyboards: storyboards, scenes: scenes, segues: segues)
  }
}
