import SourceModel
import SwiftSyntax

extension AttributeListSyntax {
  func named(_ name: String) -> AttributeSyntax? { named { $0 == name } }

  /// The first attribute whose name satisfies a condition.
  func named(_ isMeant: (String) -> Bool) -> AttributeSyntax? {
    if isEmpty { return nil }
    for case .attribute(let attribute) in self {
      if let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text, isMeant(name)
      {
        return attribute
      }
    }
    return nil
  }

  /// The name of the first attribute.
  var firstName: String? {
    named { _ in true }?.attributeName.as(IdentifierTypeSyntax.self)?.name.text
  }

  /// The name in `@objc(…)`.
  var objectiveCName: String? {
    guard case .objCName(let pieces) = named("objc")?.arguments else { return nil }
    let name = pieces.map { ($0.name?.plainText ?? "") + ($0.colon?.text ?? "") }.joined()
    return name.isEmpty ? nil : name
  }

  /// What the body of a function or getter with these attributes results in: parts where an attribute is
  /// called as result builders are (`@ViewBuilder`), and where the type is one that SwiftUI's protocols
  /// declare so.
  func bodyResult(of type: TypeReference?) -> BodyResult {
    let isBuilt = type?.name.map(Self.builtTypes.contains) ?? false
    return isBuilt || named { $0.hasSuffix("Builder") } != nil ? .parts : .value
  }

  private static let builtTypes: Set = ["View", "Scene", "Commands", "ToolbarContent"]
}

extension TokenSyntax {
  /// The name without the backticks that allow a keyword as a name.
  var plainText: String {
    let text = text
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
