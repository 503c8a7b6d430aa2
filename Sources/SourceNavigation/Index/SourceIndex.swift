import AppleFrameworks
import FlowModel
import SourceModel

/// All declarations of an app's source, by name.
///
/// Types, functions and variables are identified by their indices in `types`, `functions` and
/// `variables`. Nothing changes after the initialiser. It is a class because whatever evaluates or searches keeps the
/// index: a copy of its thirty collections would cost more than most of the lookups.
final class SourceIndex {
  /// A type with its extensions. For a framework type, it contains only the app's extensions.
  struct TypeEntry: Sendable {
    let name: String
    let path: String
    let position: SourcePosition
    let kind: TypeDeclaration.Kind
    let isDeclared: Bool
    /// The constraints of its generic parameters and those of the enclosing types, by name.
    let generics: [String: String]
    /// The names of its own generic parameters, in order.
    let ownGenerics: [String]
    /// The platforms for which it may be compiled, as far as `#if` decides that.
    let platforms: Set<BuildPlatform>
    var otherName: String?
    var inherited: [TypeReference] = []
    var selfConstraints: [TypeReference] = []
    var functions: [String: [Int]] = [:]
    /// The functions by their names in the other language. Only calls look them up.
    var renamedFunctions: [String: [Int]] = [:]
    var variables: [String: Int] = [:]
    var cases = EnumerationCases()
    var aliases: [String: TypeReference] = [:]
  }

  struct FunctionEntry: Sendable {
    var declaration: FunctionDeclaration
    let path: String
    /// The enclosing type; `nil` for a global function.
    let owner: Int?
    /// The entry of the Swift method, if this entry is the same method with its Objective-C name.
    let original: Int?
  }

  struct VariableEntry: Sendable {
    var declaration: VariableDeclaration
    let path: String
    let owner: Int?
  }

  private(set) var types: [TypeEntry] = []
  private(set) var functions: [FunctionEntry] = []
  private(set) var variables: [VariableEntry] = []
  /// The names of the functions that types have, in either language.
  private(set) var methodNames: Set<String> = []
  private(set) var fileVariables: [String: [Int]] = [:]
  /// The superclass and protocols by type. They are looked up most often.
  private(set) var parents: [[TypeName]] = []
  private(set) var lineages: [[TypeName]] = []
  private(set) var controllers: [Bool] = []
  /// The types that are SwiftUI views, or parts of them.
  private var views: Set<Int> = []
  /// Whether the app has any.
  private(set) var hasViews = false
  /// The classes of the app that others inherit from.
  private(set) var superclasses: Set<Int> = []
  /// The names of types that `#Preview` shows.
  private(set) var previewedNames: Set<String> = []
  /// The names, without the enclosing ones, of types that are declared in others.
  private(set) var nestedNames: Set<String> = []
  /// The views that only choose which other view is shown.
  private(set) var viewChoices: Set<Int> = []
  /// The views that only draw shapes and colours.
  private(set) var ornaments: Set<Int> = []
  /// How views are made, by view.
  private(set) var viewMakers: [Int: ViewMakers] = [:]
  /// The properties of views that are nothing but the view in it, by view.
  private(set) var frameContents: [Int: String] = [:]
  /// The views of which the body is a view that shows a controller (``ViewFrames``).
  private(set) var controllerFrames: Set<Int> = []
  /// The properties of views of which these present the content, by view and name.
  private(set) var presentedProperties: [Int: [String: SegueKind]] = [:]
  /// The functions that keep what builds a view, to have it shown.
  private(set) var builderKeepers: Set<Int> = []
  /// The enumerations of which a member makes the view for each case.
  private(set) var pages: Set<Int> = []
  let targets: TargetMembership
  private(set) var conformers = Conformers()
  private(set) var typesByName: [String: Neighbours] = [:]
  /// The types that declare a property with the name of one that shows screens, by that name.
  private var childOwners: [String: [Int]] = [:]
  /// Global functions, by name.
  private var functionNeighbours: [String: Neighbours] = [:]
  /// Global variables, by name.
  private var variableNeighbours: [String: Neighbours] = [:]
  private var fileAliases: [String: String] = [:]
  /// The aliases of what has no name, such as the type of a closure.
  private(set) var closureAliases: [String: TypeReference] = [:]
  /// The enumerations of Objective-C by the names of their cases, which are written without it.
  private var enumerations: [String: Int] = [:]

