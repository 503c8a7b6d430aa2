import FlowModel
import SourceModel

/// The places at which types of an app make values of others by their names, such as the parts of a view.
struct PartPlaces {
  private var places: [Int: [String: [SourceLocation]]] = [:]

  /// - Complexity: O(*n*) for *n* statements of the types.
  init(_ index: SourceIndex, in wholes: Set<Int>) {
    if wholes.isEmpty { return }
    for function in index.functions where function.original == nil {
      guard let owner = function.owner, wholes.contains(owner) else { continue }
      visit(function.declaration.body, owner, function.path)
    }
    for variable in index.variables {
      guard let owner = variable.owner, wholes.contains(owner) else { continue }
      visit(variable.declaration.body, owner, variable.path)
      if let value = variable.declaration.value { visit(value, owner, variable.path) }
    }
  }

  /// Returns where one type makes another.
  ///
  /// - Returns: Nothing if another type makes it, or if it is made in another way.
  func places(of part: Int, in whole: Int, _ index: SourceIndex) -> [SourceLocation] {
    places[whole]?[index.types[part].name.unqualified] ?? []
  }

  private mutating func visit(_ statements: [Statement], _ owner: Int, _ path: String) {
    for statement in statements {
      for expression in statement.expressions { visit(expression, owner, path) }
      for body in statement.bodies { visit(body, owner, path) }
    }
  }

  private mutating func visit(_ expression: Expression, _ owner: Int, _ path: String) {
    if case .call(let call) = expression, let name = call.callee.lastName,
      name.isCapitalized
    {
      places[owner, default: [:]][name, default: []].append(call.position.location(in: path))
    }
    if case .closure(let closure) = expression { visit(closure.body, owner, path) }
    for part in expression.parts { visit(part, owner, path) }
  }
}
