/// What is known where a condition holds, and where it doesn't.
///
/// A name whose type is tested is bound again, to its value cast to that type.
package struct Narrowing: Hashable, Sendable {
  package private(set) var condition = Condition.unknown
  private var holdingTypes: [Statement] = []
  private var failingTypes: [Statement] = []

  /// An unknown condition.
  package init() {}

  package init(_ condition: Condition) { self.condition = condition }

  /// `name is Type`
  package init(_ name: String, is type: TypeReference) {
    condition = .conforms(.name(name), type)
    holdingTypes = [.bind(name, nil, .cast(.name(name), type))]
    failingTypes = [.bind(name, nil, .cast(.name(name), .except(type)))]
  }

  /// The statements that apply where the condition holds.
  package var holding: [Statement] { required(condition) + holdingTypes }

  /// The statements that apply where it doesn't.
  package var failing: [Statement] { required(.not(condition)) + failingTypes }

  /// Whether names are bound again.
  package var testsTypes: Bool { !(holdingTypes.isEmpty && failingTypes.isEmpty) }

  /// The conjunction with an unknown condition.
  package var onlyHolding: Self {
    var narrowing = self
    narrowing.condition = .all([condition, .unknown])
    narrowing.failingTypes = []
    return narrowing
  }

  /// `!condition`
  package var negated: Self {
    var negated = self
    negated.condition = .not(condition)
    swap(&negated.holdingTypes, &negated.failingTypes)
    return negated
  }

  /// `a && b`
  package static func all(_ parts: [Self]) -> Self {
    if parts.count == 1 { return parts[0] }
    var all = Self(.all(parts.map(\.condition)))
    all.holdingTypes = parts.flatMap(\.holdingTypes)
    all.failingTypes = either(parts.map(\.failingTypes))
    return all
  }

  /// `a || b`
  package static func any(_ parts: [Self]) -> Self {
    if parts.count == 1 { return parts[0] }
    var any = all(parts.map(\.negated)).negated
    any.condition = .any(parts.map(\.condition))
    return any
  }

  private func required(_ condition: Condition) -> [Statement] {
    condition.mayFail ? [.require(condition)] : []
  }

  /// The disjunction of several bindings. It is known only where all bind the same name.
  private static func either(_ parts: [[Statement]]) -> [Statement] {
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
