import AppleFrameworks
import FlowModel
import SourceModel

extension Evaluator {
  /// The result of a call of UIKit, AppKit, WatchKit or Foundation. Its moves are recorded as
  /// effects.
  func frameworkResult(
    of name: String, on receiver: AbstractValue, isSelf: Bool, _ call: Call,
    expecting expected: TypeName?,
    in frame: inout Frame
  ) -> AbstractValue? {
    recordUses(ofClosuresIn: call, in: frame)
    if let value = viewResult(of: name, on: receiver, isSelf: isSelf, call, in: &frame) {
      return value
    }
    if let made = objectiveCResult(of: name, on: receiver, call, expecting: expected, in: &frame) {
      return made
    }
    if registersScreen(name, call, in: frame) { return .unknown }
    let argumentType = sentType(name, call, in: frame) ?? .framework("String")
    // What is called may call a function that is named: `forEach(show)`, `sink(receiveValue: show)`.
    let arguments: Arguments = call.arguments.map { argument in
      let given = reference(argument.value, at: call.position, in: frame) ?? argument.value
      return (argument.label, value(of: given, expecting: argumentType, in: &frame))
    }
    handOverOwner(name, call, arguments, in: frame)
    if noteEvent(name, call, arguments, in: frame) {
      // A view that reacts to an event is still that view.
      return EventCalls.modifiers.contains(name) ? receiver : .unknown
    }
    recordTarget(of: call, arguments, in: frame)
    let labels = arguments.map(\.label)
    let place = CallPlace(call: name, location: location(call.position, in: frame))
    for case .type(let type) in arguments.lazy.flatMap(\.value.alternatives)
    where !FrameworkClasses.typeTests.contains(name) {
      // A framework makes objects of a class that it gets: `register(Cell.self, forCellReuseIdentifier: "cell")`.
      recordOffers(of: type, at: place, in: frame)
    }
    if NavigationCalls.isPerformance(name, labels: labels), let identifier = arguments.first {
      record(
        .perform(identifier.value), at: place, on: receiver, isSelf: isSelf, in: frame)
      return .nothing
    }
    if let movement = NavigationCalls.watchMovement(of: name, labels: labels) {
      let given = arguments[0].value
      let screens = (given.isUnknown ? [given] : given.elements).map { names in
        names.map { alternative in
          guard case .string(let name) = alternative else { return .unknown }
          return AbstractValue(.screen(Screen(origin: .named(name), made: place)))
        }
      }
      for screen in screens { record(.move(movement.kind, screen), at: place) }
      return .nothing
    }
    if let movement = NavigationCalls.movement(of: name, labels: labels) {
      if !isAlert(receiver) { move(movement, receiver, arguments, call, at: place, in: &frame) }
      return .nothing
    }
    if NavigationCalls.isClosing(name, labels: labels) {
      guard !isSelf || !answersOtherScreen(frame) else { return .nothing }
      record(.close, at: place, on: receiver, isSelf: isSelf, in: frame)
      return .nothing
    }
    for controller in call.placedControllers { recordPlacing(of: controller, at: place, in: frame) }
    if Self.listAdders.contains(name), let element = arguments.first?.value,
      case .member(let list, _) = call.callee,
      addChild(element, to: list, at: call.position, in: &frame)
        || append(element, to: list, receiver, in: &frame)
    {
      return .nothing
    }
    if case .member(let list, _) = call.callee, receiver.alternatives.contains(where: \.isList),
      Self.elementMethods.contains(name)
    {
      return element(of: list, receiver, in: frame)
    }
    if let screen = instantiated(name, on: receiver, arguments, at: place, expecting: expected) {
      return screen
    }
    if let nib = nib(name, arguments, at: place) { return nib }
    if let resolved = resolved(name, arguments, at: place) { return resolved }
    if !isSelf, case .type(let type)? = receiver.only, index.isSurelyController(type),
      !isSystem(type)
    {
      // A library's factory, such as `instantiate()`. On a controller class it may return a
      // controller.
      return AbstractValue(.screen(Screen(origin: .obtained(type), made: place)))
    }
    // In a view, a bare name is a function, such as `assertionFailure`. In an extension of all views, it is a modifier.
    let isFunction =
      frame.owner.map(index.isView) == true && call.callee == .name(name)
      && name.first?.isLowercase == true
    let base = isFunction ? .unknown : receiver
    if index.hasViews, let value = modified(base, by: call, arguments, at: place, in: frame) {
      return value
    }
    return result(of: name, on: base, arguments)
  }

