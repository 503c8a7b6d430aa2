import AppleFrameworks
import SourceModel

/// The views of an app of which the body is one of their properties, with modifiers or in a plain container:
/// `var body: some View { content.padding() }`.
///
/// On the screen, such a view is what it is made with.
struct ViewFrames {
  /// The labels of the arguments with the content, by type. An initialiser may have no label for it.
  private(set) var labels: [Int: Set<String?>] = [:]
  private let index: SourceIndex

  /// - Complexity: O(*n*) for *n* views.
  init(_ index: SourceIndex) {
    self.index = index
    guard index.hasViews else { return }
    for type in index.types.indices where index.types[type].isDeclared && index.isView(type) {
      guard let body = index.types[type].variables["body"],
        let property = content(of: index.variables[body].declaration.body, in: type)
      else { continue }
      let labels = index.argumentLabels(ofProperty: property, in: type)
      if !labels.isEmpty { self.labels[type] = labels }
    }
  }

  /// The property that a body shows, and nothing else.
  private func content(of body: [Statement], in type: Int) -> String? {
    guard body.count == 1, case .return(let value?) = body[0] else { return nil }
    if let content = value.soleContent { return self.content(of: content, in: type) }
    let (shown, isCalled) = value.shown
    guard let name = shown.ownName, let id = index.types[type].variables[name] else { return nil }
    let property = index.variables[id].declaration
    guard !property.isComputed, !property.isStatic else { return nil }
    return isCalled == (property.type?.isFunction == true) && holdsView(property, in: type)
      ? name : nil
  }

  private func holdsView(_ property: VariableDeclaration, in type: Int) -> Bool {
    switch property.type {
    case .function?: return true
    case .named(let name, _)?:
      return name == "AnyView" || index.types[type].generics[name] == "View"
    case .metatype?, .array?, .except?, .tuple?, nil: return false
    }
  }
}

extension Expression {
  /// A view without the modifiers that are called on it, and whether it is the result of a closure.
  fileprivate var shown: (view: Expression, isCalled: Bool) {
    guard case .call(let call) = self else { return (self, false) }
    switch call.callee {
    case .name("AnyView") where call.arguments.count == 1: return call.arguments[0].value.shown
    case .name: return (call.callee, call.arguments.isEmpty)
    case .member(.name("self"), _): return (call.callee, call.arguments.isEmpty)
    case .member(let base, _): return base.shown
    default: return (self, false)
    }
  }
}

extension SourceIndex {
  /// Whether a stored property of a view is another view, which is a part of it.
  func holdsView(_ variable: VariableEntry) -> Bool {
    guard let owner = variable.owner, isView(owner), !variable.declaration.isStatic else {
      return false
    }
    guard let name = variable.declaration.type?.name ?? variable.declaration.value?.madeType else {
      return false
    }
    return name == "AnyView" || types(named: name).contains(where: isView)
  }

  /// The labels for which a trailing closure may be that a view is made with, one for each initialiser.
  ///
  /// - Parameter given: The labels of the call. A trailing closure without one is for the last parameter that has none.
  func trailingClosureLabels(of view: Int, besides given: [String?]) -> [String] {
    let initialisers = functions(called: "init", of: view).map { functions[$0].declaration }
    let closures = initialisers.map { initialiser in
      initialiser.parameters.filter { $0.type?.isFunction == true }.compactMap(\.label)
    }
    return (initialisers.isEmpty ? [closureProperties(of: view)] : closures)
      .compactMap { $0.last { !given.contains($0) } }.unique
  }

  /// The stored properties of a view that hold closures, in the order of their declaration.
  private func closureProperties(of view: Int) -> [String] {
    let closures = types[view].variables.values.map { variables[$0].declaration }.filter {
      $0.type?.isFunction == true && !$0.isComputed && !$0.isStatic
    }
    return closures.sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }.map(\.name)
  }

  /// The labels of the arguments that are stored in a property as they are, or of which the result is.
  func argumentLabels(ofProperty name: String, in type: Int) -> Set<String?> {
    let initialisers = functions(called: "init", of: type).map { functions[$0].declaration }
    if initialisers.isEmpty { return [name] }
    return Set(initialisers.compactMap { $0.storedParameters[name] }.map(\.label))
  }
}

extension FunctionDeclaration {
  /// The parameters that an initialiser stores as they are, or of which it stores the result, by property.
  fileprivate var storedParameters: [String: Parameter] {
    var stored: [String: Parameter] = [:]
    for case .assign(let target, let value, _) in body {
      guard let property = target.ownName, let name = value.nameOrCalledName,
        let parameter = parameters.first(where: { $0.name == name })
      else { continue }
      stored[property] = parameter
    }
    return stored
  }
}

extension Expression {
  /// The name in `property` or `self.property`.
  fileprivate var ownName: String? {
    switch self {
    case .name(let name), .member(.name("self"), let name): name
    default: nil
    }
  }

  /// The name in `name` or `name()`.
  fileprivate var nameOrCalledName: String? {
    switch self {
    case .name(let name): name
    case .call(let call) where call.arguments.isEmpty: call.callee.ownName
    default: nil
    }
  }
}