  /// Whether methods can be called by the names that they have in the other language.
  private let isMixed: Bool
  let hasObjectiveC: Bool

  /// - Parameters:
  ///   - units: The source, with the clauses of `#if` already selected.
  ///   - targets: The targets of each file, which determine the order of lookup.
  /// - Complexity: O(*n*) for *n* declarations.
  init(_ units: [SourceUnit], targets: TargetMembership) {
    self.targets = targets
    let units = units.map(\.resolvingExtendedAliases).sorted { $0.path < $1.path }
    isMixed = Set(units.lazy.map(\.language)).count > 1
    hasObjectiveC = units.contains { $0.language == .objectiveC }
    for unit in units {
      let isSwift = unit.language == .swift
      declareTypes(of: unit) { $0.kind != .extension && (isSwift || !$0.isImplementation) }
    }
    declareImplementations(in: units)
    for unit in units {
      previewedNames.formUnion(unit.previewed)
      for alias in unit.aliases {
        fileAliases[alias.name] = fileAliases[alias.name] ?? alias.type.name
        if alias.type.isFunction { closureAliases[alias.name] = alias.type }
      }
    }
    for unit in units {
      for type in unit.types { addMembers(of: type, in: unit) }
      for function in unit.functions {
        let id = add(function, path: unit.path, owner: nil)
        functionNeighbours[function.name, default: Neighbours()].add(id, path: unit.path)
      }
      for variable in unit.variables {
        fileVariables[variable.name, default: []].append(add(variable, path: unit.path, owner: nil))
      }
    }
    methodNames = Set(functions.lazy.filter { $0.owner != nil }.map(\.declaration.name))
    settleVariables()
    settleTypes()
    settleWrapped()
    settleCalledObjects()
    settleLineages()
    viewChoices = ViewChoices(self).types
    ornaments = Ornaments(self).types
    for type in types.indices where isView(type) { viewMakers[type] = ViewMakers(self, of: type) }
    let frames = ViewFrames(self)
    frameContents = frames.contents
    controllerFrames = frames.controllerFrames
    presentedProperties = PresentedProperties(self).kinds
    pages = Set(types.indices.filter(isPage))
    builderKeepers = Set(functions.indices.filter(keepsBuilder))
  }

  /// Whether a type is a SwiftUI view, or a part of one.
  func isView(_ type: Int) -> Bool { views.contains(type) }

  func types(named name: String) -> [Int] { typesByName[name]?.things ?? [] }

  /// The types that declare a property with the name of one that shows screens.
  func owners(of property: String) -> [Int] { childOwners[property] ?? [] }

  /// The Objective-C enumeration that has a case of the given name.
  func enumeration(withCase name: String) -> Int? { enumerations[name] }

  /// The functions of a type to which a call of a name can refer, in either language.
  func functions(called name: String, of type: Int) -> [Int] {
    (types[type].functions[name] ?? []) + (types[type].renamedFunctions[name] ?? [])
  }

  /// The declared entry of a function, if the given entry has its name in the other language; otherwise, the
  /// entry itself.
  func original(_ function: Int) -> Int { functions[function].original ?? function }

  /// The target of a global `typealias`.
  func alias(_ name: String) -> String? { fileAliases[name] }
}

// MARK: - Building

extension SourceIndex {
  /// The `@interface` and `@implementation` of a class are one type. Two interfaces with one name
  /// belong to two targets, as do two Swift types.
  private func declareTypes(
    of unit: SourceUnit, where isMeant: (TypeDeclaration) -> Bool
  ) {
    for type in unit.types where isMeant(type) {
      declare(type, path: unit.path, isDeclared: true)
    }
  }

