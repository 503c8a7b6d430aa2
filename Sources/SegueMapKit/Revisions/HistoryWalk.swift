/// A walk along a history, with what is known of the commit before.
struct HistoryWalk {
  private let history: FlowHistory
  private let repository: GitRepository
  private let objects: GitObjects
  private let parsed = ParsedFiles()
  private let memory = SourceMemory()
  private let project: FlowProject
  private var last: Point?

  /// The app at one commit.
  private struct Point {
    /// What was read, so that a commit that changed none of it is passed over.
    let files: Set<ParsedFiles.Key>
    /// What they say, in an order of its own: many a change of source has no bearing on the flow.
    let contents: ProjectContents
    let flow: AppFlow
  }

  init(
    _ history: FlowHistory, repository: GitRepository, objects: GitObjects
  ) throws(GitError) {
    self.history = history
    self.repository = repository
    self.objects = objects
    var project = FlowProject(paths: history.paths)
    project.readsSource = history.readsSource
    self.project = project
  }

  /// Reads the app at a commit, and before it if that was not done.
  mutating func step(
    to name: String, _ body: (FlowHistory.Step) -> Void
  ) throws(GitError) {
    let commit = try objects.commit(name)
    if last == nil { last = try pointBefore(name) }
    guard let last else {
      self.last = try point(at: commit.tree.text, after: nil)
      return
    }
    let next = try point(at: commit.tree.text, after: last)
    self.last = next
    guard next.contents != last.contents else { return }
    body(
      FlowHistory.Step(
        commit: commit.id.text, subject: commit.subject, base: last.flow, head: next.flow))
  }

  /// Returns the app before a commit: nothing before a repository's first, and `nil` where a shallow
  /// clone ends.
  private func pointBefore(_ name: String) throws(GitError) -> Point? {
    do throws(GitError) {
      return try point(at: try objects.commit(name + "^").tree.text, after: nil)
    } catch .unknownRevision(_, let isShallow) {
      return isShallow ? nil : Point(files: [], contents: ProjectContents(), flow: .empty)
    } catch {
      throw error
    }
  }

  private func point(at tree: String, after last: Point?) throws(GitError) -> Point {
    let store = try GitFiles(tree: tree, in: repository, objects: objects)
    let roots = ProjectRoots(paths: history.paths, in: [store]).present(in: store)
    let reading = ProjectReading(
      project: project, roots: roots, store: store, parsed: parsed,
      memory: memory)
    let found = reading.find()
    let keys = found.files.compactMap { file in
      parsed.key(of: file, path: roots.graphPath(of: file.systemPath), in: store)
    }
    let files = Set(keys)
    if let last, last.files == files { return last }
    var contents = reading.contents(of: found)
    if let failure = objects.failure { throw failure }
    contents.sort()
    let flow = contents == last?.contents ? last?.flow : nil
    return Point(files: files, contents: contents, flow: flow ?? reading.flow(of: contents))
  }
}
