import AppleFrameworks
import FlowModel
import SourceModel

extension Evaluator {
  func result(
    of call: Call, expecting expected: TypeName?, in frame: inout Frame
  ) -> AbstractValue {
    if followStep(of: call, in: &frame) { return .unknown }
    switch call.callee {
    case .member(let base, let name):
      if case .name("super") = base, name == "init" || name.hasPrefix("initWith") {
        return initialise(name, call, isSuper: true, in: &frame)
      }
      let isSelf = base.isSelf
      if isSelf, name == "init" {
        if case .type(let type)? = frame.selfValue.only {
          return construct(type, call, name, expecting: nil, in: &frame)
        }
        return initialise(name, call, isSuper: false, in: &frame)
      }
      if name == "init", case .name(let type) = base, isTypeName(type, in: frame) {
        return construct(
          self.type(named: type, in: frame), call, name, expecting: expected, in: &frame)
      }
      let receiver = value(of: base, in: &frame)
      return result(
        of: name, on: receiver, isSelf: isSelf, isSuper: base == .name("super"), call,
        expecting: expected, in: &frame)
    case .name(let name):
      return result(ofFunction: name, call, expecting: expected, in: &frame)
    case .implicitMember(let name):
      guard let expected else {
        _ = arguments(of: call, in: &frame)
        return .unknown
      }
      if name == "init" { return construct(expected, call, name, expecting: nil, in: &frame) }
      return result(
        of: name, on: AbstractValue(.type(expected)), isSelf: false, isSuper: false, call,
        expecting: expected, in: &frame)
    case .closure(let closure):
      let arguments = arguments(of: call, in: &frame)
      return result(
        of: CapturedClosure(closure, in: frame, of: self),
        arguments: arguments.map(\.value))
    default:
      let callee = value(of: call.callee, in: &frame)
      let arguments = arguments(of: call, in: &frame)
      return callee.map { alternative in
        guard case .closure(let closure) = alternative else { return .unknown }
        return result(of: closure, arguments: arguments.map(\.value))
      }
    }
  }

  /// The result of `name(…)`: a local closure, a type, a method of `self`, a global function, or a
  /// framework function.
  private func result(
    ofFunction name: String, _ call: Call, expecting expected: TypeName?, in frame: inout Frame
  ) -> AbstractValue {
    if let local = frame.localFunctions[name] {
      return result(ofLocal: local, call, in: &frame)
    }
    if let local = frame.locals[name] {
      let arguments = arguments(of: call, in: &frame).map(\.value)
      return local.map { alternative in
        switch alternative {
        case .closure(let closure): result(of: closure, arguments: arguments)
        // What a parameter marked `@autoclosure` gets.
        case _ where alternative.isShown: AbstractValue(alternative)
        default: .unknown
        }
      }
    }
    if name == "type", call.arguments.first?.label == "of" {
      return arguments(of: call, in: &frame)[0].value.map { alternative in
        alternative.type.map { AbstractValue(.type($0)) } ?? .unknown
      }
    }
    if name == "NSStringFromClass" || name == "NSStringFromSelector" {
      return arguments(of: call, in: &frame).first.map { text(of: $0.value) } ?? .unknown
    }
    if frame.selfType != nil || frame.owner != nil,
      let value = methodResult(
        name, on: frame.selfValue, isSelf: true, isSuper: false, call, expecting: expected,
        in: &frame)
    {
      return value
    }
    if recordUse(ofClosure: name, in: frame.selfValue, isSelf: true, call, &frame) {
      return result(ofClosuresIn: name, of: frame.selfValue, isSelf: true)
    }
    if let function = index.fileFunctions(named: name, near: frame.path)
      .first(where: { index.functions[$0].declaration.accepts(call.labels) })
    {
      return apply(function, to: .unknown, selfType: nil, call, expecting: expected, in: &frame)
    }
    if isTypeName(name, in: frame) {
      let type = type(named: name, in: frame)
      if frame.openGenerics.contains(name), isController(type) {
        _ = arguments(of: call, in: &frame)
        return AbstractValue(.instance(type, [:]))
      }
      return construct(type, call, "init", expecting: expected, in: &frame)
    }
    if let accessor = Accessor(root: name) { return AbstractValue(.accessor(accessor)) }
    let value = frameworkResult(
      of: name, on: frame.selfValue, isSelf: true, call, expecting: expected, in: &frame)
    return value ?? .unknown
  }

