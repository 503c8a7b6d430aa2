import AppleFrameworks
import FlowModel
import SourceModel

extension Evaluator {
  func run(_ statements: [Statement], in frame: inout Frame) {
    // Local functions can be called before their declaration.
    for case .function(let function) in statements {
      frame.localFunctions[function.name] = function
    }
    for (index, statement) in statements.enumerated() {
      run(statement, in: &frame)
      guard frame.isOver else { continue }
      // Statements after a `return` belong to another clause of `#if`.
      guard case .return = statement, index + 1 < statements.count else { return }
      frame.isOver = false
    }
  }

  private func run(_ statement: Statement, in frame: inout Frame) {
    switch statement {
    case .bind(let name, let type, let expression):
      bind(name, type, expression, in: &frame)
    case .assign(let target, let expression, let position):
      assign(expression, to: target, at: position, in: &frame)
    case .evaluate(let expression):
      _ = value(of: expression, in: &frame)
    case .require(let condition):
      frame.isOver = holds(condition, in: frame) == false
    case .return(let expression):
      // The assignments of an initialiser to `self` count wherever it ends.
      frame.isOver = !frame.isInitialiser
      guard let expression else { return }
      let expected = expression.isList ? frame.expectedElement : frame.expectedResult
      let result = value(of: expression, expecting: expected, in: &frame)
      frame.returned = frame.returned.joined(with: result)
    case .branch(let ways):
      take(ways, in: &frame)
    case .loop(let name, let type, let sequence, let body):
      loop(over: sequence, name, type, body, in: &frame)
    case .switch(let subject, let cases):
      let subject = value(of: subject, in: &frame)
      let matching = Set(matching(subject, cases.map(\.patterns), in: frame))
      take(cases, matching, subject, in: &frame)
    case .function, .conditional:
      break
    }
  }

  private func take(_ ways: [[Statement]], in frame: inout Frame) {
    let before = frame
    let frames = ways.map { way in
      var frame = before
      runScope(way, in: &frame)
      return frame
    }
    // The effects of an alternative always count, as the known values may be incomplete.
    let possible = zip(ways, frames).filter { !isImpossible($0.0, in: before) }.map(\.1)
    frame.join(possible.isEmpty ? frames : possible)
  }

  /// Runs statements whose own names end with them. A name that they declare again has its value from outside afterwards,
  /// unless it only makes that more precise, as `if let page = page` does.
  private func runScope(_ statements: [Statement], in frame: inout Frame) {
    let outer = frame
    run(statements, in: &frame)
    for case .bind(let name, _, let value?) in statements
    where outer.locals[name] != nil && value.rootName != name {
      frame.restore(name, of: outer)
    }
  }

  /// Evaluates the cases of a `switch` that match.
  ///
  /// Cases that the type of the subject excludes are followed as well if the subject may be something else, as the known
  /// values may be incomplete.
  private func take(
    _ cases: [SwitchCase], _ matching: Set<Int>, _ subject: AbstractValue, in frame: inout Frame
  ) {
    let starts = starts(of: cases, matching, in: frame)
    let possible = starts.filter { !$0.isExcluded }
    // A tuple of which one part is known excludes some cases.
    let isOneOfSeveral =
      possible.count > 1 && (subject.alternatives.count != 1 || possible.count == cases.count)
    surroundings.selected += isOneOfSeveral ? 1 : 0
    var ways: [Frame] = []
    for start in possible.isEmpty || subject.only == nil ? starts : possible {
      var way = start.frame
      if !way.isOver { runScope(cases[start.index].body, in: &way) }
      if possible.isEmpty || !start.isExcluded { ways.append(way) }
    }
    surroundings.selected -= isOneOfSeveral ? 1 : 0
    frame.join(ways)
  }

  /// The frames in which the cases of a `switch` that match begin, and whether the type of the subject excludes the case.
  private func starts(
    of cases: [SwitchCase], _ matching: Set<Int>, in frame: Frame
  ) -> [(index: Int, frame: Frame, isExcluded: Bool)] {
    var starts: [(index: Int, frame: Frame, isExcluded: Bool)] = []
    var before = frame
    // Whether the values known so far leave nothing for the later cases.
    var isExhausted = false
    for (index, candidate) in cases.enumerated() {
      if matching.contains(index) {
        starts.append(
          (index, before, isExhausted || isImpossible(candidate.body, in: before)))
      }
      if candidate.failing.isEmpty || before.isOver { continue }
      isExhausted = isExhausted || isImpossible(candidate.failing, in: before)
      run(candidate.failing, in: &before)
    }
    return starts
  }

