import FlowModel

/// Why a state that git keeps could not be read.
public enum GitError: Error, Hashable, Sendable {
  /// There is no `git` on the search path.
  case notInstalled
  /// No repository holds the path.
  case notARepository(path: String)
  /// The path lies in a bare repository. One may be a folder that somebody committed, with settings of
  /// their own, so that only `GIT_DIR` makes one a repository.
  case unnamedBareRepository(path: String)
  /// The path lies outside the repository that is read.
  case outside(path: String)
  /// The clone does not have the revision: it is misspelt, or not fetched.
  case unknownRevision(String, isShallow: Bool)
  /// The revision has no such file.
  case noSuchFile(String, revision: String)
  /// The clone has no common ancestor of both revisions.
  case noMergeBase(String, String, isShallow: Bool)
  /// The clone does not have a file or folder of a revision that it has.
  case missingObject(String)
  /// The clone of a submodule does not have the commit that a revision asks for.
  case missingSubmodule(path: String, commit: String)
  /// The repository has neither a work tree nor an index: it is bare.
  case bare
  /// Git failed, for the reason that it gives.
  case failed(reason: String)
}

extension GitError: CustomStringConvertible {
  /// One line, lower case, no full stop, without control characters.
  public var description: String { text.singleLine }

  private var text: String {
    switch self {
    case .notInstalled: "git is not installed, or not on the search path"
    case .notARepository(let path): "'\(path)' is not in a git repository"
    case .unnamedBareRepository(let path):
      "'\(path)' is in a bare repository, which is read only if GIT_DIR names it"
    case .outside(let path): "'\(path)' is outside the git repository"
    case .unknownRevision(let name, let isShallow):
      "revision '\(name)' is not in this clone; fetch it first (\(Self.fetch(isShallow)))"
    case .noSuchFile(let path, let revision): "revision '\(revision)' has no file '\(path)'"
    case .noMergeBase(let first, let second, let isShallow):
      "'\(first)' and '\(second)' have no common commit in this clone"
        + (isShallow ? "; fetch more of its history first (git fetch --unshallow)" : "")
    case .missingObject(let name):
      "object '\(name)' is not in this clone; fetch it first (git fetch --refetch)"
    case .missingSubmodule(let path, let commit):
      "revision '\(commit)' of the submodule '\(path)' is not in its clone; "
        + "fetch it first (git fetch --recurse-submodules)"
    case .bare: "a bare repository has no work tree and no index; name two revisions"
    case .failed(let reason): "git failed: \(reason)"
    }
  }

  private static func fetch(_ isShallow: Bool) -> String {
    isShallow ? "git fetch --depth=…" : "git fetch"
  }
}