  private func isTypeName(_ name: String, in frame: Frame) -> Bool {
    if name == "Self" || frame.generics[name] != nil { return true }
    switch type(named: name, in: frame) {
    case .declared: return true
    case .framework: return name.isCapitalized
    }
  }

  /// The result of `receiver.name(…)`.
  private func result(
    of name: String, on receiver: AbstractValue, isSelf: Bool, isSuper: Bool, _ call: Call,
    expecting expected: TypeName?, in frame: inout Frame
  ) -> AbstractValue {
    if let value = methodResult(
      name, on: receiver, isSelf: isSelf, isSuper: isSuper, call, expecting: expected, in: &frame)
    {
      return value
    }
    if recordUse(ofClosure: name, in: receiver, isSelf: isSelf, call, &frame) {
      return result(ofClosuresIn: name, of: receiver, isSelf: isSelf)
    }
    return frameworkResult(
      of: name, on: receiver, isSelf: isSelf, call, expecting: expected, in: &frame) ?? .unknown
  }

  // MARK: - What the app declares

  /// The result of a method of the app; `nil` if no method matches.
  private func methodResult(
    _ name: String, on receiver: AbstractValue, isSelf: Bool, isSuper: Bool, _ call: Call,
    expecting expected: TypeName?, in frame: inout Frame
  ) -> AbstractValue? {
    let receiver = isSelf ? receiver.handedOver(index) : receiver
    var found: AbstractValue?
    for alternative in receiver.alternatives {
      beginAlternative(of: receiver)
      let value = methodResult(
        name, of: alternative, isSuper: isSuper, call, expecting: expected, in: &frame)
      endAlternative(of: receiver)
      guard let value else { continue }
      found = found.map { $0.joined(with: value) } ?? value
    }
    if found != nil, receiver.alternatives.count > 1 {
      recordOpenUse(of: name, on: receiver, call, at: UseSite(frame))
    }
    if receiver.alternatives.isEmpty, isSelf, let owner = frame.owner,
      let function = method(
        name, call, of: index.known(owner), isStatic: nil, isSuper: isSuper, in: frame)
    {
      return apply(
        function, to: receiver, selfType: frame.selfType, call, expecting: expected, in: &frame)
    }
    return found.map { made($0, by: receiver) }
  }

  private func methodResult(
    _ name: String, of alternative: Alternative, isSuper: Bool, _ call: Call,
    expecting expected: TypeName?,
    in frame: inout Frame
  ) -> AbstractValue? {
    switch alternative {
    case .type(let type):
      if let function = method(
        name, call, of: type, isStatic: true, isSuper: isSuper, in: frame)
      {
        return apply(
          function, to: AbstractValue(alternative), selfType: type, call, expecting: expected,
          in: &frame)
      }
      if let made = enumerationCase(named: name, of: type, call, in: &frame) { return made }
      if let value = objectiveCProperty(name, of: alternative, call, in: frame) { return value }
      // A nested type: `Outer.Inner()`.
      let nested = "\(index.name(of: type)).\(name)"
      if let entry = index.types(named: nested).first, name.isCapitalized {
        return construct(index.known(entry), call, "init", expecting: expected, in: &frame)
      }
      // A type qualified with its module: `Kit.Screen()`.
      if case .framework(let module) = type, let entry = index.type(named: name, inModule: module) {
        return construct(index.known(entry), call, "init", expecting: expected, in: &frame)
      }
      if case .framework = type, nested.wrapsText {
        return construct(.framework(nested), call, "init", expecting: expected, in: &frame)
      }
      return nil
    case .accessor(var accessor):
      accessor.append(name)
      return result(of: accessor, name, call, in: &frame)
    default:
      guard let type = alternative.type,
        let function = method(
          name, call, of: type, isStatic: false, isSuper: isSuper, in: frame)
      else {
        return fieldResult(name, of: alternative, call, in: &frame)
          ?? implementedResult(name, of: alternative, call, expecting: expected, in: &frame)
      }
      if isDefault(function, of: type) {
        if isDelegate(type) { return nil }
        let value = implementedResult(
          name, of: alternative, besides: function, call, expecting: expected, in: &frame)
        if let value { return value }
      }
      let receiver = AbstractValue(alternative)
      let value = apply(
        function, to: receiver, selfType: type, call, expecting: expected, in: &frame)
      let isModifier = index.functions[function].owner.map(index.known) == .framework("View")
      return isModifier ? modified(receiver, into: value) : value
    }
  }

