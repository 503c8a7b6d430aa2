/// A state of an app that can be read.
public enum FlowState: Hashable, Sendable {
  /// A commit, by its name, or by that of a branch or tag.
  case revision(String)
  /// The last commit that two revisions both come from: `A...B`.
  case mergeBase(String, String)
  /// What the next commit would hold.
  case index
  /// What lies in the work tree, without what git is told to ignore.
  case workTree
  /// Folders and files, whether or not git knows of them.
  case files([String])
  /// A flow that was written as JSON, by its path.
  case report(String)

  /// Whether the state is one that git keeps, so that paths within it mean anything.
  var isInRepository: Bool {
    switch self {
    case .revision, .mergeBase, .index, .workTree: true
    case .files, .report: false
    }
  }
}
