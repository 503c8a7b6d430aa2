import SourceModel
import SwiftSyntax

extension UnitReader {
  mutating func expression(_ node: ExprSyntax) -> Expression {
    nested { $0.shallowExpression(node, isCallee: false) } ?? .opaque([])
  }

  /// Like `expression`, but `list.first` stays a member, as it may be the method.
  mutating func calleeExpression(_ node: ExprSyntax) -> Expression {
    nested { $0.shallowExpression(node, isCallee: true) } ?? .opaque([])
  }

  private mutating func shallowExpression(_ node: ExprSyntax, isCallee: Bool) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node): string(node)
    case .booleanLiteralExpr(let node): .boolean(node.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: .absent
    case .declReferenceExpr(let node): .name(node.baseName.plainText)
    case .superExpr: .name("super")
    case .memberAccessExpr(let node): member(node, isCallee: isCallee)
    case .functionCallExpr(let node): call(node)
    case .subscriptCallExpr(let node): element(node)
    case .sequenceExpr(let node): folded(node)
    case .closureExpr(let node): .closure(closure(node))
    case .ifExpr(let node): choice(node)
    case .switchExpr(let node): selection(node)
    case .arrayExpr(let node): .array(node.elements.map { expression($0.expression) })
    case .dictionaryExpr(let node): dictionary(node)
    case .tupleExpr(let node): tuple(node)
    case .typeExpr(let node): typeReference(node.type).name.map { .name($0) } ?? .opaque([])
    case .macroExpansionExpr(let node): macro(node)
    case .postfixIfConfigExpr(let node): conditionalChain(node)
    case .keyPathExpr(let node): keyPath(node)
    case .packExpansionExpr(let node): pack(node)
    case .packElementExpr(let node): .element(expression(node.pack))
    case .patternExpr: .opaque([])
    default:
      if let value = node.unmarked {
        nested { $0.shallowExpression(value.withoutMarks, isCallee: isCallee) } ?? .opaque([])
      } else {
        .opaque(parts(of: node))
      }
    }
  }

  private mutating func member(_ node: MemberAccessExprSyntax, isCallee: Bool) -> Expression {
    let name = node.declName.baseName.plainText
    guard let base = node.base else { return .implicitMember(name) }
    let value = expression(base)
    if !isCallee, name == "init", let labels = node.declName.argumentNames?.arguments {
      return initialiser(of: value, labels.map(\.name.plainText), at: position(of: node))
    }
    // A type may have a case or a constant of that name.
    if !isCallee, name == "first" || name == "last", !value.namesType { return .element(value) }
    return .member(value, name)
  }

  private mutating func element(_ node: SubscriptCallExprSyntax) -> Expression {
    let list = expression(node.calledExpression)
    guard list == .name("self") || list == .name("Self"), node.arguments.count == 1,
      let key = node.arguments.first.map({ expression($0.expression) }),
      case .member(_, "self") = key
    else { return .element(list) }
    return .element(key)
  }

  /// An initialiser with labels that is named without being called, as the function that calls it.
  private func initialiser(
    of type: Expression, _ labels: [String], at position: SourcePosition
  ) -> Expression {
    let arguments = labels.enumerated().map { number, label in
      Argument(label: label == "_" ? nil : label, value: .name("$\(number)"))
    }
    let call = Call(callee: .member(type, "init"), arguments: arguments, position: position)
    return .closure(Closure(parameters: [], body: [.return(.call(call))]))
  }

  /// A key path of properties, as the function that gives them: `{ $0.item.title }`.
  private func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    let names = node.components.compactMap { component in
      component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plainText
    }
    guard !names.isEmpty, names.count == node.components.count, names != ["self"] else {
      return .opaque([])
    }
    let value = names.reduce(Expression.name("$0")) { .member($0, $1) }
    return .closure(Closure(parameters: [], body: [.return(value)]))
  }

  /// `repeat each items` is the list, `repeat add(each items)` what happens for each of its elements.
  private mutating func pack(_ node: PackExpansionExprSyntax) -> Expression {
    if let list = node.repetitionPattern.as(PackElementExprSyntax.self) {
      return expression(list.pack)
    }
    return expression(node.repetitionPattern)
  }

  private mutating func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    guard case .elements(let elements) = node.content else { return .opaque([]) }
    return .opaque(elements.map { expression($0.value) })
  }

  private mutating func tuple(_ node: TupleExprSyntax) -> Expression {
    if let only = node.elements.first, node.elements.count == 1 {
      return expression(only.expression)
    }
    return .tuple(
      node.elements.map { expression($0.expression) }, labels: labels(node.elements.map(\.label)))
  }

  /// The labels of the parts of a tuple; none if no part has one.
  func labels(_ tokens: [TokenSyntax?]) -> [String?] {
    let labels = tokens.map { $0?.plainText }.map { $0 == "_" ? nil : $0 }
    return labels.contains { $0 != nil } ? labels : []
  }

  /// A chain of calls of which some are inside `#if`. Those of all clauses are applied.
  private mutating func conditionalChain(_ node: PostfixIfConfigExprSyntax) -> Expression {
    guard let base = node.base else { return .opaque([]) }
    var value = expression(base)
    for clause in node.config.clauses {
      guard case .postfixExpression(let node) = clause.elements else { continue }
      value = expression(node).applied(to: value)
    }
    return value
  }

  /// The direct subexpressions of an expression of which nothing else is kept.
  private mutating func parts(of node: ExprSyntax) -> [Expression] {
    node.children(viewMode: .sourceAccurate).compactMap { child in
      child.as(ExprSyntax.self).map { expression($0) }
    }
  }
}

