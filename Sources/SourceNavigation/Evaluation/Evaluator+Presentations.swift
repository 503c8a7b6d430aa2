import AppleFrameworks
import FlowModel
import SourceModel

extension Evaluator {
  /// The arguments of a call that presents them. What they do belongs to them.
  func presentedArguments(of call: Call, in frame: inout Frame) -> Arguments {
    presentationDepth += 1
    defer { presentationDepth -= 1 }
    return arguments(of: call, in: &frame, expecting: identifierType)
  }

  /// Evaluates what is in a list. Its rows are parts of the view that has the list, which shows what they present.
  func amongRows(_ isList: Bool, _ run: () -> AbstractValue) -> AbstractValue {
    guard isList else { return run() }
    let outer = presentationDepth
    presentationDepth = 0
    defer { presentationDepth = outer }
    return run()
  }

  /// The type of the identifier of a window.
  func identifierType(_ label: String) -> TypeName? {
    label == "id" ? .framework("String") : nil
  }

  /// The argument with the views that a call shows.
  func content(_ arguments: Arguments) -> AbstractValue {
    let labelled = arguments.last { $0.label.map(ViewCalls.contentLabels.contains) ?? false }
    let closure = arguments.last { $0.label == nil && $0.value.mayBeClosure }
    return (labelled ?? closure)?.value ?? .nothing
  }

  func present(
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
  func show(
    _ kind: SegueKind, _ content: AbstractValue, on base: [TypeName], at place: CallPlace
  ) {
    let shown = pages(in: content, of: source(base), at: place)
    guard !shown.isEmpty else { return }
    for view in shown {
      for part in view.attached where part != view.type {
        record(.include(part), at: place, receiver: view.type)
      }
    }
    if shown.count(where: \.isChoice) > Self.mostChoices {
      for view in shown.compactMap(\.type).unique { record(.choose(kind, view), at: place) }
      return
    }
    for case let controllers? in shown.map(\.controllers) {
      record(.move(kind, controllers), at: place, receiver: source(base))
    }
    let screens = shown.filter { $0.controllers == nil }.compactMap(\.type).unique.map {
      Alternative.screen(Screen(origin: .hosted($0), made: place))
    }
    if screens.isEmpty { return }
    record(
      .move(
        kind, AbstractValue(alternatives: screens, isOpen: shown.contains(where: \.isChoice))),
      at: place, receiver: source(base))
  }

  /// The views in a value that are shown as screens. A list that is made in place is none: it is a page of the view
  /// that has it, and its rows are parts of that view.
  private func pages(
    in value: AbstractValue, of whole: TypeName?, at place: CallPlace
  ) -> [Alternative] {
    let screens = made(in: value).filter(isScreen)
    for row in screens.filter(\.isRow).compactMap(\.type).unique {
      record(.include(row), at: place, receiver: whole)
    }
    let pages = screens.filter { !$0.isRow }
    for case .instance(let view, let fields) in pages { keepClosures(ofView: view, with: fields) }
    return pages.map(\.withoutContents)
  }

  /// The maximum number of views, made by objects, of which a view shows one and leads to each. One of more shows any
  /// view that nothing else shows.
  static let mostChoices = 4

  /// Shows the views that closures in a call build for an object of the app, which has them shown.
  func showBuilt(
    by call: Call, _ function: FunctionDeclaration, _ values: [AbstractValue], in frame: Frame
  ) {
    let matches = function.parameters.arguments(call.labels)
    let place = CallPlace(call: function.name, location: location(call.position, in: frame))
    for (parameter, (match, value)) in zip(function.parameters, zip(matches, values)) {
      // What a caller's own builder builds is shown where that is written.
      guard parameter.buildsView, let match, case .closure = call.arguments[match].value else {
        continue
      }
      show(.present, value, on: [], at: place)
    }
  }

  func source(_ base: [TypeName]) -> TypeName? {
    presentationDepth > 0 && base.count == 1 ? base[0] : nil
  }

  func answer(
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
        let argument = AbstractValue(.enumCase(type, item.name, []))
        let shown = quietly { .any(closures.map { result(of: $0, arguments: [argument]) }) }
        let views = pages(in: shown, of: source(base), at: place)
        if !views.isEmpty { found[item.name] = views.compactMap(\.type).unique }
      }
    }
    let shown = pages(in: content, of: source(base), at: place)
    if found.isEmpty, !shown.isEmpty { found[nil] = shown.compactMap(\.type).unique }
    // An object may hold the view that is shown for it, or make it.
    let isOfObject = type.flatMap(index.declaredEntry) != nil && !closures.isEmpty
    guard !found.isEmpty || isOfObject else { return }
    for case let controllers? in shown.map(\.controllers) {
      record(.move(.embed, controllers), at: place, receiver: source(base))
    }
    record(
      .answer(
        ViewAnswer(request: request, kind: kind, views: found, makers: closures, type: type)),
      at: place, receiver: source(base))
  }

  /// The maximum number of an enumeration's cases that are followed.
  private static let mostCases = 100

  func link(
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
      : arguments.first { $0.label == nil && $0.value.mayBeClosure }
    show(kind, destination?.value ?? .nothing, on: [], at: place)
    let isLabel = { (label: String?) in
      label == "label" || (label == nil && labels.contains("destination"))
    }
    return contents(of: arguments.filter { isLabel($0.label) }) ?? .nothing
  }

  func scene(
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
  /// The state that a binding is bound to.
  var state: ViewState? {
    for case .binding(let state) in alternatives { return state }
    return nil
  }
}
