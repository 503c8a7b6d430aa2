import FlowModel
package import SourceModel

extension SourceUnit {
  /// Returns the unit as lines of text for comparison. Empty and false values are omitted, and
  /// bodies are indented. Positions are printed for calls only, on request.
  package func printed(positions: Bool = false) -> String {
    var printer = SourcePrinter(showsPositions: positions)
    for type in types { printer.print(type) }
    for variable in variables { printer.print(variable) }
    for function in functions { printer.print(function) }
    for finding in findings { printer.line(finding.description) }
    return printer.lines.joined(separator: "\n")
  }
}

struct SourcePrinter {
  let showsPositions: Bool
  private(set) var lines: [String] = []
  private var indent = ""

  init(showsPositions: Bool) {
    self.showsPositions = showsPositions
  }

  mutating func line(_ text: String) {
    lines.append(indent + text)
  }

  mutating func indented(_ body: (inout Self) -> Void) {
    let before = indent
    indent += "  "
    body(&self)
    indent = before
  }

  mutating func block(_ head: String, _ body: [Statement]) {
    line(head)
    indented { printer in
      for statement in body { printer.print(statement) }
    }
  }
}

// MARK: - Declarations

extension SourcePrinter {
  mutating func print(_ type: TypeDeclaration) {
    let inherited = type.inherited.isEmpty ? "" : ": " + commas(type.inherited.map(text))
    let constraints =
      type.selfConstraints.isEmpty
      ? "" : " where Self: " + commas(type.selfConstraints.map(text))
    line(
      "\(type.kind) \(type.name)\(generics(type.genericParameters))\(inherited)\(constraints)"
        + (type.otherName.map { " @\($0)" } ?? ""))
    indented { printer in
      for item in type.cases {
        printer.line("case \(item.name)" + (item.rawValue.map { " = \(printer.text($0))" } ?? ""))
      }
      for alias in type.aliases {
        printer.line("alias \(alias.name) = \(printer.text(alias.type))")
      }
      for variable in type.variables { printer.print(variable) }
      for function in type.functions { printer.print(function) }
    }
  }

  mutating func print(_ variable: VariableDeclaration) {
    let head =
      (variable.isStatic ? "static " : "") + (variable.isComputed ? "computed " : "var ")
      + variable.name + (variable.type.map { ": \(text($0))" } ?? "")
      + (variable.value.map { " = \(text($0))" } ?? "")
    block(head, variable.body)
  }

  mutating func print(_ function: FunctionDeclaration) {
    let marks = [
      function.selector.map { "@\($0)" }, function.isUnwindHandler ? "@unwind" : nil,
      function.isSegueAction ? "@segueAction" : nil,
    ]
    let head =
      (function.isStatic ? "static " : "")
      + "func \(function.name)\(generics(function.genericParameters))"
      + "(\(commas(function.parameters.map(text))))"
      + (function.returnType.map { " -> \(text($0))" } ?? "")
    block(([head] + marks.compactMap(\.self)).joined(separator: " "), function.body)
  }

  private func generics(_ parameters: [GenericParameter]) -> String {
    if parameters.isEmpty { return "" }
    return "<\(commas(parameters.map { $0.name + ($0.bound.map { ": \(text($0))" } ?? "") }))>"
  }

  private func text(_ parameter: Parameter) -> String {
    let label = parameter.label ?? "_"
    return (label == parameter.name ? label : "\(label) \(parameter.name)")
      + (parameter.type.map { ": \(text($0))" } ?? "")
      + (parameter.defaultValue.map { " = \(text($0))" } ?? "")
  }

  private func labelled(_ parts: [String], _ labels: [String?]) -> [String] {
    labels.isEmpty
      ? parts
      : zip(parts, labels).map { part, label in
        label.map { "\($0): \(part)" } ?? part
      }
  }

  private func text(_ type: TypeReference) -> String {
    switch type {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : "\(name)<\(commas(arguments.map(text)))>"
    case .metatype(let instance): "\(text(instance)).Type"
    case .array(let element): "[\(text(element))]"
    case .tuple(let parts, let labels): "(\(commas(labelled(parts.map(text), labels))))"
    case .except(let type): "not \(text(type))"
    case .function: "other"
    }
  }
}

