import SourceModel
import SwiftSyntax

extension UnitReader {
  /// `Container().router` for Factory's `resolve(\.router)`; `nil` for any other call.
  ///
  /// - Parameter callee: The lowered name of what is called.
  func resolvedService(_ node: FunctionCallExprSyntax, _ callee: Expression) -> Expression? {
    guard callee == .name("resolve"), let argument = node.arguments.first,
      node.arguments.count == 1, let path = argument.expression.as(KeyPathExprSyntax.self),
      let property = argument.expression.keyPathProperty
    else { return nil }
    let container = path.root?.trimmedDescription ?? "Container"
    let values = Call(
      callee: .name(container), arguments: [], position: position(of: node.calledExpression))
    return .member(.call(values), property.declName.baseName.plainText)
  }
}

extension ExprSyntax {
  /// The last property of a key path.
  var keyPathProperty: KeyPathPropertyComponentSyntax? {
    self.as(KeyPathExprSyntax.self)?.components.last?.component
      .as(KeyPathPropertyComponentSyntax.self)
  }
}
