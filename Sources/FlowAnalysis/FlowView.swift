package import FlowModel

/// The part of a flow graph that someone wants to see.
///
/// What is left unset leaves the graph as it is. Paths, kinds and launch screens are filtered first,
/// as if what they leave out did not exist; then `focus`, `from` and `to` choose among what is left,
/// each narrowing the others; then storyboards collapse.
package struct FlowView: Hashable, Sendable {
  /// Files to keep, as `Glob` patterns; none for all.
  package var include: [String] = []
  /// Files to leave out, as `Glob` patterns; they win over `include`.
  package var exclude: [String] = []
  /// Scenes to keep, with those that are up to `depth` segues away.
  package var focus: [SceneID] = []
  package var depth = 1
  /// Scenes from which what is kept can be reached.
  package var from: [SceneID] = []
  /// Scenes that can be reached from what is kept. With `from`: the scenes on the ways between.
  package var to: [SceneID] = []
  /// The segues to keep, each by its kind (`showDetail`) or by its family (`detail`), or by `code` for
  /// those that source makes; none for all.
  package var kinds: Set<String> = []
  /// Draws one scene for each storyboard.
  package var collapsesStoryboards = false
  /// Without them, a launch screen stays only where the app starts in it.
  package var includesLaunchScreens = true

  package init() {}
}

extension FlowView {
  /// Which paths pass `include` and `exclude`.
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

  /// What `kinds` calls every segue that source makes.
  package static let codeKind = "code"

  /// Whether no path and no segue is filtered out.
  var showsAll: Bool { include.isEmpty && exclude.isEmpty && kinds.isEmpty }

  func shows(_ segue: Segue) -> Bool {
    kinds.isEmpty || kinds.contains(segue.kind.rawValue)
      || kinds.contains(segue.kind.family.rawValue)
      || (segue.origin == .code && kinds.contains(Self.codeKind))
  }
}
