import SourceModel

extension Evaluator {
  /// The case that a call makes, with what its associated values tell; `nil` if the type has no such
  /// case.
  func enumerationCase(
    named name: String, of type: TypeName, _ call: Call, in frame: inout Frame
  ) -> AbstractValue? {
    guard let entry = index.entry(of: type) else { return nil }
    let candidates = index.types[entry].cases.named(name)
    guard
      let found = candidates.first(where: { $0.parameters.accept(call.labels) }) ?? candidates.first
    else { return nil }
    let scope = Frame(owner: entry, path: index.types[entry].path)
    let keepsText = slices.relevance.followsText(of: name)
    let values = bindings(call, to: found.parameters, &frame, scope).map {
      asAssociated($0.value, keepsText)
    }
    let tells = values.contains { !$0.isUnknown }
    return AbstractValue(.enumCase(type, name, tells ? values : []))
  }

  /// Whether a type is an enumeration of pages.
  func isPage(_ type: TypeName) -> Bool {
    if case .declared(let entry) = type { index.pages.contains(entry) } else { false }
  }

  /// Keeps the pages and the delegates that a view is made with as the values of its properties.
  func keepArguments(_ arguments: Arguments, of view: TypeName) {
    for argument in arguments {
      guard let name = argument.label, let declared = declaredType(ofProperty: name, of: view),
        isPage(declared) || isDelegate(declared)
      else { continue }
      let value = isPage(declared) ? argument.value.orInstance(of: declared) : argument.value
      store(value, in: StoredProperty(owner: view, name: name), of: view)
    }
  }

  /// What a pattern binds of a tuple or case.
  func part(_ payload: Payload, of value: AbstractValue) -> AbstractValue {
    var isTyped = value.isOpen
    let part = value.map { alternative in
      switch alternative {
      case .tuple(let values, _) where payload.caseName == nil && values.count == payload.count:
        return values[payload.place]
      case .enumCase(_, payload.caseName, let values) where values.count == payload.count:
        return values[payload.place]
      case .enumCase(_, payload.caseName, _), .instance:
        isTyped = true
        return .unknown
      case .enumCase where payload.caseName != nil: return .nothing
      default: return .unknown
      }
    }
    return isTyped ? part.orInstance(of: type(of: payload, in: value)) : part
  }

  /// The declared type of an associated value, if that may decide what is shown.
  ///
  /// A view that shows a page does not lead to all that any page leads to.
  private func type(of payload: Payload, in value: AbstractValue) -> TypeName? {
    guard let name = payload.caseName,
      let whole = value.alternatives.lazy.compactMap(\.type).first,
      let entry = index.entry(of: whole),
      let found = index.types[entry].cases.named(name)
        .first(where: { $0.parameters.count == payload.count }),
      let type = type(
        found.parameters[payload.place].type,
        in: Frame(owner: entry, path: index.types[entry].path))
    else { return nil }
    let isInView = activation.callable?.owner(in: index).map(index.isView) ?? false
    return isInView && isPage(type) ? nil : type
  }

  /// An associated value as a case keeps it: what selects a screen, or is one.
  ///
  /// - Parameter keepsText: Whether texts of the case may identify a screen or a segue.
  private func asAssociated(_ value: AbstractValue, _ keepsText: Bool) -> AbstractValue {
    let kept = value.alternatives.filter { alternative in
      switch alternative {
      case .enumCase, .screen, .type: true
      case .string: keepsText
      case .instance(let type, _): isAppView(type)
      default: false
      }
    }
    return AbstractValue(
      alternatives: kept,
      isOpen: value.isOpen || kept.count < value.alternatives.count || kept.isEmpty)
  }
}
