import AppleFrameworks
import FlowModel
import SourceModel

extension Evaluator {
  /// - Parameter expected: The expected type, with which `.name` and generic results are resolved.
  func value(
    of expression: Expression, expecting expected: TypeName? = nil, in frame: inout Frame
  ) -> AbstractValue {
    guard beginStep() else { return .unknown }
    defer { endStep() }
    return evaluate(expression, expecting: expected, in: &frame)
  }

  private func evaluate(
    _ expression: Expression, expecting expected: TypeName?, in frame: inout Frame
  ) -> AbstractValue {
    switch expression {
    case .string(let text):
      return AbstractValue(.string(text))
    case .boolean(let value):
      return AbstractValue(.boolean(value))
    case .absent:
      return .absent
    case .concatenation(let parts):
      let values = parts.map { value(of: $0, in: &frame) }
      return .list(of: values) ?? .concatenation(values.map(text))
    case .name(let name):
      return self.value(named: name, in: frame)
    case .member(let base, let name):
      if base == .name("super"), let value = inheritedMember(name, in: frame) { return value }
      let isSelf = base.isSelf
      if isSelf, let given = given(name, in: frame) { return given }
      let object = value(of: base, in: &frame)
      let value = made(object.map { member(name, of: $0, isSelf: isSelf, in: frame) }, by: object)
      return value.orInstance(of: extendedType(of: name, in: object))
    case .implicitMember(let name):
      return implicitMember(name, expecting: expected, in: frame)
    case .call(let call):
      return result(of: call, expecting: expected, in: &frame)
    case .array(let elements):
      return list(of: elements, expecting: expected, in: &frame)
    case .tuple(let parts, let labels):
      return AbstractValue(.tuple(parts.map { value(of: $0, in: &frame) }, labels: labels))
    case .element(let sequence):
      return element(of: sequence, value(of: sequence, in: &frame), in: frame)
    case .associated(let base, let payload):
      return part(payload, of: value(of: base, in: &frame))
    case .cast(let base, .except(let reference)):
      let value = value(of: base, in: &frame)
      return type(reference, in: frame).map { value.without($0, self) } ?? value
    case .cast(let base, let reference):
      let type = self.type(reference, in: frame)
      let expected = expectedType(of: base, declaredAs: reference, in: frame)
      let value = value(of: base, expecting: expected, in: &frame)
      if let call = base.maker, let type, value.alternatives.isEmpty {
        // What a framework makes, such as a cell.
        let place = CallPlace(
          call: index.name(of: type), location: location(call.position, in: frame))
        recordOffers(of: type, at: place, in: frame)
      }
      return type.map { value.taken(for: $0, self) } ?? value
    case .choice(let choices):
      return .any(choices.map { value(of: $0, expecting: expected, in: &frame) })
    case .selection(let subject, let cases):
      let subject =
        subject.isPlain ? value(asked: subject, in: frame) : value(of: subject, in: &frame)
      let values = matching(subject, cases.map(\.patterns), in: frame).map {
        value(of: cases[$0].value, expecting: expected, in: &frame)
      }
      return .any(values)
    case .closure(let closure):
      return self.value(of: closure, in: frame)
    case .opaque([]):
      // A number or a selector is neither a screen nor a name of one.
      return .nothing
    case .opaque(let parts):
      for part in parts { _ = value(of: part, in: &frame) }
      return .unknown
    }
  }

  /// - Parameter expected: The type of an element. If none is expected, the first element tells that of the others, as in
  ///   `[Page.first, .second]`.
  private func list(
    of elements: [Expression], expecting expected: TypeName?, in frame: inout Frame
  ) -> AbstractValue {
    var expected = expected
    var values: [AbstractValue] = []
    for element in elements {
      let value = value(of: element, expecting: expected, in: &frame)
      if expected == nil, case .enumCase(let type, _, _)? = value.only { expected = type }
      values.append(value)
    }
    return AbstractValue(.array(values))
  }

  /// An element of a list. If nothing else is known of it, the declared type is.
  func element(
    of sequence: Expression, _ value: AbstractValue, in frame: Frame
  ) -> AbstractValue {
    if let (list, isNumbered) = sequence.listed, value.isUnknown {
      let element = element(of: list, value, in: frame)
      return isNumbered && !element.isUnknown
        ? AbstractValue(.tuple([.unknown, element])) : element
    }
    let element = value.map { alternative in
      switch alternative {
      // Nothing is known of what is added to an empty list later.
      case .array(let values) where !values.isEmpty: AbstractValue.any(values)
      case .type(let key) where sequence.isKey: keyedValue(of: key)
      default: .unknown
      }
    }
    guard element.isUnknown else { return element }
    if let type = elementType(of: sequence, in: frame), case .declared = type {
      return element.orInstance(of: type)
    }
    return element.orInstance(
      of: sequence.lastName.flatMap { extendedType(of: $0, isList: true, in: .unknown) })
  }

