import AppleFrameworks
import FlowModel
import SourceModel

/// What is assigned to names and properties.
extension Evaluator {
  func assign(
    _ expression: Expression, to target: Expression, at position: SourcePosition,
    in frame: inout Frame
  ) {
    let assigned = reference(expression, at: position, in: frame) ?? expression
    let expected =
      viewStateType(of: target, in: frame)
      ?? implicitType(expression, of: target, in: frame)
    let isShown = target.lastName.map { !NavigationCalls.anchors.contains($0) } ?? true
    let value =
      isShown
      ? self.value(of: assigned, expecting: expected, in: &frame)
      : quietly { self.value(of: assigned, expecting: expected, in: &frame) }
    if let property = target.lastName,
      NavigationCalls.kind(ofAssigning: property, toPopover: false) != nil
    {
      frame.show(expression)
    }
    switch target {
    case .name("self"):
      frame.selfValue = value
    case .name(let name):
      if frame.locals[name] != nil {
        // If only the declared type is known, the assigned value replaces it.
        let known = frame.locals[name]?.alternatives.allSatisfy(\.isPlaceholder) ?? true
        frame.locals[name] =
          known ? (expression.isState ? .nothing : value) : frame.locals[name]?.joined(with: value)
      } else {
        let property = property(named: name, of: frame.selfType)
        store(value, of: frame.selfType, as: property)
        requestBySetting(
          property, of: frame.selfValue, to: value,
          at: CallPlace(call: property, location: location(position, in: frame)))
        frame.assigned[property] = value
        if stack(property, value, expression, in: &frame) { return }
        assignProperty(property, of: frame.selfValue, value, at: position, in: frame)
      }
    case .member(let base, let name):
      if name == "view", fill(base, with: value, in: &frame) { return }
      let place = CallPlace(call: name, location: location(position, in: frame))
      if name == "rootView", rehost(base, with: value, at: place, in: &frame) { return }
      let owner = self.value(of: base, in: &frame)
      if let controller = expression.placedController(by: target) {
        recordPlacing(of: controller, at: place, in: frame)
      }
      if let setter = setter(of: name, of: base, owner, to: expression, at: position, in: frame) {
        _ = result(of: setter, expecting: nil, in: &frame)
      }
      for alternative in owner.alternatives { store(value, in: alternative, as: name) }
      requestBySetting(name, of: owner, to: value, at: place)
      if base == .name("self"), stack(name, value, expression, in: &frame) { return }
      // The children of a container that was made here move with the container.
      if !frame.isUnshown(base) || !owner.alternatives.contains(where: { $0.isContainer(self) }) {
        assignProperty(name, of: owner, called: base.lastName, value, at: position, in: frame)
      }
      if case .name("self") = base {
        frame.assigned[name] = value
        keep(value, as: name, in: &frame)
      } else {
        update(base, with: owner, name, value, in: &frame)
      }
    default:
      _ = self.value(of: target, in: &frame)
    }
  }

  /// The declared type of the constant or property to which `.init(…)` is assigned, or another member without a type, if
  /// that is a controller, and that of the elements of a list.
  private func implicitType(
    _ value: Expression, of target: Expression, in frame: Frame
  ) -> TypeName? {
    if value.isList { return elementType(of: target, in: frame) }
    guard case .call(let call) = value, case .implicitMember = call.callee else { return nil }
    var declared: TypeName?
    if case .name(let name) = target, let local = frame.locals[name] {
      declared = local.only.flatMap { $0.isPlaceholder ? $0.type : nil }
    } else if let variable = property(namedBy: target, in: frame) {
      declared = type(
        variable.declaration.type, in: Frame(owner: variable.owner, path: variable.path))
    }
    return declared.flatMap { isController($0) ? $0 : nil }
  }

