import AppleFrameworks
import FlowModel
import SourceModel

extension Evaluator {
  /// Records the effect of assigning a controller to a property.
  ///
  /// - Parameters:
  ///   - name: The name of the owner in the assignment.
  ///   - call: The call that makes the owner, with the value.
  func assignProperty(
    _ property: String, of owner: AbstractValue, called name: String? = nil, _ value: AbstractValue,
    madeBy call: Call? = nil, at position: SourcePosition, in frame: Frame
  ) {
    let isPopover =
      owner.alternatives.contains { $0.type.map { inherits($0, .framework("NSPopover")) } ?? false }
      || (owner.alternatives.isEmpty && name?.lowercased().hasSuffix("popover") == true)
    let place = CallPlace(call: property, location: location(position, in: frame))
    if property == "rootView", let host = owner.only?.type {
      recordHosting(of: value, by: host, at: place)
    }
    let value = NavigationCalls.holdsView(property) ? value.hostedInView : value
    guard
      var kind = NavigationCalls.kind(ofAssigning: property, toPopover: isPopover),
      let value, let shown = shown(value, by: property, of: owner, called: name)
    else { return }
    if kind == .rootViewController,
      let shown = stacksOfBody?.kind(ofWindow: name, madeBy: call)
    {
      kind = shown
    }
    // The children of tabs and columns that were made here are those of their class.
    let made = kind == .viewControllers ? owner.only?.sectionedType(self) : nil
    for child in shown.elements {
      record(.move(kind, child), at: place, receiver: made == frame.selfType ? nil : made)
    }
  }

  /// The screen that an assignment to a property shows.
  ///
  /// A property that the app declares shows nothing, even with the name of a framework's. If the
  /// declaration is ambiguous, the effect is possible.
  func shown(
    _ value: AbstractValue, by property: String, of owner: AbstractValue, called name: String?
  ) -> AbstractValue? {
    var isFrameworks = false
    var isOwn = false
    for alternative in owner.alternatives {
      if self.isOwn(property, of: alternative) { isOwn = true } else { isFrameworks = true }
    }
    if owner.alternatives.isEmpty {
      isFrameworks = true
      isOwn = !isCalledLikeOwner(name, of: property) && isDeclaredElsewhere(property)
    }
    guard isFrameworks else { return nil }
    guard isOwn else { return value }
    return AbstractValue(.array(value.elements.map(\.opened)))
  }

  /// Whether the property is declared by the app, on a class without a framework property of that
  /// name.
  private func isOwn(_ property: String, of alternative: Alternative) -> Bool {
    if case .container = alternative { return false }
    return alternative.type.map { isOwn(property, of: $0) } ?? false
  }

  private func isOwn(_ property: String, of type: TypeName) -> Bool {
    let owners = NavigationCalls.owners(of: property)
    let isFrameworks = lineage(of: type).containsFramework(where: owners.contains)
    guard !isFrameworks,
      let entry = declaringType(of: property, in: type).flatMap(index.entry),
      let variable = index.types[entry].variables[property]
    else { return false }
    return !index.variables[variable].declaration.forwards
  }

  /// Whether the owner's name indicates its type: `view.window`, `mainNavigationController`.
  private func isCalledLikeOwner(_ name: String?, of property: String) -> Bool {
    guard let name = name?.lowercased() else { return false }
    return NavigationCalls.owners(of: property).contains {
      name.hasSuffix($0.dropFirst("UI".count).lowercased())
    }
  }

  /// Whether any type of the app declares a property with the name of a framework's.
  private func isDeclaredElsewhere(_ property: String) -> Bool {
    if let known = ownProperties[property] { return known }
    let isOwn = index.owners(of: property).contains { self.isOwn(property, of: index.known($0)) }
    ownProperties[property] = isOwn
    return isOwn
  }
}

extension VariableDeclaration {
  /// Whether the property only forwards to another object's property of the same name, such as a
  /// window's.
  fileprivate var forwards: Bool {
    isComputed
      && body.contains { statement in
        guard case .return(let value?) = statement, case .member(_, name) = value else {
          return false
        }
        return true
      }
  }
}
