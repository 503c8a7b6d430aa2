import AppleFrameworks
import FlowModel
import SourceModel

extension Evaluator {
  /// The maximum number of subclasses that a call of an abstract method may refer to. If there are
  /// more, all are ignored.
  private static let mostOverriders = 4
  /// The same for a method that an object calls on itself.
  private static let mostOwnOverriders = 64

  /// Records the call of a function by which another type may move on behalf of the caller.
  ///
  /// - Parameter run: What of the function runs with the arguments of the call.
  func recordUse(
    of function: Int, on receiver: TypeName?, _ call: Call,
    with run: UsedRun = .known(MemberRun()), by user: Member? = nil, makesReceiver: Bool = false,
    at site: UseSite
  ) {
    let member = Callable.function(index.original(function))
    if isMover(member), !isOwnScreen(receiver, at: site) {
      var use = Use(member: .body(member), receiver: receiver, run: run, by: user)
      use.makesReceiver = makesReceiver
      use.closures = origin(ofClosuresIn: call, to: function, at: site)
      use.stackKind = stacksOfBody?.kind(ofStackUsedBy: call)
      record(use, call, at: site)
      return
    }
    // An abstract method is one of its overrides. What an object calls on itself is that of its class.
    guard overrides.isOverridden(member) else { return }
    let overriders = overrides.overriders(of: member).filter(isMover)
    let most = receiver == site.selfType ? Self.mostOwnOverriders : Self.mostOverriders
    guard overriders.count <= most else { return }
    for overrider in overriders {
      _ = possibly(overriders.count > 1) {
        let type = overrider.owner(in: index).map(index.known)
        record(.body(overrider), on: type, call, at: site)
        return .nothing
      }
    }
  }

  /// The navigation controllers and windows that the body shows which is followed.
  var stacksOfBody: ShownStacks? {
    guard let callable = activation.callable else { return nil }
    if let known = shownStacks[callable] { return known }
    let stacks = ShownStacks(of: callable, in: index)
    shownStacks[callable] = stacks
    return stacks
  }

  /// Records that a framework may call the members of an object that is no screen.
  ///
  /// A class makes an object of itself for a particular caller only in a static function or a computed static property
  /// of Swift. In Objective-C, such a method mostly returns a shared object.
  ///
  /// - Parameters:
  ///   - call: The call that makes the object; `nil` if a framework makes it.
  ///   - name: The name of the initialiser.
  func recordOffers(
    of type: TypeName, by call: Call? = nil, _ name: String = "init", at place: CallPlace,
    in frame: Frame
  ) {
    if let owner = frame.owner, index.known(owner) == type, !makesForCaller() { return }
    guard case .declared(let entry) = type,
      interest.offeringNames.contains(index.types[entry].name.unqualified)
    else { return }
    let closures = call.map { origin(ofClosuresIn: $0, name, toMake: type, in: frame) }
    var replaced: Set<String> = []
    for ancestor in entries(of: type) {
      for member in interest.offers(of: ancestor) where !replaced.contains(member.name(in: index)) {
        var use = Use(member: .body(member), receiver: type)
        use.isImplied = true
        use.makesReceiver = true
        use.closures = closures ?? .caller
        record(.use(use), at: place)
      }
      replaced.formUnion(index.types[ancestor].functions.keys)
    }
  }

  /// Whether the body that is followed is a static member of Swift that is followed for each use.
  private func makesForCaller() -> Bool {
    guard let callable = activation.callable, callable.isStatic(in: index) else { return false }
    return !callable.isStored(in: index)
      && SourceLanguage(fileName: callable.path(in: index)) == .swift
  }

  private func origin(
    ofClosuresIn call: Call, _ name: String, toMake type: TypeName, in frame: Frame
  ) -> ClosureOrigin {
    if let initialiser = method(
      name, call, of: type, isStatic: name == "init" ? nil : false, isSuper: false, in: frame)
    {
      return origin(ofClosuresIn: call, to: initialiser, at: UseSite(frame))
    }
    let closures = call.arguments.filter { argument in
      argument.label.flatMap { storedProperty($0, of: type) }.map(holdsClosure) ?? false
    }
    return origin(ofClosures: closures.map(\.value), at: UseSite(frame))
  }

  private func origin(
    ofClosuresIn call: Call, to function: Int, at site: UseSite
  ) -> ClosureOrigin {
    guard call.arguments.contains(where: \.value.isPlain) else { return .caller }
    let owner = index.functions[function].owner
    let parameters = index.functions[function].declaration.parameters
    let matches = zip(parameters, parameters.arguments(call.labels))
    let closures = matches.compactMap { parameter, match -> Expression? in
      guard let match, index.mayBeFunction(parameter.type, in: owner) else { return nil }
      return call.arguments[match].value
    }
    return origin(ofClosures: closures, at: site)
  }

