import AppleFrameworks
import FlowModel
import SourceModel

extension Evaluator {
  /// What a property of a value is.
  ///
  /// - Parameter isSelf: Whether the value is `self`, whose storyboard and stack are the scene's own.
  func member(_ name: String, of option: Option, isSelf: Bool, in frame: Frame) -> Value {
    if name == "self" || name == "Type" { return Value(option) }
    if case .accessor(var accessor) = option {
      accessor.append(name)
      return Value(.accessor(accessor))
    }
    if let own = declaredMember(name, of: option, in: frame) { return own }
    switch option {
    case .type(let type): return staticMember(name, of: type)
    case .instance(let type, _): return member(name, ofObject: type, option, isSelf: isSelf)
    case .screen(let screen): return member(name, of: screen)
    case .container(let children): return member(name, of: children)
    case .enumCase(let type, let name_): return member(name, ofCase: name_, type)
    case .string(let text): return .string(text, after: name)
    case .relative: return NavigationCalls.relatives[name] != nil ? Value(option) : .unknown
    default: return .unknown
    }
  }

  /// A property that the app declares, on the type or on what it inherits.
  private func declaredMember(_ name: String, of option: Option, in frame: Frame) -> Value? {
    if case .instance(let type, let fields) = option, let value = fields[name] {
      guard let known = variable(name, in: lineage(of: type), isStatic: false) else { return value }
      return index.variables[known].declaration.isConstant ? value : value.changeable
    }
    let isStatic = if case .type = option { true } else { false }
    let type = if case .type(let type) = option { type } else { option.type }
    guard let type else { return nil }
    guard let variable = variable(name, in: lineage(of: type), isStatic: isStatic) else {
      return nil
    }
    noteDispatch(to: .variable(variable), in: type)
    return isStatic ? constant(variable, of: type) : propertyValue(variable, of: option, type)
  }

  /// `super.name`: what a class above the one in which a body stands declares; `nil` where none does.
  func inheritedMember(_ name: String, in frame: Frame) -> Value? {
    guard let owner = frame.owner, let type = frame.selfType,
      let object = frame.selfValue.options.first
    else { return nil }
    let isStatic = if case .type = object { true } else { false }
    let ancestors = lineage(of: index.known(owner)).dropFirst()
    guard let variable = variable(name, in: ancestors, isStatic: isStatic) else { return nil }
    return isStatic ? constant(variable, of: type) : propertyValue(variable, of: object, type)
  }

  /// The first of some types to declare a property tells what it is.
  private func variable(
    _ name: String, in types: some Sequence<TypeName>, isStatic: Bool
  ) -> Int? {
    for type in types {
      guard let entry = index.entry(of: type), let variable = index.types[entry].variables[name],
        index.variables[variable].declaration.isStatic == isStatic
      else { continue }
      return variable
    }
    return nil
  }

  private func staticMember(_ name: String, of type: TypeName) -> Value {
    if let entry = index.entry(of: type) {
      if index.types[entry].cases.contains(where: { $0.name == name }) {
        return Value(.enumCase(type, name))
      }
      if let alias = index.types[entry].aliases[name]?.name {
        return Value(.type(index.type(named: alias, in: entry, path: index.types[entry].path)))
      }
    }
    let nested = "\(index.name(of: type)).\(name)"
    if let entry = index.types(named: nested).first { return Value(.type(index.known(entry))) }
    if case .framework("NSStoryboard") = type, name == "main" { return Value(.storyboard(.main)) }
    if case .framework(let framework) = type, name.first?.isUppercase == true {
      // `NSStoryboard.Name`, or a type behind its module's name.
      if let entry = index.types(named: name).first { return Value(.type(index.known(entry))) }
      return Value(.type(.framework(framework == "UIKit" ? name : nested)))
    }
    return .unknown
  }

  private func member(
    _ name: String, ofObject type: TypeName, _ option: Option, isSelf: Bool
  ) -> Value {
    switch name {
    case "storyboard" where isController(type):
      return Value(.storyboard(isSelf ? .own : .any))
    case "class": return Value(.type(type))
    case "className": return Value(.string(simpleName(of: type)))
    case "window" where index.inherits(type, anyOf: ["NSWindowController"]):
      return Value(option)
    case _ where NavigationCalls.relatives[name] != nil && isController(type):
      return isSelf ? Value(.relative(name)) : container(name)
    default: return .unknown
    }
  }

