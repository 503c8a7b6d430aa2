import AppleFrameworks
import SourceModel

extension Evaluator {
  /// Whether a condition holds; `nil` if that is unknown.
  func holds(_ condition: Condition, in frame: Frame) -> Bool? {
    guard beginStep() else { return nil }
    defer { endStep() }
    switch condition {
    case .matches(let subject, let patterns):
      return matches(subject, patterns, in: frame)
    case .conforms(let subject, let reference):
      guard case .name(let name) = subject, let type = type(reference, in: frame) else {
        return nil
      }
      return (name == "self" ? frame.selfValue : frame.locals[name]).flatMap { conforms($0, type) }
    case .not(let condition):
      return holds(condition, in: frame).map { !$0 }
    case .all(let parts):
      return all(parts.lazy.map { self.holds($0, in: frame) })
    case .any(let parts):
      return all(parts.lazy.map { self.holds($0, in: frame).map { !$0 } }).map { !$0 }
    case .available, .unknown:
      return nil
    }
  }

  /// Whether all parts hold. A single false part determines the result.
  private func all(_ parts: some Sequence<Bool?>) -> Bool? {
    var all: Bool? = true
    for part in parts {
      if part == false { return false }
      if part == nil { all = nil }
    }
    return all
  }

  // MARK: - Values

  private func matches(_ subject: Expression, _ patterns: [Expression], in frame: Frame) -> Bool? {
    let constant = constantMember(subject, in: frame)
    // Presence is known only for values that are assigned in this body.
    let isLocal = if case .name(let name) = subject { frame.locals[name] != nil } else { false }
    if constant == nil, !isLocal, patterns.contains(.absent) { return nil }
    let value = constant ?? value(asked: subject, in: frame)
    return all(patterns.lazy.map { self.matches(value, $0, in: frame).map { !$0 } }).map { !$0 }
  }

  /// The value of a condition's operand. Its evaluation has no effects.
  func value(asked subject: Expression, in frame: Frame) -> AbstractValue {
    if case .name(let name) = subject, let local = frame.locals[name] { return local }
    // Deeper expressions are rarely known, and can be expensive to evaluate.
    switch subject {
    case .name, .member(.name, _):
      var frame = frame
      return quietly { value(of: subject, in: &frame) }
    default: return .unknown
    }
  }

  /// Whether a value matches a pattern.
  func matches(_ value: AbstractValue, _ pattern: Expression, in frame: Frame) -> Bool? {
    switch (pattern, value.only) {
    case (.name("_"), _): return true
    case (.opaque(let parts), _):
      return parts.contains { matches(value, $0, in: frame) == false } ? false : nil
    case (.absent, _): return value.isThere.map { !$0 }
    case (.boolean(let wanted), .boolean(let value)?): return value == wanted
    case (.boolean(let wanted), _):
      return wanted ? value.isThere : value.isThere == true ? false : nil
    case (.implicitMember("none"), _) where value.isThere == false: return true
    case (_, let alternative?): return matches(alternative, pattern, in: frame)
    case (_, nil): return value.isThere == false ? false : nil
    }
  }

  private func matches(_ alternative: Alternative, _ pattern: Expression, in frame: Frame) -> Bool?
  {
    switch (alternative, pattern) {
    case (.enumCase(let type, let name, _), .implicitMember(let other)),
      (.enumCase(let type, let name, _), .member(_, let other)),
      (.enumCase(let type, let name, _), .name(let other)):
      let isCase = index.entry(of: type).map { index.types[$0].cases.contains(other) } ?? false
      return isCase ? name == other : nil
    case (.string(let text), .string(let other)):
      return text == other
    case (.tuple(let values, _), .tuple(let patterns, _)) where values.count == patterns.count:
      return all(zip(values, patterns).lazy.map { self.matches($0, $1, in: frame) })
    case (.string, .name), (.string, .member), (.string, .implicitMember):
      var frame = frame
      guard case .string(let other)? = quietly({ value(of: pattern, in: &frame) }).only else {
        return nil
      }
      return alternative == .string(other)
    default:
      return nil
    }
  }

  // MARK: - Types

  private func conforms(_ value: AbstractValue, _ type: TypeName) -> Bool? {
    guard !value.isOpen, !value.alternatives.isEmpty else { return nil }
    let answers = value.alternatives.map { alternative in
      alternative.isOtherThan(systemScreen: type)
        ? false : alternative.type.flatMap { conforms($0, type) }
    }
    if answers.allSatisfy({ $0 == false }) { return false }
    return value.isThere == true && answers.allSatisfy { $0 == true } ? true : nil
  }

  private func conforms(_ own: TypeName, _ type: TypeName) -> Bool? {
    if inherits(own, type) { return true }
    // Two classes are disjoint unless one inherits from the other.
    return isWhollyKnown(own) && isWhollyKnown(type) && !inherits(type, own) ? false : nil
  }

  /// Whether all ancestors of a type are known.
  private func isWhollyKnown(_ type: TypeName) -> Bool {
    var next = type
    for _ in 0..<32 {
      switch next {
      case .framework(let name):
        return name == "NSObject" || FrameworkClasses.superclass(of: name) != nil
      case .declared(let entry):
        switch index.types[entry].kind {
        case .structure, .enumeration: return true
        case .protocol, .extension: return false
        case .class: break
        }
        if let superclass = index.superclass(of: next) {
          next = superclass
          continue
        }
        // A superclass comes first.
        guard case .framework? = index.inherited(by: entry).first else { return true }
        return false
      }
    }
    return false
  }
}
