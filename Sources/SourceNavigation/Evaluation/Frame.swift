import SourceModel

/// What a body sees while it is followed.
struct Frame: Equatable {
  /// Names of the body itself, parameters included.
  var locals: [String: AbstractValue] = [:]
  /// The names of what a call in the body itself gave: what is put into it is not shown yet.
  var made: Set<String> = []
  /// Those of them that may be on the screen by now: what is put into them is shown at once.
  var shown: Set<String> = []
  /// What the body has given properties of `self` so far.
  var assigned: [String: AbstractValue] = [:]
  var localFunctions: [String: FunctionDeclaration] = [:]
  var selfValue = AbstractValue.unknown
  /// `Self`: what `self` is when the body runs, which may inherit `owner`.
  var selfType: TypeName?
  /// The type in which the body stands.
  let owner: Int?
  let path: String
  var generics: [String: TypeName] = [:]
  /// What has been returned so far.
  var returned = AbstractValue.nothing
  /// Whether nothing more runs on this way: it has returned, or a condition is known not to hold.
  var isOver = false
  /// Whether `self` is being made: what it is given then is what it has.
  var isInitialiser = false
  /// What the body gives where it stands for one type: its `Self`, or a generic parameter.
  var expectedResult: TypeName?

  init(owner: Int?, path: String) {
    self.owner = owner
    self.path = path
  }

  /// What a body sees where it is called, or asked for.
  init(of context: CallContext, in index: SourceIndex) {
    let callable = context.callable
    self.init(owner: callable.owner(in: index), path: callable.path(in: index))
    locals = context.arguments
    selfValue = context.receiver
    selfType = context.selfType
    generics = context.generics
    isInitialiser = context.isInitialiser
    expectedResult = context.isInitialiser ? nil : context.expectedResult
  }

  /// The frame without the names that are not among some.
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
    return frame
  }

  /// Notes that what was made here, or each in a list of it, is put on the screen.
  mutating func show(_ expression: Expression) {
    switch expression {
    case .name(let name) where made.contains(name): shown.insert(name)
    case .array(let elements): for element in elements { show(element) }
    default: break
    }
  }

  /// The same names after either of several ways.
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
    // Names that only one way declares are not seen after it.
    merged.locals = merged.locals.filter { locals[$0.key] != nil }
    merged.localFunctions = localFunctions
    merged.made = ways.reduce(into: made) { $0.formUnion($1.made) }
    merged.shown = ways.reduce(into: shown) { $0.formUnion($1.shown) }
    self = merged
  }
}
