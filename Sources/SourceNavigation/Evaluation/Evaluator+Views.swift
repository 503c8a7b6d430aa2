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

  /// Whether a view is shown as a screen of its own: neither a modifier, nor an ornament, nor a frame of which the
  /// content is no view of the app, such as a stack of labels.
  func isScreen(_ view: Alternative) -> Bool {
    guard let type = view.type, !view.isFrame else { return false }
    if case .framework(let name) = type,
      ViewCalls.containers.contains(name) || ViewCalls.lists.contains(name)
    {
      return false
    }
    return !isAttached(type) && index.entry(of: type).map(index.ornaments.contains) != true
  }

  /// Whether a type is that of modifiers, or of other parts that are never shown alone.
  func isAttached(_ type: TypeName) -> Bool {
    lineage(of: type).containsFramework { ViewCalls.attachedTypes.contains($0) }
  }

  /// Whether a type is a structure of the app, which may hold views.
  func isStructure(_ type: TypeName) -> Bool {
    guard case .declared(let id) = type else { return false }
    return index.types[id].kind == .structure
  }

  /// The app's views that a value leads to, each once.
  func views(in value: AbstractValue) -> [TypeName] {
    shown(in: value).compactMap(\.type).unique
  }

  /// The app's views in a value that are shown as screens, each once.
  func screens(in value: AbstractValue) -> [TypeName] {
    shown(in: value).filter(isScreen).compactMap(\.type).unique
  }

  /// What an object makes. If it may be one of several objects, which are not views that are shown together, any
  /// view is that of one of them only.
  func made(_ value: AbstractValue, by object: AbstractValue) -> AbstractValue {
    guard object.alternatives.count > 1, views(in: object).isEmpty else { return value }
    return oneOfSeveral(value)
  }

  /// One of several values, of which the views are not shown together; `nil` if there is none.
  func oneOf(_ values: [AbstractValue]) -> AbstractValue? {
    values.count > 1 ? oneOfSeveral(.any(values)) : values.first
  }

  private func oneOfSeveral(_ value: AbstractValue) -> AbstractValue {
    guard index.hasViews, value.alternatives.count > 1 else { return value }
    return AbstractValue(
      alternatives: value.alternatives.map { $0.type.map(isAppView) == true ? $0.asChoice : $0 },
      isOpen: value.isOpen)
  }

  /// The app's views in a value, with those that are shown around them.
  func allViews(in value: AbstractValue) -> [TypeName] {
    let shown = shown(in: value)
    return (shown.compactMap(\.type) + shown.flatMap(\.attached)).unique
  }

  /// The app's views that a value leads to, as values without properties other than options.
  func shown(in value: AbstractValue) -> [Alternative] {
    made(in: value).map(\.withoutContents)
  }

  /// The views of the app in a value, with what they are made with.
  func made(in value: AbstractValue) -> [Alternative] {
    value.alternatives.flatMap { alternative -> [Alternative] in
      switch alternative {
      case .instance(let type, let fields):
        if isAppView(type) { return [alternative] }
        return isStructure(type)
          ? fields.sorted { $0.key < $1.key }.flatMap { made(in: $0.value) } : []
      case .enumCase(let type, _, _) where isAppView(type):
        // An enumeration of screens is shown as the view of its case.
        let frame = Frame(owner: index.entry(of: type), path: "")
        return made(in: member("body", of: alternative, isSelf: false, in: frame))
      case .array(let values): return values.flatMap { made(in: $0) }
      case .closure(let closure): return made(in: result(of: closure, arguments: []))
      default: return []
      }
    }
  }

  /// Records that views are parts of what is shown by a view of the app, or by the one that is
  /// being evaluated.
  func include(_ views: [TypeName], in whole: TypeName?, at place: CallPlace, _ frame: Frame) {
    guard mayHaveParts(frame.selfType) else { return }
    for view in views where view != whole {
      record(.include(view), at: place, receiver: whole)
    }
  }

  /// Whether a type is a screen, or is shown on one.
  func mayHaveParts(_ type: TypeName?) -> Bool {
    guard let type else { return false }
    return isController(type)
      || lineage(of: type).containsFramework { name in
        ViewCalls.partTypes.contains(name) || name == "App" || name.hasSuffix("View")
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
      open(arguments(of: call, in: &frame, expecting: identifierType), at: place)
      return .nothing
    case .link, .stack, .contain, .include, .scene: return nil
    }
  }

  /// The result of a method that the app adds to all views.
  private func ownModifier(
    _ name: String, on receiver: AbstractValue, _ call: Call, in frame: inout Frame
  ) -> AbstractValue? {
    let view = TypeName.framework("View")
    guard let entry = index.entry(of: view), !index.functions(called: name, of: entry).isEmpty,
      !receiver.alternatives.contains(where: { alternative in
        if case .type = alternative { return true }
        return alternative.type.map { inherits($0, view) } ?? false
      }),
      let function = method(name, call, of: view, isStatic: false, isSuper: false, in: frame)
    else { return nil }
    let value = apply(
      function, to: receiver, selfType: view, call, expecting: nil, in: &frame)
    return modified(receiver, into: value)
  }

  /// The result of a method that the app adds to all views: what it is called on, if it shows no others and
  /// makes no controller.
  func modified(_ receiver: AbstractValue, into value: AbstractValue) -> AbstractValue {
    views(in: value).isEmpty && !value.alternatives.contains(where: \.isShown) ? receiver : value
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
    case .include:
      let content = content(of: arguments(of: call, in: &frame))
      include(views(in: content), in: nil, at: place, frame)
      return .nothing
    case .scene(let kind):
      let arguments = presentedArguments(of: call, in: &frame)
      scene(name, kind, arguments, at: place)
      return .nothing
    case .open:
      _ = arguments(of: call, in: &frame)
      open([], at: place)
      return .nothing
    case .present, .answer: return nil
    }
  }

  /// The views in what a container of a framework is made with; `nil` if there are none.
  func contents(of arguments: Arguments) -> AbstractValue? {
    guard index.hasViews else { return nil }
    let found = arguments.flatMap { shown(in: $0.value) }
    return found.isEmpty ? nil : AbstractValue(alternatives: found, isOpen: false)
  }

  /// The arguments of a container, with the parts that its closure makes for an element if it makes one for
  /// each: `ForEach(Page.allCases) { page in page.view }`. If there may be other elements, nothing is known of one.
  func repeated(_ arguments: Arguments, by call: Call, in frame: Frame) -> Arguments {
    guard let name = call.name, ViewCalls.loops.contains(name), arguments.count > 1,
      let data = arguments.first, data.label == nil
    else { return arguments }
    let list = call.arguments[0].value
    // Nothing is known of what is added to a stored list later.
    let isGrowing = property(namedBy: list.source, in: frame).map(\.declaration).map {
      !($0.isConstant || $0.isComputed || $0.isStatic)
    }
    let element = element(of: list, isGrowing == true ? .unknown : data.value, in: frame)
    guard !element.isOpen else { return arguments }
    return arguments.map { label, value in
      let made = value.map { alternative in
        guard case .closure(let closure) = alternative else { return AbstractValue(alternative) }
        let each = result(of: closure, arguments: [element])
        return AbstractValue(alternatives: each.alternatives.map(\.asShown), isOpen: each.isOpen)
      }
      return (label, made)
    }
  }

  /// The views in a container of SwiftUI. Those in a list are parts of it; but a view that alone scrolls, or that is all that
  /// the list is made of, is the whole.
  func contents(
    of arguments: Arguments, in container: String, by call: Call
  ) -> AbstractValue? {
    let contents = contents(of: arguments)
    guard ViewCalls.lists.contains(container) else { return contents }
    let mayBeWhole = ViewCalls.scrolling.contains(container) || call.hasSoleView
    if mayBeWhole, contents?.alternatives.count == 1 { return contents }
    return contents?.map { AbstractValue($0.asRow) }
  }

  /// The views in a container of SwiftUI of which the app has a namesake that is no view; `nil` for
  /// any other call.
  func contents(of arguments: Arguments, in call: Call) -> AbstractValue? {
    guard let name = call.name, ViewCalls.containers.contains(name),
      case .closure? = call.arguments.last?.value
    else { return nil }
    return contents(of: arguments, in: name, by: call)
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
}