  /// The result of a method of the actual type behind a value: a type that conforms to the value's
  /// protocol, or the framework class of a container.
  ///
  /// - Parameter fallback: The method of an extension of the protocol, which may pass on to that of a type. If no type has
  ///   one of its own, the result is `nil`.
  private func implementedResult(
    _ name: String, of alternative: Alternative, besides fallback: Int? = nil, _ call: Call,
    expecting expected: TypeName?, in frame: inout Frame
  ) -> AbstractValue? {
    var found: [(function: Int, type: TypeName)] = []
    var isReplaced = fallback == nil
    for type in typesBehind(alternative, in: frame) {
      let replaces = fallback.map { self.replaces($0, in: type) } ?? false
      isReplaced = isReplaced || replaces
      guard
        let function = method(name, call, of: type, isStatic: false, isSuper: false, in: frame)
          .map({ overload(of: $0, as: alternative.type, call) }),
        replaces && function == fallback || !found.contains(where: { $0.function == function })
      else { continue }
      found.append((function, type))
    }
    guard isReplaced else { return nil }
    // What does nothing, such as an object for previews, decides nothing.
    let acting = found.filter { !index.functions[$0.function].declaration.body.isEmpty }
    if !acting.isEmpty { found = acting }
    guard found.count <= Conformers.most || found.allSatisfy({ makesScreen($0.function) }) else {
      return nil
    }
    let results = found.map { function, type in
      let object =
        if case .container = alternative { alternative } else { Alternative.instance(type, [:]) }
      return possibly(found.count > 1) {
        apply(
          function, to: AbstractValue(object), selfType: type, call, expecting: expected, in: &frame
        )
      }
    }
    return oneOf(results)
  }

  private func replaces(_ fallback: Int, in type: TypeName) -> Bool {
    index.entry(of: type).map { overrides.hasOwn(.function(fallback), $0) } ?? false
  }

  /// Whether a function of a protocol's extension is what a type has that does not fulfil the protocol's requirement
  /// itself.
  func isDefault(_ function: Int, of type: TypeName) -> Bool {
    guard let owner = index.functions[function].owner, index.known(owner) == type,
      index.types[owner].kind == .protocol
    else { return false }
    let declaration = index.functions[function].declaration
    return index.functions(called: declaration.name, of: owner).contains { other in
      let requirement = index.functions[other].declaration
      return requirement.body.isEmpty && requirement.isCalled(like: declaration)
    }
  }

  /// The possible concrete types of a value whose static type is less precise.
  private func typesBehind(_ alternative: Alternative, in frame: Frame) -> [TypeName] {
    switch alternative {
    case .container: return FrameworkClasses.shown.map { .framework($0) }
    case .instance(let type, _):
      return isDelegate(type)
        ? []
        : index.conformers(to: type, seenFrom: frame.path, upTo: Conformers.mostMakers)
          .map(index.known)
    default: return []
    }
  }

