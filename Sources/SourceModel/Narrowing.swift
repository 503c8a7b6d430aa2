/// What a condition tells of the types of names: each is bound anew to what it is then.
package struct Narrowing: Hashable, Sendable {
  /// What is so where the condition holds.
  package private(set) var holding: [Statement]
  /// What is so where it doesn't.
  package private(set) var failing: [Statement]

  /// A condition that tells nothing.
  package init() {
    holding = []
    failing = []
  }

  /// `name is Type`
  package init(_ name: String, is type: TypeReference) {
    holding = [.bind(name, nil, .cast(.name(name), type))]
    failing = [.bind(name, nil, .cast(.name(name), .except(type)))]
  }

  /// The same where only that the condition holds tells anything.
  package var onlyHolding: Self {
    var narrowing = self
    narrowing.failing = []
    return narrowing
  }

  /// `!condition`
  package var negated: Self {
    var negated = self
    swap(&negated.holding, &negated.failing)
    return negated
  }

  /// `a && b`
  package static func all(_ parts: [Self]) -> Self {
    var all = Self()
    all.holding = parts.flatMap(\.holding)
    all.failing = either(parts.map(\.failing))
    return all
  }

  /// `a || b`
  package static func any(_ parts: [Self]) -> Self { all(parts.map(\.negated)).negated }

  /// One of several is so; that tells something only where all tell of one name.
  private static func either(_ parts: [[Statement]]) -> [Statement] {
    if parts.count == 1 { return parts[0] }
    var name: String?
    var values: [Expression] = []
    for part in parts {
      guard part.count == 1, case .bind(let bound, _, let value?) = part[0],
        name == nil || name == bound
      else { return [] }
      name = bound
      values.append(value)
    }
    return name.map { [.bind($0, nil, .choice(values))] } ?? []
  }
}
