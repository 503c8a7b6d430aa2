import SourceModel
import SwiftSyntax

extension UnitReader {
  mutating func genericParameters(
    _ clause: GenericParameterClauseSyntax?, where constraints: GenericWhereClauseSyntax? = nil
  ) -> [GenericParameter] {
    var parameters: [GenericParameter] = []
    // To make an empty list of syntax for want of one costs more than to read most clauses.
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

  /// What a `where` says of names: `T: UIViewController`, `T == DetailViewController`.
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
  /// Gives a parameter its bound, or, in an extension, which has none, notes it.
  mutating func constrain(_ name: String, to bound: TypeReference?) {
    guard let index = firstIndex(where: { $0.name == name }) else {
      append(GenericParameter(name: name, bound: bound))
      return
    }
    if self[index].bound == nil { self[index].bound = bound }
  }
}
