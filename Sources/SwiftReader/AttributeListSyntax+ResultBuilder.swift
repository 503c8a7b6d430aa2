import SwiftSyntax

extension AttributeListSyntax {
  /// Whether a result builder is named, as far as a name tells: `@ViewBuilder`.
  var namesResultBuilder: Bool {
    if isEmpty { return false }
    return contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text.hasSuffix("Builder")
        ?? false
    }
  }
}
