import AppleFrameworks
import SourceModel

extension Evaluator {
  /// Records that a call sends an event, or that it subscribes to one. What subscribers do, they do
  /// on behalf of the sender.
  ///
  /// - Returns: Whether the call sends or subscribes.
  func noteEvent(_ name: String, _ call: Call, _ arguments: Arguments, in frame: Frame) -> Bool {
    guard EventCalls.names.contains(name) else { return false }
    if EventCalls.observing.contains(name) {
      guard let notification = call.notification else { return false }
      observe(.notification(notification), call, arguments, in: frame)
      return true
    }
    if EventCalls.posting.contains(name) {
      guard let notification = call.notification else { return false }
      record(.notification(notification), on: nil, call, at: UseSite(frame))
      return true
    }
    guard let publisher = call.publisher, let event = event(of: publisher, in: frame) else {
      return false
    }
    if EventCalls.sending.contains(name) {
      if case .property(let property) = event.member {
        send(
          arguments.first.map { [$0.value] } ?? [], to: property, of: property.owner, on: nil, call,
          at: UseSite(frame))
      } else {
        record(event.member, on: nil, call, at: UseSite(frame))
      }
      return true
    }
    if EventCalls.passing.contains(name) {
      // The call has a result, which may be subscribed to.
      if publishes(event) { subscribe(arguments, to: event, by: name, in: frame) }
      return false
    }
    subscribe(arguments, to: event, by: name, in: frame)
    return true
  }

  /// Whether an event is one of a publisher, and not a value of any other property.
  private func publishes(_ event: Event) -> Bool {
    guard case .property(let property) = event.member else { return true }
    return declaration(of: property)?.type.name.map(EventCalls.publishes) ?? false
  }

  /// The type of what a call sends to a subject; `nil` if it sends nothing or the type is unknown.
  func sentType(_ name: String, _ call: Call, in frame: Frame) -> TypeName? {
    guard let place = EventCalls.sent(by: name), let publisher = call.publisher,
      case .property(let property)? = event(of: publisher, in: frame)?.member
    else { return nil }
    return type(ofArgument: place, of: property)
  }

  private func observe(
    _ notification: Member, _ call: Call, _ arguments: Arguments, in frame: Frame
  ) {
    for case .closure(let closure) in arguments.flatMap(\.value.alternatives) {
      note(closure, runsBy: notification)
    }
    guard let observer = arguments.first?.value,
      let selector = call.selector(labelled: EventCalls.observerSelector)
    else { return }
    recordTarget(observer, selector, call, by: notification, in: frame)
  }

  /// Records that a control or a gesture recogniser calls a method of its target.
  func recordTarget(of call: Call, _ arguments: Arguments, in frame: Frame) {
    guard let action = call.selector(labelled: EventCalls.targetSelector) else { return }
    let target =
      arguments.first { $0.label == "target" }?.value
      ?? (call.name == "addTarget" ? arguments.first?.value : nil)
    recordTarget(target ?? frame.selfValue, action, call, in: frame)
  }

  /// Records that a function of the app gives a control or a gesture recogniser the target and the method that it gets.
  ///
  /// - Parameter bound: The arguments. One that the function does not ask for is known by its declared type at most.
  func recordTarget(
    of call: Call, with bound: [(name: String, value: AbstractValue)], in frame: Frame
  ) {
    guard let action = call.targetSelector else { return }
    let target = bound.first { hasMethod(action, $0.value) }?.value
    recordTarget(target ?? frame.selfValue, action, call, in: frame)
  }

  private func hasMethod(_ name: String, _ value: AbstractValue) -> Bool {
    value.alternatives.compactMap(\.type).contains { type in
      entries(of: type).contains { !index.functions(called: name, of: $0).isEmpty }
    }
  }

