import SourceModel

/// What is sent to closures: by a call of the property that holds them, or through the subject to which they
/// subscribe.
extension Evaluator {
  /// Records that values are sent to the closures of a property, and keeps them for the closures.
  ///
  /// A sender of a known case of an enumeration makes the closures do what they do for that case.
  func send(
    _ values: [AbstractValue], to property: StoredProperty, of type: TypeName,
    on receiver: TypeName?,
    _ call: Call, at site: UseSite
  ) {
    for (number, value) in values.enumerated() {
      store(value, in: property.argument(number), of: type)
    }
    guard let cases = values.first?.cases else {
      record(.property(property), on: receiver, call, at: site)
      return
    }
    for (name, value) in cases {
      store(value, in: property.argument(of: name), of: type)
      _ = possibly(cases.count > 1) {
        record(.event(property, name), on: receiver, call, at: site)
        return .nothing
      }
    }
  }

  /// The result of a closure in a property: `self.onSelect?(item)`.
  func fieldResult(
    _ name: String, of alternative: Alternative, _ call: Call, in frame: inout Frame
  ) -> AbstractValue? {
    guard case .instance(_, let fields) = alternative, let field = fields[name] else { return nil }
    let closures = field.alternatives.compactMap { alternative in
      if case .closure(let closure) = alternative { closure } else { nil }
    }
    guard !closures.isEmpty else { return nil }
    let property = alternative.type.flatMap { storedProperty(name, of: $0) }
    if let property, isOfStructure(property) {
      for closure in closures { noteCall(of: closure) }
    } else {
      _ = recordUse(
        ofClosure: name, in: AbstractValue(alternative), isSelf: true, call, &frame)
    }
    let types = property.map(parameterTypes(ofClosureIn:)) ?? []
    let arguments = arguments(of: call, in: &frame, as: types).map(\.value)
    return .any(closures.map { result(of: $0, arguments: arguments) })
  }

  /// Whether a property is one of a structure that is no view.
  private func isOfStructure(_ property: StoredProperty) -> Bool {
    isStructure(property.owner) && !isAppView(property.owner)
  }

  /// What the closures in a property make, if that is one screen or all of it is made in one file, as the rows of a table
  /// are: `navigation.push(makeDetail(item))`. An object that is no screen is known by the declared result:
  /// `makeCoordinator(router).start()`.
  ///
  /// What closures of a view make is part of the view that they are given to.
  func result(
    ofClosuresIn name: String, of receiver: AbstractValue, isSelf: Bool
  ) -> AbstractValue {
    let made = receiver.alternatives.compactMap { alternative -> AbstractValue? in
      guard let type = alternative.type, let property = storedProperty(name, of: type) else {
        return nil
      }
      return storedValue(
        of: PropertyRead(property: property.result, receiver: type, isSelf: isSelf))
    }
    let value = AbstractValue.any(made)
    // Of closures that several callers give, only one belongs to the object.
    if value.alternatives.count == 1 || Set(value.screens.map(\.made.location.path)).count == 1 {
      return value.opened
    }
    return AbstractValue.unknown.orInstance(of: object(madeByClosuresIn: name, of: receiver))
  }

  private func object(madeByClosuresIn name: String, of receiver: AbstractValue) -> TypeName? {
    for alternative in receiver.alternatives {
      guard let type = alternative.type, let property = storedProperty(name, of: type),
        let (declared, scope) = declaration(of: property),
        case .function(_, let result) = declared, let made = self.type(result, in: scope),
        let entry = index.declaredEntry(of: made), index.isObject(entry)
      else { continue }
      return made
    }
    return nil
  }

