import FlowModel
import SourceModel

extension Evaluator {
  func run(_ statements: [Statement], in frame: inout Frame) {
    // Local functions may be called before they stand.
    for case .function(let function) in statements {
      frame.localFunctions[function.name] = function
    }
    for statement in statements { run(statement, in: &frame) }
  }

  private func run(_ statement: Statement, in frame: inout Frame) {
    switch statement {
    case .bind(let name, let type, let expression):
      bind(name, type, expression, in: &frame)
    case .assign(let target, let expression, let position):
      assign(expression, to: target, at: position, in: &frame)
    case .evaluate(let expression):
      _ = value(of: expression, in: &frame)
    case .return(let expression):
      guard let expression else { return }
      let result = value(of: expression, expecting: frame.expectedResult, in: &frame)
      frame.returned = frame.returned.joined(with: result)
    case .branch(let ways):
      take(ways, in: &frame)
    case .switch(let subject, let cases):
      let subject = value(of: subject, in: &frame)
      take(matching(subject, cases, \.patterns, in: frame).map(\.body), in: &frame)
    case .function:
      break
    }
  }

  private func take(_ ways: [[Statement]], in frame: inout Frame) {
    let before = frame
    let frames = ways.map { way in
      var frame = before
      run(way, in: &frame)
      return frame
    }
    // What a way does counts in any case, as more may be given than is known.
    let possible = zip(ways, frames).filter { !isImpossible($0.0, in: before) }.map(\.1)
    frame.join(possible.isEmpty ? frames : possible)
  }

  /// Whether a way begins with tests that what is known of a name fails.
  private func isImpossible(_ way: [Statement], in frame: Frame) -> Bool {
    var frame = frame
    for statement in way {
      guard case .bind(let name, nil, let test?) = statement, test.isName(name),
        let known = frame.locals[name], !known.options.isEmpty
      else { return false }
      run(statement, in: &frame)
      if frame.locals[name] == .nothing { return true }
    }
    return false
  }

  private func bind(
    _ name: String, _ type: TypeReference?, _ expression: Expression?, in frame: inout Frame
  ) {
    let declared = self.type(type, in: frame)
    guard let expression else {
      // A constant that each way of a branch gives its value.
      frame.locals[name] = .nothing
      if let declared { frame.locals[name] = Value(.instance(declared, [:])) }
      return
    }
    let value = value(of: expression, expecting: declared, in: &frame)
    if expression.isCall {
      frame.made.insert(name)
    } else if !expression.isName(name) {
      frame.made.remove(name)
    }
    frame.locals[name] = declared.map { value.taken(for: $0, self) } ?? value
  }

  private func assign(
    _ expression: Expression, to target: Expression, at position: SourcePosition,
    in frame: inout Frame
  ) {
    let value = value(of: expression, in: &frame)
    switch target {
    case .name("self"):
      frame.selfValue = value
    case .name(let name):
      if frame.locals[name] != nil {
        // Only declared so far: what it is given is what it is.
        let known = frame.locals[name]?.options.allSatisfy(\.isPlaceholder) ?? true
        frame.locals[name] = known ? value : frame.locals[name]?.joined(with: value)
      } else {
        let property = property(named: name, of: frame.selfType)
        store(value, of: frame.selfType, as: property)
        frame.assigned[property] = value
        if stack(property, value, in: &frame) { return }
        assignProperty(property, of: frame.selfValue, value, at: position, in: &frame)
      }
    case .member(let base, let name):
      let owner = self.value(of: base, in: &frame)
      for case .instance(let type, _) in owner.options { store(value, of: type, as: name) }
      if base == .name("self"), stack(name, value, in: &frame) { return }
      // What is put into a container that was made here goes wherever that goes.
      let isMade = if case .name(let local) = base { frame.made.contains(local) } else { false }
      if !isMade || !owner.options.contains(where: { $0.isContainer(self) }) {
        assignProperty(name, of: owner, value, at: position, in: &frame)
      }
      if case .name("self") = base {
        frame.assigned[name] = value
        guard frame.isInitialiser else { return }
        frame.selfValue = frame.selfValue.with(value, as: name)
      } else {
        update(base, with: owner, name, value, in: &frame)
      }
    default:
      _ = self.value(of: target, in: &frame)
    }
  }

