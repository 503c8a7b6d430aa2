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
  /// Which of the files there are read.
  public var files = FileSelection()
  /// The language of the texts in wireframes, as of ``FlowProject/language``.
  public var language: String?
  /// Whether wireframes show images, as of ``FlowProject/readsImages``.
  public var readsImages = false
  /// Whether what rules check beside the flow is read, too.
  public var readsForRules = false

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
  /// - Parameter report: Called as the loading of each state goes on.
  /// - Throws: ``FlowError/git(_:)``, ``FlowError/unreadableReport(path:reason:)``, and
  ///   ``FlowError/nothingToRead(paths:findings:)`` where neither state has an interface file.
  public func load(
    reporting report: FlowProgress.Report? = nil
  ) async throws(FlowError) -> (base: AppFlow, head: AppFlow) {
    // Without `skippingSame` there always is a result.
    try await load(skippingSame: false, report) ?? (.empty, .empty)
  }

  /// Reads both states unless they have the same tree in git, so that nothing can have changed.
  ///
  /// - Parameter report: Called as the loading of each state goes on.
  /// - Returns: `nil` for the same tree, of which no file is read.
  /// - Throws: As ``load(reporting:)``.
  public func loadIfChanged(
    reporting report: FlowProgress.Report? = nil
  ) async throws(FlowError) -> (base: AppFlow, head: AppFlow)? {
    try await load(skippingSame: true, report)
  }

  private func load(
    skippingSame: Bool, _ report: FlowProgress.Report?
  ) async throws(FlowError) -> (base: AppFlow, head: AppFlow)? {
    guard var flows = try await loadBoth(skippingSame, report) else { return nil }
    // An exported flow has the name of the state that it was exported from.
    if flows.base.flow.stateName.isEmpty {
      flows.base.flow.stateName = try await base.name(beside: paths)
    }
    if flows.head.flow.stateName.isEmpty {
      flows.head.flow.stateName = try await head.name(beside: paths)
    }
    if flows.base.isEmpty && flows.head.isEmpty {
      let flows = [flows.head.flow, flows.base.flow]
      throw .nothingToRead(
        paths: paths, findings: flows.flatMap(\.findings))
    }
    return (flows.base.flow, flows.head.flow)
  }

  private var project: FlowProject {
    var project = FlowProject(paths: paths)
    project.readsSource = readsSource
    project.files = files
    project.language = language
    project.readsImages = readsImages
    project.readsForRules = readsForRules
    return project
  }

  private func loadBoth(
    _ skipsSame: Bool, _ report: FlowProgress.Report?
  ) async throws(FlowError) -> (base: FlowReading.Loaded, head: FlowReading.Loaded)? {
    guard base.isInRepository || head.isInRepository else {
      // Lowered source nests as deeply as the source does, and so does releasing it.
      return try DeepThreads.result { [base, head, project] in
        Result { () throws(FlowError) in
          try ReadableStates.load([
            { base.readFromDisk(project, hiding: $0) }, { head.readFromDisk(project, hiding: $0) },
          ]).pair
        }
      }.get()
    }
    let result: Result<(base: FlowReading.Loaded, head: FlowReading.Loaded)?, FlowError>
    do throws(GitError) {
      let repository = try await GitRepository(around: paths.first ?? ".")
      let sources = (try await base.source(in: repository), try await head.source(in: repository))
      result = try await repository.withObjects { objects in
        // Lowered source nests as deeply as the source does, and so does releasing it.
        DeepThreads.result {
          Result { () throws(FlowError) in
            try load(
              sources.0, sources.1, in: repository, objects, skippingSame: skipsSame, report)
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
    skippingSame: Bool, _ report: FlowProgress.Report?
  ) throws(FlowError) -> (base: FlowReading.Loaded, head: FlowReading.Loaded)? {
    let stores = (
      try base.store(in: repository, objects), try head.store(in: repository, objects)
    )
    var project = project
    let all = [stores.1, stores.0].compactMap { $0 }
    var roots = ProjectRoots(paths: paths, in: all)
    let moved = MovedFolders(root: repository.root).places(of: roots.folders, in: all)
    if !moved.isEmpty {
      project.paths += moved
      roots = ProjectRoots(paths: project.paths, in: all)
    }
    try repository.check(roots)
    let isSame = try base.isSameTree(as: head, objects)
    // A path that leads nowhere is still to be reported.
    if isSame, skippingSame, roots.failures.isEmpty { return nil }
    let parsed = ParsedFiles()
    let memory = SourceMemory()
    let load = {
      (
        state: FlowState, store: (any FileStore)?, hidden: Set<String>
      ) -> ReadableStates.Making in
      guard let store else { return state.readFromDisk(self.project, hiding: hidden) }
      let files = ReplacedFiles(hiding: hidden, below: roots, in: store)
      let reading = FlowReading(
        project: project, roots: roots.present(in: files), store: files, parsed: parsed,
        memory: memory, reporting: report)
      let flow = reading.read()
      return { .success(flow()) }
    }
    // A work tree is read from the disk, which is quicker than git, so that it goes first.
    let newer: ReadableStates.Load = { load(self.head, stores.1, $0) }
    let older: ReadableStates.Load = { load(self.base, stores.0, $0) }
    var flows = try ReadableStates.load(isSame ? [newer] : [newer, older])
    if let failure = objects.failure { throw .git(failure) }
    let folder = Path.relative(roots.ancestor, to: repository.root).map {
      $0.isEmpty ? "" : $0 + "/"
    }
    if stores.1 != nil { flows[0].flow.repositoryFolder = folder }
    if stores.0 != nil { flows[flows.count - 1].flow.repositoryFolder = folder }
    return (flows[flows.count - 1], flows[0])
  }
}

extension [FlowReading.Loaded] {
  fileprivate var pair: (base: FlowReading.Loaded, head: FlowReading.Loaded) { (self[0], self[1]) }
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
