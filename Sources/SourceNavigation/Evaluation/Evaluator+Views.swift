import AppleFrameworks
import FlowModel
import SourceModel

extension Evaluator {
  // MARK: - Views in values

  /// Whether a type is a SwiftUI view of the app.
  func isAppView(_ type: TypeName) -> Bool {
    guard case .declared(let id) = type else { return false }
    return index.isView(id)
  }

  /// The app's views that a value leads to, each once.
  func views(in value: AbstractValue) -> [TypeName] {
    shown(in: value).compactMap(\.type).unique
  }

  /// The app's views in a value, with those that are shown around them.
  func allViews(in value: AbstractValue) -> [TypeName] {
    let shown = shown(in: value)
    return (shown.compactMap(\.type) + shown.flatMap(\.attached)).unique
  }

  /// The app's views that a value leads to, as values without properties.
  private func shown(in value: AbstractValue) -> [Alternative] {
    value.alternatives.flatMap { alternative -> [Alternative] in
      switch alternative {
      case .instance(let type, let fields):
        guard isAppView(type) else { return [] }
        return [.instance(type, fields.filter { $0.key == Alternative.attachment })]
      case .enumCase(let type, _) where isAppView(type):
        // An enumeration of screens is shown as the view of its case.
        let frame = Frame(owner: index.entry(of: type), path: "")
        return shown(in: member("body", of: alternative, isSelf: false, in: frame))
      case .array(let values): return values.flatMap { shown(in: $0) }
      case .closure(let closure): return shown(in: result(of: closure, arguments: []))
      default: return []
      }
    }
  }

  /// Records that views are parts of what is shown by a view of the app, or by the one that is
  /// being evaluated.
  func include(_ views: [TypeName], in whole: TypeName?, at place: CallPlace, _ frame: Frame) {
    guard frame.selfType.map(hasParts) ?? false else { return }
    for view in views where view != whole {
      record(.include(view), at: place, receiver: whole)
    }
  }

  private func hasParts(_ type: TypeName) -> Bool {
    lineage(of: type).contains { ancestor in
      if case .framework(let name) = ancestor {
        ViewCalls.partTypes.contains(name) || name == "App"
      } else {
        false
      }
    }
  }

  // MARK: - Calls

  /// The result of a call of a modifier or an action of SwiftUI; `nil` if it is another call.
  func viewResult(
    of name: String, on receiver: AbstractValue, isSelf: Bool, _ call: Call,
    in frame: inout Frame
  ) -> AbstractValue? {
    guard index.hasViews else { return nil }
    let place = CallPlace(call: name, location: location(call.position, in: frame))
    if name == "dismiss", call.callee.isPresentationMode {
      record(.close, at: place, receiver: frame.selfType)
      return .nothing
    }
    if let modifier = ownModifier(name, on: receiver, call, in: &frame) { return modifier }
    if requestsByState(name, call, at: place, in: &frame) { return .nothing }
    guard let action = ViewCalls.action(of: name, labels: call.arguments.map(\.label)) else {
      return nil
    }
    let base = isSelf ? [] : modifiedViews(of: call, receiver, in: frame)
    switch action {
    case .present(let kind):
      let arguments = presentedArguments(of: call, in: &frame)
      present(kind, arguments, on: base, at: place)
      return receiver
    case .answer(let kind):
      let arguments = presentedArguments(of: call, in: &frame)
      guard case .type(let type)? = arguments.first(where: { $0.label == "for" })?.value.only else {
        show(kind, content(arguments), on: base, at: place)
        return receiver
      }
      answer(.value(type), kind, content(arguments), for: type, on: base, at: place)
      return receiver
    case .open:
      open(arguments(of: call, in: &frame), at: place)
      return .nothing
    case .link, .stack, .contain, .scene: return nil
    }
  }

  /// The result of a method that the app adds to all views.
  private func ownModifier(
    _ name: String, on receiver: AbstractValue, _ call: Call, in frame: inout Frame
  ) -> AbstractValue? {
    let view = TypeName.framework("View")
    guard let entry = index.entry(of: view), !index.functions(called: name, of: entry).isEmpty,
      !receiver.alternatives.contains(where: { alternative in
        alternative.type.map { inherits($0, view) } ?? false
      }),
      let function = method(name, call, of: view, isStatic: false, isSuper: false, in: frame)
    else { return nil }
    let value = apply(
      function, to: receiver, selfType: view, call, expecting: nil, in: &frame)
    return views(in: value).isEmpty ? receiver : value
  }

