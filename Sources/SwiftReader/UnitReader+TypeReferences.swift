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
    nested { $0.shallowTypeReference(node) } ?? .other
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
    case .compositionType(let node): node.elements.first.map { typeReference($0.type) } ?? .other
    case .tupleType(let node):
      if let only = node.elements.first, node.elements.count == 1 {
        typeReference(only.type)
      } else {
        .other
      }
    default: .other
    }
  }

  private mutating func member(_ node: MemberTypeSyntax) -> TypeReference {
    let name = node.name.plainText
    let arguments = genericArguments(node.genericArgumentClause)
    guard let base = typeReference(node.baseType).name else {
      return .named(name, arguments: arguments)
    }
    return .named("\(base).\(name)", arguments: arguments)
  }

  private func named(_ name: String, arguments: [TypeReference]) -> TypeReference {
    guard arguments.count == 1 else { return .named(name, arguments: arguments) }
    return switch name {
    case "Optional", "ImplicitlyUnwrappedOptional": arguments[0]
    case "Array", "Set", "ContiguousArray", "ArraySlice": .array(arguments[0])
    default: .named(name, arguments: arguments)
    }
  }

  private mutating func genericArguments(
    _ clause: GenericArgumentClauseSyntax?
  ) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      // A value may stand for a type too.
      Syntax(argument.argument).as(TypeSyntax.self).map { typeReference($0) } ?? .other
    }
  }
}