  /// The call of the setter that a class of Objective-C declares: `self.page = page` is `[self setPage:page]`.
  private func setter(
    of property: String, of base: Expression, _ owner: AbstractValue, to value: Expression,
    at position: SourcePosition, in frame: Frame
  ) -> Call? {
    guard frame.isObjectiveC else { return nil }
    let name = "set" + property.prefix(1).uppercased() + property.dropFirst()
    let call = Call(
      callee: .member(base, name), arguments: [Argument(label: nil, value: value)],
      position: position)
    let isDeclared = owner.alternatives.lazy.compactMap(\.type).contains {
      method(name, call, of: $0, isStatic: false, isSuper: false, in: frame) != nil
    }
    return isDeclared ? call : nil
  }

  /// Stores a value in a property of an object that is being initialised, converted to the
  /// property's declared type.
  private func keep(_ value: AbstractValue, as property: String, in frame: inout Frame) {
    guard frame.isInitialiser else { return }
    let declared = frame.selfType.flatMap { declaredType(ofProperty: property, of: $0) }
    let kept = declared.map { value.taken(for: $0, self) } ?? value
    frame.selfValue = frame.selfValue.with(
      isTelling(kept, as: property) ? kept : nil, as: property)
  }

  /// Whether the assignment sets the stack of a navigation controller that is being made. Its
  /// children move with it.
  private func stack(
    _ property: String, _ value: AbstractValue, _ expression: Expression, in frame: inout Frame
  ) -> Bool {
    guard NavigationCalls.childProperties.contains(property), isStackMade(in: frame, expression)
    else { return false }
    frame.selfValue = AbstractValue(.container(value.elements))
    return true
  }

  /// Whether a call sets, or adds to, the stack of a navigation controller that is being made.
  func stack(
    _ kind: SegueKind, _ value: AbstractValue, by call: Call, in frame: inout Frame
  ) -> Bool {
    guard kind == .push || kind == .viewControllers, call.isOnSelf,
      let child = call.arguments.first,
      isStackMade(in: frame, child.value)
    else { return false }
    var children = value.elements
    if kind == .push, case .container(let others)? = frame.selfValue.alternatives.first {
      children = others + children
    }
    frame.selfValue = AbstractValue(.container(children))
    return true
  }

  /// Whether the object that is being initialised is a navigation controller for any screen.
  private func isStackMade(in frame: Frame, _ child: Expression) -> Bool {
    guard frame.isInitialiser, let type = frame.selfType,
      index.frameworkClass(of: type) == "UINavigationController"
    else { return false }
    return !givesOwnScreen(child, to: type)
  }

  /// Shows a screen that is added to the children of a container, or to those of one that is made here.
  ///
  /// - Returns: False if the list is not that of a container's children.
  func addChild(
    _ child: AbstractValue, to list: Expression, at position: SourcePosition, in frame: inout Frame
  ) -> Bool {
    guard let property = list.lastName, NavigationCalls.childProperties.contains(property),
      frame.locals[property] == nil
    else { return false }
    let owner: Expression = if case .member(let base, _) = list { base } else { .name("self") }
    if case .name(let local) = owner, frame.isUnshown(owner),
      case .container(let children)? = frame.locals[local]?.alternatives.first
    {
      frame.locals[local] = AbstractValue(.container(children + [child]))
    } else {
      assignProperty(
        property, of: value(of: owner, in: &frame), called: owner.lastName,
        AbstractValue(.array([child])), at: position, in: frame)
    }
    return true
  }

  /// Appends a value to a list.
  ///
  /// - Returns: False if the list is neither a local one nor that of a property of `self`.
  func append(
    _ element: AbstractValue, to list: Expression, _ known: AbstractValue, in frame: inout Frame
  ) -> Bool {
    if case .name(let local) = list, let known = frame.locals[local] {
      let known = known.elements.filter { $0.alternatives.contains { !$0.isPlaceholder } }
      // A list that a loop or a recursive call appends to again shows what it showed before.
      if !known.contains(where: { $0.includes(element) }) {
        frame.locals[local] = AbstractValue(.array(known + [element]))
      }
      return true
    }
    guard let name = list.ownName, known.alternatives.contains(where: \.isList) else {
      return false
    }
    store(
      AbstractValue(.array([element])), of: frame.selfType,
      as: property(named: name, of: frame.selfType))
    return true
  }

