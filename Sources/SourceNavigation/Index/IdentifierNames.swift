import AppleFrameworks
import SourceModel

/// The names of variables, parameters and functions whose text may identify a screen, a segue, a
/// storyboard or a nib, or select a case.
///
/// Names are not resolved: a name counts if any declaration with it does. Most texts of an app are
/// shown to people, and need not be followed.
struct IdentifierNames: Sendable {
  private var names: Set<String> = []
  /// The names that are compared with `nil`.
  private let testedNames: Set<String>

  /// - Complexity: O(*n*) for *n* expressions.
  init(_ index: SourceIndex) {
    var flow = TextFlow()
    for id in index.functions.indices where index.functions[id].original == nil {
      flow.visit(index.functions[id].declaration)
    }
    for variable in index.variables { flow.visit(variable.declaration) }
    testedNames = flow.testedNames
    var pending = flow.identifiers
    while let expression = pending.popLast() {
      expression.visitNames { name in
        if names.insert(name).inserted { pending += flow.takeExpressions(for: name) }
      }
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name.withoutUnderscore) }

  /// Whether a body may depend on the presence of a value.
  func isTested(_ name: String) -> Bool { testedNames.contains(name) }
}

/// The expressions that give names their values.
private struct TextFlow {
  /// The expressions that a framework takes as identifiers, or that select a case by a text.
  private(set) var identifiers: [Expression] = []
  private(set) var testedNames: Set<String> = []
  /// The initial and assigned values of variables and the results of functions, by name.
  private var values: [String: [Expression]] = [:]
  private var labelledArguments: [String: [Expression]] = [:]
  /// The arguments without labels, by the name that is called.
  private var unlabelledArguments: [String: [Expression]] = [:]
  private var parameters: [String: Parameters] = [:]

  /// The parameters of one name.
  private struct Parameters {
    var labels: Set<String> = []
    /// The functions in which the parameter has no label.
    var functions: Set<String> = []
  }

  /// The expressions that may give a value to a name. Each is returned once.
  mutating func takeExpressions(for name: String) -> [Expression] {
    // The initialiser of a structure that declares none has a parameter for each property.
    var expressions = values.removeValue(forKey: name) ?? []
    expressions += labelledArguments.removeValue(forKey: name) ?? []
    guard let parameters = parameters.removeValue(forKey: name) else { return expressions }
    for label in parameters.labels {
      expressions += labelledArguments.removeValue(forKey: label) ?? []
    }
    for function in parameters.functions {
      expressions += unlabelledArguments.removeValue(forKey: function) ?? []
    }
    return expressions
  }

  mutating func visit(_ function: FunctionDeclaration) {
    for parameter in function.parameters {
      let name = parameter.name.withoutUnderscore
      if let label = parameter.label {
        parameters[name, default: Parameters()].labels.insert(label)
      } else {
        parameters[name, default: Parameters()].functions.insert(function.name)
      }
      if let value = parameter.defaultValue { give(value, to: parameter.name) }
    }
    visit(function.body, of: function.name)
  }

  mutating func visit(_ variable: VariableDeclaration) {
    if let value = variable.value { give(value, to: variable.name) }
    visit(variable.body, of: variable.name)
  }

  private mutating func give(_ value: Expression, to name: String) {
    values[name.withoutUnderscore, default: []].append(value)
    visit(value)
  }

  private mutating func visit(_ statements: [Statement], of function: String) {
    for statement in statements {
      switch statement {
      case .bind(let name, _, let value): if let value { give(value, to: name) }
      case .assign(let target, let value, _):
        visit(target)
        if let name = target.lastName { give(value, to: name) } else { visit(value) }
      case .evaluate(let value): visit(value)
      case .require(let condition): visit(condition)
      case .return(let value): if let value { give(value, to: function) }
      case .branch(let ways): for way in ways { visit(way, of: function) }
      case .loop(let name, _, let sequence, let body):
        give(.element(sequence), to: name)
        visit(body, of: function)
      case .switch(let subject, let cases):
        visit(subject, selectedBy: cases.map(\.patterns))
        for candidate in cases {
          visit(candidate.failing, of: function)
          visit(candidate.body, of: function)
        }
      case .function(let inner): visit(inner)
      case .conditional(let clauses): for clause in clauses { visit(clause.body, of: function) }
      }
    }
  }

