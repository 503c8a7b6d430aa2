import SourceModel
import SwiftSyntax

extension UnitReader {
  mutating func variables(of node: VariableDeclSyntax) -> [VariableDeclaration] {
    let isStatic = node.modifiers.makeStatic
    let isOverride = node.modifiers.makeOverride
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    var found: [VariableDeclaration] = []
    // In `let a, b: Int` the type of `b` is also that of `a`.
    var type: TypeReference?
    for binding in node.bindings.reversed() {
      if let annotation = binding.typeAnnotation {
        type = typeReference(annotation.type)
      } else if binding.initializer != nil {
        type = nil
      }
      let result = node.attributes.bodyResult(of: type)
      let declared = type ?? node.attributes.environmentType ?? node.attributes.delegateType
      for variable in variables(of: binding, type: declared, giving: result).reversed() {
        found.append(variable)
        found[found.count - 1].isStatic = isStatic
        found[found.count - 1].isOverride = isOverride
        found[found.count - 1].isConstant = isConstant
        if variable.value == nil, !variable.isComputed {
          found[found.count - 1].wrapper = node.attributes.wrapper(of: declared)
        }
      }
    }
    return found.reversed()
  }

  private mutating func variables(
    of binding: PatternBindingSyntax, type: TypeReference?, giving result: BodyResult
  ) -> [VariableDeclaration] {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      return boundNames(binding.pattern).map {
        VariableDeclaration(name: $0, position: position(of: binding.pattern))
      }
    }
    var variable = VariableDeclaration(
      name: pattern.identifier.plainText, position: position(of: pattern))
    variable.type = type ?? binding.initializer.flatMap { madeType($0.value) }
    variable.value = binding.initializer.map { expression($0.value).made(as: variable.type) }
    (variable.isComputed, variable.body) = accessors(binding.accessorBlock, giving: result)
    if variable.isComputed { variable.body = variable.body.returning(variable.type) }
    return [variable]
  }

  /// `Type<Argument>` in `Type<Argument>()`, of which the expression itself does not keep the argument.
  private mutating func madeType(_ node: ExprSyntax) -> TypeReference? {
    guard let called = node.as(FunctionCallExprSyntax.self)?.calledExpression,
      let generic = called.as(GenericSpecializationExprSyntax.self),
      let name = generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    else { return nil }
    return named(name, arguments: genericArguments(generic.genericArgumentClause))
  }

  /// Whether there is a getter, and the statements of all accessors.
  mutating func accessors(
    _ block: AccessorBlockSyntax?, giving result: BodyResult
  ) -> (isComputed: Bool, [Statement]) {
    guard let block else { return (false, []) }
    switch block.accessors {
    case .getter(let items): return (true, body(items, giving: result))
    case .accessors(let accessors):
      var isComputed = false
      var statements: [Statement] = []
      for accessor in accessors {
        let isGetter = ["get", "_read"].contains(accessor.accessorSpecifier.text)
        isComputed = isComputed || isGetter
        statements +=
          accessor.body.map { body($0.statements, giving: isGetter ? result : .nothing) } ?? []
      }
      return (isComputed, statements)
    }
  }
}

extension DeclModifierListSyntax {
  var makeStatic: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }

  var makeOverride: Bool { contains { $0.name.tokenKind == .keyword(.override) } }
}

extension AttributeListSyntax {
  /// The type of a property that takes its value from SwiftUI's environment: `@Environment(Router.self)`,
  /// `@Environment(\.dismiss)`.
  fileprivate var environmentType: TypeReference? {
    guard case .argumentList(let arguments)? = named("Environment")?.arguments,
      let value = arguments.first?.expression
    else { return nil }
    if let type = value.metatype { return type }
    return switch value.keyPathProperty?.declName.baseName.text {
    case "presentationMode": .named("PresentationMode")
    case "dismiss": .named("DismissAction")
    case "dismissWindow": .named("DismissWindowAction")
    case "openWindow": .named("OpenWindowAction")
    case "openSettings": .named("OpenSettingsAction")
    default: nil
    }
  }

  /// The attribute of a property of a type that gives it its value: one that is made with a key path, or else the first
  /// if the property has no type.
  fileprivate func wrapper(of type: TypeReference?) -> PropertyWrapper? {
    if environmentType == nil {
      for case .attribute(let attribute) in self {
        guard case .argumentList(let arguments)? = attribute.arguments,
          let argument = arguments.first, argument.label == nil,
          let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
          let path = argument.expression.propertyPath
        else { continue }
        return PropertyWrapper(name: name, property: path.property, root: path.root)
      }
    }
    return type == nil ? firstName.map { PropertyWrapper(name: $0) } : nil
  }

  /// The type of a property that is the app's delegate: `@UIApplicationDelegateAdaptor(AppDelegate.self)`.
  fileprivate var delegateType: TypeReference? {
    guard case .argumentList(let arguments)? = named({ $0.hasSuffix("DelegateAdaptor") })?.arguments
    else { return nil }
    return arguments.first?.expression.metatype
  }
}

extension ExprSyntax {
  /// The type in `Router.self`.
  fileprivate var metatype: TypeReference? {
    guard let type = self.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self"
    else { return nil }
    return type.base.map { .named($0.trimmedDescription) }
  }
}