  /// The value of a closure. Its body is evaluated here, as any receiver may call it.
  private func value(of closure: Closure, in frame: Frame) -> AbstractValue {
    var captured = CapturedClosure(closure, in: frame, of: self)
    let result = result(of: captured, arguments: [])
    captured.returnsNothing = result.alternatives.isEmpty && !takesArguments(closure)
    return AbstractValue(.closure(.captured(captured)))
  }

  private func takesArguments(_ closure: Closure) -> Bool {
    !closure.parameters.isEmpty
      || slices.closures.mentions(of: closure).contains { $0.hasPrefix("$") }
  }

  /// - Parameter event: The name of the case that is sent to the closure; `nil` for any.
  func result(
    of closure: ClosureValue, arguments: [AbstractValue], for event: String? = nil
  ) -> AbstractValue {
    switch closure {
    case .captured(let captured): return result(of: captured, arguments: arguments, for: event)
    case .input(let input):
      run(input, arguments: arguments, for: event)
      return .unknown
    }
  }

  func result(
    of captured: CapturedClosure, arguments: [AbstractValue], for event: String? = nil
  ) -> AbstractValue {
    let call = ClosureCall(closure: captured, arguments: arguments, event: event)
    let home = captured.activation
    let isQuiet = isQuiet(home)
    if let known = home.result(of: call, isQuiet: isQuiet) { return known }
    var frame = captured.frame
    // The closure may be called after these are shown.
    frame.shown = frame.made
    let arguments = captured.closure.takesApart(arguments) ?? arguments
    for (index, parameter) in captured.closure.parameters.enumerated() {
      let declared = type(parameter.type, in: frame)
      let given = index < arguments.count ? arguments[index] : .unknown
      frame.locals[parameter.name] = given.orInstance(of: given.isUnknown ? declared : nil)
    }
    for (index, argument) in arguments.enumerated() { frame.locals["$\(index)"] = argument }
    return within(call) {
      descend {
        let outer = enclosingClosures
        enclosingClosures =
          captured.enclosing + [ClosureRun(closure: captured.closure.number, event: event)]
        run(captured.closure.body, in: &frame)
        enclosingClosures = outer
        home.keep(frame.returned, of: call, isQuiet: isQuiet)
        return frame.returned
      }
    }
  }

  // MARK: - Names

  private func value(named name: String, in frame: Frame) -> AbstractValue {
    switch name {
    case "self", "super": return frame.selfValue
    case "Self": return frame.selfType.map { AbstractValue(.type($0)) } ?? .unknown
    default: break
    }
    if let local = frame.locals[name] ?? given(name, in: frame) { return local }
    if let binding = binding(named: name, in: frame) { return binding }
    if let accessor = Accessor(root: name) { return AbstractValue(.accessor(accessor)) }
    if let generic = frame.generics[name] { return AbstractValue(.type(generic)) }
    if let value = property(property(named: name, of: frame.selfType), inScopeOf: frame) {
      return value
    }
    if let variable = index.fileVariable(named: name, near: frame.path) {
      return constant(variable, of: nil)
    }
    if let enumeration = index.enumeration(withCase: name) {
      return AbstractValue(.enumCase(index.known(enumeration), name, []))
    }
    let type = type(named: name, in: frame)
    if case .framework(let framework) = type, index.types(named: framework).isEmpty {
      // A framework's type, or an unknown name.
      return name.isCapitalized
        ? AbstractValue(.type(type))
        : AbstractValue.unknown.orInstance(of: extendedType(of: name, in: frame.selfValue))
    }
    return AbstractValue(.type(type))
  }

  /// The type of a framework's property, if the app extends it: `keyWindow` is a `UIWindow`. What the app declares there
  /// is followed then.
  ///
  /// - Parameter owner: The object that has the property. If its class declares one of this name, that is meant.
  private func extendedType(
    of property: String, isList: Bool = false, in owner: AbstractValue
  ) -> TypeName? {
    let types = NavigationCalls.types(of: property, isList: isList)
    if types.isEmpty { return nil }
    let isOwn = owner.alternatives.contains { alternative in
      alternative.type.flatMap { declaringType(of: property, in: $0) } != nil
    }
    return isOwn
      ? nil
      : types.lazy.map { .framework($0) }.first { [index] in index.entry(of: $0) != nil }
  }

  /// The value that the body has assigned to a property of `self`; `nil` if there is none.
  private func given(_ name: String, in frame: Frame) -> AbstractValue? {
    guard !frame.assigned.isEmpty,
      let value = frame.assigned[property(named: name, of: frame.selfType)],
      !value.alternatives.isEmpty
    else { return nil }
    return value.changeable
  }

