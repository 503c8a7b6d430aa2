import SourceModel

/// The names and values that are visible in a body during evaluation.
struct Frame: Equatable {
  /// The local names of the body, including parameters.
  var locals: [String: AbstractValue] = [:]
  /// The local names of objects that a call in the body made. Adding a child to them does not show
  /// it yet.
  var made: Set<String> = []
  /// Those of `made` that may already be on the screen. Adding a child to them shows it at once.
  var shown: Set<String> = []
  /// The values that the body has assigned to properties of `self` so far.
  var assigned: [String: AbstractValue] = [:]
  var localFunctions: [String: FunctionDeclaration] = [:]
  var selfValue = AbstractValue.unknown
  /// `Self`: the dynamic type of `self`, which may be a subclass of `owner`.
  var selfType: TypeName?
  /// The type that contains the body.
  let owner: Int?
  let path: String
  var generics: [String: TypeName] = [:]
  /// The generic parameters of which only the bound is known: an object of one may be of any subclass.
  var openGenerics: Set<String> = []
  /// The values that have been returned so far.
  var returned = AbstractValue.nothing
  /// Whether this path has ended, by a `return` or by a condition that does not hold.
  var isOver = false
  /// Whether `self` is being initialised, so that assignments determine its contents.
  var isInitialiser = false
  /// The expected result type, for `Self` or a generic parameter.
  var expectedResult: TypeName?
  /// The type of the elements if the result is a list.
  var expectedElement: TypeName?

  init(owner: Int?, path: String) {
    self.owner = owner
    self.path = path
  }

  /// The initial frame of a call context.
  ///
  /// - Parameter activation: The activation to which closures among the inputs belong.
  init(of context: CallContext, in activation: Activation, _ index: SourceIndex) {
    let callable = context.callable
    self.init(owner: callable.owner(in: index), path: callable.path(in: index))
    for argument in context.arguments {
      locals[argument.name] = argument.value.attached(to: activation)
    }
    selfValue = context.receiver.attached(to: activation)
    selfType = context.selfType
    generics = context.generics
    isInitialiser = context.isInitialiser
    expectedResult = context.isInitialiser ? nil : context.expectedResult
  }

  /// The frame with only the mentioned names.
  func narrowed(to mentions: Set<String>) -> Frame {
    var frame = self
    frame.locals = locals.filter { mentions.contains($0.key) }
    frame.assigned = assigned.filter { mentions.contains($0.key) }
    frame.localFunctions = localFunctions.filter { mentions.contains($0.key) }
    frame.made.formIntersection(mentions)
    frame.shown.formIntersection(mentions)
    frame.returned = .nothing
    frame.isOver = false
    frame.expectedResult = nil
    frame.expectedElement = nil
    return frame
  }

  /// Notes that an object that was made here, or each in a list, is put on the screen.
  mutating func show(_ expression: Expression) {
    switch expression {
    case .name(let name) where made.contains(name): shown.insert(name)
    case .array(let elements): for element in elements { show(element) }
    default: break
    }
  }

  var isObjectiveC: Bool { SourceLanguage(fileName: path) == .objectiveC }

  /// Whether a call is made on an object that the body was given, or that a property kept before.
  func keepsReceiver(of call: Call) -> Bool {
    if case .member(let object, _) = call.callee { keeps(object) } else { false }
  }

  private func keeps(_ object: Expression) -> Bool {
    switch object {
    case .name(let name):
      !made.contains(name) && assigned[name] == nil && !name.isCapitalized
    case .member(.name("self"), let name): assigned[name] == nil
    case .member(let owner, _): keeps(owner)
    default: false
    }
  }

  /// Whether an expression is a local name of an object that was made here and is not on the screen yet.
  func isUnshown(_ expression: Expression) -> Bool {
    guard case .name(let name) = expression else { return false }
    return made.contains(name) && !shown.contains(name)
  }

  /// Gives a name what it has in another frame.
  mutating func restore(_ name: String, of outer: Frame) {
    locals[name] = outer.locals[name]
    if outer.made.contains(name) { made.insert(name) } else { made.remove(name) }
    if outer.shown.contains(name) { shown.insert(name) } else { shown.remove(name) }
  }

  /// Joins the frames of several alternatives.
  mutating func join(_ ways: [Frame]) {
    guard let first = ways.first else { return }
    let open = ways.filter { !$0.isOver }
    var merged = open.first ?? first
    for way in open.dropFirst() {
      for (name, value) in way.locals {
        merged.locals[name] = merged.locals[name].map { $0.joined(with: value) } ?? value
      }
      for (name, value) in way.assigned {
        merged.assigned[name] = merged.assigned[name].map { $0.joined(with: value) } ?? value
      }
      merged.selfValue = merged.selfValue.joined(with: way.selfValue)
    }
    merged.returned = ways.dropFirst().reduce(first.returned) { $0.joined(with: $1.returned) }
    // Names that only one alternative declares are not visible after it.
    merged.locals = merged.locals.filter { locals[$0.key] != nil }
    merged.localFunctions = localFunctions
    merged.made = ways.reduce(into: made) { $0.formUnion($1.made) }
    merged.shown = ways.reduce(into: shown) { $0.formUnion($1.shown) }
    self = merged
  }
}
