package import SourceModel

extension SourceUnit {
  /// Names whose declarations tell what this unit's navigation leads to, wherever they stand.
  ///
  /// A unit mentions far more than matters: following all of it would parse most of an app. What
  /// matters is
  /// - what its types inherit and extend, since a class is a controller by its ancestors, and
  ///   defaults stand in protocols;
  /// - what the arguments and receivers of calls that navigate are made of: constants, classes,
  ///   factories, going back through the variables of the function and of its type;
  /// - the same of functions that return a controller, or of a class a SwiftUI view, which such a
  ///   factory may be;
  /// - constants of which its own constants are made;
  /// - classes that are called as controllers are: their declaration tells whether they are any.
  ///
  /// - Parameter helpers: Functions of the app that navigate as their caller tells them.
  /// - Returns: Types, functions and constants by the last part of their names; static members of a
  ///   type that is left to the context as `.name`; extensions of a type, where what it declares is of
  ///   interest and not only what it inherits, as `+Name`.
  package func wantedNames(helpers: Set<String> = []) -> Set<String> {
    var names = WantedNames(helpers: helpers)
    names.add(functions: functions, variables: variables, isStatic: true)
    let members = Dictionary(grouping: types, by: \.name).mapValues { declarations in
      declarations.flatMap(\.variables)
    }
    let classes = Set(types.lazy.filter { $0.kind == .class }.map(\.name))
    for alias in aliases { names.add(alias.type) }
    for type in types {
      if type.kind == .extension { names.add(typeNamed: type.name) }
      for inherited in type.inherited + type.selfConstraints { names.add(inherited) }
      for alias in type.aliases { names.add(alias.type) }
      names.members = members[type.name] ?? []
      names.isInClass = classes.contains(type.name)
      names.add(functions: type.functions, variables: type.variables, isStatic: false)
    }
    return names.names
  }
}

/// Collects the names that a unit wants to see declared.
private struct WantedNames {
  let helpers: Set<String>
  private let helperNames: NameSet
  var names: Set<String> = []
  /// The variables of the type that is looked at.
  var members: [VariableDeclaration] = []
  /// Whether that is a class of the unit, and so no SwiftUI view, which is made of views as a matter of
  /// course.
  var isInClass = false

  init(helpers: Set<String>) {
    self.helpers = helpers
    helperNames = NameSet(helpers)
  }

  mutating func add(_ type: TypeReference?) {
    switch type {
    case .named(let name, let arguments):
      add(typeNamed: name)
      for argument in arguments { add(argument) }
    case .metatype(let type), .array(let type), .except(let type): add(type)
    case .other, nil: break
    }
  }

  /// Adds each part of `Outer.Inner`: a nested type may stand in an extension of the outer one.
  mutating func add(typeNamed name: String) {
    let parts = name.utf8.split(separator: UInt8(ascii: "."))
    names.formUnion(parts.lazy.map { String(Substring($0)) })
  }

  /// - Parameter isStatic: Whether a variable is a constant though it does not say `static`.
  mutating func add(
    functions: [FunctionDeclaration], variables: [VariableDeclaration], isStatic: Bool
  ) {
    for function in functions where mayNavigate(function) {
      add(function.body, parameters: function.parameters, result: function.returnType)
    }
    for variable in variables {
      if isStatic || variable.isStatic, let value = variable.value { add(constant: value) }
      var body = variable.body
      if let value = variable.value { body.append(.return(value)) }
      add(body, parameters: [], result: variable.type)
    }
  }

  /// False only of what ``add(_:parameters:result:)`` would find nothing in.
  private func mayNavigate(_ function: FunctionDeclaration) -> Bool {
    guard let words = function.deferredBody?.words else { return true }
    return mayMakeScreens(function.returnType) || words.namesController
      || words.mention(anyOf: Vocabulary.shared.navigation) || words.mention(anyOf: helperNames)
  }

  /// Whether what is returned is a screen by its type.
  private func mayMakeScreens(_ result: TypeReference?) -> Bool {
    guard let name = result?.name else { return false }
    return name.hasSuffix("Controller") || isInClass && ["View", "AnyView"].contains(name)
  }

  private mutating func add(constant value: Expression) {
    switch value {
    case .name(let name): names.insert(name)
    case .member(let base, let name):
      add(constant: base)
      if name.isTypeName { names.insert(name) }
    case .concatenation(let parts), .choice(let parts): for part in parts { add(constant: part) }
    case .selection(_, let cases): for way in cases { add(constant: way.value) }
    default: break
    }
  }

  private mutating func add(
    _ body: [Statement], parameters: [Parameter], result: TypeReference?
  ) {
    var slice = NavigationSlice(helpers: helpers, members: members)
    slice.bind(parameters)
    slice.take(body)
    if mayMakeScreens(result) { slice.takeResults() }
    names.formUnion(slice.controllers)
    guard !slice.isEmpty else { return }
    slice.follow()
    names.formUnion(slice.names)
    for name in slice.names where name.isTypeName && !name.isFrameworkType {
      names.insert("+" + name)
    }
    for type in slice.types { add(type) }
  }
}

extension String {
  var isTypeName: Bool { first?.isUppercase ?? false }

  /// Whether it is called as a controller of the app's or of a library's may be.
  var isController: Bool {
    utf8.suffix(10).elementsEqual("Controller".utf8) && isTypeName && !isFrameworkType
  }

  /// Whether it is a type that every app extends for all kinds of ends.
  fileprivate var isFrameworkType: Bool {
    ["UI", "NS", "CG", "CA", "WK"].contains { hasPrefix($0) }
      || ["String", "Int", "Bool", "Bundle", "URL", "Array", "Set", "Date", "Data"].contains(self)
  }
}
