import FlowModel
import SourceModel

/// Everything that an app's source declares, to be looked up by name.
///
/// A type is known by its index in `types`, a function by its index in `functions`, a variable by its
/// index in `variables`.
struct SourceIndex: Sendable {
  /// A type with what its extensions add; or a framework's type, of which only extensions are here.
  struct TypeEntry: Sendable {
    let name: String
    let path: String
    let position: SourcePosition
    let kind: TypeDeclaration.Kind
    let isDeclared: Bool
    var otherName: String?
    var inherited: [TypeReference] = []
    var selfConstraints: [TypeReference] = []
    var functions: [String: [Int]] = [:]
    var variables: [String: Int] = [:]
    var cases: [EnumerationCase] = []
    var aliases: [String: TypeReference] = [:]
  }

  struct FunctionEntry: Sendable {
    let declaration: FunctionDeclaration
    let path: String
    /// The type that it stands in; `nil` for a function of a file.
    let owner: Int?
  }

  struct VariableEntry: Sendable {
    let declaration: VariableDeclaration
    let path: String
    let owner: Int?
  }

  private(set) var types: [TypeEntry] = []
  private(set) var functions: [FunctionEntry] = []
  private(set) var variables: [VariableEntry] = []
  private(set) var fileFunctions: [String: [Int]] = [:]
  private(set) var fileVariables: [String: [Int]] = [:]
  private var typesByName: [String: [Int]] = [:]
  private var fileAliases: [String: String] = [:]

  /// - Complexity: O(*n*) for *n* declarations.
  init(_ units: [SourceUnit]) {
    let units = units.sorted { $0.path < $1.path }
    for unit in units {
      declareTypes(of: unit)
      for alias in unit.aliases {
        fileAliases[alias.name] = fileAliases[alias.name] ?? alias.type.name
      }
    }
    for unit in units {
      for type in unit.types { addMembers(of: type, in: unit) }
      for function in unit.functions {
        fileFunctions[function.name, default: []].append(add(function, path: unit.path, owner: nil))
      }
      for variable in unit.variables {
        fileVariables[variable.name, default: []].append(add(variable, path: unit.path, owner: nil))
      }
    }
  }

  func types(named name: String) -> [Int] { typesByName[name] ?? [] }

  /// What a `typealias` of a file stands for.
  func alias(_ name: String) -> String? { fileAliases[name] }
}

// MARK: - Building

extension SourceIndex {
  private mutating func declareTypes(of unit: SourceUnit) {
    for type in unit.types where type.kind != .extension {
      // A class's `@interface` and `@implementation` are one class; two Swift types of one name are
      // those of two targets.
      if unit.language == .objectiveC, nearest(type.name, to: unit.path, onlyDeclared: true) != nil
      {
        continue
      }
      declare(type, path: unit.path, isDeclared: true)
    }
  }

  @discardableResult
  private mutating func declare(_ type: TypeDeclaration, path: String, isDeclared: Bool) -> Int {
    types.append(
      TypeEntry(
        name: type.name, path: path, position: type.position, kind: type.kind,
        isDeclared: isDeclared))
    typesByName[type.name, default: []].append(types.count - 1)
    return types.count - 1
  }

  private mutating func addMembers(of type: TypeDeclaration, in unit: SourceUnit) {
    let index =
      entry(for: type, in: unit) ?? declare(type, path: unit.path, isDeclared: false)
    if let otherName = type.otherName { types[index].otherName = otherName }
    for inherited in type.inherited where !types[index].inherited.contains(inherited) {
      types[index].inherited.append(inherited)
    }
    types[index].selfConstraints += type.selfConstraints
    types[index].cases += type.cases
    for alias in type.aliases { types[index].aliases[alias.name] = alias.type }
    for function in type.functions {
      let id = add(function, path: unit.path, owner: index)
      types[index].functions[function.name, default: []].append(id)
    }
    for variable in type.variables {
      let id = add(variable, path: unit.path, owner: index)
      // Of a property that is declared twice, as a protocol's with a default, the one that tells more.
      if let known = types[index].variables[variable.name], variables[known].declaration.tells {
        continue
      }
      types[index].variables[variable.name] = id
    }
  }

  private func entry(for type: TypeDeclaration, in unit: SourceUnit) -> Int? {
    if type.kind != .extension, unit.language == .swift {
      return types(named: type.name).first {
        types[$0].path == unit.path && types[$0].position == type.position
      }
    }
    return nearest(alias(type.name) ?? type.name, to: unit.path, onlyDeclared: false)
      ?? type.name.split(separator: ".").last.flatMap { last in
        type.name.contains(".") ? nearest(String(last), to: unit.path, onlyDeclared: true) : nil
      }
  }

  private mutating func add(
    _ function: FunctionDeclaration, path: String, owner: Int?
  ) -> Int {
    functions.append(FunctionEntry(declaration: function, path: path, owner: owner))
    return functions.count - 1
  }

  private mutating func add(
    _ variable: VariableDeclaration, path: String, owner: Int?
  ) -> Int {
    variables.append(VariableEntry(declaration: variable, path: path, owner: owner))
    return variables.count - 1
  }
}

// MARK: - Looking up by name

extension SourceIndex {
  /// The type of a name that a file means: the one in the nearest folder.
  func nearest(_ name: String, to path: String, onlyDeclared: Bool = false) -> Int? {
    var candidates = types(named: name)
    if onlyDeclared { candidates.removeAll { !types[$0].isDeclared } }
    return nearest(candidates, to: path) { types[$0].path }
  }

  func fileFunctions(named name: String, near path: String) -> [Int] {
    (fileFunctions[name] ?? []).sorted {
      let a = Self.sharedFolders(functions[$0].path, path)
      let b = Self.sharedFolders(functions[$1].path, path)
      return a == b ? $0 < $1 : a > b
    }
  }

  func fileVariable(named name: String, near path: String) -> Int? {
    let candidates = fileVariables[name] ?? []
    let valued = candidates.filter {
      variables[$0].declaration.value != nil || variables[$0].declaration.isComputed
    }
    return nearest(valued.isEmpty ? candidates : valued, to: path) { variables[$0].path }
  }

  private func nearest(_ candidates: [Int], to path: String, _ place: (Int) -> String) -> Int? {
    guard candidates.count > 1 else { return candidates.first }
    return candidates.max { a, b in
      let (first, second) = (place(a), place(b))
      let near = (Self.sharedFolders(first, path), Self.sharedFolders(second, path))
      // Of two as near, the earlier one: `max` keeps the last of equals.
      return near.0 == near.1 ? a > b : near.0 < near.1
    }
  }

  private static func sharedFolders(_ a: String, _ b: String) -> Int {
    if a == b { return Int.max }
    let a = a.split(separator: "/").dropLast()
    let b = b.split(separator: "/").dropLast()
    return zip(a, b).prefix { $0 == $1 }.count
  }
}

extension VariableDeclaration {
  fileprivate var tells: Bool { value != nil || !body.isEmpty }
}
