/// Which part of a flow to show; all of it as it stands.
///
/// A scene is named by its name, class, storyboard identifier or `path#objectID`.
public struct FlowFilter: Hashable, Sendable {
  /// Globs of the files to show, such as `App/**`; empty for all.
  public var include: [String] = []
  /// Globs of the files to leave out.
  public var exclude: [String] = []
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
  /// Whether each storyboard is drawn as one node.
  public var collapsesStoryboards = false
  /// Whether launch screens are shown. ``OutputFormat/json`` holds them all the same.
  public var includesLaunchScreens = false

  public init() {}

  /// Whether the filter names anything to leave out, launch screens apart.
  var isEmpty: Bool {
    var other = self
    other.includesLaunchScreens = false
    return other == FlowFilter()
  }
}
