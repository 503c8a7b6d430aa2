import AppleFrameworks
import FlowModel
import SourceModel

/// Views of the app that a call makes.
extension Evaluator {
  /// A view of the app that is made with the given arguments. Where it is a frame around another
  /// one, it leads to that.
  func view(_ view: TypeName, _ arguments: Arguments, at place: CallPlace) -> AbstractValue {
    var given: [TypeName] = []
    for argument in arguments {
      if let kind = presentation(of: argument, among: arguments, by: view) {
        show(kind, argument.value, on: [], at: place)
      } else if !isDelegate(argument, among: arguments, of: view) {
        given += allViews(in: argument.value)
      }
    }
    let isFrame = isFrame(view)
    guard !given.isEmpty else {
      if isFrame,
        arguments.contains(where: { $0.label == nil && $0.value.isPlainClosure })
          || frameContent(among: arguments, of: view) != nil
      {
        return AbstractValue(.frame(view))
      }
      var fields = fields(arguments)
      if let last = arguments.last, last.label == nil, last.value.holdsClosures {
        for property in properties(of: view, getting: last, among: arguments)
        where fields[property] == nil {
          fields[property] = last.value.asField
        }
      }
      return chosen(by: view, fields) ?? AbstractValue(.instance(view, fields))
    }
    let content =
      arguments.last {
        !makesRows($0, among: arguments, of: view)
          && ($0.label == "content"
            || ($0.label == nil && ($0.value.isPlainClosure || isGeneric(view))))
      } ?? frameContent(among: arguments, of: view)
      ?? (isFrame && arguments.count == 1 ? arguments[0] : nil)
    let choices = content.map { self.choices(in: $0.value) } ?? []
    let wrappers = wrappers(in: arguments)
    guard !choices.isEmpty, !isAttached(view), !hasOptionalContent(view),
      isFrame || wrappers.isEmpty
    else {
      for case let controllers? in wrappers.map(\.controllers) {
        record(.move(.embed, controllers), at: place, receiver: view)
      }
      return AbstractValue(.view(view, with: given.unique))
    }
    let around = [view] + given.filter { !choices.contains($0) }
    return AbstractValue(
      alternatives: choices.map { choice in
        wrappers.first { $0.type == choice } ?? .view(choice, with: around.unique)
      }, isOpen: false)
  }

  /// How a view or a modifier shows what it is made with as another screen; `nil` if it does not.
  private func presentation(
    of argument: Arguments.Element, among arguments: Arguments, by view: TypeName
  ) -> SegueKind? {
    let known = index.entry(of: view).flatMap { index.presentedProperties[$0] } ?? [:]
    let kind = properties(of: view, getting: argument, among: arguments).lazy
      .compactMap { known[$0] }.first
    return kind ?? (argument.label == "destination" ? .push : nil)
  }

  /// Whether a view asks an argument by a protocol of the app, and does not show it.
  private func isDelegate(
    _ argument: Arguments.Element, among arguments: Arguments, of view: TypeName
  ) -> Bool {
    let types = properties(of: view, getting: argument, among: arguments).compactMap {
      declaredType(ofProperty: $0, of: view)
    }
    return !types.isEmpty
      && types.allSatisfy { type in
        guard case .declared(let entry) = type else { return false }
        return index.types[entry].kind == .protocol && !inherits(type, .framework("View"))
      }
  }

  /// The properties of a view that get an argument, in the order of their names.
  private func properties(
    of view: TypeName, getting argument: Arguments.Element, among arguments: Arguments
  ) -> [String] {
    let makers = index.entry(of: view).flatMap { index.viewMakers[$0] }
    return makers?.properties(
      getting: argument.label, isClosure: argument.value.mayBeClosure,
      besides: arguments.map(\.label)
    ).sorted() ?? []
  }

  /// Whether an argument makes the rows of a list, and not what the view shows besides.
  private func makesRows(
    _ argument: Arguments.Element, among arguments: Arguments, of view: TypeName
  ) -> Bool {
    guard let rows = index.entry(of: view).flatMap({ index.viewMakers[$0] })?.rows, !rows.isEmpty
    else { return false }
    return properties(of: view, getting: argument, among: arguments).contains(where: rows.contains)
  }

