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

  /// Keeps the pages that a view is made with as the values of its properties.
  func keepPages(in arguments: Arguments, of view: TypeName) {
    for argument in arguments {
      guard let name = argument.label, let declared = declaredType(ofProperty: name, of: view),
        isPage(declared)
      else { continue }
      store(
        argument.value.orInstance(of: declared), in: StoredProperty(owner: view, name: name),
        of: view)
    }
  }

  /// What a pattern binds of a tuple or case: a part or an associated value of it.
  func associated(_ value: AbstractValue, at place: Int, of count: Int) -> AbstractValue {
    value.map { alternative in
      switch alternative {
      case .tuple(let values) where values.count == count,
        .enumCase(_, _, let values) where values.count == count:
        values[place]
      default: .unknown
      }
    }
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
