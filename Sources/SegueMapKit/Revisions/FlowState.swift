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
  func loadFromDisk(
    _ readsSource: Bool, excluding excludedPaths: [String]
  ) throws(FlowError) -> (flow: AppFlow, isEmpty: Bool) {
    switch self {
    // The path that git passes for a file that a state does not have.
    case .files(["/dev/null"]): return (.empty, true)
    case .files(let paths):
      var project = FlowProject(paths: paths)
      project.readsSource = readsSource
      project.excludedPaths = excludedPaths
      let roots = ProjectRoots(paths: paths)
      let loaded = FlowReading(project: project, roots: roots, store: Disk()).flow()
      // A state that can't be read must not be taken for one without screens.
      guard !loaded.isEmpty || !loaded.flow.hasErrors else {
        throw .nothingToRead(paths: paths, diagnostics: loaded.flow.diagnostics)
      }
      return loaded
    case .report(let path): return (try AppFlow(reportAt: path), false)
    case .revision, .mergeBase, .index, .workTree:
      return (.empty, true)
    }
  }
}
