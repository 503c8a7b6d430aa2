import AppleFrameworks
import FlowModel
import SourceModel

/// The properties of views and of modifiers whose views they present, and do not contain: `content` for a view that has
/// `.sheet(isPresented: $isOn) { content() }`.
struct PresentedProperties {
  /// By type and name.
  private(set) var kinds: [Int: [String: SegueKind]] = [:]
  private let index: SourceIndex

  /// What the bodies of one type name.
  private struct Names {
    var presented: [String: SegueKind] = [:]
    var contained: Set<String> = []
  }

  /// How often content that one view presents may be handed on to it by another one.
  private static let mostHandovers = 4

  /// - Complexity: O(*n*) for *n* statements in the members of views.
  init(_ index: SourceIndex) {
    self.index = index
    guard index.hasViews else { return }
    let views = index.types.indices.filter { index.types[$0].isDeclared && index.isView($0) }
    for _ in 0...Self.mostHandovers {
      let found = views.map { ($0, presented(by: $0)) }.filter { !$0.1.isEmpty }
      let isGrown = found.contains { $1.count > kinds[$0]?.count ?? 0 }
      kinds = Dictionary(uniqueKeysWithValues: found)
      if !isGrown { break }
    }
  }

  private func presented(by type: Int) -> [String: SegueKind] {
    let names = names(in: type)
    return names.presented.filter { name, _ in
      guard !names.contained.contains(name), let variable = index.types[type].variables[name]
      else { return false }
      return !index.variables[variable].declaration.isComputed
    }
  }

  private func names(in type: Int) -> Names {
    var names = Names()
    for id in index.types[type].functions.values.joined().sorted() {
      // An initialiser only stores what it gets.
      if index.functions[id].declaration.name == "init" { continue }
      visit(index.functions[id].declaration.body, of: type, presentedAs: nil, &names)
    }
    for id in index.types[type].variables.values.sorted() {
      visit(index.variables[id].declaration.body, of: type, presentedAs: nil, &names)
    }
    return names
  }

  private func visit(
    _ statements: [Statement], of type: Int, presentedAs kind: SegueKind?, _ names: inout Names
  ) {
    for statement in statements {
      for expression in statement.expressions {
        visit(expression, of: type, presentedAs: kind, &names)
      }
      for body in statement.bodies { visit(body, of: type, presentedAs: kind, &names) }
    }
  }

  private func visit(
    _ expression: Expression, of type: Int, presentedAs kind: SegueKind?, _ names: inout Names
  ) {
    switch expression {
    case .name(let name), .member(.name("self"), let name):
      if let kind {
        names.presented[name] = names.presented[name] ?? kind
      } else {
        names.contained.insert(name)
      }
    case .closure(let closure): visit(closure.body, of: type, presentedAs: kind, &names)
    case .call(let call):
      visit(call.callee, of: type, presentedAs: kind, &names)
      for (argument, shown) in zip(call.arguments, presentations(by: call, in: type)) {
        visit(argument.value, of: type, presentedAs: shown ?? kind, &names)
      }
    default:
      for part in expression.parts { visit(part, of: type, presentedAs: kind, &names) }
    }
  }

  /// How a call presents each of its arguments; `nil` for what it contains.
  private func presentations(by call: Call, in type: Int) -> [SegueKind?] {
    let labels = call.arguments.map(\.label)
    guard let name = call.name, let action = ViewCalls.action(of: name, labels: labels) else {
      guard let view = view(madeBy: call, in: type), let known = kinds[view] else {
        return call.arguments.map { _ in nil }
      }
      return call.arguments.map { argument in
        let properties = index.viewMakers[view]?.properties(
          getting: argument.label, isClosure: argument.value.isClosure, besides: labels)
        return properties?.sorted().lazy.compactMap { known[$0] }.first
      }
    }
    var shown = action.presentation
    var isContainer = false
    if case .contain(let kind) = action { (shown, isContainer) = (kind, true) }
    let isLabelled = ViewCalls.isLabelled(action, labels)
    return call.arguments.map { argument in
      let isContent = argument.label.map(ViewCalls.contentLabels.contains) ?? !isLabelled
      return isContent || isContainer && argument.value.isClosure ? shown : nil
    }
  }

  private func view(madeBy call: Call, in type: Int) -> Int? {
    guard !kinds.isEmpty, case .name(let name) = call.callee, name.isCapitalized else { return nil }
    return index.entry(of: index.type(named: name, in: type, path: index.types[type].path))
  }
}
