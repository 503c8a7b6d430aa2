import AppleFrameworks
import SourceModel

/// The views of an app of which the body is one of their properties, with modifiers or in a plain container:
/// `var body: some View { content.padding() }`.
///
/// On the screen, such a view is what it is made with.
struct ViewFrames {
  /// The names of these properties, by type.
  private(set) var contents: [Int: String] = [:]
  /// The types of which the body is a view that shows a controller, with modifiers.
  private(set) var controllerFrames: Set<Int> = []
  private let index: SourceIndex

  /// - Complexity: O(*n*) for *n* views.
  init(_ index: SourceIndex) {
    self.index = index
    guard index.hasViews else { return }
    for type in index.types.indices where index.types[type].isDeclared && index.isView(type) {
      guard let body = index.types[type].variables["body"] else { continue }
      let statements = index.variables[body].declaration.body
      contents[type] = content(of: statements, in: type)
      if showsController(statements, in: type) { controllerFrames.insert(type) }
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
    return isCalled == (property.type?.isFunction == true) && isContent(property, in: type)
      ? name : nil
  }

  private func showsController(_ body: [Statement], in type: Int) -> Bool {
    guard body.count == 1, case .return(let value?) = body[0],
      case .name(let name) = value.shown.view,
      case .declared(let content) = index.type(
        named: name, in: type, path: index.types[type].path)
    else { return false }
    return content != type && index.makesController(content)
  }

  private func isContent(_ property: VariableDeclaration, in type: Int) -> Bool {
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
  func isPart(_ variable: VariableEntry) -> Bool {
    guard let owner = variable.owner, isView(owner), !variable.declaration.isStatic else {
      return false
    }
    guard let name = variable.declaration.type?.name ?? variable.declaration.value?.madeType else {
      return false
    }
    return name == "AnyView" || types(named: name).contains(where: isView)
  }
}