  /// Whether a navigation controller is given what it shows while it is made: it goes wherever that goes.
  private func stack(_ property: String, _ value: Value, in frame: inout Frame) -> Bool {
    guard frame.isInitialiser, NavigationCalls.childProperties.contains(property),
      let type = frame.selfType, index.frameworkClass(of: type) == "UINavigationController"
    else { return false }
    frame.selfValue = Value(.container(value.elements))
    return true
  }

  /// The property that a bare name means: in Objective-C, that behind an instance variable.
  func property(named name: String, of type: TypeName?) -> String {
    guard name.hasPrefix("_"), let type, declaringType(of: name, in: type) == nil else {
      return name
    }
    return name.withoutUnderscore
  }

  /// Keeps what a local object is given: `tabs.viewControllers = […]`.
  private func update(
    _ base: Expression, with owner: Value, _ name: String, _ value: Value, in frame: inout Frame
  ) {
    guard case .name(let local) = base, frame.made.contains(local) else { return }
    let isContainer = owner.options.contains { $0.isContainer(self) }
    frame.locals[local] =
      isContainer && NavigationCalls.childProperties.contains(name)
      ? Value(.container(value.elements)) : owner.with(value, as: name)
  }

  private func store(_ value: Value, of type: TypeName?, as name: String) {
    let value = value.asField.withoutClosures
    guard let type, !value.options.isEmpty else { return }
    let property = StoredProperty(owner: declaringType(of: name, in: type) ?? type, name: name)
    stores[property] = stores[property].map { $0.joined(with: value) } ?? value
  }

  /// The type among a type's lineage that declares a property.
  func declaringType(of name: String, in type: TypeName) -> TypeName? {
    lineage(of: type).first { ancestor in
      index.entry(of: ancestor).map { index.types[$0].variables[name] != nil } ?? false
    }
  }

  private func assignProperty(
    _ name: String, of owner: Value, _ value: Value, at position: SourcePosition,
    in frame: inout Frame
  ) {
    guard let kind = NavigationCalls.kind(ofAssigning: name, to: owner) else { return }
    for child in value.elements {
      record(
        .move(kind, child),
        at: CallPlace(call: name, location: location(position, in: frame)))
    }
  }

  func location(_ position: SourcePosition, in frame: Frame) -> SourceLocation {
    position.location(in: frame.path)
  }

  /// The cases that a value may take: the one that names it, or all.
  func matching<Case>(
    _ subject: Value, _ cases: [Case], _ patterns: (Case) -> [Expression], in frame: Frame
  ) -> [Case] {
    guard let only = subject.only else { return cases }
    var fallback: [Case] = []
    for candidate in cases {
      let patterns = patterns(candidate)
      if patterns.isEmpty { fallback.append(candidate) }
      if patterns.contains(where: { names($0, only, in: frame) }) { return [candidate] }
    }
    switch only {
    case .enumCase, .string: return fallback
    default: return cases
    }
  }

  private func names(_ pattern: Expression, _ option: Option, in frame: Frame) -> Bool {
    switch (pattern, option) {
    case (.implicitMember(let name), .enumCase(_, let other)),
      (.member(_, let name), .enumCase(_, let other)):
      return name == other
    case (.string(let text), .string(let other)):
      return text == other
    case (.name, .string), (.member, .string), (.implicitMember, .string):
      var frame = frame
      return value(of: pattern, in: &frame).only == option
    default:
      return false
    }
  }
}

extension Expression {
  /// Whether it is a name, perhaps taken for another type.
  fileprivate func isName(_ name: String) -> Bool {
    switch self {
    case .name(let other): name == other
    case .cast(let base, _): base.isName(name)
    case .choice(let parts): parts.allSatisfy { $0.isName(name) }
    default: false
    }
  }

  fileprivate var isCall: Bool {
    switch self {
    case .call: true
    case .cast(let base, _): base.isCall
    default: false
    }
  }
}

extension String {
  /// The property behind Objective-C's instance variable.
  var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }
}
