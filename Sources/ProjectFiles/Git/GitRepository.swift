import FlowModel
package import InputBounds

/// A repository, found from a folder or file in it.
///
/// It is looked for once, and each command of git is then told where it is. A folder that only looks like a
/// repository, since someone committed what git has in its own, is none.
package struct GitRepository: Sendable {
  /// The folder of its files when they are checked out: that with `.git`, or a bare repository itself.
  /// Without links.
  package let root: String
  package let isBare: Bool
  /// Without links; a linked work tree's own.
  private let gitFolder: String
  /// What several work trees share.
  private let commonFolder: String
  private let timeLimit: InputBound

  /// - Parameter path: Need not exist. It does not matter if `GIT_DIR` names the repository, as git does
  ///   for its hooks.
  package init(
    around path: String, timeLimit: InputBound = InputBounds.gitTime
  ) async throws(GitError) {
    self.timeLimit = timeLimit
    let isNamed = ProcessEnvironment.value(of: "GIT_DIR") != nil
    let top = isNamed ? "." : try Self.top(around: path)
    // Git itself checks whom the repository belongs to.
    let command = GitCommand(folder: top, timeLimit: timeLimit)
    let output = try await command.output([
      "rev-parse", "--is-inside-work-tree", "--absolute-git-dir",
    ])
    guard output.isSuccess else {
      throw output.message.contains("not a git repository")
        ? .notARepository(path: path) : .failed(reason: output.reason)
    }
    let lines = output.bytes.split(separator: 10, maxSplits: 1)
    guard lines.count == 2 else {
      throw .failed(reason: "its answer does not describe the repository")
    }
    gitFolder = String(fileName: lines[1].dropLast())
    isBare = !lines[0].elementsEqual("true".utf8)
    if isBare {
      root = gitFolder
    } else if isNamed {
      let answer = try await command.bytes(["rev-parse", "--show-toplevel"])
      root = String(fileName: answer.dropLast())
    } else {
      root = top
    }
    commonFolder = Self.commonFolder(of: gitFolder)
  }

  /// Returns the nearest folder with `.git`, which nobody can commit; its settings can't choose another.
  private static func top(around path: String) throws(GitError) -> String {
    guard let start = try? Path.real(Path.nearestFolder(to: path)) else {
      throw .notARepository(path: path)
    }
    var bare = false
    var folder = start
    while true {
      let entry = Path.joined(folder, ".git")
      switch try? FileStatus(of: entry).kind {
      case .file: return folder
      case .folder where Path.leadsSomewhere(Path.joined(entry, "HEAD")): return folder
      default: break
      }
      bare =
        bare
        || ["HEAD", "objects", "refs"].allSatisfy {
          Path.leadsSomewhere(Path.joined(folder, $0))
        }
      let above = Path.split(folder).folder
      if above == folder || above.isEmpty {
        throw bare ? .unnamedBareRepository(path: path) : .notARepository(path: path)
      }
      folder = above
    }
  }

  package var command: GitCommand {
    GitCommand(
      folder: root, gitFolder: gitFolder, hasWorkTree: !isBare, timeLimit: timeLimit)
  }

  /// Whether the history was cut off when it was cloned.
  package var isShallow: Bool {
    Path.leadsSomewhere(Path.joined(commonFolder, "shallow"))
  }

  /// A linked work tree names the folder that it shares in a file.
  private static func commonFolder(of gitFolder: String) -> String {
    let pointer = TextFile(path: Path.joined(gitFolder, "commondir"))
    do {
      let text = try pointer.contents().split(separator: "\n").first.map(String.init) ?? "."
      return try Path.real(pointer.resolving(text))
    } catch {
      return gitFolder
    }
  }

  /// The folders with the objects of submodules, those in submodules included.
  ///
  /// They are searched in git's own folder, not in the work tree: a revision may have a submodule that
  /// was removed since.
  package var submoduleObjectFolders: [String] {
    var found: [String] = []
    var pending = Set([gitFolder, commonFolder]).map { Path.joined($0, "modules") }
    while let folder = pending.popLast() {
      guard let entries = try? FolderListing.entries(of: folder) else { continue }
      let names = Set(entries.lazy.filter { $0.kind == .folder }.map(\.name))
      // A name may hold slashes, so that a module may lie deeper.
      let isModule = names.contains("objects") && entries.contains { $0.name == "HEAD" }
      if isModule { found.append(Path.joined(folder, "objects")) }
      let next = isModule ? names.filter { $0 == "modules" } : names
      pending += next.map { Path.joined(folder, $0) }
    }
    return found.sorted()
  }

  /// Calls `body` with the objects of the repository, which are invalid when it returns.
  package func withObjects<Result: Sendable>(
    _ body: @Sendable (GitObjects) -> Result
  ) async throws(GitError) -> Result {
    let requests = try Self.pipe()
    let responses = try Self.pipe()
    let stream = ObjectStream(
      requests: requests.writing, responses: responses.reading, timeLimit: timeLimit)
    let objects = GitObjects(stream, isShallow: isShallow)
    return try await command.withProcess(
      ["cat-file", "--batch"], input: requests.reading, output: responses.writing,
      objectFolders: submoduleObjectFolders
    ) {
      defer { objects.close() }
      return body(objects)
    }
  }

  private static func pipe() throws(GitError) -> Pipe {
    do throws(SystemError) {
      return try Pipe()
    } catch {
      throw .failed(reason: error.description)
    }
  }

  /// Returns the last commit that two revisions have in common.
  ///
  /// - Throws: ``GitError/unknownRevision(_:isShallow:)``,
  ///   ``GitError/noMergeBase(_:_:isShallow:)``.
  package func mergeBase(of first: String, and second: String) async throws(GitError) -> String {
    let (one, other) = (try await commit(first), try await commit(second))
    let output = try await command.output(["merge-base", one, other])
    guard output.isSuccess else {
      throw .noMergeBase(first, second, isShallow: isShallow)
    }
    return String(decoding: output.bytes.dropLast(), as: UTF8.self)
  }

  /// Returns the short name of a commit, and the first line of its message.
  package func title(of revision: String) async throws(GitError) -> String {
    let output = try await command.bytes([
      "rev-list", "--max-count=1", "--format=%h %s", try await commit(revision),
    ])
    // `commit NAME`, then what the format says.
    let lines = output.split(separator: 10)
    return lines.count > 1 ? String(decoding: lines[1], as: UTF8.self) : ""
  }

  /// Returns the names of those who changed a file, in any commit that leads to the current one.
  ///
  /// - Parameter path: An absolute path in the work tree.
  package func authors(ofFileAt path: String) async throws(GitError) -> Set<String> {
    guard Path.relative(path, to: root) != nil else { throw .outside(path: path) }
    let output = try await command.bytes([
      "rev-list", "--format=%an", try await commit("HEAD"), "--", path,
    ])
    // `commit NAME`, then what the format says.
    let lines = output.split(separator: 10, omittingEmptySubsequences: false)
    return Set(
      stride(from: 1, to: lines.count, by: 2).map { String(decoding: lines[$0], as: UTF8.self) })
  }

  /// Returns the short names of branches and tags, in alphabetical order and at most 1,000 of them.
  package func names() async throws(GitError) -> [String] {
    let output = try await command.bytes([
      "for-each-ref", "--count=1000", "--format=%(refname:short)", "refs/heads", "refs/tags",
      "refs/remotes",
    ])
    return output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the name of the commit that a revision refers to.
  package func commit(_ revision: String) async throws(GitError) -> String {
    let isName = !revision.isEmpty && !revision.hasPrefix("-") && !revision.utf8.contains(0)
    guard isName else { throw .unknownRevision(revision, isShallow: isShallow) }
    let output = try await command.output([
      "rev-parse", "--verify", "--quiet", revision + "^{commit}",
    ])
    guard output.isSuccess else { throw .unknownRevision(revision, isShallow: isShallow) }
    return String(decoding: output.bytes.dropLast(), as: UTF8.self)
  }
}