  /// - Parameter user: What makes the call; `nil` for the body itself.
  private func recordTarget(
    _ target: AbstractValue, _ name: String, _ call: Call, by user: Member? = nil, in frame: Frame
  ) {
    for type in Set(target.alternatives.compactMap(\.type)) {
      for entry in entries(of: type) {
        guard let function = index.functions(called: name, of: entry).first else { continue }
        if user == nil, Callable.function(function).actor(in: index) == nil {
          // A method that the app adds to all controllers moves for each that it is a target of.
          var inner = frame
          let action = Call(
            callee: .member(.name("self"), name), arguments: [], position: call.position)
          _ = apply(
            function, to: AbstractValue(.instance(type, [:])), selfType: type, action,
            expecting: nil, in: &inner)
        } else {
          recordUse(of: function, on: type, call, by: user, at: UseSite(frame))
        }
        break
      }
    }
  }

  /// What an expression of Combine or RxSwift publishes.
  private struct Event {
    let member: Member
    /// Whether it is known what the subscribers get for a value that is sent.
    var isPlain = true
    /// The functions that are applied to a value that is sent, in order.
    var transforms: [ClosureValue] = []
  }

  /// - Parameter levels: How many properties that publish what another one does are followed.
  private func event(of expression: Expression, in frame: Frame, levels: Int = 4) -> Event? {
    switch expression {
    case .call(let call):
      if call.name == "publisher", let notification = call.notification {
        return Event(member: .notification(notification), isPlain: false)
      }
      guard case .member(let base, let name) = call.callee,
        var event = event(of: base, in: frame, levels: levels)
      else { return nil }
      if EventCalls.transforming.contains(name),
        case .closure(let function)? = call.arguments.first?.value
      {
        var inner = frame
        if case .closure(let transform)? = value(of: .closure(function), in: &inner).only {
          event.transforms.append(transform)
        } else {
          event.isPlain = false
        }
      } else if name.lowercased().hasSuffix("map") {
        event.isPlain = false
      }
      return event
    case .member(let base, let name):
      let value = value(asked: base, in: frame)
      for type in value.alternatives.compactMap(\.type) {
        if let event = event(ofProperty: name, of: type, levels) { return event }
      }
      return event(of: base, in: frame, levels: levels)
    case .name(let name):
      return frame.selfType.flatMap { event(ofProperty: name, of: $0, levels) }
    case .cast(let base, _): return event(of: base, in: frame, levels: levels)
    default: return nil
    }
  }

  /// What a property publishes: its own values, or those of the subject from which it is made.
  private func event(ofProperty name: String, of type: TypeName, _ levels: Int) -> Event? {
    guard let property = storedProperty(name.withoutDollar, of: type) else { return nil }
    let own = Event(member: .property(property))
    guard levels > 0, let variable = variable(property.name, declaredBy: property.owner),
      let source = variable.declaration.published
    else { return own }
    var scope = Frame(owner: variable.owner, path: variable.path)
    scope.selfType = type
    scope.selfValue = AbstractValue(.instance(type, [:]))
    return event(of: source, in: scope, levels: levels - 1) ?? own
  }

  private func subscribe(
    _ arguments: Arguments, to event: Event, by name: String, in frame: Frame
  ) {
    for case .closure(let closure) in arguments.flatMap(\.value.alternatives) {
      guard event.isPlain, case .property(let property) = event.member else {
        note(closure, runsBy: event.member)
        continue
      }
      let transformed = { [self] (sent: AbstractValue) in
        event.transforms.reduce(sent) { result(of: $1, arguments: [$0]) }
      }
      if event.transforms.isEmpty, let element = element(of: property) {
        _ = result(of: closure, arguments: [element])
      }
      receive(from: property, of: property.owner, by: closure, count: 1) { sent in
        let sent = transformed(sent)
        guard let field = EventCalls.field(givenBy: name) else { return sent }
        return AbstractValue(.instance(.framework("Context"), [field: sent]))
      }
    }
  }

