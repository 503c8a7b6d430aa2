/// The commits that led to a state of an app, before any is read.
///
/// ```swift
/// try await FlowHistory(of: "HEAD", paths: ["App"]).walk { step in
///   print(step.commit, step.base.sceneCount, step.head.sceneCount)
/// }
/// ```
public struct FlowHistory: Hashable, Sendable {
  /// The last commit of interest.
  public var revision: String
  /// What the commits come after; `nil` for all that there are.
  public var start: String?
  /// Folders and files in the repository.
  public var paths: [String]
  /// Only so many commits, the latest.
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

  /// A commit, with the app before and after it.
  public struct Step: Sendable {
    /// In hexadecimal digits, whole.
    public let commit: String
    /// The first line of the commit's message.
    public let subject: String
    public let base: AppFlow
    public let head: AppFlow
  }

  /// Reads the app at each commit, the oldest first, and calls `body` for those that changed what
  /// its files say. Of each commit only what it changed is read and parsed.
  ///
  /// The first parents are followed: what a branch brought counts where it was merged. In a shallow
  /// clone the oldest commit is what the next is compared with.
  ///
  /// - Parameter body: Called on one thread, while nothing else is read.
  /// - Throws: ``FlowError/git(_:)``.
  /// - Returns: How many commits were looked at.
  @discardableResult
  public func walk(_ body: @Sendable (Step) -> Void) async throws(FlowError) -> Int {
    do throws(GitError) {
      let repository = try await GitRepository(around: paths.first ?? ".")
      let commits = try await repository.commits(to: revision, after: start, limit: limit)
      try await repository.withObjects { objects in
        // What is lowered from source nests as deeply as the source, and so does taking it apart.
        DeepThreads.result {
          Result { () throws(GitError) in
            var walk = try HistoryWalk(self, repository: repository, objects: objects)
            for commit in commits { try walk.step(to: commit, body) }
          }
        }
      }.get()
      return commits.count
    } catch {
      throw .git(error)
    }
  }
}

extension GitRepository {
  /// Returns the names of commits, the oldest first, along first parents.
  fileprivate func commits(
    to revision: String, after start: String?, limit: Int?
  ) async throws(GitError) -> [String] {
    var arguments = ["rev-list", "--first-parent", try await commit(revision)]
    if let start { arguments.append("^" + (try await commit(start))) }
    if let limit { arguments.append("--max-count=\(max(0, limit))") }
    return try await command.bytes(arguments).split(separator: UInt8(ascii: "\n")).reversed()
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