  private func origin(ofClosures closures: [Expression], at site: UseSite) -> ClosureOrigin {
    closures.filter(\.isPlain).map { closure in
      if case .name(let name) = closure, site.locals.contains(name) { .parameter } else { .other }
    }.max() ?? .caller
  }

  /// Whether a function may move, or make a screen for whom an object serves, and belongs to a type.
  func isMover(_ callable: Callable) -> Bool {
    guard case .function(let id) = callable, let actor = callable.actor(in: index) else {
      return false
    }
    return interest.moves(id) || (interest.isEffective(id) && index.isObject(actor))
  }

  /// Whether a screen calls itself. Its moves are its own anyway.
  private func isOwnScreen(_ receiver: TypeName?, at site: UseSite) -> Bool {
    guard let receiver, receiver == site.selfType else { return false }
    return isController(receiver)
  }

  /// Records that a call may also refer to objects of which only a protocol is known.
  func recordOpenUse(of name: String, on receiver: AbstractValue, _ call: Call, at site: UseSite) {
    for case .instance(.declared(let type), _) in receiver.alternatives
    where index.types[type].kind == .protocol
      && index.conformers(to: .declared(type), seenFrom: site.path).isEmpty
    {
      let requirement = StoredProperty(owner: .declared(type), name: name)
      record(.property(requirement), on: .declared(type), call, at: site)
    }
  }

  /// Records that a window of the app that is made elsewhere, such as a shared one, is shown with what its initialisers
  /// put on it.
  func recordUse(ofWindow window: AbstractValue, _ call: Call, in frame: Frame) {
    if case .member(.name(let local), _) = call.callee, frame.made.contains(local) { return }
    for case .instance(.declared(let type), _) in window.alternatives where type != frame.owner {
      for initialiser in index.functions(called: "init", of: type) {
        let member = Callable.function(initialiser)
        if isMover(member) { record(.body(member), on: .declared(type), call, at: UseSite(frame)) }
      }
    }
  }

  /// Records the call of a closure in a property, and what it is called with.
  ///
  /// - Returns: Whether the type has a property of that name. What is called on another view may be a modifier
  ///   with the name of a property of that view: `Row(padding: 4).padding(8)`.
  func recordUse(
    ofClosure name: String, in receiver: AbstractValue, isSelf: Bool, _ call: Call,
    _ frame: inout Frame
  ) -> Bool {
    // A framework's call has precedence, as for `dismiss` in the environment.
    if NavigationCalls.names.contains(name)
      || ViewCalls.action(of: name, labels: call.arguments.map(\.label)) != nil
    {
      return false
    }
    var isFound = false
    for alternative in receiver.alternatives {
      guard let type = alternative.type, let property = storedProperty(name, of: type),
        isSelf || !isAppView(type) || holdsClosure(property)
      else { continue }
      let types = parameterTypes(ofClosureIn: property)
      let values = isFound ? [] : arguments(of: call, in: &frame, as: types).map(\.value)
      isFound = true
      send(values, to: property, of: type, on: type, call, at: UseSite(frame))
    }
    return isFound
  }

  /// Records that a view has its own closures called by what it hands them on to: `Button("Next", action: onNext)`.
  func recordUses(ofClosuresIn call: Call, in frame: Frame) {
    guard let view = frame.selfType, isAppView(view) else { return }
    for argument in call.arguments {
      guard let name = argument.value.ownName, frame.locals[name] == nil,
        let property = storedProperty(name, of: view),
        declaration(of: property)?.type.isFunction == true
      else { continue }
      record(.property(property), on: view, call, at: UseSite(frame))
    }
  }

  /// Whether the declaration of a property leaves open that it holds a closure.
  private func holdsClosure(_ property: StoredProperty) -> Bool {
    guard let variable = variable(property.name, declaredBy: property.owner) else { return false }
    return switch variable.declaration.type {
    case .function?, nil: true
    case .named?, .metatype?, .array?, .tuple?, .except?: false
    }
  }

  /// - Parameter user: The member that makes the use, if it is not the body's own.
  func record(
    _ member: Member, on receiver: TypeName?, _ call: Call,
    with run: UsedRun = .known(MemberRun()), by user: Member? = nil, at site: UseSite
  ) {
    record(Use(member: member, receiver: receiver, run: run, by: user), call, at: site)
  }

