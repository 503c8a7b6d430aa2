import SwiftSyntax

extension AttributeListSyntax {
  /// What the body of a function or a getter with these attributes gives: parts, where one of them names
  /// a result builder as far as a name tells (`@ViewBuilder`).
  var bodyResult: BodyResult {
    named { $0.hasSuffix("Builder") } == nil ? .value : .parts
  }
}