  /// Records that the view of a controller is placed in another view.
  func recordPlacing(of controller: Expression, at place: CallPlace, in frame: Frame) {
    var frame = frame
    let value = quietly { self.value(of: controller, in: &frame) }
    if !value.screens.isEmpty { record(.move(.embed, value), at: place) }
  }

  private func record(
    _ action: Effect.Action, at place: CallPlace, on receiver: AbstractValue, isSelf: Bool,
    in frame: Frame
  ) {
    if isSelf {
      record(action, at: place, receiver: frame.selfType)
      return
    }
    for alternative in receiver.alternatives {
      switch alternative {
      case .relative(let name):
        record(
          action, at: place, receiver: frame.selfType,
          isOthers: name == "presentedViewController"
            || (action != .close && name != "navigationController"))
      case .instance(let type, _): record(action, at: place, receiver: type)
      case .screen(let screen):
        record(action, at: place, receiver: screen.type, isOthers: screen.type == nil)
      default: break
      }
    }
    if receiver.alternatives.isEmpty { record(action, at: place, isOthers: true) }
  }

  /// Whether the body is a method that a screen of the system or of a library calls on its delegate, which
  /// closes that screen. A delegate's method is named after the class that calls it.
  private func answersOtherScreen(_ frame: Frame) -> Bool {
    guard case .function(let id)? = activation.callable else { return false }
    let function = index.functions[id].declaration
    return function.parameters.contains { parameter in
      guard let type = type(parameter.type, in: frame), isController(type) else { return false }
      if isSystem(type) { return true }
      guard case .framework(let name) = type else { return false }
      return function.name.lowercased().hasPrefix(name.lowercased())
    }
  }

  /// Whether the receiver of a call is an alert, which can't show a screen.
  private func isAlert(_ receiver: AbstractValue) -> Bool {
    receiver.alternatives.contains { alternative in
      alternative.type.map { inherits($0, .framework("UIAlertController")) } ?? false
    }
  }

  private func move(
    _ movement: NavigationCalls.Movement, _ receiver: AbstractValue, _ arguments: Arguments,
    _ call: Call,
    at place: CallPlace, in frame: inout Frame
  ) {
    var subject =
      switch movement.subject {
      case .argument(let index): arguments[index].value
      case .receiver, .window: receiver
      }
    if movement.subject == .window,
      !subject.alternatives.contains(where: { $0.type.map(isController) ?? false })
    {
      recordUse(ofWindow: receiver, call, in: frame)
      return
    }
    if let property = NavigationCalls.property(
      ofSetter: place.call, labels: arguments.map(\.label))
    {
      let name: String? = if case .member(let base, _) = call.callee { base.lastName } else { nil }
      guard let shown = shown(subject, by: property, of: receiver, called: name) else { return }
      subject = shown
    }
    if stack(movement.kind, subject, by: call, in: &frame) { return }
    // The children of a container that was made here move with the container.
    if case .argument = movement.subject, case .member(.name(let local), _) = call.callee,
      frame.made.contains(local), let container = frame.locals[local]?.alternatives.first,
      container.isContainer(self),
      movement.kind == .push || movement.kind == .viewControllers || movement.kind == .addChild
    {
      let children =
        if case .container(let children) = container { children } else { [AbstractValue]() }
      frame.locals[local] = AbstractValue(.container(children + subject.elements))
      guard movement.kind == .push, frame.shown.contains(local) else { return }
    }
    for argument in call.arguments { frame.show(argument.value) }
    if case .argument(let index) = movement.subject, movement.kind == .viewControllers {
      subject = subject.without(.name("self"), in: call.arguments[index].value)
    }
    let presenter = presenter(
      movement, stackOwner(movement, call, in: frame) ?? receiver, of: call, in: frame)
    for element in subject.elements where !element.isEmpty {
      record(.move(movement.kind, element), at: place, receiver: presenter)
    }
    if subject.alternatives.isEmpty {
      record(.move(movement.kind, subject), at: place, receiver: presenter)
    }
  }

