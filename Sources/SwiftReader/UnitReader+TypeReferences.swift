import SourceModel
import SwiftSyntax

extension UnitReader {
  /// The parts of `A & B`, or the one type.
  mutating func typeReferences(_ node: TypeSyntax) -> [TypeReference] {
    guard let composition = node.as(CompositionTypeSyntax.self) else {
      return [typeReference(node)]
    }
    return composition.elements.map { typeReference($0.type) }
  }

  mutating func typeReference(_ node: TypeSyntax) -> TypeReference {
    nested { $0.shallowTypeReference(node) } ?? .function()
  }

  private mutating func shallowTypeReference(_ node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      named(node.name.plainText, arguments: genericArguments(node.genericArgumentClause))
    case .memberType(let node): member(node)
    case .optionalType(let node): typeReference(node.wrappedType)
    case .implicitlyUnwrappedOptionalType(let node): typeReference(node.wrappedType)
    case .attributedType(let node): typeReference(node.baseType)
    case .someOrAnyType(let node): typeReference(node.constraint)
    case .metatypeType(let node): .metatype(typeReference(node.baseType))
    case .arrayType(let node): .array(typeReference(node.element))
    case .dictionaryType(let node):
      .named("Dictionary", arguments: [typeReference(node.key), typeReference(node.value)])
    case .packExpansionType(let node): typeReference(node.repetitionPattern)
    case .packElementType(let node): typeReference(node.pack)
    case .compositionType(let node):
      node.elements.first.map { typeReference($0.type) } ?? .function()
    case .tupleType(let node):
      if let only = node.elements.first, node.elements.count == 1 {
        typeReference(only.type)
      } else {
        .tuple(
          node.elements.map { typeReference($0.type) },
          labels: labels(node.elements.map(\.firstName)))
      }
    case .functionType(let node):
      function(node)
    default: .function()
    }
  }

  private mutating func function(_ node: FunctionTypeSyntax) -> TypeReference {
    let result = typeReference(node.returnClause.type)
    return .function(
      node.parameters.map { typeReference($0.type) },
      result: result == .named("Void") ? .tuple([]) : result)
  }

  private mutating func member(_ node: MemberTypeSyntax) -> TypeReference {
    let name = node.name.plainText
    let arguments = genericArguments(node.genericArgumentClause)
    guard let base = typeReference(node.baseType).name else {
      return .named(name, arguments: arguments)
    }
    return .named("\(base).\(name)", arguments: arguments)
  }

  func named(_ name: String, arguments: [TypeReference]) -> TypeReference {
    guard arguments.count == 1 else { return .named(name, arguments: arguments) }
    return switch name {
    case "Optional", "ImplicitlyUnwrappedOptional": arguments[0]
    case "Array", "Set", "ContiguousArray", "ArraySlice": .array(arguments[0])
    default: .named(name, arguments: arguments)
    }
  }

  mutating func genericArguments(
    _ clause: GenericArgumentClauseSyntax?
  ) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      // An argument may also be a value.
      Syntax(argument.argument).as(TypeSyntax.self).map { typeReference($0) } ?? .function()
    }
  }
}

// MARK: - Generic parameters

extension UnitReader {
  mutating func genericParameters(
    _ clause: GenericParameterClauseSyntax?, where constraints: GenericWhereClauseSyntax? = nil
  ) -> [GenericParameter] {
    var parameters: [GenericParameter] = []
    // Making an empty syntax list as a default costs more than reading most clauses.
    if let clause {
      parameters = clause.parameters.map { node in
        GenericParameter(
          name: node.name.plainText, bound: node.inheritedType.map { typeReference($0) })
      }
    }
    for constraint in self.constraints(of: constraints) {
      parameters.constrain(constraint.subject, to: constraint.bounds.first)
    }
    return parameters
  }

  /// The requirements of a `where` clause: `T: UIViewController`, `T == DetailViewController`.
  mutating func constraints(
    of clause: GenericWhereClauseSyntax?
  ) -> [(subject: String, bounds: [TypeReference])] {
    guard let clause else { return [] }
    return clause.requirements.compactMap { node in
      switch node.requirement {
      case .conformanceRequirement(let requirement):
        constraint(Syntax(requirement.leftType), Syntax(requirement.rightType))
      case .sameTypeRequirement(let requirement):
        constraint(Syntax(requirement.leftType), Syntax(requirement.rightType))
      default: nil
      }
    }
  }

  private mutating func constraint(
    _ subject: Syntax, _ bound: Syntax
  ) -> (subject: String, bounds: [TypeReference])? {
    guard let subject = subject.as(TypeSyntax.self), let bound = bound.as(TypeSyntax.self),
      let name = typeReference(subject).name
    else { return nil }
    return (name, typeReferences(bound))
  }
}

extension [GenericParameter] {
  /// Gives a parameter its bound. An extension declares no parameters, so that one is added there.
  mutating func constrain(_ name: String, to bound: TypeReference?) {
    guard let index = firstIndex(where: { $0.name == name }) else {
      append(GenericParameter(name: name, bound: bound))
      return
    }
    if self[index].bound == nil { self[index].bound = bound }
  }
}

extension TypeSyntax {
  /// Whether the type is that of an `inout` parameter.
  var isInOut: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains { specifier in
      specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } ?? false
  }
}
