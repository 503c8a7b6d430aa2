import SourceModel
import SwiftSyntax

extension UnitReader {
  /// `Container().router` for Factory's `resolve(\.router)`; `nil` for any other call.
  ///
  /// - Parameter callee: The lowered name of what is called.
  func resolvedService(_ node: FunctionCallExprSyntax, _ callee: Expression) -> Expression? {
    guard callee == .name("resolve"), node.arguments.count == 1,
      let argument = node.arguments.first?.expression, let property = argument.onlyKeyPathProperty
    else { return nil }
    let container = argument.as(KeyPathExprSyntax.self)?.root?.trimmedDescription ?? "Container"
    let values = Call(
      callee: .name(container), arguments: [], position: position(of: node.calledExpression))
    return .member(.call(values), property)
  }
}

extension ExprSyntax {
  /// The last property of a key path.
  var keyPathProperty: KeyPathPropertyComponentSyntax? {
    self.as(KeyPathExprSyntax.self)?.components.last?.component
      .as(KeyPathPropertyComponentSyntax.self)
  }

  /// The name of the property of a key path that has no other components.
  var onlyKeyPathProperty: String? {
    guard self.as(KeyPathExprSyntax.self)?.components.count == 1 else { return nil }
    return keyPathProperty?.declName.baseName.plainText
  }
}
