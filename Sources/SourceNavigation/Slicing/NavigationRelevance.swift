import AppleFrameworks
import FlowModel
import SourceModel

/// Determines by name which parts of a body may affect navigation.
///
/// Before evaluation, only names can be compared. If a call turns out to refer to another function
/// of the name, its statement was evaluated unnecessarily.
struct NavigationRelevance: Sendable {
  /// Functions of the app that have an effect or make screens for their callers, and types whose
  /// initialisers do.
  private let effectiveNames: Set<String>
  private let screens: ScreenNames
  private let identifiers: IdentifierNames
  /// Properties whose value may determine the destination of a call.
  private let keptProperties: Set<String>
  /// Properties that may hold a closure. A call of the closure may have an effect.
  private let closureProperties: Set<String>
  /// The names of types with such a property.
  private let closureHolders: Set<String>
  /// Such properties of views.
  private let viewClosures: Set<String>
  /// The names of types that the app declares, and of generic parameters.
  private let ownTypes: Set<String>

  /// - Complexity: O(*n*) for *n* declarations.
  init(
    _ index: SourceIndex, _ interest: Interest, _ screens: ScreenNames,
    _ identifiers: IdentifierNames
  ) {
    var names = NavigationCalls.names.union(EventCalls.names.subtracting(EventCalls.assigning))
    if index.hasViews { names.formUnion(ViewCalls.names) }
    names.formUnion(screens.states)
    names.formUnion(interest.offeringNames)
    for (id, function) in index.functions.enumerated()
    where interest.isEffective(index.original(id)) || index.builderKeepers.contains(id) {
      names.insert(function.declaration.name)
      if function.declaration.name.hasPrefix("init"), let owner = function.owner {
        names.insert(index.types[owner].name.unqualified)
      }
    }
    for (id, variable) in index.variables.enumerated()
    where variable.declaration.isComputed
      ? interest.contains(.variable(id)) : index.isPart(variable)
    {
      names.insert(variable.declaration.name)
    }
    if names.contains(FlowCalls.answer) { names.formUnion(FlowCalls.names) }
    effectiveNames = names
    self.screens = screens
    self.identifiers = identifiers
    var kept: Set<String> = NavigationCalls.childProperties
    for variable in index.variables where variable.owner != nil {
      if variable.declaration.type?.isText == true,
        !identifiers.contains(variable.declaration.name)
      {
        continue
      }
      let scope = TypeScope(owner: variable.owner, path: variable.path)
      if index.isTelling(variable.declaration.type, in: scope) {
        kept.insert(variable.declaration.name)
      }
    }
    keptProperties = kept
    ownTypes = Set(
      index.types.flatMap { type in
        [type.name.unqualified] + type.aliases.keys
      } + index.functions.flatMap { $0.declaration.genericParameters.map(\.name) })
    let closures = index.variables.filter {
      $0.owner != nil && $0.declaration.type?.isFunction == true
    }
    closureProperties = Set(closures.lazy.map(\.declaration.name))
    viewClosures = Set(
      closures.lazy.filter { $0.owner.map(index.isView) == true }.map(\.declaration.name))
    closureHolders = Set(
      closures.lazy.compactMap(\.owner).map { index.types[$0].name.unqualified })
  }

  /// Whether the text of a variable may name a screen or decide what is shown.
  func followsText(of name: String) -> Bool { identifiers.contains(name) }

  /// Whether a parameter can matter to a body.
  func follows(_ parameter: Parameter) -> Bool {
    parameter.type?.isText != true || identifiers.contains(parameter.name)
      || identifiers.isTested(parameter.name)
  }

  /// Whether views may be bound to a property with the name.
  func isViewState(_ name: String) -> Bool { screens.states.contains(name) }

  func isScreen(_ name: String) -> Bool { screens.isScreen(name.unqualified) }

  func keepsValue(_ property: String) -> Bool {
    keptProperties.contains(property) || closureProperties.contains(property)
      || isViewState(property)
  }

  /// Whether a call makes an object of a framework that has no part in navigation, regardless of
  /// its arguments.
  func ignoresArguments(_ call: Call) -> Bool {
    guard case .name(let name) = call.callee, name.isCapitalized, name.count > 2,
      !ownTypes.contains(name), !effectiveNames.contains(name), !isScreen(name),
      !hasEffectiveTarget(call), !hasActionOfView(call)
    else { return false }
    return !FrameworkClasses.isListed(name) && !FrameworkClasses.isLibraryWindow(name)
      && !Self.wrappers.contains(name)
      && !ViewCalls.loops.contains(name)
      && !EventCalls.handsOver(name, label: call.arguments.first?.label)
      && !FlowCalls.stepperTypes.contains(name)
      && !name.hasSuffix("Identifier") && !name.hasSuffix("Name")
  }

