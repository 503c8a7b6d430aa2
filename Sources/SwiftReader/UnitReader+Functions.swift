import SourceModel
import SwiftSyntax

extension UnitReader {
  mutating func function(of node: FunctionDeclSyntax) -> FunctionDeclaration {
    var function = FunctionDeclaration(
      name: node.name.plainText, position: position(of: node.name))
    function.isStatic = node.modifiers.makeStatic
    function.isOverride = node.modifiers.makeOverride
    function.parameters = parameters(node.signature.parameterClause)
    function.returnType = node.signature.returnClause.map { typeReference($0.type) }
    function.genericParameters = genericParameters(
      node.genericParameterClause, where: node.genericWhereClause)
    function.isSegueAction = node.attributes.named("IBSegueAction") != nil
    function.isAction = node.attributes.named("IBAction") != nil
    if enclosingType != nil {
      function.isUnwindHandler = !function.isStatic && function.takesOneSegue
      function.selector = selector(
        of: function, effects: node.signature.effectSpecifiers, attributes: node.attributes)
    }
    let outer = buildsViews
    buildsViews = false
    defer { buildsViews = outer }
    function.body = body(
      of: node.body, giving: node.attributes.bodyResult(of: function.returnType)
    ).returning(function.returnType)
    return function
  }

  mutating func function(of node: InitializerDeclSyntax) -> FunctionDeclaration {
    var function = FunctionDeclaration(name: "init", position: position(of: node.initKeyword))
    function.parameters = parameters(node.signature.parameterClause)
    function.genericParameters = genericParameters(
      node.genericParameterClause, where: node.genericWhereClause)
    function.selector = selector(
      of: function, effects: node.signature.effectSpecifiers, attributes: node.attributes)
    function.body = body(of: node.body, giving: .nothing)
    return function
  }

  mutating func function(of node: SubscriptDeclSyntax) -> FunctionDeclaration {
    var function = FunctionDeclaration(
      name: "subscript", position: position(of: node.subscriptKeyword))
    function.isStatic = node.modifiers.makeStatic
    function.parameters = parameters(node.parameterClause)
    function.returnType = typeReference(node.returnClause.type)
    function.genericParameters = genericParameters(
      node.genericParameterClause, where: node.genericWhereClause)
    function.body = accessors(node.accessorBlock, giving: .value).1
    return function
  }

  mutating func function(of node: DeinitializerDeclSyntax) -> FunctionDeclaration {
    var function = FunctionDeclaration(name: "deinit", position: position(of: node.deinitKeyword))
    function.body = body(of: node.body, giving: .nothing)
    return function
  }

  /// Empty for a requirement, which has no body.
  private mutating func body(of block: CodeBlockSyntax?, giving result: BodyResult) -> [Statement] {
    block.map { body($0.statements, giving: result) } ?? []
  }

  private mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { node in
      let type = typeReference(node.type)
      let label = node.firstName
      let isVariadic = node.ellipsis != nil || node.type.is(PackExpansionTypeSyntax.self)
      return Parameter(
        label: label.tokenKind == .wildcard ? nil : label.plainText,
        name: (node.secondName ?? label).plainText,
        type: isVariadic ? .array(type) : type,
        defaultValue: node.defaultValue.map { expression($0.value) },
        buildsView: node.attributes.named("ViewBuilder") != nil, isVariadic: isVariadic,
        isInOut: node.type.isInOut)
    }
  }

  /// The associated values of a case, as the parameters of a function that makes it.
  mutating func associatedValues(_ clause: EnumCaseParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { node in
      let label = node.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.plainText }
      return Parameter(
        label: label, name: (node.secondName ?? node.firstName)?.plainText ?? "",
        type: typeReference(node.type), defaultValue: node.defaultValue.map { expression($0.value) }
      )
    }
  }

  private func selector(
    of function: FunctionDeclaration, effects: FunctionEffectSpecifiersSyntax?,
    attributes: AttributeListSyntax
  ) -> String? {
    if let name = attributes.objectiveCName { return name }
    if attributes.named("nonobjc") != nil { return nil }
    let isExposed =
      exposesMembers
      || ["objc", "IBAction", "IBSegueAction"].contains { attributes.named($0) != nil }
    guard isExposed || function.parameters.contains(where: \.isSegue) else { return nil }
    // UIKit's one method that takes a segue keeps its Objective-C name.
    if function.name == "prepare", function.parameters.map(\.label) == ["for", "sender"] {
      return "prepareForSegue:sender:"
    }
    return ObjectiveCSelector(
      baseName: function.name, parameters: function.parameters,
      isAsync: effects?.asyncSpecifier != nil, isThrowing: effects?.throwsClause != nil
    ).description
  }
}

extension FunctionDeclaration {
  fileprivate var takesOneSegue: Bool {
    parameters.count == 1 && parameters.allSatisfy(\.isSegue)
  }
}

extension Parameter {
  /// A segue of UIKit or AppKit, or a class whose name says that it inherits one.
  fileprivate var isSegue: Bool {
    type?.name?.hasSuffix("StoryboardSegue") ?? false
  }
}

extension [Statement] {
  /// A body with the name of the type that its only statement makes by `.init(…)`.
  func returning(_ type: TypeReference?) -> [Statement] {
    guard count == 1, case .return(let value?)? = first else { return self }
    return [.return(value.made(as: type))]
  }
}

extension Expression {
  /// `Type(…)` for `.init(…)`, where the type is declared.
  func made(as type: TypeReference?) -> Expression {
    guard case .call(var call) = self, call.callee == .implicitMember("init"),
      case .named(let name, _)? = type
    else { return self }
    call.callee = .name(name)
    return .call(call)
  }
}