  /// The result of making a view or a scene of SwiftUI; `nil` for anything else.
  func viewConstruct(
    _ name: String, _ call: Call, at place: CallPlace, in frame: inout Frame
  ) -> AbstractValue? {
    guard index.hasViews else { return nil }
    if ViewCalls.primitives.contains(name) {
      for argument in call.arguments { _ = value(of: argument.value, in: &frame) }
      return .nothing
    }
    guard let action = ViewCalls.action(of: name, labels: call.arguments.map(\.label)) else {
      return nil
    }
    switch action {
    case .link(let kind): return link(kind, call, at: place, in: &frame)
    case .stack(let kind):
      let arguments = arguments(of: call, in: &frame)
      let destinations = arguments.filter { $0.label == "destination" }
      for destination in destinations {
        show(kind, destination.value, on: [], at: place)
      }
      let root = arguments.filter { $0.label != "destination" }
      return contents(of: root) ?? content(of: root)
    case .contain(let kind):
      let arguments = presentedArguments(of: call, in: &frame)
      for argument in arguments {
        for view in shown(in: argument.value) {
          show(kind, AbstractValue(view), on: [], at: place)
        }
      }
      return .nothing
    case .scene(let kind):
      let arguments = presentedArguments(of: call, in: &frame)
      scene(name, kind, arguments, at: place)
      return .nothing
    case .present, .answer, .open: return nil
    }
  }

  /// The views in what a container of a framework is made with; `nil` if there are none.
  func contents(of arguments: Arguments) -> AbstractValue? {
    guard index.hasViews else { return nil }
    let found = arguments.flatMap { shown(in: $0.value) }
    return found.isEmpty ? nil : AbstractValue(alternatives: found, isOpen: false)
  }

  /// The views in a container of SwiftUI of which the app has a namesake that is no view; `nil` for
  /// any other call.
  func contents(of arguments: Arguments, in call: Call) -> AbstractValue? {
    guard let name = call.name, ViewCalls.containers.contains(name),
      case .closure? = call.arguments.last?.value
    else { return nil }
    return contents(of: arguments)
  }

  /// A view of the app that is made with the given arguments. Where it is a frame around another
  /// one, it leads to that.
  func view(_ view: TypeName, _ arguments: Arguments, at place: CallPlace) -> AbstractValue {
    var given: [TypeName] = []
    for argument in arguments {
      if argument.label == "destination" {
        show(.push, argument.value, on: [], at: place)
      } else {
        given += allViews(in: argument.value)
      }
    }
    guard !given.isEmpty else { return AbstractValue(.instance(view, fields(arguments))) }
    let content = arguments.last {
      $0.label == "content" || ($0.label == nil && $0.value.isPlainClosure)
    }
    if let content, case let inner = views(in: content.value), inner.count == 1 {
      return AbstractValue(.view(inner[0], with: ([view] + given).unique))
    }
    return AbstractValue(.view(view, with: given.unique))
  }

  /// The result of a modifier that adds views to others; `nil` for any other call.
  func modified(
    _ receiver: AbstractValue, by call: Call, _ arguments: Arguments, at place: CallPlace,
    in frame: Frame
  ) -> AbstractValue? {
    if place.call == "navigationTitle" || place.call == "navigationBarTitle" {
      let base = modifiedViews(of: call, receiver, in: frame)
      if case .string(let title)? = arguments.first?.value.only {
        record(.title(title), at: place, receiver: base.count == 1 ? base[0] : nil)
      }
      return receiver
    }
    if receiver.alternatives.contains(where: { if case .array = $0 { true } else { false } }) {
      return nil
    }
    let added = arguments.flatMap { allViews(in: $0.value) }.unique
    guard !added.isEmpty else { return nil }
    let base = views(in: receiver)
    if base.isEmpty { return contents(of: arguments) }
    include(added, in: source(modifiedViews(of: call, receiver, in: frame)), at: place, frame)
    return receiver
  }

  // MARK: - Presentations

  /// The arguments of a call that presents them. What they do belongs to them.
  private func presentedArguments(of call: Call, in frame: inout Frame) -> Arguments {
    presentationDepth += 1
    defer { presentationDepth -= 1 }
    return arguments(of: call, in: &frame)
  }

  /// The argument with the views that a call shows.
  private func content(_ arguments: Arguments) -> AbstractValue {
    let labels: Set = ["content", "destination"]
    let labelled = arguments.last { $0.label.map(labels.contains) ?? false }
    let closure = arguments.last { argument in
      argument.label == nil
        && argument.value.alternatives.contains { if case .closure = $0 { true } else { false } }
    }
    return (labelled ?? closure)?.value ?? .nothing
  }

  private func present(
    _ kind: SegueKind, _ arguments: Arguments, on base: [TypeName], at place: CallPlace
  ) {
    let content = content(arguments)
    let states = arguments.compactMap(\.value.state)
    guard let state = states.first else {
      show(kind, content, on: base, at: place)
      return
    }
    if let property = shared(state) {
      answer(
        .state(property), kind, content, for: state.type, inCase: state.caseName, on: base,
        at: place)
    } else {
      show(kind, content, on: base, at: place)
    }
  }

  /// The property of an object that several views may share; `nil` for state of one view.
  private func shared(_ state: ViewState) -> StoredProperty? {
    guard let owner = state.owner, case .declared(let id) = owner,
      index.types[id].kind == .class, !isAppView(owner)
    else { return nil }
    return StoredProperty(owner: owner, name: state.name)
  }

