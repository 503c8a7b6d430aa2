import AppReading
import ProjectFiles

/// A state of an app that can be read.
public enum FlowState: Hashable, Sendable {
  /// A commit, by its name, or by that of a branch or tag.
  case revision(String)
  /// The last common ancestor of two revisions: `A...B`.
  case mergeBase(String, String)
  /// The contents of the next commit.
  case index
  /// The work tree, without the files that git ignores.
  case workTree
  /// Folders and files, whether or not git knows of them.
  case files([String])
  /// A flow that was written as JSON, by its path.
  case report(String)

  /// Whether the state is in a repository, so that paths within it are meaningful.
  var isInRepository: Bool {
    switch self {
    case .revision, .mergeBase, .index, .workTree: true
    case .files, .report: false
    }
  }
}

/// Where a state is read from.
enum StateSource: Sendable {
  case commit(String)
  case index(IndexListing)
  case workTree(WorkTreeFiles)
  case elsewhere

  /// Whether both states have the same tree in git.
  func isSameTree(as other: StateSource, _ objects: GitObjects) throws(FlowError) -> Bool {
    guard case .commit(let name) = self, case .commit(let otherName) = other else { return false }
    do throws(GitError) {
      return try objects.commit(name).tree == objects.commit(otherName).tree
    } catch {
      throw .git(error)
    }
  }

  /// Returns `nil` for a state outside of a repository.
  func store(
    in repository: GitRepository, _ objects: GitObjects
  ) throws(FlowError) -> (any FileStore)? {
    do throws(GitError) {
      switch self {
      case .commit(let name):
        let tree = try objects.commit(name).tree.text
        return try GitFiles(tree: tree, in: repository, objects: objects)
      case .index(let listing):
        return GitFiles(index: listing, in: repository, objects: objects)
      case .workTree(let files): return files
      case .elsewhere: return nil
      }
    } catch {
      throw .git(error)
    }
  }
}

extension FlowState {
  /// Returns the names of branches and tags that a user may give for ``revision(_:)``; none outside of a
  /// repository.
  public static func revisionNames(beside path: String = ".") async -> [String] {
    do throws(GitError) {
      return try await GitRepository(around: path).names()
    } catch {
      // They are only offered, so that there is nobody to tell.
      return []
    }
  }

  func source(in repository: GitRepository) async throws(GitError) -> StateSource {
    switch self {
    case .revision(let name): .commit(name)
    case .mergeBase(let first, let second):
      .commit(try await repository.mergeBase(of: first, and: second))
    case .index: .index(try await repository.index())
    case .workTree: .workTree(try await repository.workTree())
    case .files, .report: .elsewhere
    }
  }

  /// Reads a state outside of a repository.
  ///
  /// - Parameters:
  ///   - settings: What is read, apart from the paths.
  ///   - hidden: Files to leave out, by their paths in the graph.
  /// - Returns: What makes a flow of it.
  func readFromDisk(
    _ settings: FlowProject, hiding hidden: Set<String>
  ) -> ReadableStates.Making {
    switch self {
    // The path that git passes for a file that a state does not have.
    case .files(["/dev/null"]): return { .success((.empty, true)) }
    case .files(let paths):
      var project = settings
      project.paths = paths
      let roots = ProjectRoots(paths: paths)
      let store = ReplacedFiles(hiding: hidden, below: roots, in: Disk())
      let flow = FlowReading(
        project: project, roots: roots.present(in: store), store: store
      ).read()
      return {
        let loaded = flow()
        // A state that can't be read must not be taken for one without screens.
        guard !loaded.isEmpty || !loaded.flow.hasErrors else {
          return .failure(.nothingToRead(paths: paths, findings: loaded.flow.findings))
        }
        return .success(loaded)
      }
    case .report(let path):
      return {
        Result { () throws(FlowError) in
          var flow = try AppFlow(reportAt: path)
          flow.graph = flow.graph.without(filesAt: hidden)
          return (flow, false)
        }
      }
    case .revision, .mergeBase, .index, .workTree:
      return { .success((.empty, true)) }
    }
  }
}

extension FlowState {
  /// What a reader calls the state: a branch or tag as it was named, or else the commit's short name and the
  /// first line of its message.
  func name(beside paths: [String]) async throws(FlowError) -> String {
    switch self {
    case .index: return "index"
    case .workTree: return "work tree"
    case .files(let paths): return paths.joined(separator: ", ")
    case .report(let path): return path
    case .revision, .mergeBase: break
    }
    do throws(GitError) {
      let repository = try await GitRepository(around: paths.first ?? ".")
      switch self {
      case .mergeBase(let first, let second):
        let commit = try await repository.mergeBase(of: first, and: second)
        return try await repository.title(of: commit)
      case .revision(let name):
        return name.isNameOfBranch ? name : try await repository.title(of: name)
      case .index, .workTree, .files, .report: return ""
      }
    } catch {
      throw .git(error)
    }
  }
}

extension String {
  /// Whether a revision was named as people name it, and not by a hash, or by its distance from another.
  fileprivate var isNameOfBranch: Bool {
    let isHash = utf8.count >= 4 && utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    return !isHash && !hasSuffix("HEAD") && !contains { "~^@:{".contains($0) }
  }
}
