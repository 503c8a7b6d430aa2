import SourceModel

/// What a body sees while it is followed.
struct Frame: Hashable, Sendable {
  /// Names of the body itself, parameters included.
  var locals: [String: Value] = [:]
  var localFunctions: [String: FunctionDeclaration] = [:]
  var selfValue = Value.unknown
  /// `Self`: what `self` is when the body runs, which may inherit `owner`.
  var selfType: TypeName?
  /// The type in which the body stands.
  let owner: Int?
  let path: String
  var generics: [String: TypeName] = [:]
  /// What has been returned so far.
  var returned = Value.nothing
  /// Whether `self` is being made: what it is given then is what it has.
  var isInitialiser = false
  /// What the body gives where it stands for one type: its `Self`, or a generic parameter.
  var expectedResult: TypeName?

  init(owner: Int?, path: String) {
    self.owner = owner
    self.path = path
  }

  /// The same names after either of several ways.
  mutating func join(_ ways: [Frame]) {
    guard let first = ways.first else { return }
    var merged = first
    for way in ways.dropFirst() {
      for (name, value) in way.locals {
        merged.locals[name] = merged.locals[name].map { $0.joined(with: value) } ?? value
      }
      merged.selfValue = merged.selfValue.joined(with: way.selfValue)
      merged.returned = merged.returned.joined(with: way.returned)
    }
    // Names that only one way declares are not seen after it.
    merged.locals = merged.locals.filter { locals[$0.key] != nil }
    merged.localFunctions = localFunctions
    self = merged
  }
}