  /// Records a move from the view that is being evaluated, or in a presentation, from the view to
  /// which the call is applied.
  private func show(
    _ kind: SegueKind, _ content: AbstractValue, on base: [TypeName], at place: CallPlace
  ) {
    let shown = shown(in: content)
    guard !shown.isEmpty else { return }
    for view in shown {
      for part in view.attached where part != view.type {
        record(.include(part), at: place, receiver: view.type)
      }
    }
    let screens = shown.compactMap(\.type).unique.map {
      Alternative.screen(Screen(origin: .hosted($0), made: place))
    }
    record(
      .move(kind, AbstractValue(alternatives: screens, isOpen: false)), at: place,
      receiver: source(base))
  }

  private func source(_ base: [TypeName]) -> TypeName? {
    presentationDepth > 0 && base.count == 1 ? base[0] : nil
  }

  private func answer(
    _ request: ViewRequest, _ kind: SegueKind, _ content: AbstractValue, for type: TypeName?,
    inCase caseName: String? = nil, on base: [TypeName], at place: CallPlace
  ) {
    var found: [String?: [TypeName]] = [:]
    let closures = content.alternatives.compactMap { alternative in
      if case .closure(let closure) = alternative { closure } else { nil }
    }
    if let type, let entry = index.entry(of: type), index.types[entry].kind == .enumeration {
      let cases = index.types[entry].cases.filter { caseName == nil || $0.name == caseName }
      for item in cases.prefix(Self.mostCases) {
        let argument = AbstractValue(.enumCase(type, item.name))
        let shown = quietly { .any(closures.map { result(of: $0, arguments: [argument]) }) }
        let views = views(in: shown)
        if !views.isEmpty { found[item.name] = views }
      }
    }
    if found.isEmpty, case let shown = views(in: content), !shown.isEmpty { found[nil] = shown }
    guard !found.isEmpty else { return }
    record(
      .answer(ViewAnswer(request: request, kind: kind, views: found)), at: place,
      receiver: source(base))
  }

  /// The maximum number of an enumeration's cases that are followed.
  private static let mostCases = 100

  private func link(
    _ kind: SegueKind, _ call: Call, at place: CallPlace, in frame: inout Frame
  ) -> AbstractValue {
    presentationDepth += 1
    let arguments = arguments(of: call, in: &frame)
    presentationDepth -= 1
    let labels = Set(arguments.compactMap(\.label))
    if let given = arguments.first(where: { $0.label == "value" || $0.label == "state" })?.value {
      request(given, at: place)
      return contents(of: arguments.filter { $0.label != "value" }) ?? .nothing
    }
    let destination =
      labels.contains("destination")
      ? arguments.first { $0.label == "destination" }
      : arguments.first { argument in
        argument.label == nil
          && argument.value.alternatives.contains { if case .closure = $0 { true } else { false } }
      }
    show(kind, destination?.value ?? .nothing, on: [], at: place)
    let isLabel = { (label: String?) in
      label == "label" || (label == nil && labels.contains("destination"))
    }
    return contents(of: arguments.filter { isLabel($0.label) }) ?? .nothing
  }

  private func scene(
    _ name: String, _ kind: SegueKind, _ arguments: Arguments, at place: CallPlace
  ) {
    let content = AbstractValue.any(arguments.map(\.value))
    let shown = views(in: content)
    show(kind, content, on: [], at: place)
    guard !shown.isEmpty else { return }
    var requests: [ViewRequest] = name == "Settings" ? [.settings] : []
    for argument in arguments {
      switch (argument.label, argument.value.only) {
      case ("id", .string(let id)?): requests.append(.window(id))
      case ("for", .type(let type)?): requests.append(.value(type))
      default: break
      }
    }
    for request in requests {
      record(
        .answer(ViewAnswer(request: request, kind: .show, views: [nil: shown])), at: place)
    }
  }
}

extension AbstractValue {
  /// Whether it is a closure without parameters.
  fileprivate var isPlainClosure: Bool {
    alternatives.contains { alternative in
      if case .closure(let closure) = alternative {
        closure.closure.parameters.isEmpty
      } else {
        false
      }
    }
  }

  /// The state that a binding is bound to.
  var state: ViewState? {
    for case .binding(let state) in alternatives { return state }
    return nil
  }
}

extension Alternative {
  /// The property under which a view keeps those that are shown around it.
  fileprivate static let attachment = "(attached)"

  /// A view, and others that are shown around it.
  fileprivate static func view(_ type: TypeName, with others: [TypeName]) -> Alternative {
    .instance(
      type, [attachment: AbstractValue(.array(others.map { AbstractValue(.type($0)) }))])
  }

  /// The views that are shown around a view.
  fileprivate var attached: [TypeName] {
    guard case .instance(_, let fields) = self,
      case .array(let types)? = fields[Self.attachment]?.only
    else { return [] }
    return types.compactMap { if case .type(let type)? = $0.only { type } else { nil } }
  }
}