  /// Whether what is called may later call a method that has an effect.
  private func hasEffectiveTarget(_ call: Call) -> Bool {
    call.targetSelector.map(effectiveNames.contains) ?? false
  }

  /// Whether a view hands a closure that it was made with on to a control: `Button("Next", action: onNext)`.
  private func hasActionOfView(_ call: Call) -> Bool {
    !viewClosures.isEmpty
      && call.arguments.contains { argument in
        argument.label.map(ViewCalls.actionLabels.contains) ?? false
          && argument.value.ownName.map(viewClosures.contains) ?? false
      }
  }

  /// Framework types whose objects depend on what they are initialised with, and functions that are
  /// named as types are.
  private static let wrappers: Set = [
    "String", "NSString", "AnyView", "NavigationView", "NavigationStack", "Optional", "Array",
    "Set", "NSStringFromClass", "NSStringFromSelector", "NSClassFromString",
  ]

  /// Whether a call makes an object with a closure that the object keeps.
  private func handsOverClosure(_ call: Call) -> Bool {
    guard case .name(let name) = call.callee, closureHolders.contains(name) else { return false }
    return call.arguments.contains { argument in
      argument.label.map(closureProperties.contains) ?? false && argument.value.isPlain
    }
  }

  func isEffective(_ statements: [Statement], closures: Set<String> = []) -> Bool {
    statements.contains { statement in
      switch statement {
      case .bind(_, let type, let value):
        value.map { isEffective($0, closures: closures) || type?.name.map(isScreen) == true }
          ?? false
      case .assign(let target, let value, _):
        isShowing(target) || value.placedController(by: target) != nil
          || isEffective(value, closures: closures)
          || target.assignedCall.map { isEffective($0, closures: closures) } == true
      case .evaluate(let value): isEffective(value, closures: closures)
      case .return(let value): value.map { isEffective($0, closures: closures) } ?? false
      case .branch(let ways): ways.contains { isEffective($0, closures: closures) }
      case .loop(_, _, let sequence, let body):
        isEffective(sequence, closures: closures) || isEffective(body, closures: closures)
      case .switch(let subject, let cases):
        isEffective(subject, closures: closures)
          || cases.contains { isEffective($0.body, closures: closures) }
      case .conditional(let clauses):
        clauses.contains { isEffective($0.body, closures: closures) }
      case .function(let function): isEffective(function.body, closures: closures)
      case .require: false
      }
    }
  }

  /// Whether an assignment to a target may show a screen, or store one.
  private func isShowing(_ target: Expression) -> Bool {
    switch target {
    case .name(let name), .member(_, let name): keepsValue(name.withoutUnderscore)
    default: false
    }
  }

  /// Whether the evaluation of an expression may have an effect, or make a screen.
  func isEffective(_ expression: Expression, closures: Set<String> = []) -> Bool {
    switch expression {
    case .string, .boolean, .absent, .implicitMember: return false
    case .name(let name): return screens.isScreen(name) || effectiveNames.contains(name)
    case .member(let base, let name):
      return effectiveNames.contains(name) || screens.isScreen(name)
        || isEffective(base, closures: closures)
    case .cast(let base, let type):
      return type.name.map { effectiveNames.contains($0.unqualified) } == true
        || isEffective(base, closures: closures)
    case .element(let base), .associated(let base, _):
      return isEffective(base, closures: closures)
    case .concatenation(let parts), .array(let parts), .tuple(let parts, _), .choice(let parts),
      .opaque(let parts):
      return parts.contains { isEffective($0, closures: closures) }
    case .selection(let subject, let cases):
      return isEffective(subject, closures: closures)
        || cases.contains { isEffective($0.value, closures: closures) }
    case .closure(let closure): return isEffective(closure.body, closures: closures)
    case .call(let call):
      if case .implicitMember(let name) = call.callee,
        name == "init" || effectiveNames.contains(name)
      {
        return true
      }
      if let name = call.name,
        closures.contains(name) || closureProperties.contains(name) || call.initialisesSelf
      {
        return true
      }
      return isEffective(call.callee, closures: closures) || hasEffectiveTarget(call)
        || handsOverClosure(call) || hasActionOfView(call) || !call.placedControllers.isEmpty
        || call.arguments.contains { isEffective($0.value, closures: closures) }
    }
  }
}

extension Call {
  /// Whether the call is `self.init(…)` or `super.init(…)`, or its equivalent in Objective-C.
  fileprivate var initialisesSelf: Bool {
    guard case .member(let base, let name) = callee, base.isSelf else { return false }
    return name.hasPrefix("init")
  }
}