// MARK: - Statements

extension SourcePrinter {
  mutating func print(_ statement: Statement) {
    switch statement {
    case .bind(let name, let type, let value):
      line(
        "let \(name)" + (type.map { ": \(text($0))" } ?? "")
          + (value.map { " = \(text($0))" } ?? ""))
    case .assign(let target, let value, let position):
      line("\(text(target)) = \(text(value))\(mark(position))")
    case .evaluate(let value): line(text(value))
    case .require(let condition): line("where \(text(condition))")
    case .return(let value): line("return" + (value.map { " \(text($0))" } ?? ""))
    case .branch(let ways):
      line("branch")
      for way in ways { indented { $0.block("way", way) } }
    case .loop(let name, let type, let sequence, let body):
      block("for \(name)" + (type.map { ": \(text($0))" } ?? "") + " in \(text(sequence))", body)
    case .switch(let subject, let cases):
      line("switch \(text(subject))")
      for item in cases {
        indented {
          $0.block("case \($0.commas(item.patterns.map($0.text)))", item.body)
          if !item.failing.isEmpty { $0.block("otherwise", item.failing) }
        }
      }
    case .function(let function): print(function)
    case .conditional(let clauses):
      for clause in clauses {
        block("#" + (clause.condition.map { "if \($0)" } ?? "else"), clause.body)
      }
    }
  }

  /// Returns a body on one line.
  private func inline(_ body: [Statement]) -> String {
    var printer = SourcePrinter(showsPositions: showsPositions)
    for statement in body { printer.print(statement) }
    return printer.lines.map { String($0.drop { $0 == " " }) }.joined(separator: "; ")
  }

  private func mark(_ position: SourcePosition) -> String {
    showsPositions ? "@\(position.line):\(position.column)" : ""
  }
}

// MARK: - Expressions

extension SourcePrinter {
  func text(_ expression: Expression) -> String {
    switch expression {
    case .string(let value): value.debugDescription
    case .boolean(let value): value.description
    case .absent: "nil"
    case .concatenation(let parts): "(\(parts.map(text).joined(separator: " + ")))"
    case .name(let name): name
    case .member(let base, let name): "\(text(base)).\(name)"
    case .implicitMember(let name): ".\(name)"
    case .call(let call):
      "\(text(call.callee))\(mark(call.position))(\(commas(call.arguments.map(text))))"
    case .array(let elements): "[\(commas(elements.map(text)))]"
    case .tuple(let parts, let labels): "(\(commas(labelled(parts.map(text), labels))))"
    case .element(let sequence): "\(text(sequence))[]"
    case .associated(let value, let payload):
      "\(text(value)).\(payload.caseName ?? "")(\(payload.place) of \(payload.count))"
    case .cast(let value, let type): "(\(text(value)) as \(text(type)))"
    case .choice(let values): "(\(values.map(text).joined(separator: " | ")))"
    case .selection(let subject, let cases):
      "select(\(text(subject)) {\(cases.map(text).joined(separator: "; "))})"
    case .closure(let closure): text(closure)
    case .opaque(let parts): "?(\(commas(parts.map(text))))"
    }
  }

  private func text(_ condition: Condition) -> String {
    switch condition {
    case .matches(let value, let patterns): "\(text(value)) == \(commas(patterns.map(text)))"
    case .conforms(let value, let type): "\(text(value)) is \(text(type))"
    case .available: "#available"
    case .not(let condition): "!(\(text(condition)))"
    case .all(let parts): "(\(parts.map(text).joined(separator: " && ")))"
    case .any(let parts): "(\(parts.map(text).joined(separator: " || ")))"
    case .unknown: "?"
    }
  }

  private func text(_ argument: Argument) -> String {
    (argument.label.map { "\($0): " } ?? "") + text(argument.value)
  }

  private func text(_ item: SelectionCase) -> String {
    "\(commas(item.patterns.map(text))): \(text(item.value))"
  }

  private func text(_ closure: Closure) -> String {
    let parameters =
      closure.parameters.isEmpty ? "" : "\(commas(closure.parameters.map(text))) in "
    return "{\(parameters)\(inline(closure.body))}"
  }

  private func commas(_ texts: [String]) -> String {
    texts.joined(separator: ", ")
  }
}
