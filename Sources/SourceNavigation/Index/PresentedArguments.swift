import AppleFrameworks
import FlowModel
import SourceModel

/// The properties of views and of modifiers whose views they present, and do not contain:
/// `content` in `.sheet(isPresented: $isOn) { content() }`.
struct PresentedProperties {
  /// By type and name.
  private(set) var kinds: [Int: [String: SegueKind]] = [:]
  private let index: SourceIndex

  /// What the bodies of one type name.
  private struct Names {
    var presented: [String: SegueKind] = [:]
    var contained: Set<String> = []
  }

  /// - Complexity: O(*n*) for *n* statements in the members of views.
  init(_ index: SourceIndex) {
    self.index = index
    guard index.hasViews else { return }
    for type in index.types.indices where index.types[type].isDeclared && index.isView(type) {
      let names = names(in: type)
      for (name, kind) in names.presented where !names.contained.contains(name) {
        guard let variable = index.types[type].variables[name],
          !index.variables[variable].declaration.isComputed
        else { continue }
        kinds[type, default: [:]][name] = kind
      }
    }
  }

  private func names(in type: Int) -> Names {
    var names = Names()
    for functions in index.types[type].functions.values {
      // An initialiser only stores what it gets.
      for id in functions where index.functions[id].declaration.name != "init" {
        visit(index.functions[id].declaration.body, presentedAs: nil, &names)
      }
    }
    for id in index.types[type].variables.values {
      visit(index.variables[id].declaration.body, presentedAs: nil, &names)
    }
    return names
  }

  private func visit(_ statements: [Statement], presentedAs kind: SegueKind?, _ names: inout Names)
  {
    for statement in statements {
      for expression in statement.expressions {
        visit(expression, presentedAs: kind, &names)
      }
      for body in statement.bodies { visit(body, presentedAs: kind, &names) }
    }
  }

  private func visit(
    _ expression: Expression, presentedAs kind: SegueKind?, _ names: inout Names
  ) {
    switch expression {
    case .name(let name), .member(.name("self"), let name):
      if let kind { names.presented[name] = kind } else { names.contained.insert(name) }
    case .closure(let closure): visit(closure.body, presentedAs: kind, &names)
    case .call(let call):
      let action = call.name.flatMap {
        ViewCalls.action(of: $0, labels: call.arguments.map(\.label))
      }
      var shown = action?.presentation
      var isContainer = false
      if case .contain(let kind)? = action { (shown, isContainer) = (kind, true) }
      visit(call.callee, presentedAs: kind, &names)
      for argument in call.arguments {
        let isNamedContent = argument.label.map(ViewCalls.contentLabels.contains) ?? true
        let isContent = isNamedContent || isContainer && argument.value.isClosure
        visit(argument.value, presentedAs: isContent ? shown ?? kind : kind, &names)
      }
    default: for part in expression.parts { visit(part, presentedAs: kind, &names) }
    }
  }
}
