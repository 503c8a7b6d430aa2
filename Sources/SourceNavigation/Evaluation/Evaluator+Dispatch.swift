extension Evaluator {
  /// The subclasses through which a property is assigned, and the nearest ones that override a member.
  ///
  /// - Parameter isOverriding: Whether those that override count.
  func refiningTypes(of member: Callable, orOverriding isOverriding: Bool) -> [Int] {
    var types = isOverriding ? overrides.overridingTypes(of: member) : []
    if let property = member.storedProperty(in: index) {
      types += current.stores.refiners(of: property).compactMap(index.declaredEntry)
    }
    return types
  }

  /// Notes that a member was looked up in a type, as a subclass may override it.
  func noteDispatch(to member: Callable, in type: TypeName) {
    if overrides.isOverridden(member) || member.storedProperty(in: index).map(isRefined) == true {
      activation.trace.note(
        dispatch: dispatchNumbers.number(of: Dispatch(type: type, member: member)))
    }
  }

  private func isRefined(_ property: StoredProperty) -> Bool {
    current.stores.refiners(of: property).contains { _ in true }
  }
}
