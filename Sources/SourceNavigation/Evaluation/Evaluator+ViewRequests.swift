import AppleFrameworks
import FlowModel
import SourceModel

extension Evaluator {
  // MARK: - Requests

  func open(_ arguments: Arguments, at place: CallPlace) {
    if arguments.isEmpty { record(.request(.settings, .nothing), at: place) }
    for argument in arguments {
      switch (argument.label, argument.value.only) {
      case ("id", .string(let id)?): record(.request(.window(id), .nothing), at: place)
      case ("value", _): request(argument.value, at: place)
      default: break
      }
    }
  }

  /// Records a request of what is shown for a value.
  func request(_ value: AbstractValue, at place: CallPlace) {
    for element in value.elements {
      for type in Set(element.alternatives.compactMap(\.type)).sorted(by: index.precedes) {
        record(.request(.value(type), element), at: place)
      }
    }
  }

  /// Records what a property that views are bound to is set to.
  func requestBySetting(
    _ name: String, of owner: AbstractValue, to value: AbstractValue, at place: CallPlace
  ) {
    guard index.hasViews, slices.relevance.isViewState(name), value.isThere != false,
      value.only != .boolean(false), !value.isEmpty || value.isThere == true
    else { return }
    for case .instance(let type, _) in owner.alternatives {
      guard case .declared = type, !isAppView(type) else { continue }
      if value.alternatives.contains(where: { if case .array = $0 { true } else { false } }) {
        request(value, at: place)
        continue
      }
      let property = StoredProperty(owner: declaringType(of: name, in: type) ?? type, name: name)
      record(.request(.state(property), value), at: place)
    }
  }

  /// The declared type of a property that views are bound to, or of its elements.
  func viewStateType(of target: Expression, in frame: Frame) -> TypeName? {
    guard index.hasViews, let name = target.lastName, slices.relevance.isViewState(name) else {
      return nil
    }
    return elementType(of: target, in: frame)
  }

  /// The declared type of a property, or of its elements.
  func elementType(of target: Expression, in frame: Frame) -> TypeName? {
    guard let variable = property(namedBy: target, in: frame) else { return nil }
    let scope = Frame(owner: variable.owner, path: variable.path)
    return switch variable.declaration.type {
    case .array(let element)?: self.type(element, in: scope)
    case .named("Dictionary", let arguments)? where arguments.count == 2:
      self.type(arguments[1], in: scope)
    case let reference: self.type(reference, in: scope)
    }
  }

  /// The property of the app that an expression names; `nil` for anything else, such as a local name.
  func property(namedBy expression: Expression, in frame: Frame) -> SourceIndex.VariableEntry? {
    guard let name = expression.lastName else { return nil }
    var inner = frame
    let owner: AbstractValue
    switch expression {
    case .member(let base, _): owner = quietly { value(of: base, in: &inner) }
    default: owner = frame.selfValue
    }
    return owner.alternatives.first?.type.flatMap { declaringType(of: name, in: $0) }
      .flatMap { variable(name, declaredBy: $0) }
  }

  /// Records what `path.append(…)` and `isShown.toggle()` request.
  ///
  /// - Returns: Whether the call is one of these.
  func requestsByState(
    _ name: String, _ call: Call, at place: CallPlace, in frame: inout Frame
  ) -> Bool {
    guard let state = call.changedState, let property = state.lastName,
      slices.relevance.isViewState(property), !isLocalList(state, in: frame)
    else { return false }
    if name == "toggle" {
      let owner: AbstractValue =
        if case .member(let base, _) = state { value(of: base, in: &frame) } else {
          frame.selfValue
        }
      requestBySetting(property, of: owner, to: AbstractValue(.boolean(true)), at: place)
      return true
    }
    let expected = viewStateType(of: state, in: frame)
    for argument in call.arguments {
      request(value(of: argument.value, expecting: expected, in: &frame), at: place)
    }
    return true
  }

  /// Whether an expression names a list of the body, and not a property to which views are bound.
  private func isLocalList(_ expression: Expression, in frame: Frame) -> Bool {
    guard case .name(let name) = expression, let local = frame.locals[name] else { return false }
    return local.alternatives.contains { if case .array = $0 { true } else { false } }
  }

  // MARK: - State

  /// The value of `$name`; `nil` if the name is no binding.
  func binding(named name: String, in frame: Frame) -> AbstractValue? {
    guard index.hasViews, name.isProjectedValue else { return nil }
    let property = String(name.dropFirst())
    var inner = frame
    let value = value(of: .name(property), in: &inner)
    if value.state != nil { return value }
    let owner = frame.locals[property] == nil ? frame.selfType : nil
    return AbstractValue(
      .binding(
        ViewState(owner: owner, name: property, type: value.alternatives.first?.type)))
  }

  /// The binding to a property of what a binding is bound to.
  func member(_ name: String, of state: ViewState) -> AbstractValue {
    if name == "wrappedValue" || name == "projectedValue" { return AbstractValue(.binding(state)) }
    if let type = state.type, let owner = declaringType(of: name, in: type),
      let entry = index.entry(of: owner), let variable = index.types[entry].variables[name]
    {
      let scope = Frame(owner: entry, path: index.variables[variable].path)
      let declared = index.variables[variable].declaration.type
      return AbstractValue(
        .binding(ViewState(owner: owner, name: name, type: self.type(declared, in: scope))))
    }
    var state = state
    state.caseName = name
    return AbstractValue(.binding(state))
  }

  /// Whether a request belongs to whoever calls an object that shows nothing itself.
  func isRelayed(_ effect: Effect, by callable: Callable) -> Bool {
    guard case .request = effect.action, let actor = callable.actor(in: index) else { return false }
    return !index.isView(actor) && !index.isController(index.known(actor))
  }
}

extension Evaluator {
  /// The views to which a modifier is applied themselves, and not to a container of them.
  func modifiedViews(of call: Call, _ receiver: AbstractValue, in frame: Frame) -> [TypeName] {
    guard let root = call.callee.modifiedRoot, isAppView(type(named: root, in: frame)) else {
      return []
    }
    return views(in: receiver)
  }
}

extension Expression {
  /// The name of the type whose value a chain of modifiers begins with: `A` in `A().b().c`.
  fileprivate var modifiedRoot: String? {
    guard case .member(.call(let call), _) = self else { return nil }
    if case .name(let name) = call.callee { return name }
    return call.callee.modifiedRoot
  }

  /// Whether it is a member of a view's presentation mode.
  var isPresentationMode: Bool {
    guard case .member(let base, _) = self else { return false }
    return base.lastName == "presentationMode" || base.isPresentationMode
  }
}
