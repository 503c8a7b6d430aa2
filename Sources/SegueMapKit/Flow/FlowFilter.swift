import FlowAnalysis
import FlowModel

/// Which part of a flow to show; all of it as it stands.
///
/// A scene is named by its name, class, storyboard identifier or `path#objectID`.
public struct FlowFilter: Hashable, Sendable {
  /// Globs of the files to show, such as `App/**`; empty for all.
  public var show: [String] = []
  /// Globs of the files to leave out.
  public var hide: [String] = []
  /// The names of the targets to show; empty for all.
  public var targets: [String] = []
  /// The scene in the middle; only what is within ``depth`` segues of it is shown.
  public var focus: String?
  /// How many segues from ``focus``.
  public var depth = 1
  /// Shows only what can be reached from this scene.
  public var from: String?
  /// Shows only what leads to this scene.
  public var to: String?
  /// Kinds of segues to show, such as `showDetail`, families of them, such as `present`, or `code`
  /// for what source does; empty for all.
  public var kinds: [String] = []
  /// How containers with a single screen are shown. ``OutputFormat/json`` holds them all the same.
  public var containers = Containers.fold
  /// What is drawn as one node each, for an overview; `nil` for single scenes.
  public var collapse: Collapse?
  /// For ``Collapse/folder``, the number of folders below the one that contains all; `nil` for as many
  /// as make a picture that can be read.
  public var collapseDepth: Int?
  /// The segues to show, by how surely they lead to their scene.
  public var confidence = Confidence.possible
  /// Whether launch screens are shown. ``OutputFormat/json`` holds them all the same.
  public var includesLaunchScreens = false
  /// Whether the xibs of cells and other views are shown. ``OutputFormat/json`` holds them all the same.
  public var includesNibs = false

  public init() {}

  /// How a navigation, window or page controller that contains one screen is shown.
  public enum Containers: String, CaseIterable, Hashable, Sendable {
    /// As a mark of its screen, to which segues lead directly.
    case fold
    /// As a scene of its own.
    case show
  }

  /// How surely a segue of a flow leads to its scene.
  public enum Confidence: String, CaseIterable, Hashable, Sendable {
    /// Source leaves no other scene.
    case certain
    /// It may also lead elsewhere.
    case possible
  }

  /// What the scenes of one node of an overview have in common.
  public enum Collapse: String, CaseIterable, Hashable, Sendable {
    /// They are in one storyboard. A class that is known from source only stays.
    case storyboard
    /// Their files are in one folder, or in folders of it.
    case folder
    /// They belong to one target.
    case target
    /// Many segues lead from one to another. The group is named after the scene with the most.
    case community
  }

  /// Whether the filter names anything to leave out, launch screens, xibs and containers
  /// apart.
  var isEmpty: Bool {
    var other = self
    other.includesLaunchScreens = false
    other.includesNibs = false
    other.containers = .fold
    return other == FlowFilter()
  }
}

extension AppFlow {
  /// Returns a filter with its scenes looked up.
  func view(for filter: FlowFilter) throws(FlowError) -> FlowView {
    var view = FlowView()
    view.show = filter.show
    view.hide = filter.hide
    view.targets = try targets(filter.targets)
    view.focus = try scenes(named: filter.focus)
    view.depth = filter.depth
    view.from = try scenes(named: filter.from)
    view.to = try scenes(named: filter.to)
    view.kinds = try kinds(filter.kinds)
    view.foldsContainers = filter.containers == .fold
    view.collapse = filter.collapse.flatMap { Scene.Group(rawValue: $0.rawValue) }
    view.collapseDepth = filter.collapseDepth
    view.includesPossible = filter.confidence == .possible
    view.includesNibs = filter.includesNibs
    view.includesLaunchScreens = filter.includesLaunchScreens
    return view
  }

  private func scenes(named name: String?) throws(FlowError) -> [SceneID] {
    guard let name else { return [] }
    let scene = try scene(named: name).id
    return graph.baseClasses.contains(scene) ? graph.heirs(of: scene) : [scene]
  }

  private func targets(_ names: [String]) throws(FlowError) -> Set<String> {
    let known = Set(graph.targets.map(\.name))
    for name in names where !known.contains(name) {
      let near = known.near(name)
      throw .unknownTarget(name, known: near.isEmpty ? known.sorted() : near)
    }
    return Set(names)
  }

  /// Returns the kinds if each is one that Interface Builder, a family or this flow knows.
  private func kinds(_ names: [String]) throws(FlowError) -> Set<String> {
    let families = SegueFamily.allCases.map(\.rawValue) + [FlowView.codeKind]
    let own = Set(graph.segues.map(\.kind.rawValue))
    for name in names {
      // The family of unknown kinds is `custom`.
      let isKnown = own.contains(name) || SegueKind(rawValue: name).family != .custom
      guard isKnown || families.contains(name) else {
        throw .unknownKind(name, known: own.union(families).sorted())
      }
    }
    return Set(names)
  }
}
