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
    /// Whether the class has scenes, and none of them makes this call.
    let isReplaced: Bool
  }

  private struct Question: Hashable {
    let type: ClassReference
    let exceptions: [ClassReference]
  }

  private let code: AppCode
  /// A destination is a scene, and may make calls itself.
  private let destinations: ClassDestinations?
  private var known: [Question: Caller] = [:]

  init(_ code: AppCode, destinations: ClassDestinations? = nil) {
    self.code = code
    self.destinations = destinations
  }

  /// - Parameter exceptions: Subclasses that don't make the call, nor do those that inherit them.
  mutating func caller(
    _ reference: ClassReference, except exceptions: [ClassReference]
  ) -> Caller {
    let question = Question(type: reference, exceptions: exceptions)
    if let caller = known[question] { return caller }
    let type = code.classes.type(for: reference)
    let all = family(of: type, except: [])
    let replaced = Set(exceptions.map(code.classes.type))
    let found = replaced.isEmpty ? all : family(of: type, except: replaced)
    let scenes = scenes(of: found)
    let caller = Caller(
      name: code.classes.entry(of: type)?.name ?? reference.name, scenes: scenes,
      isReplaced: scenes.isEmpty && found.count < all.count && !self.scenes(of: all).isEmpty)
    known[question] = caller
    return caller
  }

  private func scenes(of family: [CodeClass]) -> [SceneID] {
    let found = family.flatMap { member in
      code.scenes.scenes(of: member).map(\.scene) + (destinations?.scenes(of: member) ?? [])
    }
    return Set(found).sorted()
  }

  /// A framework's class has scenes everywhere, so its calls identify none.
  private func family(of type: CodeClass, except replaced: Set<CodeClass>) -> [CodeClass] {
    type.isUnspecific ? [] : code.classes.family(of: type, except: replaced)
  }
}
