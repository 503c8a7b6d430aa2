import AppReading
import FlowDiff
import FlowModel
import ProjectFiles

/// Reads several states of an app so that none has a file which another one can't read: it would be
/// reported as removed or added, and with it all that depends on it.
enum ReadableStates {
  /// Reads a state without some of its files, named by their paths in the graph, and returns what makes a flow of it.
  typealias Load = (_ hidden: Set<String>) -> Making

  typealias Making = @Sendable () -> Result<FlowReading.Loaded, FlowError>

  /// Reads one state after the other, as what they share is parsed once, and analyses them at the same time.
  ///
  /// Call it on a thread with a deep stack.
  static func load(_ states: [Load]) throws(FlowError) -> [FlowReading.Loaded] {
    var loaded: [FlowReading.Loaded] = []
    for state in DeepThreads.map(states.map({ $0([]) }), { $0() }) {
      loaded.append(try state.get())
    }
    let unreadable = loaded.map(\.flow.unreadablePaths)
    let everywhere = unreadable.dropFirst().reduce(unreadable.first ?? []) {
      $0.intersection($1)
    }
    var paths = unreadable.reduce(into: Set<String>()) { $0.formUnion($1) }
      .subtracting(everywhere)
    var classes: Set<String> = []
    for (index, state) in states.enumerated() where !paths.isEmpty {
      let flow = loaded[index].flow
      let hidden = flow.counterparts(ofFilesIn: loaded.map(\.flow))
      guard !hidden.isEmpty else { continue }
      paths.formUnion(hidden)
      for scene in flow.graph.scenes where hidden.contains(scene.id.path) {
        if let name = scene.customClass { classes.insert(name) }
      }
      loaded[index] = try state(hidden)().get()
    }
    let unread = UnreadFiles(paths: paths, classes: classes)
    addEdits(to: &loaded)
    for index in loaded.indices {
      loaded[index].flow.unread = unread
      loaded[index].flow.note(unreadEverywhere: everywhere)
    }
    return loaded
  }

  /// Compares the source of the states, which can be read only now.
  private static func addEdits(to loaded: inout [FlowReading.Loaded]) {
    let sources = loaded.map(\.flow.sources)
    let ids = loaded.map { _ in AppFlow.StateID() }
    for index in loaded.indices {
      loaded[index].flow.sources = nil
      loaded[index].flow.stateID = ids[index]
    }
    for later in loaded.indices {
      for earlier in loaded.indices.prefix(later) {
        guard let edits = sources[later].flatMap({ sources[earlier]?.edits(to: $0) }) else {
          continue
        }
        loaded[later].flow.edits[ObjectIdentifier(ids[earlier])] = edits
        loaded[earlier].flow.edits[ObjectIdentifier(ids[later])] = edits.reversed
      }
    }
  }
}

extension ReplacedFiles {
  /// - Parameter hidden: Paths as the graph has them.
  init(hiding hidden: Set<String>, below roots: ProjectRoots, in store: any FileStore) {
    let none = hidden.map { (roots.systemPath(of: $0), [UInt8]?.none) }
    self.init(store: store, contents: Dictionary(none) { first, _ in first })
  }
}

extension AppFlow {
  fileprivate var unreadablePaths: Set<String> {
    Set(graph.findings.lazy.filter { $0.severity == .error }.map(\.location.path))
  }

  /// Returns the files of this state that another state can't read, also one that the other state
  /// has in another folder.
  fileprivate func counterparts(ofFilesIn states: [AppFlow]) -> Set<String> {
    let own = Set(graph.storyboards.map(\.path))
    let unreadable = unreadablePaths
    var found: Set<String> = []
    for state in states {
      let lost = state.unreadablePaths.subtracting(unreadable)
      guard !lost.isEmpty else { continue }
      found.formUnion(lost)
      let there = Set(state.graph.storyboards.map(\.path)).union(state.unreadablePaths)
      let names = Set(lost.subtracting(own).map { Path.split($0).name })
      found.formUnion(own.subtracting(there).filter { names.contains(Path.split($0).name) })
    }
    return found
  }

  /// Turns the errors of files that no state can read into notes: that nothing is known of their changes is
  /// no reason to fail.
  fileprivate mutating func note(unreadEverywhere paths: Set<String>) {
    guard !paths.isEmpty else { return }
    func isUnread(_ finding: Finding) -> Bool {
      finding.severity == .error && paths.contains(finding.location.path)
    }
    let errors = graph.findings.filter(isUnread)
    var notes: [Finding] = []
    for error in errors {
      let note = Finding(
        .note, rule: Finding.unreadInBoth,
        message: "not compared, since neither state can be read: " + error.message,
        at: error.location)
      notes.append(note)
      let index = findings.firstIndex {
        $0.severity == .error && $0.message == error.message
          && ($0.location.path == error.location.path
            || $0.location.path.hasSuffix("/" + error.location.path))
      }
      guard let index else { continue }
      findings[index] = note.moved(to: findings[index].location.path)
    }
    graph = FlowGraph(
      storyboards: graph.storyboards, scenes: graph.scenes, segues: graph.segues,
      findings: graph.findings.filter { !isUnread($0) } + notes, targets: graph.targets)
  }
}

extension FlowGraph {
  /// Returns the graph as if some files had not been read.
  func without(filesAt paths: Set<String>) -> FlowGraph {
    if paths.isEmpty { return self }
    return FlowGraph(
      storyboards: storyboards.filter { !paths.contains($0.path) },
      scenes: scenes.filter { !paths.contains($0.id.path) },
      segues: segues.compactMap { segue in
        guard !paths.contains(segue.source.path) else { return nil }
        return segue.starting(at: segue.starts.filter { !paths.contains($0.path) })
      },
      findings: findings.filter { !paths.contains($0.location.path) }, targets: targets)
  }
}
