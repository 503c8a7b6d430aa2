import AppleFrameworks
import FlowModel
import SourceModel

/// A type: a declaration of the app, or the name of a framework type.
enum TypeName: Hashable, Sendable {
  case declared(Int)
  case framework(String)
}

extension SourceIndex {
  /// The class or view of the app that a name qualified with a module means.
  func type(named name: String, inModule module: String) -> Int? {
    guard name.isCapitalized else { return nil }
    // Structures of models have no part in navigation, but are many.
    return types(named: name).first {
      (types[$0].kind == .class || isView($0))
        && targets.isFile(at: types[$0].path, inModule: module)
    }
  }

  /// The type of a name that is nearest to a file. One with the name of a view of SwiftUI is not meant in other modules,
  /// where the name alone would be ambiguous.
  func nearest(_ name: String, to path: String) -> Int? {
    let found = typesByName[name]?.nearest(to: path, in: targets).first
    guard let found, ViewCalls.isBuiltIn(name), let scope = targets.scope(ofFileAt: path) else {
      return found
    }
    let rank = targets.rank(of: types[found].path, from: scope)
    return rank == 0 || rank == 2 ? found : nil
  }

  /// Resolves the name of a type.
  ///
  /// - Parameters:
  ///   - name: The name as written, possibly qualified with enclosing types or a module.
  ///   - owner: The type that contains the name. Its nested types take precedence.
  func type(named name: String, in owner: Int?, path: String) -> TypeName {
    if let owner, let found = typeInScope(name, of: owner, path: path) { return found }
    if let found = nearest(name, to: path) { return known(found) }
    if let aliased = alias(name), aliased != name, alias(aliased) == nil {
      return type(named: aliased, in: owner, path: path)
    }
    // `SwiftUI.View` is not a type of the app that has the name.
    if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")), SystemModules.contains(name[..<dot]),
      types(named: String(name[..<dot])).isEmpty
    {
      return .framework(String(name[name.utf8.index(after: dot)...]))
    }
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let outer = nearest(String(name[..<dot]), to: path),
      let aliased = types[outer].aliases[String(name[name.utf8.index(after: dot)...])]?.name,
      !aliased.contains(".")
    {
      return type(named: aliased, in: nil, path: types[outer].path)
    }
    if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
      let outer = alias(String(name[..<dot])), outer != name[..<dot]
    {
      return type(named: outer + name[dot...], in: owner, path: path)
    }
    var rest = name[...]
    while let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) {
      rest = rest[rest.utf8.index(after: dot)...]
      if let found = nearest(String(rest), to: path) { return known(found) }
    }
    return .framework(name)
  }

  /// Whether a value of a type, as named in a type, may be a function.
  func mayBeFunction(_ type: TypeReference?, in owner: Int?) -> Bool {
    type?.isFunction ?? true || functionType(type, in: owner) != nil
  }

  /// Whether a value of a type, as named in a type, is a function that returns nothing.
  func returnsNothing(_ type: TypeReference?, in owner: Int?) -> Bool {
    (functionType(type, in: owner) ?? type)?.returnsNothing ?? false
  }

  /// The type of functions of which a name in a type is an alias; `nil` for any other type.
  func functionType(_ type: TypeReference?, in owner: Int?) -> TypeReference? {
    guard case .named(let name, _)? = type else { return nil }
    var aliased = owner.flatMap { types[$0].aliases[name] } ?? closureAliases[name]
    if aliased == nil, let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
      let alias = String(name[name.utf8.index(after: dot)...])
      aliased =
        types(named: String(name[..<dot])).lazy
        .compactMap { [types] in types[$0].aliases[alias] }.first
    }
    return aliased.flatMap { $0.isFunction ? $0 : nil }
  }

  /// Whether a type only shows previews of views.
  func isPreview(_ type: Int) -> Bool { inherits(known(type), anyOf: ["PreviewProvider"]) }

  /// Whether a type is an enumeration of which a member makes the view for each case.
  func isPage(_ type: Int) -> Bool {
    guard hasViews, types[type].kind == .enumeration else { return false }
    return types[type].variables.values.contains { variables[$0].declaration.type?.name == "View" }
      || types[type].functions.values.contains { functions in
        functions.contains { self.functions[$0].declaration.returnType?.name == "View" }
      }
  }

  /// Orders types by their declarations.
  func precedes(_ a: TypeName, _ b: TypeName) -> Bool {
    switch (a, b) {
    case (.declared(let a), .declared(let b)): a < b
    case (.declared, .framework): true
    case (.framework, .declared): false
    case (.framework(let a), .framework(let b)): a < b
    }
  }

  /// Whether the object in a variable is of a type of the app that can be called as a function.
  func isCallable(_ variable: VariableEntry) -> Bool {
    var variable = variable
    if let (container, name) = variable.declaration.contained,
      let values = entry(of: type(named: container, in: variable.owner, path: variable.path)),
      let value = types[values].variables[name]
    {
      variable = variables[value]
    }
    let made = variable.declaration.value?.madeType
    guard let name = variable.declaration.type?.name ?? made,
      let type = entry(of: type(named: name, in: variable.owner, path: variable.path))
    else { return false }
    return types[type].functions[CalledObjects.method] != nil
  }

  func known(_ index: Int) -> TypeName {
    types[index].isDeclared ? .declared(index) : .framework(types[index].name)
  }

  private func typeInScope(_ name: String, of owner: Int, path: String) -> TypeName? {
    let entry = types[owner]
    if let alias = entry.aliases[name]?.name, alias != name {
      return type(named: alias, in: owner, path: entry.path)
    }
    if let bound = entry.generics[name] {
      return bound == name ? .framework(bound) : type(named: bound, in: nil, path: path)
    }
    for scope in entry.name.enclosingNames {
      if let found = nearest("\(scope).\(name)", to: path) { return known(found) }
    }
    return nestedNames.contains(name) ? inheritedType(name, of: owner, path: path) : nil
  }

  /// A type that is declared in a superclass.
  private func inheritedType(_ name: String, of owner: Int, path: String) -> TypeName? {
    var next = superclass(of: known(owner))
    var seen: Set<TypeName> = []
    while let ancestor = next, seen.insert(ancestor).inserted {
      if let found = nearest("\(self.name(of: ancestor)).\(name)", to: path) { return known(found) }
      next = superclass(of: ancestor)
    }
    return nil
  }

  /// The type and those that enclose it, innermost first, as seen from a file.
  func scopes(of owner: Int, near path: String) -> some Sequence<TypeName> {
    types[owner].name.enclosingNames.lazy.compactMap {
      self.nearest(String($0), to: path).map(self.known)
    }
  }

  /// The entry with a type's members. A framework type has one only if the app extends it.
  func entry(of type: TypeName) -> Int? {
    switch type {
    case .declared(let index): index
    case .framework(let name):
      types(named: name).first { !types[$0].isDeclared || !ViewCalls.isBuiltIn(name) }
    }
  }

  /// The entry of a type that the app declares; `nil` for a framework type.
  func declaredEntry(of type: TypeName) -> Int? {
    if case .declared(let index) = type { index } else { nil }
  }

  func name(of type: TypeName) -> String {
    switch type {
    case .declared(let index): types[index].name
    case .framework(let name): name
    }
  }

  /// The superclass of a type; `nil` if it is not a class, or has no known superclass.
  func superclass(of type: TypeName) -> TypeName? {
    switch type {
    case .framework(let name):
      return
        (FrameworkClasses.superclass(of: name) ?? FrameworkClasses.presumedSuperclass(of: name))
        .map { .framework($0) }
    case .declared(let index):
      guard types[index].kind == .class else { return nil }
      return inherited(by: index).first { isClass($0) }
    }
  }

  /// The superclass and protocols that a declaration names.
  func inherited(by index: Int) -> [TypeName] {
    index < parents.count ? parents[index] : inheritedByName(index)
  }

  func inheritedByName(_ index: Int) -> [TypeName] {
    types(types[index].inherited, namedBy: index)
  }

  /// What the extensions of a protocol expect of `Self`. The types that conform need not meet it.
  private func expected(of type: TypeName) -> [TypeName] {
    let expected = entry(of: type).map { types(types[$0].selfConstraints, namedBy: $0) } ?? []
    // Nothing inherits from a structure: it is `Self` itself.
    return expected.filter { declaredEntry(of: $0).map { types[$0].kind != .structure } ?? true }
  }

  private func types(_ references: [TypeReference], namedBy index: Int) -> [TypeName] {
    references.compactMap { reference in
      reference.name.map { type(named: $0, in: nil, path: types[index].path) }
    }
  }

  /// Whether a type is a class of the app, or a known one of a framework.
  func isClass(_ type: TypeName) -> Bool {
    switch type {
    case .declared(let index): return types[index].kind == .class
    case .framework(let name):
      return FrameworkClasses.superclass(of: name) != nil || name == "NSObject"
        || FrameworkClasses.isController(name) || name == "UIResponder" || name == "NSResponder"
    }
  }

  /// The type, its ancestors and their protocols, in the order in which members are looked up: the
  /// type itself, then its protocols, then the superclass.
  func lineage(of type: TypeName) -> [TypeName] {
    if case .declared(let index) = type, index < lineages.count { return lineages[index] }
    return lineageByWalk(of: type)
  }

  /// Whether a type is a controller class, of the app or of a framework.
  func isController(_ type: TypeName) -> Bool {
    switch type {
    case .declared(let index) where index < controllers.count: controllers[index]
    case .declared: isControllerByLineage(type)
    case .framework(let name): FrameworkClasses.isController(name) || isControllerByLineage(type)
    }
  }

  /// Whether a type is a class of the app that is neither a screen nor made by the system.
  func isObject(_ type: Int) -> Bool { types[type].kind == .class && isPlain(type) }

  /// Whether values of a type may be the model of a screen: no class of a framework's knows their members.
  func isModel(_ type: Int) -> Bool {
    [.class, .structure].contains(types[type].kind) && isPlain(type)
      && frameworkClass(of: known(type)).map { $0 == "NSObject" } ?? true
  }

  private func isPlain(_ type: Int) -> Bool {
    types[type].isDeclared && !isController(known(type)) && !isAppDelegate(known(type))
      && !isView(type)
  }

  /// The name of the nearest ancestor of a controller that the app does not declare.
  private func foreignController(of type: TypeName) -> String? {
    lineage(of: base(of: type)).lazy.compactMap { ancestor in
      if case .framework(let name) = ancestor, FrameworkClasses.isController(name) {
        name
      } else {
        nil
      }
    }.first
  }

  /// Whether a class of the app is a system screen, such as an alert or a picker.
  func isSystemScreen(_ type: TypeName) -> Bool {
    foreignController(of: type).map(FrameworkClasses.isSystemScreen) ?? false
  }

  /// Whether a type is certainly a controller, and does not merely have a name with that suffix.
  func isSurelyController(_ type: TypeName) -> Bool {
    foreignController(of: type).map(FrameworkClasses.isScreen) ?? false
  }

  func lineageByWalk(of type: TypeName) -> [TypeName] {
    var lineage: [TypeName] = []
    var pending: [TypeName] = [type]
    while let next = pending.popLast() {
      guard lineage.count < 64, !lineage.contains(next) else { continue }
      lineage.append(next)
      var protocols: [TypeName] = []
      if let entry = entry(of: next) {
        for parent in inherited(by: entry) + (next == type ? expected(of: next) : []) {
          if isClass(parent) { pending.append(parent) } else { protocols.append(parent) }
        }
      }
      if case .framework = next, let parent = superclass(of: next) { pending.append(parent) }
      pending += protocols.reversed()
    }
    return lineage
  }

  /// Whether a type has one of the names, or an ancestor that has.
  func inherits(_ type: TypeName, anyOf names: Set<String>) -> Bool {
    lineage(of: type).contains { names.contains(name(of: $0)) }
  }

  func isControllerByLineage(_ type: TypeName) -> Bool {
    lineage(of: base(of: type)).containsFramework(where: FrameworkClasses.isController)
  }

  /// The root class of a type: the first superclass that the app does not declare, or that has no
  /// superclass. The names and requirements of protocols do not affect it.
  private func base(of type: TypeName) -> TypeName {
    var next = type
    var seen: Set<TypeName> = []
    while case .declared = next, let superclass = superclass(of: next), seen.insert(next).inserted {
      next = superclass
    }
    return next
  }

  /// The framework class from which a type derives: `UINavigationController` for an app's subclass
  /// of it.
  func frameworkClass(of type: TypeName) -> String? {
    lineage(of: base(of: type)).lazy.compactMap { ancestor in
      if case .framework(let name) = ancestor, FrameworkClasses.superclass(of: name) != nil {
        name
      } else {
        nil
      }
    }.first
  }

  /// The topmost classes that have more app ancestors than are followed.
  var deepClasses: [Int] {
    let limit = ClassHierarchy.deepestInheritance + 1
    return types.indices.filter { type in
      var depth = 0
      var next = superclass(of: known(type))
      while case .declared? = next, depth <= limit {
        depth += 1
        next = next.flatMap { superclass(of: $0) }
      }
      return depth == limit
    }
  }
}

extension String {
  /// The name of a type and those of the types that enclose it: `A.B.C`, `A.B`, `A`.
  fileprivate var enclosingNames: [Substring] {
    var names = [self[...]]
    while let name = names.last, let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
      names.append(name[..<dot])
    }
    return names
  }
}

extension [TypeName] {
  /// Whether one of the types is a framework's with a name that fulfils a condition.
  func containsFramework(where isWanted: (String) -> Bool) -> Bool {
    contains { if case .framework(let name) = $0 { isWanted(name) } else { false } }
  }
}
