import AppleFrameworks
import FlowModel
import SourceModel

extension Evaluator {
  /// The value of a property.
  ///
  /// - Parameter isSelf: Whether the owner is `self`, whose storyboard and navigation stack are
  ///   those of the scene.
  func member(_ name: String, of alternative: Alternative, isSelf: Bool, in frame: Frame)
    -> AbstractValue
  {
    if name == "self" || name == "Type" { return AbstractValue(alternative) }
    if case .accessor(var accessor) = alternative {
      accessor.append(name)
      return AbstractValue(.accessor(accessor))
    }
    if let own = declaredMember(name, of: alternative, isSelf: isSelf, in: frame) { return own }
    switch alternative {
    case .type(let type): return staticMember(name, of: type)
    case .instance(let type, _): return member(name, ofObject: type, alternative, isSelf: isSelf)
    case .screen(let screen): return member(name, of: screen)
    case .container(let children): return member(name, of: children)
    case .enumCase(let type, let name_, _): return member(name, ofCase: name_, type)
    case .tuple(let values, let labels):
      return Alternative.part(named: name, of: values, labels)
    case .string(let text): return .string(text, after: name)
    case .binding(let state): return member(name, of: state)
    case .relative:
      return NavigationCalls.relatives[name] != nil ? AbstractValue(alternative) : .unknown
    default: return .unknown
    }
  }

  /// The value of a property that the app declares on the type or on an ancestor.
  private func declaredMember(
    _ name: String, of alternative: Alternative, isSelf: Bool, in frame: Frame
  ) -> AbstractValue? {
    if case .instance(let type, let fields) = alternative, let value = fields[name] {
      guard let known = variable(name, in: entries(of: type), isStatic: false) else { return value }
      return index.variables[known].declaration.isConstant || isRoute(type)
        ? value : value.changeable
    }
    let isStatic = if case .type = alternative { true } else { false }
    let type = if case .type(let type) = alternative { type } else { alternative.type }
    guard let type else { return nil }
    guard let variable = variable(name, in: entries(of: type), isStatic: isStatic) else {
      return nil
    }
    noteDispatch(to: .variable(variable), in: type)
    return isStatic
      ? constant(variable, of: type)
      : propertyValue(variable, of: alternative, type, isSelf: isSelf)
  }

  /// Whether a type is a structure that can name a page in a path, which it goes on naming once it is made. State of
  /// other structures changes.
  private func isRoute(_ type: TypeName) -> Bool {
    guard case .declared(let entry) = type, index.types[entry].kind == .structure,
      !index.isView(entry)
    else { return false }
    return lineage(of: type).contains(.framework("Hashable"))
  }

  /// The value of `super.name`, declared by an ancestor of the class that contains the body; `nil`
  /// if none declares it.
  func inheritedMember(_ name: String, in frame: Frame) -> AbstractValue? {
    guard let owner = frame.owner, let type = frame.selfType,
      let object = frame.selfValue.alternatives.first
    else { return nil }
    let isStatic = if case .type = object { true } else { false }
    let ancestors = entries(of: index.known(owner)).dropFirst()
    guard let variable = variable(name, in: ancestors, isStatic: isStatic) else { return nil }
    return isStatic
      ? constant(variable, of: type) : propertyValue(variable, of: object, type, isSelf: true)
  }

  /// The value that a container has for a key, unless another is set: that of the static property that a framework asks
  /// keys for, or of the key's only one.
  func keyedValue(of key: TypeName) -> AbstractValue {
    guard let entry = index.entry(of: key) else { return .unknown }
    let values = index.types[entry].variables.filter {
      index.variables[$0.value].declaration.isStatic
    }
    let value =
      ValueContainers.keyProperties.lazy.compactMap { values[$0] }.first
      ?? (values.count == 1 ? values.first?.value : nil)
    return value.map { constant($0, of: key) } ?? .unknown
  }

  /// The property that a type itself declares.
  func variable(_ name: String, declaredBy owner: TypeName) -> SourceIndex.VariableEntry? {
    index.entry(of: owner).flatMap { index.types[$0].variables[name] }.map { index.variables[$0] }
  }

