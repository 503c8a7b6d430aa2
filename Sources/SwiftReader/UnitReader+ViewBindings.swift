import SourceModel
import SwiftSyntax

extension UnitReader {
  /// The state that `Binding(get: { model.isShown }, set: …)` is bound to, as `$model.isShown` names it; `nil` for
  /// any other call.
  ///
  /// - Parameter callee: The lowered name of what is called.
  mutating func boundState(_ node: FunctionCallExprSyntax, _ callee: Expression) -> Expression? {
    guard case .name("Binding") = callee,
      let getter = node.arguments.first(where: { $0.label?.plainText == "get" })?.expression
        .as(ClosureExprSyntax.self),
      let item = getter.statements.first?.item, getter.statements.count == 1
    else { return nil }
    let value: ExprSyntax? =
      switch item {
      case .expr(let value): value
      case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
      case .decl: nil
      }
    return value.flatMap { expression($0).bound }
  }
}

extension Expression {
  /// The binding to a property, also where it is compared with `nil`.
  fileprivate var bound: Expression? {
    switch self {
    case .name(let name) where name != "self": .name("$" + name)
    case .member(.name("self"), let name): .name("$" + name)
    case .member(let base, let name): base.bound.map { .member($0, name) }
    case .opaque(let parts) where parts.count == 2 && parts[1] == .absent: parts[0].bound
    default: nil
    }
  }
}
