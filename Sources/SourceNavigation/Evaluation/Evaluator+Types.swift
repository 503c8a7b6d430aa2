import AppleFrameworks
import SourceModel

extension Evaluator {
  func isTelling(_ type: TypeName) -> Bool {
    if let known = telling[type] { return known }
    let isTelling = index.isTelling(type)
    telling[type] = isTelling
    return isTelling
  }

  func isTelling(_ reference: TypeReference?, in frame: Frame) -> Bool {
    switch reference {
    case .named?: type(reference, in: frame).map { isTelling($0) } ?? true
    case .array(let element)?: isTelling(element, in: frame)
    case .tuple(let parts, _)?: parts.contains { isTelling($0, in: frame) }
    case .metatype?: true
    case .except?, .function?: false
    case nil: false
    }
  }

  func lineage(of type: TypeName) -> [TypeName] {
    guard case .framework = type else { return index.lineage(of: type) }
    if let known = lineages[type] { return known }
    let lineage = index.lineage(of: type)
    lineages[type] = lineage
    return lineage
  }

  /// The declarations and extensions of a type and of its ancestors in the app, in the order in which members are
  /// looked up.
  func entries(of type: TypeName) -> [Int] {
    if let known = memberEntries[type] { return known }
    let entries = lineage(of: type).compactMap(index.entry)
    memberEntries[type] = entries
    return entries
  }

  func isController(_ type: TypeName) -> Bool { index.isController(type) }

  /// Whether a cast to a type tells more of an object than its known class does: the type is a subclass, or a protocol
  /// of the app that an object of a framework's class adopts.
  ///
  /// - Parameter isMere: Whether only the class of the object is known.
  func tells(_ type: TypeName, moreThan known: TypeName, isMere: Bool) -> Bool {
    if type == known { return false }
    if inherits(type, known) { return true }
    guard isMere, known.isFramework, !inherits(known, type),
      let entry = index.declaredEntry(of: type)
    else { return false }
    return index.types[entry].kind == .protocol
  }

  /// Whether a container of the app is a screen with its children beside it: one of tabs or columns, or a navigation
  /// controller that decides itself what it contains, and leads to other screens.
  func isScreenBesideChildren(_ type: TypeName) -> Bool {
    guard let framework = index.frameworkClass(of: type) else { return false }
    return FrameworkClasses.sectioned.contains(framework) || showsOwnScreens(type)
  }

  /// Whether a class of navigation controllers decides itself what it contains, and leads to other screens.
  func showsOwnScreens(_ type: TypeName) -> Bool {
    if let known = ownNavigations[type] { return known }
    guard index.frameworkClass(of: type) == "UINavigationController" else { return false }
    let functions = entries(of: type).filter { index.types[$0].isDeclared }.flatMap {
      index.types[$0].functions.values.joined()
    }
    let shows =
      functions.contains { id in
        let function = index.functions[id].declaration
        return function.name == "init" && function.setsOwnChildren
      }
      && functions.contains { id in
        // One that only changes how screens are pushed is one for anything.
        let name = index.functions[id].declaration.name
        return name != "init" && !NavigationCalls.names.contains(name) && interest.moves(id)
      }
    ownNavigations[type] = shows
    return shows
  }

  /// Whether the initialiser that is being evaluated gives a navigation controller of the app a screen that the class
  /// decides on.
  func givesOwnScreen(_ child: Expression, to type: TypeName) -> Bool {
    guard showsOwnScreens(type), case .function(let id)? = activation.callable else { return false }
    return !index.functions[id].declaration.isGiven(child)
  }

  /// Whether a class has an ancestor that is not among the files. Its further ancestors are then
  /// unknown.
  func hasForeignBase(_ type: TypeName) -> Bool {
    lineage(of: type).contains { ancestor in
      guard case .framework(let name) = ancestor else { return false }
      return FrameworkClasses.isController(name) && FrameworkClasses.superclass(of: name) == nil
    }
  }

  func inherits(_ type: TypeName, _ other: TypeName) -> Bool { lineage(of: type).contains(other) }

