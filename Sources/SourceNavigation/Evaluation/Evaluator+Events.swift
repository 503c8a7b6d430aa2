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
      record(event.member, on: nil, call, at: UseSite(frame))
      if case .property(let property) = event.member, let value = arguments.first?.value {
        store(value, in: property.argument(0), of: property.owner)
      }
      return true
    }
    subscribe(arguments, to: event, in: frame)
    return true
  }

  private func observe(
    _ notification: Member, _ call: Call, _ arguments: Arguments, in frame: Frame
  ) {
    for case .closure(let closure) in arguments.flatMap(\.value.alternatives) {
      note(closure, runsBy: notification)
    }
    guard let selector = arguments.first(where: { $0.label == "selector" })?.value,
      case .string(let name)? = selector.only, let observer = arguments.first?.value
    else { return }
    for type in Set(observer.alternatives.compactMap(\.type)) {
      for entry in lineage(of: type).compactMap(index.entry) {
        guard let function = index.functions(called: name, of: entry).first else { continue }
        let member = Callable.function(index.original(function))
        if isMover(member) {
          record(.body(member), on: type, call, by: notification, at: UseSite(frame))
        }
        break
      }
    }
  }

  /// What an expression of Combine or RxSwift publishes.
  private struct Event {
    let member: Member
    /// Whether the subscribers get the values that are sent.
    var isPlain = true
  }

  private func event(of expression: Expression, in frame: Frame) -> Event? {
    switch expression {
    case .call(let call):
      if call.name == "publisher", let notification = call.notification {
        return Event(member: .notification(notification), isPlain: false)
      }
      guard case .member(let base, let name) = call.callee, var event = event(of: base, in: frame)
      else { return nil }
      if name.lowercased().hasSuffix("map") { event.isPlain = false }
      return event
    case .member(let base, let name):
      let value = value(asked: base, in: frame)
      for type in value.alternatives.compactMap(\.type) {
        if let property = storedProperty(name.withoutDollar, of: type) {
          return Event(member: .property(property))
        }
      }
      return event(of: base, in: frame)
    case .name(let name):
      return frame.selfType.flatMap { storedProperty(name.withoutDollar, of: $0) }
        .map { Event(member: .property($0)) }
    case .cast(let base, _): return event(of: base, in: frame)
    default: return nil
    }
  }

  private func subscribe(_ arguments: Arguments, to event: Event, in frame: Frame) {
    for case .closure(let closure) in arguments.flatMap(\.value.alternatives) {
      note(closure, runsBy: event.member)
      guard event.isPlain, case .property(let property) = event.member else { continue }
      let sent = storedValue(
        of: PropertyRead(
          property: property.argument(0), receiver: property.owner, isSelf: false))
      if let element = sent.isEmpty ? element(of: property) : sent {
        _ = result(of: closure, arguments: [element])
      }
    }
  }

  /// What a subject or stream in a property publishes by its declaration, such as `Driver<[Page]>`; `nil` if that is
  /// not a type of the app, or a list of one.
  private func element(of property: StoredProperty) -> AbstractValue? {
    guard let variable = variable(property.name, declaredBy: property.owner),
      case .named(_, let arguments)? = variable.declaration.type
    else { return nil }
    let scope = Frame(owner: variable.owner, path: variable.path)
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
