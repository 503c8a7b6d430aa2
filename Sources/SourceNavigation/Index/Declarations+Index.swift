import SourceModel

extension VariableDeclaration {
  /// Whether the declaration says what the variable has.
  var tells: Bool { value != nil || !body.isEmpty }
}

extension TypeDeclaration {
  /// Whether the class names no superclass or protocol, as in an `@implementation`.
  var isImplementation: Bool { kind == .class && inherited.isEmpty }
}