  /// Keeps the screens that closures make for what calls the property that holds them, and those that take the place of a
  /// closure, as arguments for `@autoclosure` do. A structure has its closures where it is copied to.
  func keepResults(of value: AbstractValue, in property: StoredProperty, of type: TypeName) {
    guard case .declared(let owner) = property.owner, index.types[owner].kind == .class else {
      return
    }
    let declared = declaration(of: property)?.type
    for alternative in value.alternatives {
      let made: AbstractValue
      switch alternative {
      case .closure(let closure) where declared?.returnsNothing != true:
        made = quietly { result(of: closure, arguments: []) }
      case .screen, .container:
        guard declared?.isFunction == true else { continue }
        made = AbstractValue(alternative)
      default: continue
      }
      let screens = made.alternatives.filter(\.isShown)
      if screens.isEmpty { continue }
      store(
        AbstractValue(alternatives: screens, isOpen: made.isOpen), in: property.result, of: type)
    }
  }

  /// Notes that a closure gets what is sent to a property, and evaluates it with that: with all, and with each case
  /// of an enumeration.
  ///
  /// - Parameters:
  ///   - count: The number of values that the closure gets.
  ///   - received: The closure's first argument for what is sent.
  func receive(
    from property: StoredProperty, of type: TypeName, by closure: ClosureValue, count: Int,
    as received: (AbstractValue) -> AbstractValue = { $0 }
  ) {
    note(closure, runsBy: .property(property))
    var arguments = (0..<count).map { sent(to: property.argument($0), of: type) }
    guard let first = arguments.first, arguments.contains(where: { !$0.isEmpty }) else { return }
    arguments = arguments.map { $0.isEmpty ? .unknown : $0 }
    func run(with value: AbstractValue, for event: String? = nil) {
      arguments[0] = received(value)
      _ = result(of: closure, arguments: arguments, for: event)
    }
    run(with: arguments[0])
    for name in caseNames(of: first) {
      let value = sent(to: property.argument(of: name), of: type)
      if value.isEmpty { continue }
      note(closure, for: name, runsBy: .event(property, name))
      run(with: value, for: name)
    }
  }

  /// The types of what closures in a property are called with, as far as they are declared.
  func parameterTypes(ofClosureIn property: StoredProperty) -> [TypeName?] {
    guard let (declared, scope) = declaration(of: property),
      case .function(let parameters, _) = declared
    else { return [] }
    return parameters.map { type($0, in: scope) }
  }

  /// The type of a property as it is declared, and the scope in which its names are resolved.
  func declaration(of property: StoredProperty) -> (type: TypeReference, scope: Frame)? {
    guard let variable = variable(property.name, declaredBy: property.owner),
      let type = variable.declaration.type
    else { return nil }
    return (type, Frame(owner: variable.owner, path: variable.path))
  }

  private func sent(to argument: StoredProperty, of type: TypeName) -> AbstractValue {
    storedValue(of: PropertyRead(property: argument, receiver: type, isSelf: false))
  }

  /// The names of all cases of the enumeration to which a value belongs.
  private func caseNames(of value: AbstractValue) -> [String] {
    for case .enumCase(let type, _, _) in value.alternatives {
      return index.entry(of: type).map { index.types[$0].cases.map(\.name) } ?? []
    }
    return []
  }
}

extension AbstractValue {
  /// The cases of an enumeration that the value can be; `nil` if it can be anything else.
  fileprivate var cases: [(name: String, value: AbstractValue)]? {
    guard !isOpen, !alternatives.isEmpty else { return nil }
    var cases: [(name: String, value: AbstractValue)] = []
    for alternative in alternatives {
      guard case .enumCase(_, let name, _) = alternative else { return nil }
      let value = AbstractValue(alternative)
      if let known = cases.firstIndex(where: { $0.name == name }) {
        cases[known].value = cases[known].value.joined(with: value)
      } else {
        cases.append((name, value))
      }
    }
    return cases
  }
}

extension StoredProperty {
  /// What the closures in the property return.
  fileprivate var result: StoredProperty { StoredProperty(owner: owner, name: "\(name)()") }

  /// The arguments with which a closure in the property is called.
  func argument(_ number: Int) -> StoredProperty {
    StoredProperty(owner: owner, name: "\(name)(\(number))")
  }

  /// The first arguments that are a case of an enumeration.
  fileprivate func argument(of event: String) -> StoredProperty {
    StoredProperty(owner: owner, name: "\(name)(.\(event))")
  }
}