  /// A class without an `@interface` is declared by its `@implementation`.
  private func declareImplementations(in units: [SourceUnit]) {
    let objectiveC = units.filter { $0.language == .objectiveC }
    if objectiveC.isEmpty { return }
    var interfaces: Set<String> = []
    for unit in units {
      for type in unit.types where type.kind == .class && !type.inherited.isEmpty {
        interfaces.insert(type.name)
      }
    }
    for unit in objectiveC {
      declareTypes(of: unit) { $0.isImplementation && !interfaces.contains($0.name) }
    }
  }

  private func settleLineages() {
    parents = types.indices.map { inheritedByName($0) }
    lineages = types.indices.map { lineageByWalk(of: .declared($0)) }
    superclasses = Set(
      types.indices.compactMap { superclass(of: .declared($0)).flatMap(declaredEntry) })
    controllers = types.indices.map { isControllerByLineage(.declared($0)) }
    views = Set(
      types.indices.filter { id in
        types[id].isDeclared && types[id].kind != .protocol
          && lineages[id].contains { isViewProtocol($0, of: types[id].kind) }
      })
    hasViews = !views.isEmpty
    for id in types.indices where types[id].isDeclared && types[id].kind != .protocol {
      guard !Callable.isTest(types[id].path) else { continue }
      for ancestor in lineages[id].dropFirst() where isProtocol(ancestor) {
        conformers.add(id, to: ancestor)
      }
    }
  }

  /// Whether a type is a protocol of views: one of SwiftUI's, or a library's with such a name.
  private func isViewProtocol(_ type: TypeName, of kind: TypeDeclaration.Kind) -> Bool {
    guard case .framework(let name) = type else { return false }
    return ViewCalls.isPartType(name, ofStructure: kind == .structure)
  }

  /// Whether a type is a protocol of the app, or may be one in a file that was not read.
  private func isProtocol(_ type: TypeName) -> Bool {
    switch type {
    case .declared(let id): types[id].kind == .protocol
    case .framework(let name): !FrameworkClasses.isController(name)
    }
  }

  private func name(_ type: Int, _ name: String) {
    typesByName[name, default: Neighbours()].add(type, path: types[type].path)
  }

  @discardableResult
  private func declare(_ type: TypeDeclaration, path: String, isDeclared: Bool) -> Int {
    types.append(
      TypeEntry(
        name: type.name, path: path, position: type.position, kind: type.kind,
        isDeclared: isDeclared, generics: generics(of: type, path: path),
        ownGenerics: type.genericParameters.map(\.name),
        platforms: type.condition?.platforms() ?? Set(BuildPlatform.allCases)))
    name(types.count - 1, type.name)
    let unqualified = type.name.unqualified
    if unqualified != type.name { nestedNames.insert(unqualified) }
    return types.count - 1
  }

  private func addMembers(of type: TypeDeclaration, in unit: SourceUnit) {
    let index =
      entry(for: type, in: unit) ?? declare(type, path: unit.path, isDeclared: false)
    if let otherName = type.otherName, types[index].otherName == nil {
      types[index].otherName = otherName
      if otherName != type.name { name(index, otherName) }
    }
    for inherited in type.inherited where !types[index].inherited.contains(inherited) {
      types[index].inherited.append(inherited)
    }
    types[index].selfConstraints += type.selfConstraints
    types[index].cases.append(contentsOf: type.cases)
    if unit.language == .objectiveC {
      for item in type.cases { enumerations[item.name] = index }
    }
    for alias in type.aliases { types[index].aliases[alias.name] = alias.type }
    for function in type.functions {
      let id = add(function, path: unit.path, owner: index)
      types[index].functions[function.name, default: []].append(id)
      guard isMixed else { continue }
      for other in function.renamed(from: unit.language) {
        let otherID = add(other, path: unit.path, owner: index, original: id)
        types[index].renamedFunctions[other.name, default: []].append(otherID)
      }
    }
    for variable in type.variables {
      let id = add(variable, path: unit.path, owner: index)
      // If a property is declared twice, as in a protocol and its extension, the more precise
      // declaration is kept.
      if let known = types[index].variables[variable.name], variables[known].declaration.tells {
        continue
      }
      types[index].variables[variable.name] = id
      if NavigationCalls.childProperties.contains(variable.name) {
        childOwners[variable.name, default: []].append(index)
      }
    }
  }