  /// The property that a bare name refers to. In Objective-C, that of an instance variable.
  func property(named name: String, of type: TypeName?) -> String {
    guard name.hasPrefix("_"), let type, declaringType(of: name, in: type) == nil else {
      return name
    }
    return name.withoutUnderscore
  }

  /// Updates a local object after an assignment such as `tabs.viewControllers = […]`.
  private func update(
    _ base: Expression, with owner: AbstractValue, _ name: String, _ value: AbstractValue,
    in frame: inout Frame
  ) {
    guard case .name(let local) = base, frame.made.contains(local) else { return }
    let isContainer = owner.alternatives.contains { $0.isContainer(self) }
    frame.locals[local] =
      isContainer && NavigationCalls.childProperties.contains(name)
      ? AbstractValue(.container(value.elements))
      : owner.with(isTelling(value, as: name) ? value : nil, as: name)
  }

  /// Stores a value that is assigned to a property of an object. If the object is a screen, only
  /// screens that it is to show, closures and objects such as delegates are stored.
  private func store(_ value: AbstractValue, in owner: Alternative, as name: String) {
    switch owner {
    case .instance(let type, _): store(value, of: type, as: name)
    case .screen(let screen) where value.alternatives.contains(where: isHandedOver):
      store(value, of: screen.type, as: name)
    default: break
    }
  }

  private func isHandedOver(_ alternative: Alternative) -> Bool {
    switch alternative {
    case .closure: true
    case .instance(.declared(let type), _):
      index.types[type].kind == .class || index.types[type].kind == .protocol
    default: alternative.isShown
    }
  }

  func store(_ value: AbstractValue, of type: TypeName?, as name: String) {
    guard let type else { return }
    let property = StoredProperty(owner: declaringType(of: name, in: type) ?? type, name: name)
    keepClosures(of: value, in: property, of: type)
    if isDeclared(value.withoutClosures, as: name, of: property.owner) { return }
    store(value, in: property, of: type)
  }

  /// Stores what may lead to a screen, or name one.
  func store(_ value: AbstractValue, in property: StoredProperty, of type: TypeName) {
    let value = value.asField.withoutClosures
    guard isTelling(value, as: property.name),
      value.alternatives.contains(where: { !$0.isBoolean })
    else { return }
    store(value, in: property, through: type)
  }

  /// Whether a value is no more precise than the declaration of its property.
  private func isDeclared(_ value: AbstractValue, as property: String, of owner: TypeName) -> Bool {
    guard value.alternatives.allSatisfy(\.isPlaceholder) else { return false }
    guard let variable = variable(property, declaredBy: owner),
      let declared = type(
        variable.declaration.type, in: Frame(owner: variable.owner, path: variable.path))
    else { return false }
    // An unknown controller is another one than those that are known.
    if isController(declared) { return false }
    if value.alternatives.allSatisfy({ $0.type == declared }) { return true }
    // A subclass of the declared class adds little information.
    guard case .declared(let id) = declared else { return false }
    return index.types[id].kind == .class
  }

  /// Whether the value of a property may lead to a screen, or name one.
  func isTelling(_ value: AbstractValue, as property: String) -> Bool {
    if value.isBlank { return false }
    return slices.relevance.followsText(of: property)
      || !value.alternatives.allSatisfy { $0.type == .framework("String") }
  }

  /// The ancestor of a type, or the type itself, that declares a property.
  func declaringType(of name: String, in type: TypeName) -> TypeName? {
    lineage(of: type).first { ancestor in
      index.entry(of: ancestor).map { index.types[$0].variables[name] != nil } ?? false
    }
  }

  /// The declared type of a property; `nil` if it is not declared in the app or inferred.
  func declaredType(ofProperty name: String, of type: TypeName) -> TypeName? {
    guard let owner = declaringType(of: name, in: type),
      let variable = variable(name, declaredBy: owner)
    else { return nil }
    return self.type(
      variable.declaration.type, in: Frame(owner: variable.owner, path: variable.path))
  }
}

extension String {
  /// The name of the property behind an Objective-C instance variable.
  var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }
}