  /// The type that a name refers to in a body.
  func type(named name: String, in frame: Frame) -> TypeName {
    if name == "Self" || name == "instancetype", let selfType = frame.selfType { return selfType }
    if let generic = frame.generics[name] { return generic }
    let question = TypeQuestion(
      name: name, owner: frame.owner, path: frame.path, selfType: frame.selfType)
    if let known = typeNames[question] { return known }
    let type = lookUp(name, in: frame)
    typeNames[question] = type
    return type
  }

  private func lookUp(_ name: String, in frame: Frame) -> TypeName {
    let type = index.type(named: name, in: frame.owner, path: frame.path)
    let isGeneric = frame.owner.map { index.types[$0].generics[name] != nil } ?? false
    if isGeneric, let argument = genericArgument(named: name, in: frame) { return argument }
    guard case .framework = type, !isGeneric, let selfType = frame.selfType,
      selfType != frame.owner.map(index.known), let entry = index.entry(of: selfType)
    else { return type }
    // An associated type, or a nested type of the conforming class or of an ancestor.
    for ancestor in lineage(of: selfType).compactMap(index.declaredEntry) {
      let nested = index.type(named: name, in: ancestor, path: frame.path)
      if case .declared = nested { return nested }
    }
    return index.type(named: name, in: entry, path: frame.path)
  }

  /// What the class of `self` gives for a generic parameter of the class that contains the body.
  private func genericArgument(named name: String, in frame: Frame) -> TypeName? {
    guard let owner = frame.owner, let selfType = frame.selfType, selfType != index.known(owner),
      let place = index.types[owner].ownGenerics.firstIndex(of: name),
      let (argument, writer) = index.genericArgument(at: place, of: owner, in: selfType)
    else { return nil }
    return type(argument, in: Frame(owner: writer, path: index.types[writer].path))
  }

  /// The type that a type reference in a body refers to; `nil` if that is not a single type.
  func type(_ reference: TypeReference?, in frame: Frame) -> TypeName? {
    guard case .named(let name, _)? = reference else { return nil }
    return type(named: name, in: frame)
  }

  /// The type of the elements of a list of a declared type.
  func elementType(_ reference: TypeReference?, in frame: Frame) -> TypeName? {
    guard case .array(let element)? = reference else { return nil }
    return type(element, in: frame)
  }

  /// What is expected of a value of a declared type. Of a literal of a list it is the type of the elements, as the cases in
  /// it are written without their type.
  func expectedType(
    of value: Expression, declaredAs reference: TypeReference?, in frame: Frame
  ) -> TypeName? {
    value.isList ? elementType(reference, in: frame) : type(reference, in: frame)
  }
}

extension FunctionDeclaration {
  /// Whether an initialiser gives a navigation controller children that are not among its parameters.
  fileprivate var setsOwnChildren: Bool {
    body.contains { statement in
      switch statement {
      case .assign(let target, let value, _):
        return target.lastName.map(NavigationCalls.childProperties.contains) == true
          && !isGiven(value)
      case .evaluate(.call(let call)):
        guard case .member(let base, let name) = call.callee, base.isSelf else { return false }
        return name == "init"
          ? call.arguments.contains { $0.label == "rootViewController" && !isGiven($0.value) }
          : name == "setViewControllers" && call.arguments.first.map { !isGiven($0.value) } == true
      default: return false
      }
    }
  }

  /// Whether a value depends on one of its arguments.
  fileprivate func isGiven(_ value: Expression) -> Bool {
    var given = Set(parameters.map(\.name))
    for case .bind(let name, _, let value?) in body where value.mentions(given) {
      given.insert(name)
    }
    return value.mentions(given)
  }
}

extension Expression {
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    if case .name(let name) = self { return names.contains(name) }
    return parts.contains { $0.mentions(names) }
  }
  /// Whether it is a literal of a list, or one of several.
  var isList: Bool {
    switch self {
    case .array: true
    case .choice(let choices): choices.contains(where: \.isList)
    case .selection(_, let cases): cases.contains { $0.value.isList }
    default: false
    }
  }
}
