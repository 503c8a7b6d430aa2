import FlowModel
import SourceNavigation

/// The scenes that are known from source only, each for one class.
struct ClassNodes {
  private let classes: CodeClasses
  private let views: CodeViews
  private var scenes: [SceneID: Scene] = [:]
  private var ids: [CodeClass: Set<SceneID>] = [:]
  private var types: [SceneID: CodeClass] = [:]
  /// For each class without a declaration, the first of the files that name it.
  private var namingPaths: [String: String] = [:]

  /// - Parameter references: The classes that calls name. A class without a declaration has one
  ///   node, in the first of the files that name it.
  init(
    _ classes: CodeClasses, _ views: CodeViews, namedBy references: some Sequence<ClassReference>
  ) {
    self.classes = classes
    self.views = views
    for reference in references {
      guard case .undeclared(let name) = classes.type(for: reference) else { continue }
      namingPaths[name] = min(namingPaths[name] ?? reference.path, reference.path)
    }
  }

  /// All nodes, sorted by ID.
  var all: [Scene] { scenes.values.sorted { $0.id < $1.id } }

  /// Returns the nodes of a class.
  func ids(of type: CodeClass) -> [SceneID] { (ids[type] ?? []).sorted() }

  /// Returns the scene of the xib that a node's class loads.
  func nib(of id: SceneID) -> SceneID? { scenes[id]?.nib }

  /// Returns the node of a class, and creates it if there is none.
  ///
  /// - Parameters:
  ///   - reference: The place that names the class.
  ///   - site: The call that names it.
  ///   - nib: The scene of the xib that the class loads.
  mutating func node(
    of type: CodeClass, named reference: ClassReference, at site: SourceLocation? = nil,
    loading nib: SceneID? = nil
  ) -> SceneID {
    let entry = classes.entry(of: type)
    let name = classes.name(of: type)
    let id = SceneID(
      path: entry?.location.path ?? namingPaths[name] ?? reference.path,
      objectID: entry?.name ?? name)
    let named = site.flatMap { $0.path == id.path ? $0 : nil }
    let location =
      entry?.location ?? named ?? SourceLocation(path: id.path, line: 0)
    ids[type, default: []].insert(id)
    types[id] = type
    defer { if let nib { scenes[id]?.nib = nib } }
    if let known = scenes[id] {
      if isBetter(location, than: known.location) { scenes[id]?.location = location }
      return id
    }
    let title = views.title(of: type)
    var scene = Scene(
      id: id, kind: entry?.isView == true ? .view : .class,
      name: title ?? Scene.displayName(forClass: id.objectID), location: location)
    scene.title = title
    scene.customClass = id.objectID
    scene.classLocation = entry?.location
    scene.baseClass = entry?.baseClass
    scene.isScreen = entry.map { $0.isController || $0.isView } ?? true
    scenes[id] = scene
    return id
  }

  /// Returns the scene that stands for a class whose moves its subclasses inherit: its node, or else one
  /// that is no screen.
  mutating func base(_ type: CodeClass, named reference: ClassReference) -> SceneID {
    if let node = ids(of: type).first { return node }
    let node = node(of: type, named: reference)
    ids[type] = nil
    scenes[node]?.isScreen = false
    return node
  }

  /// Returns the class of a node.
  func type(of node: SceneID) -> CodeClass? { types[node] }

  mutating func markEntryPoint(_ id: SceneID) { scenes[id]?.isEntryPoint = true }

  /// Removes the nodes of classes that are no screens, start nothing and have no part in any of some segues.
  mutating func removeHelpers(exceptOf segues: [Segue]) {
    let used = Set(segues.lazy.flatMap { $0.ends + $0.through.map(\.scene) })
    scenes = scenes.filter { $1.isScreen || $1.isEntryPoint || used.contains($0) }
  }

  /// Prefers the first place in the file that names the class; line 0 means that the place is
  /// unknown.
  private func isBetter(_ a: SourceLocation, than b: SourceLocation) -> Bool {
    a.line > 0 && (b.line == 0 || a < b)
  }
}
