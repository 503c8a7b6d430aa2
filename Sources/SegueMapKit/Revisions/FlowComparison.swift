import AppReading
import FlowModel
import ProjectFiles

/// Two states of an app, before either is read.
///
/// ```swift
/// let comparison = FlowComparison(of: .revision("v1.0"), and: .workTree, paths: ["App"])
/// let (old, new) = try await comparison.load()
/// ```
///
/// Committed states are read from git's objects: nothing is checked out, and nothing in the repository
/// changes.
public struct FlowComparison: Hashable, Sendable {
  public var base: FlowState
  public var head: FlowState
  /// Folders and files in the repository. One of them may be missing in one of the states.
  public var paths: [String]
  /// Whether the app's Swift and Objective-C are read.
  public var readsSource = true
  /// Globs of the files that are not read, by their paths in the flow.
  public var excludedPaths: [String] = []

  /// - Parameter paths: What to read of states in a repository; other states ignore it.
  public init(of base: FlowState, and head: FlowState, paths: [String] = ["."]) {
    self.base = base
    self.head = head
    self.paths = paths
  }

  /// Reads both states. What is the same in both is parsed once.
  ///
  /// A state without an interface file is an empty flow if the other has one.
  ///
  /// - Throws: ``FlowError/git(_:)``, ``FlowError/unreadableReport(path:reason:)``, and
  ///   ``FlowError/nothingToRead(paths:diagnostics:)`` where neither state has an interface file.
  public func load() async throws(FlowError) -> (base: AppFlow, head: AppFlow) {
    // Without `skippingSame` there always is a result.
    try await load(skippingSame: false) ?? (.empty, .empty)
  }

  /// Reads both states unless they have the same tree in git, so that nothing can have changed.
  ///
  /// - Returns: `nil` for the same tree, of which no file is read.
  /// - Throws: As ``load()``.
  public func loadIfChanged() async throws(FlowError) -> (base: AppFlow, head: AppFlow)? {
    try await load(skippingSame: true)
  }

  private func load(
    skippingSame: Bool
  ) async throws(FlowError) -> (base: AppFlow, head: AppFlow)? {
    guard let flows = try await loadBoth(skippingSame) else { return nil }
    if flows.base.isEmpty && flows.head.isEmpty {
      throw .nothingToRead(paths: paths, diagnostics: flows.head.flow.diagnostics)
    }
    return (flows.base.flow, flows.head.flow)
  }

  private typealias Loaded = (flow: AppFlow, isEmpty: Bool)

  private func loadFromDisk(_ state: FlowState) throws(FlowError) -> Loaded {
    try state.loadFromDisk(readsSource, excluding: excludedPaths)
  }

  private func loadBoth(
    _ skipsSame: Bool
  ) async throws(FlowError) -> (base: Loaded, head: Loaded)? {
    guard base.isInRepository || head.isInRepository else {
      return (try loadFromDisk(base), try loadFromDisk(head))
    }
    let result: Result<(base: Loaded, head: Loaded)?, FlowError>
    do throws(GitError) {
      let repository = try await GitRepository(around: paths.first ?? ".")
      let sources = (try await base.source(in: repository), try await head.source(in: repository))
      result = try await repository.withObjects { objects in
        // Lowered source nests as deeply as the source does, and so does releasing it.
        DeepThreads.result {
          Result { () throws(FlowError) in
            try load(sources.0, sources.1, in: repository, objects, skippingSame: skipsSame)
          }
        }
      }
    } catch {
      throw .git(error)
    }
    return try result.get()
  }

  private func load(
    _ base: StateSource, _ head: StateSource, in repository: GitRepository, _ objects: GitObjects,
    skippingSame: Bool
  ) throws(FlowError) -> (base: Loaded, head: Loaded)? {
    let stores = (
      try base.store(in: repository, objects), try head.store(in: repository, objects)
    )
    var project = FlowProject(paths: paths)
    project.readsSource = readsSource
    project.excludedPaths = excludedPaths
    let all = [stores.1, stores.0].compactMap { $0 }
    let roots = ProjectRoots(paths: paths, in: all)
    try repository.check(roots)
    let isSame = try base.isSameTree(as: head, objects)
    // A path that leads nowhere is still to be reported.
    if isSame, skippingSame, roots.failures.isEmpty { return nil }
    let parsed = ParsedFiles()
    let memory = SourceMemory()
    let load = {
      (
        state: FlowState, store: (any FileStore)?, hidden: [String]
      ) throws(FlowError) -> Loaded in
      guard let store else { return try loadFromDisk(state) }
      let none = hidden.map { ($0, [UInt8]?.none) }
      let files = ReplacedFiles(store: store, contents: Dictionary(none) { first, _ in first })
      let reading = FlowReading(
        project: project, roots: roots.present(in: files), store: files, parsed: parsed,
        memory: memory)
      return reading.flow()
    }
    // A work tree is read from the disk, which is quicker than git, so that it goes first.
    var newer = try load(self.head, stores.1, [])
    var older = isSame ? newer : try load(self.base, stores.0, [])
    // A file that can't be read in one state would be reported as removed or added: it is left out of
    // both.
    let lost = [newer, older].map { $0.flow.unreadableFiles(in: roots) }
    let messages = newer.flow.messages(onFiles: Set(lost[0]).intersection(lost[1]), in: roots)
    if !lost[0].isEmpty { older = try load(self.base, stores.0, lost[0]) }
    if !lost[1].isEmpty { newer = try load(self.head, stores.1, lost[1]) }
    for message in messages {
      let path = roots.prefix + message.location.path
      older.flow.add(unreadInBoth: message, path: path)
      newer.flow.add(unreadInBoth: message, path: path)
    }
    if let failure = objects.failure { throw .git(failure) }
    let folder = Path.relative(roots.ancestor, to: repository.root).map {
      $0.isEmpty ? "" : $0 + "/"
    }
    if stores.0 != nil { older.flow.repositoryFolder = folder }
    if stores.1 != nil { newer.flow.repositoryFolder = folder }
    return (older, newer)
  }
}

extension AppFlow {
  fileprivate func unreadableFiles(in roots: ProjectRoots) -> [String] {
    graph.diagnostics.filter { $0.severity == .error }
      .map { Path.joined(roots.ancestor, $0.location.path) }
  }

  /// Returns the errors of some files.
  fileprivate func messages(onFiles files: Set<String>, in roots: ProjectRoots) -> [Diagnostic] {
    graph.diagnostics.filter {
      $0.severity == .error && files.contains(Path.joined(roots.ancestor, $0.location.path))
    }
  }

  /// Adds a note on a file that neither state could read: that nothing is known of its changes is no
  /// reason to fail.
  fileprivate mutating func add(unreadInBoth error: Diagnostic, path: String) {
    let note = Diagnostic(
      .note, rule: Diagnostic.unreadInBoth,
      message: "not compared, since neither state can be read: " + error.message,
      at: error.location)
    graph = FlowGraph(
      storyboards: graph.storyboards, scenes: graph.scenes, segues: graph.segues,
      diagnostics: graph.diagnostics + [note], targets: graph.targets)
    diagnostics.append(FlowDiagnostic(note, path: path))
  }
}

extension GitRepository {
  /// Whether every root lies in the repository.
  fileprivate func check(_ roots: ProjectRoots) throws(FlowError) {
    for path in roots.folders + roots.files.map(\.systemPath)
    where Path.relative(path, to: root) == nil {
      throw .git(.outside(path: path))
    }
  }
}
