/// A condition, as far as known values can decide it.
package indirect enum Condition: Hashable, Sendable {
  /// The value matches one of the patterns: those of a `SwitchCase`, `.boolean` and `.absent`. In
  /// Objective-C, any value other than `nil` is true.
  case matches(Expression, [Expression])
  /// The value is of a type.
  case conforms(Expression, TypeReference)
  /// The system is new enough. None is left in a unit that is resolved.
  case available(Availability)
  case not(Condition)
  case all([Condition])
  case any([Condition])
  /// Nothing is known of it.
  case unknown

  /// One value where the condition holds, another where it doesn't; `nil` for a condition that does not
  /// depend on a single value that is read without a call.
  package func selection(_ value: Expression, else other: Expression) -> Expression? {
    switch self {
    case .matches(let subject, let patterns) where subject.isPlain:
      .selection(
        subject,
        [
          SelectionCase(patterns: patterns, value: value),
          SelectionCase(patterns: [], value: other),
        ])
    case .not(let condition): condition.selection(other, else: value)
    default: nil
    }
  }

  /// Whether it may turn out not to hold.
  package var mayFail: Bool {
    switch self {
    case .matches, .conforms, .available: true
    case .not(let condition): condition.mayHold
    case .all(let parts): parts.contains(where: \.mayFail)
    case .any(let parts): parts.allSatisfy(\.mayFail)
    case .unknown: false
    }
  }

  /// Whether it may turn out to hold.
  private var mayHold: Bool {
    switch self {
    case .matches, .conforms, .available: true
    case .not(let condition): condition.mayFail
    case .all(let parts): parts.allSatisfy(\.mayHold)
    case .any(let parts): parts.contains(where: \.mayHold)
    case .unknown: false
    }
  }

  // MARK: - In a build

  /// The condition as far as a build does not decide it.
  func resolved(in build: SourceBuild) -> Self {
    switch self {
    case .matches, .conforms, .unknown: self
    case .available(let availability): availability.holdsAlways(in: build) ? .all([]) : .unknown
    case .not(let condition): .not(condition.resolved(in: build))
    case .all(let parts): .all(parts.map { $0.resolved(in: build) })
    case .any(let parts): .any(parts.map { $0.resolved(in: build) })
    }
  }

  /// Whether it holds, whatever the values in it are; `nil` if that depends on them.
  var constant: Bool? {
    switch self {
    case .matches, .conforms, .available, .unknown: nil
    case .not(let condition): condition.constant.map { !$0 }
    case .all(let parts): parts.map(\.constant).joined(decisive: false)
    case .any(let parts): parts.map(\.constant).joined(decisive: true)
    }
  }
}