  /// What a subject or stream in a property publishes by its declaration, such as `Driver<[Page]>`; `nil` if that is
  /// not a type of the app, or a list of one.
  private func element(of property: StoredProperty) -> AbstractValue? {
    guard let (declared, scope) = declaration(of: property),
      case .named(_, let arguments) = declared
    else { return nil }
    func instance(_ reference: TypeReference) -> AbstractValue? {
      guard let type = type(reference, in: scope), case .declared = type else { return nil }
      return AbstractValue(.instance(type, [:]))
    }
    switch arguments.first {
    case .array(let element)?: return instance(element).map { AbstractValue(.array([$0.opened])) }
    case let element?: return instance(element)
    case nil: return nil
    }
  }

  /// The type of a generic argument in the declaration of a property, such as `Subject<Step, Never>`; if the declaration
  /// has none, `nil`.
  private func type(ofArgument place: Int, of property: StoredProperty) -> TypeName? {
    guard let (declared, scope) = declaration(of: property),
      case .named(_, let arguments) = declared, place < arguments.count
    else { return nil }
    return type(arguments[place], in: scope)
  }
}

extension VariableDeclaration {
  /// The expression for what the property publishes, if it has none of its own.
  fileprivate var published: Expression? {
    switch isComputed ? body.last : value.map({ .return($0) }) {
    case .return(let source?): source.isChain ? source : nil
    default: nil
    }
  }

  /// The names of the subjects whose values the property publishes.
  var publishedNames: Set<String> {
    guard let type = type?.name, EventCalls.publishers.contains(type) else { return [] }
    return published?.chainNames.subtracting([name]) ?? []
  }
}

extension Call {
  /// The name of the notification in the arguments: of `Notification.Name.didLogIn`, it is `didLogIn`.
  var notification: String? {
    let labels: Set = ["name", "forName", "for"]
    let argument =
      arguments.first { labels.contains($0.label ?? "") }
      ?? (name == "postNotificationName" ? arguments.first : nil)
    return argument?.value.notificationName
  }

  /// The names of the subjects to which the call may subscribe a closure, or send a value.
  var eventNames: Set<String> {
    guard let name, EventCalls.names.contains(name) else { return [] }
    if EventCalls.observing.contains(name) || EventCalls.posting.contains(name) {
      return notification.map { ["notification \($0)"] } ?? []
    }
    return publisher?.chainNames ?? []
  }
}

extension Expression {
  fileprivate var notificationName: String? {
    switch self {
    case .string(let name), .implicitMember(let name), .name(let name): name
    case .member(let base, "rawValue"), .member(let base, "name"): base.notificationName
    case .member(_, let name): name
    case .call(let call): call.arguments.first?.value.notificationName
    default: nil
    }
  }

  /// Whether it is a property, or a chain of calls on one.
  fileprivate var isChain: Bool {
    switch self {
    case .name, .member: true
    case .call(let call): if case .member(let base, _) = call.callee { base.isChain } else { false }
    case .cast(let base, _): base.isChain
    default: false
    }
  }

  /// The names of the properties in a chain of members and calls.
  fileprivate var chainNames: Set<String> {
    switch self {
    case .call(let call):
      if call.name == "publisher", let notification = call.notification {
        return ["notification \(notification)"]
      }
      guard case .member(let base, _) = call.callee else { return [] }
      return base.chainNames
    case .member(let base, let name): return base.chainNames.union([name.withoutDollar])
    case .name(let name): return [name.withoutDollar]
    case .cast(let base, _): return base.chainNames
    default: return []
    }
  }
}

extension String {
  /// The name of the property behind a projected value.
  fileprivate var withoutDollar: String { hasPrefix("$") ? String(dropFirst()) : self }
}

extension Call {
  /// What is subscribed to or sends: a view that reacts to a publisher has it as an argument.
  fileprivate var publisher: Expression? {
    guard case .member(let base, let name) = callee else { return nil }
    return EventCalls.modifiers.contains(name) ? arguments.first?.value : base
  }
}
