import SourceModel
import SwiftSyntax

extension UnitReader {
  /// What `name is Type` says of a name where the condition holds: it is bound to what it is.
  ///
  /// All parts of an `&&` hold, and of an `||` one does.
  mutating func typeTests(_ node: ExprSyntax) -> [Statement] {
    if let inner = node.parenthesized { return typeTests(inner) }
    guard let sequence = node.as(SequenceExprSyntax.self) else { return [] }
    return Self.parts(Array(sequence.elements), at: "&&").flatMap { part in
      part.count == 1 ? typeTests(part[0]) : typeTest(ofAny: part)
    }
  }

  /// `a is A || a is B`
  private mutating func typeTest(ofAny part: [ExprSyntax]) -> [Statement] {
    let tests = Self.parts(part, at: "||").map { typeTest($0) }
    guard let name = tests.first??.name, tests.allSatisfy({ $0?.name == name }) else { return [] }
    let casts = tests.compactMap { $0.map { Expression.cast(.name(name), $0.type) } }
    return [.bind(name, nil, casts.count == 1 ? casts[0] : .choice(casts))]
  }

  private mutating func typeTest(
    _ elements: [ExprSyntax]
  ) -> (name: String, type: TypeReference)? {
    guard elements.count == 3, let name = elements[0].as(DeclReferenceExprSyntax.self),
      elements[1].is(UnresolvedIsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return (name.baseName.plainText, typeReference(type.type))
  }

  private static func parts(_ elements: [ExprSyntax], at sign: String) -> [[ExprSyntax]] {
    elements.split { element in
      element.as(BinaryOperatorExprSyntax.self)?.operator.text == sign
    }.map(Array.init)
  }
}

extension ExprSyntax {
  /// What stands in parentheses.
  fileprivate var parenthesized: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.expression
  }
}