  /// Whether an alternative begins with tests that the known value of a name fails.
  private func isImpossible(_ way: [Statement], in frame: Frame) -> Bool {
    var frame = frame
    for statement in way {
      if case .require(let condition) = statement {
        if holds(condition, in: frame) == false { return true }
        continue
      }
      guard case .bind(let name, nil, let test?) = statement, test.isName(name),
        let known = frame.locals[name], !known.alternatives.isEmpty
      else { return false }
      run(statement, in: &frame)
      if frame.locals[name] == .nothing { return true }
    }
    return false
  }

  /// The maximum number of elements for each of which the body of a loop is followed on its own.
  private static let mostElements = 24

  /// Follows the body for each element of a known list in turn, or once for any element of another one.
  private func loop(
    over sequence: Expression, _ name: String, _ type: TypeReference?, _ body: [Statement],
    in frame: inout Frame
  ) {
    let list = value(of: sequence, in: &frame)
    guard let elements = list.knownElements, elements.count <= Self.mostElements else {
      let element = element(of: sequence, list, in: frame)
      frame.join([iteration(element, name, type, body, in: frame), frame])
      return
    }
    for element in elements {
      let end = iteration(element, name, type, body, in: frame)
      frame.join(end.isOver ? [end, frame] : [end])
    }
  }

  /// The frame at the end of a loop's body.
  private func iteration(
    _ element: AbstractValue, _ name: String, _ type: TypeReference?, _ body: [Statement],
    in frame: Frame
  ) -> Frame {
    var inner = frame
    inner.made.remove(name)
    inner.locals[name] = taken(element, as: type, in: frame)
    runScope(body, in: &inner)
    inner.restore(name, of: frame)
    return inner
  }

  /// A value that gets a name with a declared type.
  private func taken(
    _ value: AbstractValue, as type: TypeReference?, in frame: Frame
  ) -> AbstractValue {
    self.type(type, in: frame).map { value.taken(for: $0, self) } ?? value.labelled(as: type)
  }

  private func bind(
    _ name: String, _ type: TypeReference?, _ expression: Expression?, in frame: inout Frame
  ) {
    guard let expression else {
      // A constant that each branch assigns.
      frame.locals[name] = AbstractValue.nothing.orInstance(of: self.type(type, in: frame))
      return
    }
    let value =
      expression.isState
      ? .nothing
      : value(
        of: expression, expecting: expectedType(of: expression, declaredAs: type, in: frame),
        in: &frame)
    if expression.isCall {
      frame.made.insert(name)
      frame.shown.remove(name)
    } else if !expression.isName(name) {
      frame.made.remove(name)
    }
    frame.locals[name] = taken(value, as: type, in: frame)
  }

  func location(_ position: SourcePosition, in frame: Frame) -> SourceLocation {
    position.location(in: frame.path)
  }

  /// The indices of the cases that a value may match: the one that names it, or all possible ones.
  ///
  /// - Parameter cases: The patterns of each case.
  func matching(_ subject: AbstractValue, _ cases: [[Expression]], in frame: Frame) -> [Int] {
    if let choices = subject.choices {
      return Set(choices.flatMap { matching($0, cases, in: frame) }).sorted()
    }
    if subject.only == nil, subject.isThere != false { return Array(cases.indices) }
    var possible: [Int] = []
    var others: [Int] = []
    for (index, patterns) in cases.enumerated() {
      if patterns.isEmpty { others.append(index) }
      let answers = patterns.map { matches(subject, $0, in: frame) }
      if answers.contains(true) { return possible + [index] }
      if answers.contains(nil) { possible.append(index) }
    }
    return possible + others
  }
}

extension Expression {
  /// The last name of a receiver.
  var lastName: String? {
    switch self {
    case .name(let name), .member(_, let name): name
    case .cast(let base, _): base.lastName
    case .call(let call): call.callee.lastName
    default: nil
    }
  }

  /// Whether the expression is the given name, possibly with a cast.
  fileprivate func isName(_ name: String) -> Bool {
    switch self {
    case .name(let other): name == other
    case .cast(let base, _): base.isName(name)
    case .choice(let parts): parts.allSatisfy { $0.isName(name) }
    default: false
    }
  }

  /// Whether the expression is a placeholder for a value that is assigned later.
  var isState: Bool {
    switch self {
    case .boolean, .absent: true
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