  /// A property, of the first of several types that declares it.
  func variable(
    _ name: String, in entries: some Sequence<Int>, isStatic: Bool
  ) -> Int? {
    for entry in entries {
      guard let variable = index.types[entry].variables[name],
        index.variables[variable].declaration.isStatic == isStatic
      else { continue }
      return variable
    }
    return nil
  }

  private func staticMember(_ name: String, of type: TypeName) -> AbstractValue {
    if let entry = index.entry(of: type) {
      if index.types[entry].cases.contains(name) {
        return AbstractValue(.enumCase(type, name, []))
      }
      if name == "allCases", !index.types[entry].cases.isEmpty {
        let cases = index.types[entry].cases.map { AbstractValue(.enumCase(type, $0.name, [])) }
        return AbstractValue(.array(cases))
      }
      if let alias = index.types[entry].aliases[name]?.name {
        return AbstractValue(
          .type(index.type(named: alias, in: entry, path: index.types[entry].path)))
      }
    }
    let nested = "\(index.name(of: type)).\(name)"
    if let entry = index.types(named: nested).first {
      return AbstractValue(.type(index.known(entry)))
    }
    if name == "allCases", let entry = index.entry(of: type), index.types[entry].kind == .protocol {
      // A generic parameter that is bound to nothing known.
      let conformers = index.conformers(to: type, seenFrom: index.types[entry].path)
      return .any(conformers.map { staticMember(name, of: index.known($0)) })
    }
    if case .framework("NSStoryboard") = type, name == "main" {
      return AbstractValue(.storyboard(.main))
    }
    // The shared object of a library's class that the app extends, such as Factory's container.
    if case .framework = type, name == "shared", index.entry(of: type) != nil {
      return AbstractValue(.instance(type, [:]))
    }
    if case .framework(let framework) = type, name.isCapitalized {
      // `NSStoryboard.Name`, or a type qualified with its module.
      if let entry = index.types(named: name).first {
        return AbstractValue(.type(index.known(entry)))
      }
      return AbstractValue(.type(.framework(framework == "UIKit" ? name : nested)))
    }
    return .unknown.orInstance(of: typeOfAccessor(named: name, of: type))
  }

  /// The value of a Swift property of a class that Objective-C reads by a call, as in `[Manager shared]`.
  func objectiveCProperty(
    _ name: String, of type: Alternative, _ call: Call, in frame: Frame
  ) -> AbstractValue? {
    guard call.arguments.isEmpty, frame.isObjectiveC else { return nil }
    return declaredMember(name, of: type, isSelf: false, in: frame)
  }

  /// What a class method of Objective-C returns that is called as a property is read, as in `Manager.shared`.
  private func typeOfAccessor(named name: String, of type: TypeName) -> TypeName? {
    guard index.hasObjectiveC else { return nil }
    for entry in entries(of: type) {
      let accessor = index.types[entry].functions[name]?.first { id in
        let function = index.functions[id]
        return function.declaration.isStatic && function.declaration.parameters.isEmpty
          && SourceLanguage(fileName: function.path) == .objectiveC
      }
      guard let function = accessor.map({ index.functions[$0] }) else { continue }
      var scope = Frame(owner: function.owner, path: function.path)
      scope.selfType = type
      return self.type(function.declaration.returnType, in: scope)
    }
    return nil
  }

  private func member(
    _ name: String, ofObject type: TypeName, _ alternative: Alternative, isSelf: Bool
  ) -> AbstractValue {
    switch name {
    case "storyboard" where isController(type):
      return AbstractValue(.storyboard(isSelf ? .own : .any))
    case "class": return AbstractValue(.type(type))
    case "className": return AbstractValue(.string(simpleName(of: type)))
    case "window" where index.inherits(type, anyOf: ["NSWindowController"]):
      return AbstractValue(alternative)
    case _ where NavigationCalls.relatives[name] != nil && isController(type):
      return isSelf ? AbstractValue(.relative(name)) : container(name)
    default: return .unknown
    }
  }

