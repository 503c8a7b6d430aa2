import FlowModel
import SourceModel

/// A body that can be evaluated on its own.
enum Callable: Hashable, Sendable {
  case function(Int)
  case variable(Int)

  /// All wanted bodies that can have an effect.
  static func all(in index: SourceIndex, where isWanted: (Callable) -> Bool) -> [Callable] {
    let functions = index.functions.indices.map(Callable.function).filter(isWanted)
    let variables = index.variables.indices.map(Callable.variable).filter(isWanted)
    var tests: [String: Bool] = [:]
    return (functions + variables).filter { root in
      guard root.does(in: index) else { return false }
      let path = root.path(in: index)
      let isTest = tests[path] ?? Self.isTest(path)
      tests[path] = isTest
      return !isTest && !root.isTest(in: index)
    }
  }

  private func does(in index: SourceIndex) -> Bool {
    switch self {
    case .function(let id): return !index.functions[id].declaration.body.isEmpty
    case .variable(let id):
      let declaration = index.variables[id].declaration
      return !declaration.body.isEmpty || declaration.value.map(\.mayNavigate) == true
    }
  }

  func owner(in index: SourceIndex) -> Int? {
    switch self {
    case .function(let id): index.functions[id].owner
    case .variable(let id): index.variables[id].owner
    }
  }

  func path(in index: SourceIndex) -> String {
    switch self {
    case .function(let id): index.functions[id].path
    case .variable(let id): index.variables[id].path
    }
  }

  func name(in index: SourceIndex) -> String {
    switch self {
    case .function(let id): index.functions[id].declaration.name
    case .variable(let id): index.variables[id].declaration.name
    }
  }

  /// The property, if it is one that can be assigned to objects of a type.
  func storedProperty(in index: SourceIndex) -> StoredProperty? {
    guard case .variable(let id) = self, let owner = index.variables[id].owner,
      !index.variables[id].declaration.isStatic
    else { return nil }
    return StoredProperty(owner: index.known(owner), name: index.variables[id].declaration.name)
  }

  func location(in index: SourceIndex) -> SourceLocation {
    let position =
      switch self {
      case .function(let id): index.functions[id].declaration.position
      case .variable(let id): index.variables[id].declaration.position
      }
    return position.location(in: path(in: index))
  }

  func isStatic(in index: SourceIndex) -> Bool {
    switch self {
    case .function(let id): index.functions[id].declaration.isStatic
    case .variable(let id): index.variables[id].declaration.isStatic
    }
  }

  /// Whether it is a stored variable, whose initial value is evaluated once.
  func isStored(in index: SourceIndex) -> Bool {
    guard case .variable(let id) = self else { return false }
    return !index.variables[id].declaration.isComputed
  }

  func isSegueAction(in index: SourceIndex) -> Bool {
    if case .function(let id) = self {
      index.functions[id].declaration.isSegueAction
    } else {
      false
    }
  }

  /// The type to which the effects belong; `nil` for a global function or one of a protocol or a framework type, and for
  /// a static one of a controller that returns nothing. Their effects belong to the callers.
  func actor(in index: SourceIndex) -> Int? {
    guard let owner = owner(in: index), index.types[owner].isDeclared,
      index.types[owner].kind != .protocol, !isStaticAction(in: index)
    else { return nil }
    return owner
  }

  /// Whether it is a static function of a controller that returns nothing: one that makes a screen sets up that screen.
  func isStaticAction(in index: SourceIndex) -> Bool {
    guard case .function(let id) = self, index.functions[id].declaration.isStatic,
      index.functions[id].declaration.returnType == nil, let owner = index.functions[id].owner
    else { return false }
    return index.isController(index.known(owner))
  }

  /// Whether a file belongs to tests. They make screens too, but are not part of the app.
  static func isTest(_ path: String) -> Bool {
    var folder = path.utf8[...]
    while let slash = folder.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      let end = folder.suffix(5)
      if end.elementsEqual("Tests".utf8) || end.elementsEqual("Specs".utf8) { return true }
    }
    return false
  }

  /// Whether it belongs to a class of tests, or only shows a preview.
  private func isTest(in index: SourceIndex) -> Bool {
    guard let owner = owner(in: index) else { return false }
    return index.isPreview(owner)
      || index.inherits(index.known(owner), anyOf: ["XCTestCase", "QuickSpec", "KIFTestCase"])
  }
}

extension Expression {
  /// Whether the expression contains a call, a selection or a closure.
  fileprivate var mayNavigate: Bool {
    switch self {
    case .string, .boolean, .absent, .name, .implicitMember: false
    case .member(let base, _), .element(let base), .associated(let base, _), .cast(let base, _):
      base.mayNavigate
    case .concatenation(let parts), .array(let parts), .tuple(let parts, _), .choice(let parts),
      .opaque(let parts):
      parts.contains(where: \.mayNavigate)
    case .call, .selection, .closure: true
    }
  }
}
