import SourceModel
import SwiftSyntax

extension UnitReader {
  /// Reads a type with its members and nested types.
  ///
  /// - Returns: Whether the declaration is one of a type.
  mutating func readType(_ declaration: DeclSyntax) -> Bool {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node):
      readType(node, kind: .class, name: node.name, generics: node.genericParameterClause)
    case .structDecl(let node):
      readType(node, kind: .structure, name: node.name, generics: node.genericParameterClause)
    case .actorDecl(let node):
      readType(node, kind: .structure, name: node.name, generics: node.genericParameterClause)
    case .enumDecl(let node):
      readType(node, kind: .enumeration, name: node.name, generics: node.genericParameterClause)
    case .protocolDecl(let node):
      readType(node, kind: .protocol, name: node.name, generics: nil)
    case .extensionDecl(let node): readExtension(node)
    default: return false
    }
    return true
  }

  private mutating func readType(
    _ node: some DeclGroupSyntax, kind: TypeDeclaration.Kind, name: TokenSyntax,
    generics: GenericParameterClauseSyntax?
  ) {
    let plain = name.plainText
    let qualified = enclosingType.map { "\($0).\(plain)" } ?? plain
    var type = TypeDeclaration(kind: kind, name: qualified, position: position(of: name))
    type.otherName = node.attributes.objectiveCName
    type.condition = condition
    type.genericParameters = genericParameters(generics)
    readMembers(of: node, into: &type)
  }

  private mutating func readExtension(_ node: ExtensionDeclSyntax) {
    guard let name = typeReference(node.extendedType).extendedName else { return }
    var type = TypeDeclaration(
      kind: .extension, name: name, position: position(of: node.extendedType))
    type.otherName = node.attributes.objectiveCName
    type.condition = condition
    readMembers(of: node, into: &type)
  }

  private mutating func readMembers(
    of node: some DeclGroupSyntax, into type: inout TypeDeclaration
  ) {
    if let clause = node.inheritanceClause {
      for inherited in clause.inheritedTypes { type.inherited += typeReferences(inherited.type) }
    }
    readConstraints(node.genericWhereClause, into: &type)
    let index = reserveType(type)
    let outer = (enclosingType, exposesMembers)
    enclosingType = type.name
    exposesMembers = node.exposesMembers
    nested { $0.readMembers(node.memberBlock.members, into: &type) }
    (enclosingType, exposesMembers) = outer
    fillType(at: index, with: type)
  }

  private mutating func readConstraints(
    _ clause: GenericWhereClauseSyntax?, into type: inout TypeDeclaration
  ) {
    for constraint in constraints(of: clause) {
      if constraint.subject == "Self" {
        type.selfConstraints += constraint.bounds
      } else {
        type.genericParameters.constrain(constraint.subject, to: constraint.bounds.first)
      }
    }
  }

  private mutating func readMembers(
    _ members: MemberBlockItemListSyntax, into type: inout TypeDeclaration
  ) {
    for member in members { readMember(member.decl, into: &type) }
  }

  mutating func typeAlias(_ node: TypeAliasDeclSyntax) -> TypeAlias {
    TypeAlias(name: node.name.plainText, type: typeReference(node.initializer.value))
  }

  private mutating func readMember(_ declaration: DeclSyntax, into type: inout TypeDeclaration) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      for variable in variables(of: node) {
        let service = variable.service
        type.variables.append(conditional(service?.property ?? variable))
        if let service { type.functions.append(conditional(service.function)) }
      }
    case .functionDecl(let node): type.functions.append(conditional(function(of: node)))
    case .initializerDecl(let node):
      var initialiser = function(of: node)
      if type.kind == .extension { initialiser.typeConstraints = type.genericParameters }
      type.functions.append(conditional(initialiser))
    case .subscriptDecl(let node): type.functions.append(conditional(function(of: node)))
    case .deinitializerDecl(let node): type.functions.append(conditional(function(of: node)))
    case .enumCaseDecl(let node):
      for element in node.elements {
        let value = element.rawValue.map { expression($0.value) }
        type.cases.append(
          conditional(
            EnumerationCase(
              name: element.name.plainText, rawValue: value,
              parameters: element.parameterClause.map { associatedValues($0) } ?? [])))
      }
    case .typeAliasDecl(let node):
      type.aliases.append(conditional(typeAlias(node)))
    case .associatedTypeDecl(let node):
      guard let value = node.initializer?.value else { return }
      type.aliases.append(
        conditional(TypeAlias(name: node.name.plainText, type: typeReference(value))))
    case .ifConfigDecl(let node):
      readClauses(of: node) { reader, clause, _ in
        guard case .decls(let members) = clause.elements else { return }
        reader.nested { $0.readMembers(members, into: &type) }
      }
    default: _ = readType(declaration)
    }
  }
}

extension DeclGroupSyntax {
  /// Whether its methods are visible to Objective-C without an attribute of their own.
  fileprivate var exposesMembers: Bool {
    attributes.named(self.is(ClassDeclSyntax.self) ? "objcMembers" : "objc") != nil
  }
}

extension TypeReference {
  /// The name under which an extension of the type is recorded.
  fileprivate var extendedName: String? {
    if case .array = self { "Array" } else { name }
  }
}