extension ExprSyntax {
  /// The expression without unwrapping and markers such as `try`, which do not change the value.
  var withoutMarks: ExprSyntax {
    var node = self
    while let value = node.unmarked { node = value }
    return node
  }

  /// The value behind one such marker; `nil` where there is none.
  fileprivate var unmarked: ExprSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let mark): mark.expression
    case .forceUnwrapExpr(let mark): mark.expression
    case .tryExpr(let mark): mark.expression
    case .awaitExpr(let mark): mark.expression
    case .unsafeExpr(let mark): mark.expression
    case .consumeExpr(let mark): mark.expression
    case .copyExpr(let mark): mark.expression
    case .borrowExpr(let mark): mark.expression
    case .inOutExpr(let mark): mark.expression
    case .genericSpecializationExpr(let mark): mark.expression
    default: nil
    }
  }
}

extension Expression {
  /// Whether it is written as a type is: `Section`, `Theme.Section`.
  fileprivate var namesType: Bool {
    switch self {
    case .name(let name), .member(.name, let name): name.isCapitalized
    default: false
    }
  }

  /// A chain of members and calls that begins with a base of its own.
  fileprivate func applied(to base: Expression) -> Expression {
    switch self {
    case .implicitMember(let name): return .member(base, name)
    case .member(let inner, let name): return .member(inner.applied(to: base), name)
    case .call(var call):
      call.callee = call.callee.applied(to: base)
      return .call(call)
    default: return .opaque([base, self])
    }
  }

  /// Whether evaluating it makes a call, or it contains a closure.
  var holdsCall: Bool {
    switch self {
    case .string, .boolean, .absent, .name, .implicitMember: false
    case .call, .closure: true
    case .member(let base, _), .element(let base), .associated(let base, _), .cast(let base, _):
      base.holdsCall
    case .concatenation(let parts), .array(let parts), .tuple(let parts, _), .choice(let parts),
      .opaque(let parts):
      parts.contains(where: \.holdsCall)
    case .selection(let subject, let cases):
      subject.holdsCall || cases.contains { $0.value.holdsCall }
    }
  }
}

// MARK: - Strings

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
