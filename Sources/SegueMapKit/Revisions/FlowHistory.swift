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
  /// What the commits come after; `nil` for all that there are.
  public var start: String?
  /// Folders and files in the repository.
  public var paths: [String]
  /// Only so many commits that changed the flow, the latest.
  public var limit: Int?
  /// Whether the app's Swift and Objective-C are read.
  public var readsSource = true

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

  /// What a walk came to.
  public struct Outcome: Sendable {
    /// How many commits were looked at.
    public var commitCount = 0
    /// What could not be read at a commit that the next could read; what that commit changed is told
    /// of the next.
    public var failures: [Failure] = []

    /// Whether any commit has a file of the app at the paths, or there was none to look at.
    var foundFiles = true
  }

  public struct Failure: Hashable, Sendable {
    /// The commit, shortened.
    public let shortCommit: String
    public let diagnostic: FlowDiagnostic
  }

  /// Reads the app at each commit, the newest first, and calls `body` for those that changed its flow.
  /// Of each commit only what it changed is read and parsed.
  ///
  /// The first parents are followed: what a branch brought counts where it was merged. In a shallow
  /// clone the oldest commit is only what the next is compared with.
  ///
  /// - Parameter body: Called on one thread, while nothing else is read; returns whether to go on.
  /// - Throws: ``FlowError/git(_:)``, and ``FlowError/nothingToRead(paths:diagnostics:)`` where no
  ///   commit has an interface file.
  @discardableResult
  public func walk(_ body: @Sendable (Step) -> Bool) async throws(FlowError) -> Outcome {
    let outcome: Outcome
    do throws(GitError) {
      let repository = try await GitRepository(around: paths.first ?? ".")
      let commits = try await repository.commits(to: revision, after: start)
      outcome = try await repository.withObjects { objects in
        // What is lowered from source nests as deeply as the source, and so does taking it apart.
        DeepThreads.result {
          Result { () throws(GitError) in
            let walk = try HistoryWalk(self, repository: repository, objects: objects)
            return try walk.run(commits, body)
          }
        }
      }.get()
    } catch {
      throw .git(error)
    }
    guard outcome.foundFiles else { throw .nothingToRead(paths: paths, diagnostics: []) }
    return outcome
  }
}

extension FlowHistory.Step {
  /// The commit's name in hexadecimal digits, whole.
  public var commit: String { entry.commit }

  /// As much of the name as tells it apart in this clone.
  public var shortCommit: String { entry.shortCommit }

  /// When the author made it, by the author's clock: `2024-05-01T12:00:00+02:00`.
  public var date: String { entry.date }

  /// The first line of the commit's message.
  public var subject: String { entry.subject }

  /// What the commit means to someone who uses the app, in one line.
  public var headline: String { entry.changes.headline }
}

/// A commit of a history that is still to be looked at.
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
