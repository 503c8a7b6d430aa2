import AppleFrameworks
import SourceModel

/// The views of an app that only choose which other view is shown, as a root view does between log-in
/// and content. On the screen, the chosen view is what a user sees.
struct ViewChoices {
  private(set) var types: Set<Int> = []
  private let index: SourceIndex
  /// The functions and properties with a view as result, by name.
  private var makers: [String: [[Statement]]] = [:]

  /// - Complexity: O(*n*) for *n* statements in the bodies of views.
  init(_ index: SourceIndex) {
    self.index = index
    guard index.hasViews else { return }
    for function in index.functions where function.declaration.returnType?.name == "View" {
      makers[function.declaration.name, default: []].append(function.declaration.body)
    }
    for variable in index.variables
    where variable.declaration.type?.name == "View" && variable.declaration.name != "body" {
      makers[variable.declaration.name, default: []].append(variable.declaration.body)
    }
    for type in index.types.indices where index.types[type].isDeclared && index.isView(type) {
      guard let body = index.types[type].variables["body"] else { continue }
      if chooses(index.variables[body].declaration.body, depth: 0) { types.insert(type) }
    }
  }

  /// Whether statements result in one of two or more views of the app.
  private func chooses(_ statements: [Statement], depth: Int) -> Bool {
    guard let leaves = leaves(of: statements) else { return false }
    if leaves.count == 1, let name = leaves[0].maker, depth < Self.mostCalls {
      return (makers[name] ?? []).contains { chooses($0, depth: depth + 1) }
    }
    let views = Set(leaves.compactMap(view))
    let others = leaves.count { view($0) == nil && !$0.isPrimitiveView }
    // A long selection may have a few cases without a view of their own.
    return views.count > 1 && others * 4 <= leaves.count
  }

  private static let mostCalls = 3

  private func view(_ leaf: Expression) -> String? {
    guard let name = leaf.madeType else { return nil }
    return index.types(named: name).contains(where: index.isView) ? name : nil
  }

  /// The expressions of which exactly one is the result; `nil` if several are shown together.
  private func leaves(of statements: [Statement]) -> [Expression]? {
    let parts = statements.filter { statement in
      switch statement {
      case .bind, .require, .function: false
      default: true
      }
    }
    guard parts.count == 1 else { return parts.isEmpty ? [] : nil }
    switch parts[0] {
    case .branch(let ways): return leaves(ofEach: ways)
    case .switch(_, let cases): return leaves(ofEach: cases.map(\.body))
    case .return(let value?):
      guard let content = value.soleContent else { return [value] }
      return leaves(of: content)
    default: return nil
    }
  }

  private func leaves(ofEach ways: [[Statement]]) -> [Expression]? {
    var found: [Expression] = []
    for way in ways {
      guard let leaves = leaves(of: way) else { return nil }
      found += leaves
    }
    return found
  }
}

extension Expression {
  /// The expression to which modifiers of views are applied.
  private var unmodified: Expression {
    guard case .call(let call) = self, case .member(let base, _) = call.callee, case .call = base
    else { return self }
    return base.unmodified
  }

  /// The name of the type of which it makes a value.
  var madeType: String? {
    guard case .call(let call) = unmodified, case .name(let name) = call.callee,
      name.isCapitalized
    else { return nil }
    return name
  }

  fileprivate var isPrimitiveView: Bool {
    switch unmodified {
    case .name, .member: return true
    default: return madeType.map(ViewCalls.primitives.contains) ?? false
    }
  }

  /// The name of the function or property whose result it is.
  fileprivate var maker: String? {
    switch unmodified {
    case .name(let name), .member(_, let name): return name
    case .call(let call):
      switch call.callee {
      case .name(let name) where name.first?.isLowercase == true: return name
      case .member(_, let name): return name
      default: return nil
      }
    default: return nil
    }
  }

  /// The statements in a container that shows them and nothing else.
  var soleContent: [Statement]? {
    guard case .call(let call) = unmodified, case .name(let name) = call.callee,
      ViewCalls.plainContainers.contains(name),
      case .closure(let content)? = call.arguments.last?.value
    else { return nil }
    return content.body
  }
}

extension Call {
  /// Whether the closure of a container makes nothing but one view that is no container itself.
  var hasSoleView: Bool {
    guard arguments.count == 1, case .closure(let content) = arguments[0].value,
      content.body.count == 1
    else { return false }
    let view: Expression? =
      switch content.body[0] {
      case .return(let view): view
      case .evaluate(let view): view
      default: nil
      }
    return view?.madeType.map { !ViewCalls.isBuiltIn($0) } ?? false
  }
}
