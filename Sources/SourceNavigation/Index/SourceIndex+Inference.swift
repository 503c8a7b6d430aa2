import SourceModel

extension SourceIndex {
  /// The type of a property that is written without one and begins with a case, or with a static property, as in
  /// `var page = Page.first` and `var pages = Page.usual`.
  func inferredType(of variable: VariableEntry) -> TypeReference? {
    let declaration = variable.declaration
    // The value of a constant says more than its type.
    guard declaration.type == nil, !declaration.isConstant, !declaration.isComputed,
      case .member(.name(let owner), let name)? = declaration.value, owner.isCapitalized,
      let type = entry(of: type(named: owner, in: variable.owner, path: variable.path))
    else { return nil }
    if types[type].cases.contains(name) { return .named(types[type].name) }
    guard let known = types[type].variables[name].map({ variables[$0].declaration }),
      known.isStatic
    else { return nil }
    return switch known.type {
    case .named(let name, let arguments)? where arguments.isEmpty: reference(to: name, in: type)
    case .array(.named(let name, let arguments))? where arguments.isEmpty:
      .array(reference(to: name, in: type))
    default: nil
    }
  }

  /// A reference to what a name means in a type, from anywhere.
  private func reference(to name: String, in type: Int) -> TypeReference {
    .named(self.name(of: self.type(named: name, in: type, path: types[type].path)))
  }
}