  /// The screen on which a move is called, if that is not `self`. What is pushed onto a container
  /// follows the screen that calls.
  ///
  /// A screen that is only made here has not been shown yet, unless a closure runs later.
  private func presenter(
    _ movement: NavigationCalls.Movement, _ receiver: AbstractValue, of call: Call, in frame: Frame
  ) -> TypeName? {
    let types = Set(receiver.alternatives.map(\.type))
    guard case .argument = movement.subject, !receiver.isOpen, types.count == 1,
      let type = types.first ?? nil, type != frame.selfType, case .declared = type,
      isController(type)
    else { return nil }
    let isContainer = index.frameworkClass(of: type).map(FrameworkClasses.isContainer) ?? false
    // What a screen shows on another one, the user sees on the screen that acts.
    let mayBeKept = !isContainer && frame.selfType.map(isController) != true
    let isOnScreen = !enclosingClosures.isEmpty || mayBeKept && frame.keepsReceiver(of: call)
    guard receiver.alternatives.contains(where: { $0.isObject || $0.isShown && isOnScreen }) else {
      return nil
    }
    return isContainer && movement.kind != .viewControllers ? nil : type
  }

  /// The screen that a function gets and on whose stack it pushes another one:
  /// `list.navigationController?.pushViewController(page)`.
  private func stackOwner(
    _ movement: NavigationCalls.Movement, _ call: Call, in frame: Frame
  ) -> AbstractValue? {
    guard movement.kind == .push,
      case .member(.member(.name(let screen), "navigationController"), _) = call.callee,
      case .function(let id)? = activation.callable,
      index.functions[id].declaration.parameters.contains(where: { $0.name == screen })
    else { return nil }
    return frame.locals[screen]
  }

  // MARK: - Storyboards and nibs

  private func instantiated(
    _ name: String, on receiver: AbstractValue, _ arguments: Arguments, at place: CallPlace,
    expecting expected: TypeName?
  ) -> AbstractValue? {
    let isInitial = NavigationCalls.initialInstantiations.contains(name)
    guard isInitial || NavigationCalls.instantiations.contains(name) else { return nil }
    var storyboards = receiver.alternatives.compactMap { alternative in
      if case .storyboard(let storyboard) = alternative { storyboard } else { nil }
    }
    if storyboards.isEmpty { storyboards = [.any] }
    let takenFor = expected.flatMap { isController($0) ? $0 : nil }
    var screens: [Alternative] = []
    var isOpen = receiver.isOpen && !receiver.alternatives.isEmpty
    let identifier = isInitial ? nil : arguments.first?.value
    for storyboard in storyboards {
      guard let identifier else {
        guard isInitial else { return nil }
        screens.append(
          screen(.scene(storyboard: storyboard, scene: .initial), takenFor, at: place))
        continue
      }
      isOpen = isOpen || identifier.isOpen
      for alternative in identifier.alternatives {
        if let origin = origin(of: alternative, in: storyboard) {
          screens.append(screen(origin, takenFor, at: place))
        } else {
          isOpen = true
        }
      }
    }
    if screens.isEmpty { screens = [screen(.unknownScene, takenFor, at: place)] }
    return AbstractValue(alternatives: screens, isOpen: isOpen && screens.count > 1)
  }

  private func origin(
    of identifier: Alternative, in storyboard: Destination.StoryboardName
  ) -> Screen.Origin? {
    switch identifier {
    case .string(let text): .scene(storyboard: storyboard, scene: .identified(text))
    case .accessor(let accessor):
      accessor.scene.map {
        .scene(storyboard: storyboard == .any ? accessor.storyboard ?? .any : storyboard, scene: $0)
      }
    default: nil
    }
  }

  /// A screen that the call makes.
  func screen(_ origin: Screen.Origin, _ expected: TypeName?, at place: CallPlace) -> Alternative {
    let screen = Screen(origin: origin, expected: expected, made: place)
    record(.make(screen), at: place)
    return .screen(screen)
  }

  /// Whether Swinject's `register(Page.self) { … }` says how a screen is made. It is made by what resolves it.
  private func registersScreen(_ name: String, _ call: Call, in frame: Frame) -> Bool {
    guard name == "register", call.arguments.contains(where: \.value.isClosure),
      case .member(.name(let type), "self")? = call.arguments.first?.value
    else { return false }
    return isController(self.type(named: type, in: frame))
  }

