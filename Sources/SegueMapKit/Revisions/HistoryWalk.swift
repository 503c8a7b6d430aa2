import AppReading
import FlowDiff
import FlowModel
import FlowReport
import InputBounds
import ProjectFiles

/// A walk back along a history, with the result for the commit after.
struct HistoryWalk {
  private let history: FlowHistory
  private let repository: GitRepository
  private let objects: GitObjects
  private let parsed = ParsedFiles()
  private let memory = SourceMemory()
  private let project: FlowProject
  private var filterError: FlowError?
  private var isFilterKnown = false

  /// The app at one commit.
  private struct Point {
    /// The files that were read, so that a commit that changed none of them is skipped.
    let files: Set<ParsedFiles.Key>
    /// What was read of them, sorted: many changes of source don't matter to the flow.
    let contents: ProjectContents
    let flow: AppFlow
    let sources: StateSources?

    /// What can't be read here, of files that another commit has and can read.
    func failures(unlike other: Point) -> [Finding] {
      let errors = contents.errors
      if errors.isEmpty { return [] }
      let known = Set(other.contents.errors.map(\.location.path))
      let there = Set(other.files.map(\.path))
      return errors.filter { error in
        there.contains(error.location.path) && !known.contains(error.location.path)
      }
    }
  }

  init(
    _ history: FlowHistory, repository: GitRepository, objects: GitObjects
  ) throws(GitError) {
    self.history = history
    self.repository = repository
    self.objects = objects
    var project = FlowProject(paths: history.paths)
    project.readsSource = history.readsSource
    project.files = history.files
    self.project = project
  }

  /// Reads commits, each the parent of the one before, and reports those that changed the flow.
  mutating func run(
    _ commits: [ListedCommit], _ body: (FlowHistory.Step) -> Bool
  ) throws(GitError) -> FlowHistory.Outcome {
    var outcome = FlowHistory.Outcome()
    guard var reported = commits.first else { return outcome }
    var stepCount = 0
    var head = try point(at: try objects.commit(reported.name).tree.text, beside: nil)
    outcome.foundFiles = !head.files.isEmpty
    for (index, commit) in commits.enumerated() {
      guard stepCount < history.limit ?? .max else { break }
      guard let base = try point(before: commit.name, beside: head) else {
        outcome.shallowEnd = commit.shortName
        break
      }
      outcome.commitCount += 1
      if !base.files.isEmpty { outcome.foundFiles = true }
      let parent = index + 1 < commits.count ? commits[index + 1] : nil
      let (lost, found) = (base.failures(unlike: head), head.failures(unlike: base))
      outcome.add(lost, at: parent?.shortName ?? commit.shortName + "^")
      // A state that lacks a file because it can't be read would be reported as a removal.
      if !lost.isEmpty { continue }
      outcome.add(found, at: reported.shortName)
      if found.isEmpty, let step = try step(reported, from: base, to: head) {
        stepCount += 1
        guard body(step) else { break }
      }
      head = base
      if let parent { reported = parent }
    }
    outcome.filterError = filterError
    return outcome
  }

  /// Returns what a commit did; `nil` where the flow is the same as before.
  private mutating func step(
    _ commit: ListedCommit, from base: Point, to head: Point
  ) throws(GitError) -> FlowHistory.Step? {
    if base.contents == head.contents { return nil }
    let edits = head.sources.flatMap { base.sources?.edits(to: $0) }
    var (base, head) = (base.flow, head.flow)
    let id = AppFlow.StateID()
    base.stateID = id
    head.edits = edits.map { [ObjectIdentifier(id): $0] } ?? [:]
    var difference = FlowDifference(from: base, to: head)
    if let filter = history.filter {
      do throws(FlowError) {
        difference = try difference.restricted(to: filter)
        filterError = nil
        isFilterKnown = true
      } catch {
        if !isFilterKnown { filterError = error }
        return nil
      }
    }
    if difference.isEmpty { return nil }
    let entry = HistoryEntry(
      commit: commit.name, shortCommit: commit.shortName, date: commit.date,
      subject: try objects.commit(commit.name).subject, changes: difference.changes)
    return FlowHistory.Step(base: base, head: head, entry: entry)
  }

  /// Returns the app before a commit: nothing before a repository's first, and `nil` where a shallow
  /// clone ends.
  private func point(before name: String, beside other: Point) throws(GitError) -> Point? {
    do throws(GitError) {
      return try point(at: try objects.commit(name + "^").tree.text, beside: other)
    } catch .unknownRevision(_, let isShallow) {
      return isShallow
        ? nil : Point(files: [], contents: ProjectContents(), flow: .empty, sources: nil)
    } catch {
      throw error
    }
  }

  /// - Parameter other: The app at the next commit, most of which is the same.
  private func point(at tree: String, beside other: Point?) throws(GitError) -> Point {
    let store = try GitFiles(tree: tree, in: repository, objects: objects)
    let roots = ProjectRoots(paths: history.paths, in: [store]).present(in: store)
    let reading = FlowReading(
      project: project, roots: roots, store: store, parsed: parsed,
      memory: memory)
    let found = reading.find()
    let keys = found.files.compactMap { file in
      parsed.key(of: file, path: roots.graphPath(of: file.systemPath), in: store)
    }
    let files = Set(keys)
    if let other, other.files == files { return other }
    var contents = reading.contents(of: found)
    if let failure = objects.failure { throw failure }
    contents.sort()
    let flow = contents == other?.contents ? other?.flow : nil
    return Point(
      files: files, contents: contents, flow: flow ?? reading.flow(of: contents),
      sources: reading.sources(of: found))
  }
}

extension FlowHistory.Outcome {
  fileprivate mutating func add(_ findings: [Finding], at commit: String) {
    let kept = findings.prefix(InputBounds.findings.limit - failures.count)
    failures += kept.map { FlowHistory.Failure(shortCommit: commit, finding: $0) }
    omittedFailureCount += findings.count - kept.count
  }
}

extension ProjectContents {
  fileprivate var errors: [Finding] { findings.filter { $0.severity == .error } }
}