  private mutating func visit(_ condition: Condition) {
    switch condition {
    case .matches(let subject, let patterns): visit(subject, selectedBy: [patterns])
    case .conforms, .available, .unknown: break
    case .not(let condition): visit(condition)
    case .all(let parts), .any(let parts): for part in parts { visit(part) }
    }
  }

  private mutating func visit(_ subject: Expression, selectedBy patterns: [[Expression]]) {
    let isText = patterns.contains { $0.contains(where: \.namesText) }
    if isText { identifiers.append(subject) }
    if case .name(let name) = subject, !isText { testedNames.insert(name) }
    visit(subject)
  }

  private mutating func visit(_ expression: Expression) {
    switch expression {
    case .string, .boolean, .absent, .name, .implicitMember: break
    case .concatenation(let parts), .array(let parts), .tuple(let parts, _), .choice(let parts),
      .opaque(let parts):
      for part in parts { visit(part) }
    case .member(let base, _), .element(let base), .associated(let base, _), .cast(let base, _):
      visit(base)
    case .selection(let subject, let cases):
      visit(subject, selectedBy: cases.map(\.patterns))
      for candidate in cases { visit(candidate.value) }
    case .closure(let closure): visit(closure.body, of: "")
    case .call(let call): visit(call)
    }
  }

  private mutating func visit(_ call: Call) {
    let name = call.name
    let takesIdentifier = name.map(NavigationCalls.identifierTakers.contains) ?? false
    for argument in call.arguments {
      if takesIdentifier || NavigationCalls.identifierLabels.contains(argument.label ?? "") {
        identifiers.append(argument.value)
      }
      if let label = argument.label {
        labelledArguments[label, default: []].append(argument.value)
      } else if let name {
        let function = name.isCapitalized ? "init" : name
        unlabelledArguments[function, default: []].append(argument.value)
      }
      visit(argument.value)
    }
    visit(call.callee)
  }
}

extension Expression {
  /// Visits the names on which the text of an expression may depend.
  fileprivate func visitNames(_ visit: (String) -> Void) {
    switch self {
    case .string, .boolean, .absent: break
    case .name(let name), .implicitMember(let name): visit(name.withoutUnderscore)
    case .member(let base, let name):
      visit(name)
      base.visitNames(visit)
    case .element(let base), .associated(let base, _), .cast(let base, _): base.visitNames(visit)
    case .concatenation(let parts), .array(let parts), .tuple(let parts, _), .choice(let parts),
      .opaque(let parts):
      for part in parts { part.visitNames(visit) }
    case .selection(let subject, let cases):
      subject.visitNames(visit)
      for candidate in cases { candidate.value.visitNames(visit) }
    case .closure(let closure): closure.body.visitReturnedNames(visit)
    case .call(let call):
      call.callee.visitNames(visit)
      for argument in call.arguments { argument.value.visitNames(visit) }
    }
  }
}

extension [Statement] {
  fileprivate func visitReturnedNames(_ visit: (String) -> Void) {
    for statement in self {
      switch statement {
      case .return(let value?): value.visitNames(visit)
      case .branch(let ways): for way in ways { way.visitReturnedNames(visit) }
      case .loop(_, _, _, let body): body.visitReturnedNames(visit)
      case .switch(_, let cases):
        for candidate in cases { candidate.body.visitReturnedNames(visit) }
      default: break
      }
    }
  }
}

extension Expression {
  /// Whether the pattern is a text, of which it may ask for more.
  fileprivate var namesText: Bool {
    switch self {
    case .string: true
    case .opaque(let parts): parts.contains(where: \.namesText)
    default: false
    }
  }
}
