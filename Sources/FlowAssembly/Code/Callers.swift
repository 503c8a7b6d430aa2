import FlowModel
import SourceNavigation

/// The scenes that a class's code runs in.
struct Callers {
  private let code: AppCode
  /// Those of the classes that some call leads to.
  private let destinations: ClassNodes
  private var known: [CodeClass: [SceneID]] = [:]

  init(_ code: AppCode, destinations: ClassNodes) {
    self.code = code
    self.destinations = destinations
  }

  /// The scenes of a class and of all that inherit from it, by ID: those of interface files, and
  /// the nodes of controllers that only code makes.
  mutating func scenes(of type: CodeClass) -> [SceneID] {
    if let found = known[type] { return found }
    let found = family(of: type).flatMap { member in
      code.scenes.scenes(of: member).map(\.scene) + destinations.ids(of: member)
    }
    let scenes = Set(found).sorted()
    known[type] = scenes
    return scenes
  }

  /// What a framework's class does of itself would be done everywhere, and tells nothing.
  private func family(of type: CodeClass) -> [CodeClass] {
    if case .undeclared(let name) = type, FrameworkClass.unspecific.contains(name) { return [] }
    return code.classes.family(of: type)
  }
}