  private func member(_ name: String, of screen: Screen) -> Value {
    if name == "window" { return Value(.screen(screen)) }
    if name == "storyboard", case .scene(let storyboard, _) = screen.origin {
      return Value(.storyboard(storyboard))
    }
    return container(name)
  }

  /// The container that another controller is in.
  private func container(_ name: String) -> Value {
    guard let type = NavigationCalls.relatives[name], FrameworkClasses.isContainer(type) else {
      return .unknown
    }
    return Value(.instance(.framework(type), [:]))
  }

  private func member(_ name: String, of children: [Value]) -> Value {
    if NavigationCalls.childProperties.contains(name) { return Value(.array(children)) }
    if ["topViewController", "visibleViewController", "selectedViewController"].contains(name) {
      return .any(children)
    }
    return .unknown
  }

  private func member(_ name: String, ofCase caseName: String, _ type: TypeName) -> Value {
    guard name == "rawValue", let entry = index.entry(of: type),
      let declared = index.types[entry].cases.first(where: { $0.name == caseName })
    else { return .unknown }
    guard let raw = declared.rawValue else { return Value(.string(caseName)) }
    var frame = Frame(owner: entry, path: index.types[entry].path)
    frame.selfType = type
    return value(of: raw, in: &frame)
  }

  // MARK: - Variables

  /// A variable of a file, or a static one.
  ///
  /// - Parameter type: The type on which it is asked for, which may inherit the one that declares it.
  func constant(_ id: Int, of type: TypeName?) -> Value {
    let variable = index.variables[id]
    guard pendingConstants.insert(id).inserted else { return .unknown }
    defer { pendingConstants.remove(id) }
    var frame = Frame(owner: variable.owner, path: variable.path)
    frame.selfType = type
    if let type { frame.selfValue = Value(.type(type)) }
    return apply(id) { value(of: id, in: &frame) }
  }

  private func propertyValue(_ id: Int, of option: Option, _ type: TypeName) -> Value {
    guard pendingConstants.insert(id).inserted else { return .unknown }
    defer { pendingConstants.remove(id) }
    let variable = index.variables[id]
    var frame = Frame(owner: variable.owner, path: variable.path)
    frame.selfType = type
    frame.selfValue = Value(option)
    let declaring = declaringType(of: variable.declaration.name, in: type) ?? type
    let property = StoredProperty(owner: declaring, name: variable.declaration.name)
    activation.reads.insert(property)
    let declared = self.type(variable.declaration.type, in: frame)
    guard !variable.declaration.isComputed else {
      return apply(id) { value(of: id, in: &frame) }
    }
    let initial = slices.slice(of: .variable(id)).value.map { initial in
      apply(id) { value(of: initial, expecting: declared, in: &frame) }
    }
    var result = (initial ?? .nothing).joined(with: knownStores[property] ?? .nothing)
    if !variable.declaration.isConstant || initial == nil { result = result.changeable }
    return declared.map { result.taken(for: $0, self).orInstance(of: $0) }
      ?? (result.options.isEmpty ? .unknown : result)
  }

  /// What a variable is declared to be; for a computed one, what its getter gives.
  private func value(of id: Int, in frame: inout Frame) -> Value {
    let variable = index.variables[id].declaration
    let slice = slices.slice(of: .variable(id))
    let declared = type(variable.type, in: frame)
    if variable.isComputed {
      guard variable.type == nil || isTelling(variable.type, in: frame) else {
        return Value.unknown.orInstance(of: declared)
      }
      frame.expectedResult = declared
      return descend {
        run(slice.statements, in: &frame)
        return frame.returned.orInstance(of: declared)
      }
    }
    guard let initial = slice.value else { return Value.unknown.orInstance(of: declared) }
    var result = value(of: initial, expecting: declared, in: &frame)
    if !variable.isConstant { result = result.changeable }
    return declared.map { result.taken(for: $0, self) } ?? result
  }

  /// The name of a type as `String(describing:)` gives it.
  func simpleName(of type: TypeName) -> String {
    index.name(of: type).unqualified
  }
}