  /// The argument that a view is, with modifiers; `nil` if it is something of its own.
  private func frameContent(
    among arguments: Arguments, of view: TypeName
  ) -> Arguments.Element? {
    guard let content = index.entry(of: view).flatMap({ index.frameContents[$0] }) else {
      return nil
    }
    return arguments.first {
      properties(of: view, getting: $0, among: arguments).contains(content)
    }
  }

  /// The views of which a value is one; empty if some of them are shown together.
  private func choices(in value: AbstractValue) -> [TypeName] {
    let shown = results(of: value).alternatives.map { views(in: AbstractValue($0)) }
    return shown.contains { $0.count > 1 } ? [] : shown.flatMap(\.self).unique
  }

  /// Whether a view is made for other views, or for other data, whatever they are.
  private func isGeneric(_ view: TypeName) -> Bool {
    index.entry(of: view).map { !index.types[$0].generics.isEmpty } ?? false
  }

  /// Whether a view is made for other views, whatever they are.
  private func isFrame(_ view: TypeName) -> Bool {
    guard let entry = index.entry(of: view) else { return false }
    return index.types[entry].generics.values.contains("View")
      || index.frameContents[entry] != nil
      || index.functions(called: "init", of: entry).contains { id in
        index.functions[id].declaration.parameters.contains(where: \.buildsView)
      }
  }

  /// A frame around what its own initialiser gives it: `init(id: Int) { self.init(id: id) { Page() } }`, in an
  /// extension for that content; `nil` for any other view.
  func viewWithOwnContent(
    _ view: TypeName, _ call: Call, _ arguments: Arguments, in frame: inout Frame
  ) -> AbstractValue? {
    guard isFrame(view), !arguments.contains(where: { mayBeContent($0.value) }),
      let initialiser = method("init", call, of: view, isStatic: nil, isSuper: false, in: frame)
    else { return nil }
    let function = index.functions[initialiser]
    guard let delegation = function.declaration.body.lazy.compactMap(\.delegation).first else {
      return nil
    }
    var inner = Frame(owner: function.owner, path: function.path)
    inner.selfType = view
    for constraint in function.declaration.typeConstraints {
      inner.generics[constraint.name] = type(constraint.bound, in: inner)
    }
    for (name, value) in bindings(call, to: function.declaration.parameters, &frame, inner) {
      inner.locals[name] = value
    }
    guard beginStep() else { return nil }
    defer { endStep() }
    return construct(view, delegation, "init", expecting: nil, in: &inner)
  }

  private func mayBeContent(_ value: AbstractValue) -> Bool {
    value.isPlainClosure || !views(in: value).isEmpty
  }

  /// Whether a view can be made without content, so that it shows something of its own.
  private func hasOptionalContent(_ view: TypeName) -> Bool {
    guard let entry = index.entry(of: view) else { return false }
    return index.functions(called: "init", of: entry).contains { id in
      let builders = index.functions[id].declaration.parameters.filter(\.buildsView)
      let content = builders.first { $0.label == "content" } ?? builders.last
      return content?.defaultValue != nil
    }
  }

  /// The view that one which only chooses between views is shown as, if its properties decide that.
  private func chosen(by view: TypeName, _ fields: [String: AbstractValue]) -> AbstractValue? {
    guard !fields.isEmpty, let entry = index.entry(of: view), index.viewChoices.contains(entry)
    else { return nil }
    let frame = Frame(owner: entry, path: index.types[entry].path)
    let body = quietly {
      member("body", of: .instance(view, fields), isSelf: false, in: frame)
    }
    let shown = made(in: body)
    return shown.count == 1 && shown[0].type != view ? AbstractValue(shown[0]) : nil
  }
}

extension AbstractValue {
  /// Whether it is a closure without parameters.
  fileprivate var isPlainClosure: Bool {
    alternatives.contains { alternative in
      if case .closure(let closure) = alternative { !closure.takesArguments } else { false }
    }
  }
}