  private func record(_ use: Use, _ call: Call, at site: UseSite) {
    let place = CallPlace(
      call: call.callee.lastName ?? "", location: call.position.location(in: site.path))
    record(.use(use), at: place)
  }

  /// Notes the objects that are made for a screen, and with which it is made.
  func noteEquipment(
    of type: TypeName, _ call: Call, _ values: [AbstractValue], to initialiser: Int,
    in frame: Frame
  ) {
    guard case .declared(let screen) = type, isController(type) else { return }
    let parameters = index.functions[initialiser].declaration.parameters
    for (match, value) in zip(parameters.arguments(call.labels), values) {
      guard let match, isMade(call.arguments[match].value, in: frame) else { continue }
      for case .declared(let object) in value.alternatives.compactMap(\.type)
      where index.known(object) != frame.selfType && index.isModel(object) {
        let place = CallPlace(
          call: index.name(of: type), location: location(call.position, in: frame))
        activation.trace.note(Equipment(screen: screen, object: object, place: place))
      }
    }
  }

  /// Notes the objects of which a view gets what stands for them, a type that their class declares:
  /// `Page(context: model.context)`.
  func noteModels(of view: TypeName, _ call: Call, _ given: Arguments, in frame: Frame) {
    guard case .declared(let screen) = view else { return }
    for (argument, (_, value)) in zip(call.arguments, given) {
      let parts = value.alternatives.compactMap { $0.type.flatMap(index.declaredEntry) }
        .map { index.types[$0].name }.filter { $0.contains(".") }
      guard case .member(let owner, _) = argument.value, !owner.isSelf, !parts.isEmpty else {
        continue
      }
      var frame = frame
      for type in quietly({ self.value(of: owner, in: &frame) }).alternatives.compactMap(\.type) {
        guard case .declared(let object) = type, index.isModel(object),
          entries(of: type).contains(where: { entry in
            parts.contains { $0.hasPrefix(index.types[entry].name + ".") }
          })
        else { continue }
        let place = CallPlace(
          call: index.name(of: view), location: location(call.position, in: frame))
        activation.trace.note(Equipment(screen: screen, object: object, place: place))
      }
    }
  }

  /// Notes the screens with which a container of the app is made. Its screens stand for it, and so lead to what it
  /// shows itself.
  func noteContents(of container: TypeName, _ made: AbstractValue, at place: CallPlace) {
    guard case .declared(let object) = container else { return }
    for case .container(let children) in made.alternatives {
      for case .declared(let screen) in children.lazy.flatMap(\.screens).compactMap(\.type)
      where screen != object {
        activation.trace.note(Equipment(screen: screen, object: object, place: place))
      }
    }
  }

  /// Whether an object is made where it is used, or just before.
  private func isMade(_ expression: Expression, in frame: Frame) -> Bool {
    switch expression {
    case .call: true
    case .name(let name): frame.locals[name] != nil
    default: false
    }
  }

  /// Notes that a closure runs when a member is used.
  ///
  /// - Parameter event: The name of the case for which it runs then; `nil` for any.
  func note(_ closure: ClosureValue, for event: String? = nil, runsBy member: Member) {
    switch closure {
    case .captured(let captured):
      let number = captured.closure.number
      if number > 0 {
        activation.trace.note(
          ClosureRun(closure: number, event: event), of: captured.frame.owner, by: member)
      }
    case .input(let input): keep(input, for: event, by: member)
    }
  }

  /// Notes the closures in a value that is stored in a property, and evaluates them with what the
  /// property is called with.
  func keepClosures(of value: AbstractValue, in property: StoredProperty, of type: TypeName) {
    for case .closure(let closure) in value.alternatives {
      let count =
        switch closure {
        case .captured(let captured): captured.closure.parameters.count
        case .input: parameterTypes(ofClosureIn: property).count
        }
      receive(from: property, of: type, by: closure, count: max(count, 1))
    }
    keepResults(of: value, in: property, of: type)
  }

  /// Notes the closures with which an object is initialised that has no initialiser of its own.
  func keepClosures(in arguments: Arguments, of type: TypeName) {
    for argument in arguments {
      guard let label = argument.label, let property = storedProperty(label, of: type) else {
        continue
      }
      keepClosures(of: argument.value, in: property, of: type)
    }
  }

  /// The property of a type that can be assigned, and that the type or an ancestor declares.
  func storedProperty(_ name: String, of type: TypeName) -> StoredProperty? {
    guard let owner = declaringType(of: name, in: type), let entry = index.entry(of: owner),
      let variable = index.types[entry].variables[name]
    else { return nil }
    return Callable.variable(variable).storedProperty(in: index)
  }
}
