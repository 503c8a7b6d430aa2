import AppleFrameworks
import SourceModel

/// The scope in which a type's name is looked up.
struct TypeScope: Hashable, Sendable {
  /// The enclosing type.
  let owner: Int?
  let path: String
}

extension SourceIndex {
  /// Whether a value of a type may be a screen, or lead to one, that the type does not determine.
  /// The expression that provides the value is then worth evaluating.
  func isTelling(_ type: TypeName) -> Bool {
    switch type {
    case .declared(let entry):
      types[entry].kind != .class || superclasses.contains(entry) || isController(type)
    case .framework(let name):
      FrameworkClasses.isController(name) || FrameworkClasses.isContainer(name)
        || Self.tellingNames.contains(name) || ViewCalls.containers.contains(name)
        || FlowCalls.types.contains(name)
        || name.hasSuffix("Identifier") || name.hasSuffix("Name") || name.count < 3
    }
  }

  func isTelling(_ reference: TypeReference?, in scope: TypeScope) -> Bool {
    switch reference {
    case .named("Self", _)?, .named("instancetype", _)?: true
    case .named(let name, _)?: isTelling(type(named: name, in: scope.owner, path: scope.path))
    case .array(let element)?: isTelling(element, in: scope)
    case .tuple(let parts, _)?: parts.contains { isTelling($0, in: scope) }
    case .metatype?: true
    case .except?, .function?: false
    case nil: false
    }
  }

  private static let tellingNames: Set = [
    "String", "NSString", "UIStoryboard", "NSStoryboard", "View", "Any", "AnyObject", "AnyView",
    "NSObject", "AnyClass", "Scene", "Commands", "ToolbarContent", "TabContent",
    "Binding",
  ]
}

extension FunctionDeclaration {
  /// Whether the result is a generic parameter without a bound.
  var returnsAnyType: Bool {
    guard case .named(let name, _)? = returnType else { return false }
    return genericParameters.contains { $0.name == name && $0.bound == nil }
  }
}
