import FlowModel
import SourceNavigation

/// The scenes that only source knows: a class each.
struct ClassNodes {
  private let classes: CodeClasses
  private var scenes: [SceneID: Scene] = [:]
  private var ids: [CodeClass: Set<SceneID>] = [:]
  /// Of classes that no file declares, the first of the files that name them.
  private var namingPaths: [String: String] = [:]

  /// - Parameter references: What calls name: a class that no file declares is one node, in the first
  ///   of the files that name it.
  init(_ classes: CodeClasses, namedBy references: some Sequence<ClassReference>) {
    self.classes = classes
    for reference in references {
      guard case .undeclared(let name) = classes.type(for: reference) else { continue }
      namingPaths[name] = min(namingPaths[name] ?? reference.path, reference.path)
    }
  }

  /// By ID.
  var all: [Scene] { scenes.values.sorted { $0.id < $1.id } }

  /// The nodes of a class.
  func ids(of type: CodeClass) -> [SceneID] { (ids[type] ?? []).sorted() }

  /// Returns the node of a class, which it makes where there is none.
  ///
  /// - Parameters:
  ///   - reference: Where the class is named.
  ///   - site: The call that names it.
  mutating func node(
    of type: CodeClass, named reference: ClassReference, at site: SourceLocation? = nil
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
    if let known = scenes[id] {
      if isBetter(location, than: known.location) { scenes[id]?.location = location }
      return id
    }
    var scene = Scene(
      id: id, kind: .class, name: Scene.displayName(forClass: id.objectID),
      location: location)
    scene.customClass = id.objectID
    scene.classLocation = entry?.location
    scenes[id] = scene
    return id
  }

  mutating func markEntryPoint(_ id: SceneID) { scenes[id]?.isEntryPoint = true }

  /// The first place in the file that names the class; line 0 is no place.
  private func isBetter(_ a: SourceLocation, than b: SourceLocation) -> Bool {
    a.line > 0 && (b.line == 0 || a < b)
  }
}