  private func entry(for type: TypeDeclaration, in unit: SourceUnit) -> Int? {
    if type.kind != .extension, unit.language == .swift {
      return types(named: type.name).first {
        types[$0].path == unit.path && types[$0].position == type.position
      }
    }
    if let named = nearest(alias(type.name) ?? type.name, to: unit.path) { return named }
    let last = type.name.unqualified
    return last == type.name
      ? nil : nearest(last, to: unit.path).flatMap { types[$0].isDeclared ? $0 : nil }
  }

  private func add(
    _ function: FunctionDeclaration, path: String, owner: Int?, original: Int? = nil
  ) -> Int {
    functions.append(
      FunctionEntry(declaration: function, path: path, owner: owner, original: original))
    return functions.count - 1
  }

  private func add(
    _ variable: VariableDeclaration, path: String, owner: Int?
  ) -> Int {
    variables.append(VariableEntry(declaration: variable, path: path, owner: owner))
    return variables.count - 1
  }
}

// MARK: - Looking up by name

extension SourceIndex {
  func fileFunctions(named name: String) -> [Int] { functionNeighbours[name]?.things ?? [] }

  /// The global functions of a name, those that are nearest to a file first.
  func fileFunctions(named name: String, near path: String) -> [Int] {
    guard let functions = functionNeighbours[name], functions.things.count > 1 else {
      return fileFunctions(named: name)
    }
    let nearest = functions.nearest(to: path, in: targets)
    return nearest + functions.things.filter { !nearest.contains($0) }
  }

  func fileVariable(named name: String, near path: String) -> Int? {
    variableNeighbours[name]?.nearest(to: path, in: targets).first
  }

  /// Gives variables the types that are not written: what an alias means that has no name, and what follows from the value.
  private func settleTypes() {
    for id in variables.indices {
      if let type = functionType(variables[id].declaration.type, in: variables[id].owner)
        ?? inferredType(of: variables[id])
      {
        variables[id].declaration.type = type
      }
    }
  }

  /// Gives properties what they have by their property wrappers.
  private func settleWrapped() {
    for id in variables.indices {
      switch wrappedValue(of: variables[id]) {
      case .value(let value):
        variables[id].declaration.value = value
        variables[id].declaration.isConstant = true
      case .type(let type): variables[id].declaration.type = type
      case nil: break
      }
    }
  }

  /// Names the method of objects that are called as functions.
  private func settleCalledObjects() {
    guard methodNames.contains(CalledObjects.method) else { return }
    for type in types.indices {
      let names = types[type].variables.filter { isCallable(variables[$0.value]) }.keys
      if names.isEmpty { continue }
      let rewriter = CalledObjects(names: Set(names))
      for id in types[type].functions.values.joined() {
        functions[id].declaration = rewriter.function(functions[id].declaration)
      }
      for id in types[type].variables.values {
        variables[id].declaration = rewriter.variable(variables[id].declaration)
      }
    }
  }

  /// Prefers variables with a value to mere declarations of the same name.
  private func settleVariables() {
    for (name, variables) in fileVariables {
      let telling = variables.filter { self.variables[$0].declaration.tells }
      var neighbours = Neighbours()
      for variable in telling.isEmpty ? variables : telling {
        neighbours.add(variable, path: self.variables[variable].path)
      }
      variableNeighbours[name] = neighbours
    }
  }
}
