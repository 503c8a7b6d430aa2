import SourceModel
import SwiftSyntax

extension UnitReader {
  mutating func string(_ node: StringLiteralExprSyntax) -> Expression {
    let pounds = node.openingPounds?.text.utf8.count ?? 0
    var parts: [Expression] = []
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment):
        text += StringLiteral.value(of: segment.content.text, pounds: pounds)
      case .expressionSegment(let segment):
        if !text.isEmpty { parts.append(.string(text)) }
        text = ""
        let values = segment.expressions.map { expression($0.expression) }
        parts.append(values.count == 1 ? values[0] : .opaque(values))
      }
    }
    if parts.isEmpty { return .string(text) }
    if !text.isEmpty { parts.append(.string(text)) }
    return .concatenation(parts)
  }
}
