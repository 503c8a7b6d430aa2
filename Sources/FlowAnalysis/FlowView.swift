package import FlowModel

/// The part of a flow graph to show.
///
/// Properties that are not set have no effect. Paths, kinds and launch screens are filtered first,
/// as if what they exclude did not exist. Then `focus`, `from` and `to` choose among the remaining
/// scenes, each narrowing the others. Finally, storyboards are collapsed.
package struct FlowView: Hashable, Sendable {
  /// The files to keep, as `Glob` patterns; empty for all files.
  package var include: [String] = []
  /// The files to exclude, as `Glob` patterns, which have precedence over `include`.
  package var exclude: [String] = []
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
  /// Whether each storyboard is shown as one scene.
  package var collapsesStoryboards = false
  /// Whether launch screens are shown. If not, one stays only if the app starts in it.
  package var includesLaunchScreens = true

  package init() {}
}

extension FlowView {
  /// Decides which paths `include` and `exclude` let pass.
  struct PathFilter {
    private let include: [Glob]
    private let exclude: [Glob]

    init(_ view: FlowView) {
      include = view.include.map(Glob.init)
      exclude = view.exclude.map(Glob.init)
    }

    func passes(_ path: String) -> Bool {
      (include.isEmpty || include.contains { $0.matches(path) })
        && !exclude.contains { $0.matches(path) }
    }
  }

  /// The name in `kinds` for all segues that source makes.
  package static let codeKind = "code"

  /// Whether neither paths nor segues are filtered.
  var showsAll: Bool { include.isEmpty && exclude.isEmpty && kinds.isEmpty }

  func shows(_ segue: Segue) -> Bool {
    kinds.isEmpty || kinds.contains(segue.kind.rawValue)
      || kinds.contains(segue.kind.family.rawValue)
      || (segue.origin == .code && kinds.contains(Self.codeKind))
  }
}
