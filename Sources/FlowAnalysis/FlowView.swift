package import FlowModel

/// The part of a flow graph to show.
///
/// Properties that are not set have no effect. Paths, kinds, targets and launch screens are filtered first,
/// as if what they exclude did not exist. Then containers are folded, and `focus`, `from` and `to` choose
/// among the remaining scenes, each narrowing the others. Finally, groups are collapsed.
package struct FlowView: Hashable, Sendable {
  /// The files to keep, as `Glob` patterns; empty for all files.
  package var show: [String] = []
  /// The files to leave out, as `Glob` patterns, which have precedence over `show`.
  package var hide: [String] = []
  /// The names of the targets whose scenes to keep, with those of libraries to which they lead; empty
  /// for all.
  package var targets: Set<String> = []
  /// The scenes to keep, with those that are up to `depth` segues away.
  package var focus: [SceneID] = []
  package var depth = 1
  /// Keeps only scenes that can be reached from one of these.
  package var from: [SceneID] = []
  /// Keeps only scenes from which one of these can be reached. Together with `from`, keeps the
  /// scenes on routes between them.
  package var to: [SceneID] = []
  /// The segues to keep, by kind (`showDetail`), by family (`detail`), or `code` for those that
  /// source makes; empty for all.
  package var kinds: Set<String> = []
  /// What is shown as one node each; `nil` for single scenes.
  package var collapse: Scene.Group?
  /// The number of folders that a group by folder is named by; `nil` for as many as can be read.
  package var collapseDepth: Int?
  /// Whether segues that may also lead elsewhere are shown.
  package var includesPossible = true
  /// Whether a container with a single screen is shown as a mark of that screen. A view by storyboard
  /// folds none.
  package var foldsContainers = false
  /// Whether launch screens are shown. If not, one stays only if the app starts in it.
  package var includesLaunchScreens = true
  /// Whether the xibs of cells and other views are shown. If not, one stays if `focus`, `from` or `to`
  /// names it, and all stay if there are no other scenes.
  package var includesNibs = true

  package init() {}

  /// The same view with single scenes.
  package var uncollapsed: FlowView {
    var view = self
    view.collapse = nil
    return view
  }

  /// The same view with all containers and xibs.
  package var detailed: FlowView {
    var view = self
    view.foldsContainers = false
    view.includesNibs = true
    return view
  }
}

extension FlowView {
  /// Whether `show` and `hide` let a path pass.
  package func shows(path: String) -> Bool { files.contains(path) }

  /// The files that `show` and `hide` let pass.
  var files: GlobSelection { GlobSelection(of: show, except: hide) }

  /// The name in `kinds` for all segues that source makes.
  package static let codeKind = "code"

  /// Whether neither paths nor segues are filtered.
  var showsAll: Bool {
    show.isEmpty && hide.isEmpty && kinds.isEmpty && includesPossible
  }

  func shows(_ segue: Segue) -> Bool {
    if segue.isPossible, !includesPossible { return false }
    return kinds.isEmpty || kinds.contains(segue.kind.rawValue)
      || kinds.contains(segue.kind.family.rawValue)
      || (segue.origin == .code && kinds.contains(Self.codeKind))
  }
}