  /// The value of a property of `self`, or of a static property of the enclosing types.
  private func property(_ name: String, inScopeOf frame: Frame) -> AbstractValue? {
    guard mayBeProperty(name, inScopeOf: frame) else { return nil }
    if frame.selfType != nil {
      for alternative in frame.selfValue.alternatives {
        let value = member(name, of: alternative, isSelf: true, in: frame)
        if !value.isUnknown { return value }
      }
    }
    guard let owner = frame.owner else { return nil }
    for type in index.scopes(of: owner, near: frame.path) {
      let value = member(name, of: .type(type), isSelf: false, in: frame)
      if !value.isUnknown { return value }
    }
    return nil
  }

  /// Whether a bare name can be a property: it is declared in scope or assigned in `self`.
  private func mayBeProperty(_ name: String, inScopeOf frame: Frame) -> Bool {
    for alternative in frame.selfValue.alternatives {
      switch alternative {
      case .instance(_, let fields): if fields[name] != nil { return true }
      case .type, .screen: break
      default: return true
      }
    }
    let question = Evaluator.ScopeQuestion(
      name: name, owner: frame.owner, selfType: frame.selfType)
    if let known = scopedNames[question] { return known }
    let isDeclared = isDeclared(name, inScopeOf: frame)
    scopedNames[question] = isDeclared
    return isDeclared
  }

  /// Members that app types inherit from framework types.
  private static let frameworkMembers = Set([
    "self", "storyboard", "class", "className", "window", "main",
  ]).union(NavigationCalls.relatives.keys)

  private func isDeclared(_ name: String, inScopeOf frame: Frame) -> Bool {
    if name.isCapitalized || Self.frameworkMembers.contains(name) { return true }
    let declares = { [index] (entry: Int) in
      index.types[entry].variables[name] != nil
        || index.types[entry].cases.contains(name)
        || index.types[entry].aliases[name] != nil
    }
    let inLineage = { [self] (type: TypeName) in
      entries(of: type).contains(where: declares)
    }
    if let selfType = frame.selfType, inLineage(selfType) { return true }
    guard let owner = frame.owner else { return false }
    return index.scopes(of: owner, near: frame.path).contains(where: inLineage)
  }

  /// The value of `.name` for an expected type. An AppKit identifier can have one of several types.
  func implicitMember(_ name: String, expecting expected: TypeName?, in frame: Frame)
    -> AbstractValue
  {
    guard let expected else { return .unknown }
    let value = member(name, of: .type(expected), isSelf: false, in: frame)
    guard value.isUnknown, case .framework = expected else { return value }
    for type in NavigationCalls.identifierTypes {
      let value = member(name, of: .type(.framework(type)), isSelf: false, in: frame)
      if !value.isUnknown { return value }
    }
    return value
  }
}

extension Call {
  /// Whether it makes a list of the elements of another one: `Array(pages)`.
  var copiesList: Bool {
    callee == .name("Array") && arguments.count == 1 && arguments[0].label == nil
  }
}

extension Closure {
  /// The parts of the tuple that a closure with several parameters gets; `nil` for any other arguments.
  fileprivate func takesApart(_ arguments: [AbstractValue]) -> [AbstractValue]? {
    guard parameters.count > 1, arguments.count == 1,
      case .tuple(let parts, _)? = arguments[0].only,
      parts.count == parameters.count
    else { return nil }
    return parts
  }
}

/// A call of a closure after the body that contains it has ended.
struct LateCall: Hashable {
  let call: ClosureCall
  /// Whether a call presents what the closure makes.
  let isPresented: Bool
}

/// A call of a closure. Repeated calls with equal arguments count once.
struct ClosureCall: Hashable {
  let closure: CapturedClosure
  let arguments: [AbstractValue]
  let event: String?
}

extension Expression {
  /// The list of which another one has the elements, and whether it has their numbers, too: `Array(pages.enumerated())`.
  var listed: (list: Expression, isNumbered: Bool)? {
    guard case .call(let call) = self else { return nil }
    if call.copiesList { return (call.arguments[0].value, false) }
    guard case .member(let list, "enumerated") = call.callee else { return nil }
    return (list, true)
  }

  /// The list that is at the base of others with its elements.
  var source: Expression { listed?.list.source ?? self }

  /// The call that makes the object, or that loads the nib which contains it.
  fileprivate var maker: Call? {
    switch self {
    case .call(let call): call
    case .element(.call(let call)) where call.loadsNib: call
    default: nil
    }
  }

  /// Whether it is `Key.self`.
  fileprivate var isKey: Bool { if case .member(_, "self") = self { true } else { false } }

  var isSelf: Bool {
    switch self {
    case .name("self"), .name("super"), .name("weakSelf"), .name("strongSelf"): true
    case .member(let base, "self"): base.isSelf
    default: false
    }
  }
}

extension Call {
  fileprivate var loadsNib: Bool {
    callee.lastName.map { NavigationCalls.isNibLoading($0, labels: arguments.map(\.label)) }
      ?? false
  }
}