  private func member(_ name: String, of screen: Screen) -> AbstractValue {
    if name == "window" { return AbstractValue(.screen(screen)) }
    if name == "storyboard", case .scene(let storyboard, _) = screen.origin {
      return AbstractValue(.storyboard(storyboard))
    }
    if name == "navigationController" {
      // What shows it shows the screen.
      return AbstractValue(.container([AbstractValue(.screen(screen))]))
    }
    return container(name)
  }

  /// The container of another controller.
  private func container(_ name: String) -> AbstractValue {
    guard let type = NavigationCalls.relatives[name], FrameworkClasses.isContainer(type) else {
      return .unknown
    }
    return AbstractValue(.instance(.framework(type), [:]))
  }

  private func member(_ name: String, of children: [AbstractValue]) -> AbstractValue {
    if NavigationCalls.childProperties.contains(name) { return AbstractValue(.array(children)) }
    if ["topViewController", "visibleViewController", "selectedViewController"].contains(name) {
      return .any(children)
    }
    return .unknown
  }

  private func member(_ name: String, ofCase caseName: String, _ type: TypeName) -> AbstractValue {
    guard name == "rawValue", let entry = index.entry(of: type),
      let declared = index.types[entry].cases.named(caseName).first
    else { return .unknown }
    guard let raw = declared.rawValue else { return AbstractValue(.string(caseName)) }
    var frame = Frame(owner: entry, path: index.types[entry].path)
    frame.selfType = type
    return value(of: raw, in: &frame)
  }

  // MARK: - Variables

  /// The value of a global or static variable.
  ///
  /// - Parameter type: The type on which the variable is accessed. It can be a subclass of the
  ///   declaring type.
  func constant(_ id: Int, of type: TypeName?) -> AbstractValue {
    value(of: id, on: type.map { AbstractValue(.type($0)) } ?? .unknown, type)
  }

  private func propertyValue(
    _ id: Int, of alternative: Alternative, _ type: TypeName, isSelf: Bool
  ) -> AbstractValue {
    let variable = index.variables[id]
    if let value = implementedValue(of: variable, type) { return value }
    let declaring = declaringType(of: variable.declaration.name, in: type) ?? type
    let property = StoredProperty(owner: declaring, name: variable.declaration.name)
    let stored = storedValue(
      of: PropertyRead(property: property, receiver: type, isSelf: isSelf))
    let object = AbstractValue(alternative)
    let receiver = isSelf ? object.handedOver(index) : object
    guard !variable.declaration.isComputed else { return value(of: id, on: receiver, type) }
    var frame = Frame(owner: variable.owner, path: variable.path)
    frame.selfType = type
    let declared = self.type(variable.declaration.type, in: frame)
    if variable.declaration.isConstant, declared == .framework("AnyView"), isStructure(type),
      stored.alternatives.count > Conformers.most
    {
      // Each structure has a view of its own, as items of toolbars have, and which of them this is, is not known.
      return .unknown
    }
    let initial =
      variable.declaration.value == nil ? nil : value(of: id, on: receiver, type)
    var result = (initial ?? .nothing).joined(with: stored)
    let isKept = variable.declaration.isConstant && declared.map(isPage) == true && !stored.isEmpty
    if !variable.declaration.isConstant || (initial == nil && !isKept) {
      result = reassigned(result, variable)
    }
    guard let declared else { return result.alternatives.isEmpty ? .unknown : result }
    // The window that a nib gives a window controller, under a name of its own.
    if result.alternatives.isEmpty, FrameworkClasses.windows.contains(index.name(of: declared)),
      index.inherits(type, anyOf: ["NSWindowController"])
    {
      return object
    }
    let kind = variable.declaration.isConstant ? delegate(as: declared, near: frame.path) : nil
    return result.taken(for: declared, self).orInstance(of: kind ?? declared)
  }

