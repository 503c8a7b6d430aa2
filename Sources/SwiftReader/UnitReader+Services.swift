import SourceModel
import SwiftSyntax

extension UnitReader {
  /// `Container().router` for Factory's `resolve(\.router)`; `nil` for any other call.
  ///
  /// - Parameter callee: The lowered name of what is called.
  func resolvedService(_ node: FunctionCallExprSyntax, _ callee: Expression) -> Expression? {
    guard callee == .name("resolve"), node.arguments.count == 1,
      let path = node.arguments.first?.expression.propertyPath
    else { return nil }
    let values = Call(
      callee: .name(path.root ?? "Container"), arguments: [],
      position: position(of: node.calledExpression))
    return .member(.call(values), path.property)
  }
}

extension ExprSyntax {
  /// The last property of a key path.
  var keyPathProperty: KeyPathPropertyComponentSyntax? {
    self.as(KeyPathExprSyntax.self)?.components.last?.component
      .as(KeyPathPropertyComponentSyntax.self)
  }

  /// The type, if it is written, and the property of a key path that has no other components.
  var propertyPath: (root: String?, property: String)? {
    guard let path = self.as(KeyPathExprSyntax.self), path.components.count == 1,
      let property = keyPathProperty?.declName.baseName.plainText
    else { return nil }
    return (path.root?.trimmedDescription, property)
  }
}
