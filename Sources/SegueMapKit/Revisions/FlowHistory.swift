import FlowDiff
public import FlowModel
import FlowReport
import ProjectFiles

/// The commits that led to a state of an app, before any is read.
///
/// ```swift
/// try await FlowHistory(of: "HEAD", paths: ["App"]).walk { step in
///   print(step.shortCommit, step.headline)
///   return true
/// }
/// ```
public struct FlowHistory: Hashable, Sendable {
  /// The last commit of interest.
  public var revision: String
  /// The revision after which the commits begin; `nil` for all commits.
  public var start: String?
  /// Folders and files in the repository.
  public var paths: [String]
  /// At most this many commits that changed the flow, the latest ones.
  public var limit: Int?
  /// Whether the app's Swift and Objective-C are read.
  public var readsSource = true
  /// Which of the files there are read.
  public var files = FileSelection()
  /// The part of the app whose changes are of interest; `nil` for all of it. A commit at which a scene or
  /// target of the filter does not exist did not change it.
  public var filter: FlowFilter?

  public init(
    of revision: String = "HEAD", after start: String? = nil, paths: [String] = ["."],
    limit: Int? = nil
  ) {
    self.revision = revision
    self.start = start
    self.paths = paths
    self.limit = limit
  }

  /// A commit that changed the flow.
  public struct Step: Sendable {
    /// The app before the commit.
    public let base: AppFlow
    /// The app after it.
    public let head: AppFlow

    let entry: HistoryEntry
  }

  /// The result of a walk.
  public struct Outcome: Sendable {
    /// How many commits were looked at.
    public var commitCount = 0
    /// What could not be read at a commit and could be at the next. What the commit changed is reported
    /// with the next.
    public var failures: [Failure] = []
    /// How many more there are than ``failures`` may have.
    public var omittedFailureCount = 0
    /// The commit, shortened, at which a shallow clone ends before the requested history does; `nil` if it does
    /// not.
    public var shallowEnd: String?

    /// Whether any commit has a file of the app at the paths, or there was none to look at.
    var foundFiles = true
    /// Why the filter applies to no commit, if it does not.
    var filterError: FlowError?
  }

  public struct Failure: Hashable, Sendable {
    /// The commit, shortened.
    public let shortCommit: String
    public let finding: Finding
  }

  /// Reads the app at each commit, the newest first, and calls `body` for those that changed its flow.
  /// Of each commit only what it changed is read and parsed.
  ///
  /// The first parents are followed: what a branch brought counts where it was merged. In a shallow
  /// clone the oldest commit is only what the next is compared with.
  ///
  /// - Parameter body: Called on one thread, while nothing else is read; returns whether to go on.
  /// - Throws: ``FlowError/git(_:)``, and ``FlowError/nothingToRead(paths:findings:)`` where no
  ///   commit has an interface file.
  @discardableResult
  public func walk(_ body: @Sendable (Step) -> Bool) async throws(FlowError) -> Outcome {
    let outcome: Outcome
    do throws(GitError) {
      let repository = try await GitRepository(around: paths.first ?? ".")
      let commits = try await repository.commits(to: revision, after: start)
      outcome = try await repository.withObjects { objects in
        // Lowered source nests as deeply as the source does, and so does releasing it.
        DeepThreads.result {
          Result { () throws(GitError) in
            var walk = try HistoryWalk(self, repository: repository, objects: objects)
            return try walk.run(commits, body)
          }
        }
      }.get()
    } catch {
      throw .git(error)
    }
    if let error = outcome.filterError { throw error }
    guard outcome.foundFiles else { throw .nothingToRead(paths: paths, findings: []) }
    return outcome
  }
}

extension FlowHistory.Step {
  /// The commit's name in hexadecimal digits, whole.
  public var commit: String { entry.commit }

  /// As much of the name as is unique in this clone.
  public var shortCommit: String { entry.shortCommit }

  /// When the author made it, by the author's clock: `2024-05-01T12:00:00+02:00`.
  public var date: String { entry.date }

  /// The first line of the commit's message.
  public var subject: String { entry.subject }

  /// Whether anything else than the looks of screens changed.
  public var changesFlow: Bool { entry.changes.changesFlow }

  /// What the commit changed in the app, in one line.
  public var headline: String { entry.changes.headline }
}

extension FlowHistory {
  /// Interprets the arguments of a user: `[BASE[..HEAD]] [PATH…]`.
  ///
  /// The commits are those that HEAD has and BASE does not. Without HEAD, that is the current commit;
  /// without BASE, all commits that led to HEAD.
  ///
  /// - Parameter usualPaths: What is read where the arguments name no path.
  /// - Throws: ``FlowError/git(_:)``.
  public init(
    arguments: [String], usualPaths: [String] = ["."]
  ) async throws(FlowError) {
    self.init(paths: usualPaths)
    let names = await StateNames(beside: arguments)
    var rest = arguments[...]
    if let range = arguments.first.flatMap(RevisionRange.init) {
      (start, revision) = (range.base, range.head)
      rest = rest.dropFirst()
    } else if let base = arguments.first, try await names.isRevision(orPath: base) {
      start = base
      rest = rest.dropFirst()
    }
    if !rest.isEmpty { paths = Array(rest) }
  }
}

extension FlowHistory {
  /// A format for a history.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// One line for each commit, for a terminal.
    case text
    /// Every change of every commit, for other programs; `Documentation/history.schema.json`
    /// describes it.
    case json
  }

  /// Reports commits one by one, in the order of the walk.
  public struct Report: Sendable {
    private let reporter: any HistoryReporter

    /// - Parameter usesTerminalColors: Whether ``Format/text`` is coloured for a terminal.
    public init(_ format: Format, usesTerminalColors: Bool = false) {
      reporter =
        switch format {
        case .text: TextHistoryReporter(color: usesTerminalColors)
        case .json: JSONHistoryReporter()
        }
    }

    /// What comes before all commits.
    public var opening: String { reporter.opening }

    public func entry(_ step: Step, isFirst: Bool) -> String {
      reporter.entry(step.entry, isFirst: isFirst)
    }

    /// What comes after all commits.
    ///
    /// - Parameter isEmpty: Whether there was none.
    public func closing(isEmpty: Bool) -> String { reporter.closing(isEmpty: isEmpty) }
  }
}

/// A commit of a history, before it is read.
struct ListedCommit: Sendable {
  let name: String
  let shortName: String
  let date: String
}

extension GitRepository {
  /// Returns commits along first parents, the newest first.
  fileprivate func commits(
    to revision: String, after start: String?
  ) async throws(GitError) -> [ListedCommit] {
    var arguments = ["rev-list", "--first-parent", "--format=%h %aI", try await commit(revision)]
    if let start { arguments.append("^" + (try await commit(start))) }
    // `commit NAME`, then what the format says.
    let words = String(decoding: try await command.bytes(arguments), as: UTF8.self)
      .split { $0 == " " || $0 == "\n" }.map(String.init)
    return stride(from: 0, to: words.count - 3, by: 4).map { index in
      ListedCommit(name: words[index + 1], shortName: words[index + 2], date: words[index + 3])
    }
  }
}
