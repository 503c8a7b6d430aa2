import FlowModel
import SourceNavigation

/// The scenes that a class's code runs in.
struct Callers {
  /// A class that makes calls.
  struct Caller {
    /// As it is declared, with the types around it.
    let name: String
    /// Those of the class and of all that inherit from it, by ID: scenes of interface files, and the
    /// nodes of controllers that only code makes.
    let scenes: [SceneID]
  }

  private let code: AppCode
  /// What calls lead to is a scene, and so may make calls itself.
  private let destinations: ClassDestinations?
  private var known: [ClassReference: Caller] = [:]

  init(_ code: AppCode, destinations: ClassDestinations? = nil) {
    self.code = code
    self.destinations = destinations
  }

  mutating func caller(_ reference: ClassReference) -> Caller {
    if let caller = known[reference] { return caller }
    let type = code.classes.type(for: reference)
    let found = family(of: type).flatMap { member in
      code.scenes.scenes(of: member).map(\.scene) + (destinations?.scenes(of: member) ?? [])
    }
    let caller = Caller(
      name: code.classes.entry(of: type)?.name ?? reference.name, scenes: Set(found).sorted())
    known[reference] = caller
    return caller
  }

  /// What a framework's class does of itself would be done everywhere, and tells nothing.
  private func family(of type: CodeClass) -> [CodeClass] {
    type.isUnspecific ? [] : code.classes.family(of: type)
  }
}