  /// The value of a property that may be assigned again; a variable of a view is its state.
  private func reassigned(
    _ value: AbstractValue, _ variable: SourceIndex.VariableEntry
  ) -> AbstractValue {
    let isState = !variable.declaration.isConstant && variable.owner.map(index.isView) == true
    return isState ? value.changeableState : value.changeable
  }

  /// The screens in a property that only a protocol declares, one for each type that conforms.
  private func implementedValue(
    of variable: SourceIndex.VariableEntry, _ type: TypeName
  ) -> AbstractValue? {
    guard case .declared(let entry) = type, index.types[entry].kind == .protocol, !isDelegate(type),
      variable.declaration.body.isEmpty,
      makesScreen(variable.declaration.type, in: Frame(owner: variable.owner, path: variable.path))
    else { return nil }
    let conformers = index.conformers(
      to: type, seenFrom: variable.path, upTo: Conformers.mostMakers)
    let values = conformers.map { conformer in
      possibly(conformers.count > 1) {
        let frame = Frame(owner: conformer, path: index.types[conformer].path)
        return member(
          variable.declaration.name, of: .instance(index.known(conformer), [:]), isSelf: false,
          in: frame)
      }
    }
    return oneOf(values)
  }

  /// Whether a type is that of a screen or a view, and not a container of screens.
  func makesScreen(_ reference: TypeReference?, in frame: Frame) -> Bool {
    switch type(reference, in: frame) {
    case .framework(let name)?:
      name == "View" || (FrameworkClasses.isController(name) && !FrameworkClasses.isContainer(name))
    case let type?: isController(type) || isAppView(type)
    case nil: false
    }
  }

  /// The only type of the app that can be the delegate which every object of a type is made with.
  private func delegate(as type: TypeName, near path: String) -> TypeName? {
    guard isDelegate(type) else { return nil }
    let conformers = index.conformers(to: type, seenFrom: path)
    return conformers.count == 1 ? conformers.first.map(index.known) : nil
  }

  private func value(of id: Int, on receiver: AbstractValue, _ type: TypeName?) -> AbstractValue {
    apply(
      CallContext(
        callable: .variable(id), receiver: receiver, selfType: type,
        isPresented: presentationDepth > 0),
      at: nil)
  }

  /// The initial value of a variable. For a computed variable, the result of its getter.
  func value(of id: Int, in frame: inout Frame) -> AbstractValue {
    let entry = index.variables[id]
    let variable = entry.declaration
    let slice = slices.slice(of: .variable(id))
    let declared = type(variable.type, in: frame)
    if variable.isComputed {
      guard variable.type == nil || isTelling(variable.type, in: frame) else {
        return AbstractValue.unknown.orInstance(of: declared)
      }
      frame.expectedResult = declared
      frame.expectedElement = elementType(variable.type, in: frame)
      return descend {
        run(slice.statements, in: &frame)
        // One that returns nothing but `nil` is for subclasses.
        return frame.returned == .absent ? .absent : frame.returned.orInstance(of: declared)
      }
    }
    guard let initial = slice.value else { return AbstractValue.unknown.orInstance(of: declared) }
    let expected = expectedType(of: initial, declaredAs: variable.type, in: frame)
    var result = value(of: initial, expecting: expected, in: &frame)
    if !variable.isConstant { result = reassigned(result, entry) }
    return declared.map { result.taken(for: $0, self) } ?? result.labelled(as: variable.type)
  }

  /// The name of a type as `String(describing:)` returns it.
  func simpleName(of type: TypeName) -> String {
    index.name(of: type).unqualified
  }
}

extension Alternative {
  /// A part of a tuple by its place or label, or by the name that it has in a numbered list or a dictionary.
  fileprivate static func part(
    named name: String, of parts: [AbstractValue], _ labels: [String?]
  ) -> AbstractValue {
    let named = ["offset": 0, "key": 0, "element": 1, "value": 1]
    guard
      let place = Int(name) ?? labels.firstIndex(of: name)
        ?? (parts.count == 2 ? named[name] : nil), place < parts.count
    else { return .unknown }
    return parts[place]
  }
}
