import SourceModel

extension Evaluator {
  /// The case that a call makes, with what its associated values tell; `nil` if the type has no such
  /// case.
  func enumerationCase(
    named name: String, of type: TypeName, _ call: Call, in frame: inout Frame
  ) -> AbstractValue? {
    guard let entry = index.entry(of: type),
      let found = index.types[entry].cases.first(where: { candidate in
        candidate.name == name && candidate.parameters.accept(call.labels)
      }) ?? index.types[entry].cases.first(where: { $0.name == name })
    else { return nil }
    let scope = Frame(owner: entry, path: index.types[entry].path)
    let values = bindings(call, to: found.parameters, &frame, scope).map { asAssociated($0.value) }
    let tells = values.contains { !$0.isUnknown }
    return AbstractValue(.enumCase(type, name, tells ? values : []))
  }

  /// What a pattern binds of a case: an associated value of it.
  func associated(_ value: AbstractValue, at place: Int, of count: Int) -> AbstractValue {
    value.map { alternative in
      guard case .enumCase(_, _, let values) = alternative, values.count == count else {
        return .unknown
      }
      return values[place]
    }
  }

  /// An associated value as a case keeps it: what selects a screen, or is one.
  private func asAssociated(_ value: AbstractValue) -> AbstractValue {
    let kept = value.alternatives.filter { alternative in
      switch alternative {
      case .enumCase, .screen, .type: true
      case .instance(let type, _): isAppView(type)
      default: false
      }
    }
    return AbstractValue(
      alternatives: kept,
      isOpen: value.isOpen || kept.count < value.alternatives.count || kept.isEmpty)
  }
}