  /// The object that Swinject's `resolve(Type.self)` makes, or that a cast such as `unsafeBitCast(pointer, to: Type.self)`
  /// returns.
  private func resolved(_ name: String, _ arguments: Arguments, at place: CallPlace)
    -> AbstractValue?
  {
    if arguments.count == 2, arguments[1].label == "to", name.hasPrefix("unsafe"),
      case .type(let type)? = arguments[1].value.only
    {
      return arguments[0].value.taken(for: type, self).orInstance(of: type)
    }
    guard name == "resolve", case .type(let type)? = arguments.first?.value.only else { return nil }
    guard isController(type) else { return AbstractValue(.instance(type, [:])) }
    return AbstractValue(screen(.obtained(type), nil, at: place))
  }

  private func nib(_ name: String, _ arguments: Arguments, at place: CallPlace) -> AbstractValue? {
    guard ["loadNibNamed", "nibWithNibName"].contains(name), let first = arguments.first else {
      return nil
    }
    record(.loadNib(first.value), at: place)
    return .unknown
  }

  // MARK: - Texts, sequences, SwiftUI

  /// Methods that add an element to a list.
  private static let listAdders: Set = ["addObject", "append", "insert"]
  private static let mappings: Set = ["map", "compactMap", "flatMap"]
  /// Whether a method calls a function with each element of a list: `forEach`, or a library's `bk_map` or `asyncMap`.
  private static func usesElements(_ name: String) -> Bool {
    name == "enumerateObjectsUsingBlock"
      || ["map", "Map", "each", "Each"].contains(where: name.hasSuffix)
  }
  /// Methods that give an element of a list.
  private static let elementMethods: Set = [
    "first", "last", "randomElement", "min", "max", "popLast", "popFirst", "removeFirst",
    "removeLast", "remove",
  ]

  private func result(
    of name: String, on receiver: AbstractValue, _ arguments: Arguments
  ) -> AbstractValue {
    if Self.mappings.contains(name), receiver.alternatives.allSatisfy(\.isAnything),
      !receiver.isEmpty
    {
      // There may be any number of elements, and each gives what the closure does.
      let result = closureResults([.unknown], arguments)?.first ?? .unknown
      return result.isUnknown ? .unknown : AbstractValue(.array([result.opened])).opened
    }
    if NavigationCalls.configurations.contains(name), !receiver.alternatives.isEmpty,
      closureResults(receiver.alternatives.map { AbstractValue($0) }, arguments) != nil
    {
      return receiver
    }
    return receiver.map { alternative in
      switch alternative {
      case .string(let text):
        return result(of: name, on: text, arguments) ?? .unknown
      case .type(.framework("NSString")) where name == "stringWithFormat":
        return formatted(arguments)
      case .array(let elements):
        return result(of: name, onElements: elements, arguments)
      case .instance(let type, _)
      where isAppView(type) || inherits(type, .framework("View")) || type.isForeignView:
        // A SwiftUI view with a modifier is still that view.
        return AbstractValue(alternative)
      case .container, .screen, .instance(.declared, _):
        guard name == "flatMap" || name == "map" else { return .unknown }
        return closureResults([AbstractValue(alternative)], arguments)?.first ?? .unknown
      default:
        return .unknown
      }
    }
  }

  private func result(
    of name: String, onElements elements: [AbstractValue], _ arguments: Arguments
  ) -> AbstractValue {
    switch name {
    case _ where Self.usesElements(name):
      return closureResults(elements, arguments).map { AbstractValue(.array($0)) } ?? .unknown
    case "reversed", "sorted", "shuffled", "filter", "prefix", "suffix", "dropFirst", "dropLast":
      return AbstractValue(.array(elements))
    case "enumerated":
      return AbstractValue(.array(elements.map { AbstractValue(.tuple([.unknown, $0])) }))
    default: return .unknown
    }
  }

  /// What the first closure of a call makes of each element; `nil` if there is no closure.
  private func closureResults(
    _ elements: [AbstractValue], _ arguments: Arguments
  ) -> [AbstractValue]? {
    for case .closure(let closure) in arguments.flatMap(\.value.alternatives) {
      return elements.map { result(of: closure, arguments: [$0]) }
    }
    return nil
  }
}