  private func makesScreen(_ function: Int) -> Bool {
    let entry = index.functions[function]
    return makesScreen(
      entry.declaration.returnType, in: Frame(owner: entry.owner, path: entry.path))
  }

  /// Whether a protocol is one of delegates, which are the objects that are known to be assigned as one.
  func isDelegate(_ type: TypeName) -> Bool {
    let name = index.name(of: type)
    return name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }

  private func result(
    ofLocal function: FunctionDeclaration, _ call: Call, in frame: inout Frame
  ) -> AbstractValue {
    var inner = frame
    inner.returned = .nothing
    inner.isOver = false
    inner.localFunctions[function.name] = nil
    let declaredIn = frame
    let bound = bindings(call, to: function.parameters, &frame, declaredIn)
    for (name, value) in bound { inner.locals[name] = value }
    return descend {
      run(function.body, in: &inner)
      return inner.returned.orInstance(of: type(function.returnType, in: inner))
    }
  }

  /// Evaluates a call of an app function.
  func apply(
    _ id: Int, to receiver: AbstractValue, selfType: TypeName?, _ call: Call,
    expecting expected: TypeName?,
    in frame: inout Frame
  ) -> AbstractValue {
    let function = index.functions[id]
    let original = index.original(id)
    var inner = Frame(owner: function.owner, path: function.path)
    inner.selfValue = receiver
    inner.selfType = selfType
    inner.generics = genericArguments(of: call, to: function.owner, in: frame)
    // A closure may be called with a screen that the function makes.
    let handsOver =
      interest.isEffective(original)
      && call.arguments.contains { $0.value.isClosure || holdsClosure($0.value, frame) }
    let slice = slices.slice(of: .function(original))
    let matters =
      interest.moves(original) || interest.makesIdentified(original)
      || function.declaration.returnsAnyType
      || isTelling(function.declaration.returnType, in: inner) || handsOver
      || keepsScreen(function.declaration, original, slice, in: inner)
    let isFollowed =
      !function.declaration.body.isEmpty
      && (matters || !function.declaration.genericParameters.isEmpty)
    let bound = bindings(
      call, to: function.declaration.parameters, of: slice, isFollowed: isFollowed, &frame, inner)
    for (name, value) in bound { inner.locals[name] = value }
    recordTarget(of: call, with: bound, in: frame)
    if index.builderKeepers.contains(id) {
      showBuilt(by: call, function.declaration, bound.map(\.value), in: frame)
    }
    bindGenerics(of: function.declaration, bound, expecting: expected, in: &inner)
    let result = type(function.declaration.returnType, in: inner)
    guard isFollowed, matters else {
      recordUse(of: id, on: selfType, call, at: UseSite(frame))
      return AbstractValue.unknown.orInstance(of: result)
    }
    let context = CallContext(
      callable: .function(original), receiver: receiver, selfType: selfType,
      arguments: function.declaration.arguments(in: slice, inner.locals),
      generics: inner.generics, expectedResult: result, isPresented: presentationDepth > 0)
    let caller = UseSite(frame)
    let value = apply(
      context, at: location(call.position, in: frame),
      using: { recordUse(of: id, on: selfType, call, with: $0, at: caller) })
    if function.declaration.returnType == nil { return value }
    return result.map { value.taken(for: $0, self).orInstance(of: $0) }
      ?? value.labelled(as: function.declaration.returnType)
  }

  /// Whether a function may keep a screen that it gets, in a property that another one shows.
  private func keepsScreen(
    _ function: FunctionDeclaration, _ original: Int, _ slice: NavigationSlice, in frame: Frame
  ) -> Bool {
    guard interest.isEffective(original) else { return false }
    return function.parameters.contains { parameter in
      slice.mentions.contains(parameter.name)
        && type(parameter.type, in: frame).map(isController) == true
    }
  }
}
