import SourceModel

extension SourceIndex {
  /// Nested types are declared after their enclosing types, whose generic parameters are already
  /// known.
  func generics(of type: TypeDeclaration, path: String) -> [String: String] {
    let outer = type.name.utf8.lastIndex(of: UInt8(ascii: ".")).map { type.name[..<$0] }
    var generics =
      outer.flatMap { types(named: String($0)).last }.map { types[$0] }
      .flatMap { $0.path == path ? $0.generics : nil } ?? [:]
    for parameter in type.genericParameters {
      generics[parameter.name] = parameter.bound?.name ?? "Any"
    }
    return generics
  }

  /// What a class gives for a generic parameter of an ancestor: `Page` for `View` in `class PagePresenter: Presenter<Page>`,
  /// with `class Presenter<View>`. The ancestor may be one of a generic class in between.
  ///
  /// - Parameter place: The place of the parameter among those of the ancestor.
  /// - Returns: The argument, and the type in which it is written.
  func genericArgument(
    at place: Int, of ancestor: Int, in type: TypeName
  ) -> (argument: TypeReference, writer: Int)? {
    // Only what stands between the class and the ancestor, so that classes which inherit from each other end the search.
    let between = lineage(of: type).prefix { $0 != known(ancestor) }
    for case .declared(let writer) in between {
      for case .named(let name, let arguments) in types[writer].inherited
      where place < arguments.count {
        guard self.type(named: name, in: writer, path: types[writer].path) == known(ancestor) else {
          continue
        }
        let argument = arguments[place]
        // A generic class in between passes on a parameter of its own.
        if let name = argument.name, let own = types[writer].ownGenerics.firstIndex(of: name) {
          return type == known(writer) ? nil : genericArgument(at: own, of: writer, in: type)
        }
        return (argument, writer)
      }
    }
    return nil
  }
}
