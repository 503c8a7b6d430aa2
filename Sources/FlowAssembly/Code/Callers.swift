import FlowModel
import SourceNavigation

/// Finds the scenes in which a class's code runs.
struct Callers {
  /// A class that makes calls.
  struct Caller {
    /// The name in the declaration, with the enclosing types.
    let name: String
    /// The scenes of the class and its subclasses, sorted by ID: scenes of interface files, and
    /// nodes of controllers that are created only in code.
    let ownScenes: [SceneID]
    /// The same, and the scenes that contain an object of the classes.
    let scenes: [SceneID]
    /// Whether the class has scenes, but subclasses override the call in all of them.
    let isReplaced: Bool
  }

  private struct Question: Hashable {
    let type: ClassReference
    let exceptions: [ClassReference]
    let place: SourceLocation?
  }

  private let code: AppCode
  /// The destinations of calls, whose scenes may make calls themselves.
  private let destinations: ClassDestinations?
  private var known: [Question: Caller] = [:]

  init(_ code: AppCode, destinations: ClassDestinations? = nil) {
    self.code = code
    self.destinations = destinations
  }

  /// - Parameters:
  ///   - exceptions: Subclasses that do not make the call; nor do their subclasses.
  ///   - place: The call, if a view may leave it out.
  mutating func caller(
    _ reference: ClassReference, except exceptions: [ClassReference],
    at place: SourceLocation? = nil
  ) -> Caller {
    let place = place.flatMap { code.views.mayOmit($0) ? $0 : nil }
    let question = Question(type: reference, exceptions: exceptions, place: place)
    if let caller = known[question] { return caller }
    let type = code.classes.type(for: reference)
    let all = family(of: type, except: [])
    let replaced = Set(exceptions.map(code.classes.type))
    let found = replaced.isEmpty ? all : family(of: type, except: replaced)
    let scenes = scenes(of: found, making: place)
    let caller = Caller(
      name: code.classes.entry(of: type)?.name ?? reference.name, ownScenes: scenes.own,
      scenes: scenes.all,
      isReplaced: scenes.all.isEmpty && found.count < all.count
        && !self.scenes(of: all, making: place).all.isEmpty
    )
    known[question] = caller
    return caller
  }

  private func scenes(
    of family: [CodeClass], making place: SourceLocation?
  ) -> (own: [SceneID], all: [SceneID]) {
    let wholes = code.views.wholes(of: family, making: place)
    let own = Set(
      wholes.flatMap { member in
        code.scenes.scenes(of: member).map(\.scene) + (destinations?.nodes.ids(of: member) ?? [])
      })
    let containing = wholes.flatMap(code.scenes.scenes(containing:))
    return (own.sorted(), own.union(containing).sorted())
  }

  /// A framework class has scenes in every app, so a call in it identifies none.
  private func family(of type: CodeClass, except replaced: Set<CodeClass>) -> [CodeClass] {
    type.isUnspecific ? [] : code.classes.family(of: type, except: replaced)
  }
}

/// Decides which classes are screens, or on one, before classes on the way to others become nodes.
struct ScreenTest {
  private let code: AppCode
  private let delegates: Set<CodeClass>
  /// The classes of controllers to which moves lead.
  private let shown: Set<CodeClass>
  private var callers: Callers

  init(_ code: AppCode, _ destinations: ClassDestinations) {
    self.code = code
    delegates = code.classes.appDelegates
    shown = Set(
      code.facts.moves.lazy.compactMap(\.destination.controller).map(code.classes.type))
    callers = Callers(code, destinations: destinations)
  }

  /// - Parameter exceptions: Subclasses that do not make a call.
  mutating func contains(_ type: ClassReference, except exceptions: [ClassReference]) -> Bool {
    let found = code.classes.type(for: type)
    return code.classes.entry(of: found)?.isController == true && !isFolded(found)
      || !delegates.isDisjoint(with: code.views.wholes(of: [found]))
      || !callers.caller(type, except: exceptions).scenes.isEmpty
  }

  /// Whether a class is a container for which the screens stand with which it is made.
  private func isFolded(_ type: CodeClass) -> Bool {
    !code.classes.isScreen(type) && !shown.contains(type)
      && code.scenes.scenes(of: type).isEmpty
  }
}
