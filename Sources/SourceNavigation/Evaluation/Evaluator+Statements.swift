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
      let result = value(of: expression, expecting: frame.expectedResult, in: &frame)
      frame.returned = frame.returned.joined(with: result)
    case .branch(let ways):
      take(ways, in: &frame)
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
      run(way, in: &frame)
      return frame
    }
    // The effects of an alternative always count, as the known values may be incomplete.
    let possible = zip(ways, frames).filter { !isImpossible($0.0, in: before) }.map(\.1)
    frame.join(possible.isEmpty ? frames : possible)
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
      if !way.isOver { run(cases[start.index].body, in: &way) }
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

  private func bind(
    _ name: String, _ type: TypeReference?, _ expression: Expression?, in frame: inout Frame
  ) {
    let declared = self.type(type, in: frame)
    guard let expression else {
      // A constant that each branch assigns.
      frame.locals[name] = .nothing
      if let declared { frame.locals[name] = AbstractValue(.instance(declared, [:])) }
      return
    }
    let value =
      expression.isState ? .nothing : value(of: expression, expecting: declared, in: &frame)
    if expression.isCall {
      frame.made.insert(name)
      frame.shown.remove(name)
    } else if !expression.isName(name) {
      frame.made.remove(name)
    }
    frame.locals[name] = declared.map { value.taken(for: $0, self) } ?? value
  }

  private func assign(
    _ expression: Expression, to target: Expression, at position: SourcePosition,
    in frame: inout Frame
  ) {
    let assigned = reference(expression, at: position, in: frame) ?? expression
    let expected = viewStateType(of: target, in: frame)
    let isShown = target.lastName.map { !NavigationCalls.anchors.contains($0) } ?? true
    let value =
      isShown
      ? self.value(of: assigned, expecting: expected, in: &frame)
      : quietly { self.value(of: assigned, expecting: expected, in: &frame) }
    if let property = target.lastName,
      NavigationCalls.kind(ofAssigning: property, toPopover: false) != nil
    {
      frame.show(expression)
    }
    switch target {
    case .name("self"):
      frame.selfValue = value
    case .name(let name):
      if frame.locals[name] != nil {
        // If only the declared type is known, the assigned value replaces it.
        let known = frame.locals[name]?.alternatives.allSatisfy(\.isPlaceholder) ?? true
        frame.locals[name] =
          known ? (expression.isState ? .nothing : value) : frame.locals[name]?.joined(with: value)
      } else {
        let property = property(named: name, of: frame.selfType)
        store(value, of: frame.selfType, as: property)
        requestBySetting(
          property, of: frame.selfValue, to: value,
          at: CallPlace(call: property, location: location(position, in: frame)))
        frame.assigned[property] = value
        if stack(property, value, expression, in: &frame) { return }
        assignProperty(property, of: frame.selfValue, value, at: position, in: frame)
      }
    case .member(let base, let name):
      if name == "view", fill(base, with: value, in: &frame) { return }
      let place = CallPlace(call: name, location: location(position, in: frame))
      if name == "rootView", rehost(base, with: value, at: place, in: &frame) { return }
      let owner = self.value(of: base, in: &frame)
      for alternative in owner.alternatives { store(value, in: alternative, as: name) }
      requestBySetting(name, of: owner, to: value, at: place)
      if base == .name("self"), stack(name, value, expression, in: &frame) { return }
      // The children of a container that was made here move with the container.
      let isMade =
        if case .name(let local) = base {
          frame.made.contains(local) && !frame.shown.contains(local)
        } else {
          false
        }
      if !isMade || !owner.alternatives.contains(where: { $0.isContainer(self) }) {
        assignProperty(name, of: owner, called: base.lastName, value, at: position, in: frame)
      }
      if case .name("self") = base {
        frame.assigned[name] = value
        keep(value, as: name, in: &frame)
      } else {
        update(base, with: owner, name, value, in: &frame)
      }
    default:
      _ = self.value(of: target, in: &frame)
    }
  }

  /// Stores a value in a property of an object that is being initialised, converted to the
  /// property's declared type.
  private func keep(_ value: AbstractValue, as property: String, in frame: inout Frame) {
    guard frame.isInitialiser else { return }
    let declared = frame.selfType.flatMap { declaredType(ofProperty: property, of: $0) }
    let kept = declared.map { value.taken(for: $0, self) } ?? value
    frame.selfValue = frame.selfValue.with(
      isTelling(kept, as: property) ? kept : nil, as: property)
  }

  /// Whether the assignment sets the stack of a navigation controller that is being made. Its
  /// children move with it.
  private func stack(
    _ property: String, _ value: AbstractValue, _ expression: Expression, in frame: inout Frame
  ) -> Bool {
    guard frame.isInitialiser, NavigationCalls.childProperties.contains(property),
      let type = frame.selfType, index.frameworkClass(of: type) == "UINavigationController",
      !givesOwnScreen(expression, to: type)
    else { return false }
    frame.selfValue = AbstractValue(.container(value.elements))
    return true
  }

  /// The property that a bare name refers to. In Objective-C, that of an instance variable.
  func property(named name: String, of type: TypeName?) -> String {
    guard name.hasPrefix("_"), let type, declaringType(of: name, in: type) == nil else {
      return name
    }
    return name.withoutUnderscore
  }

  /// Updates a local object after an assignment such as `tabs.viewControllers = […]`.
  private func update(
    _ base: Expression, with owner: AbstractValue, _ name: String, _ value: AbstractValue,
    in frame: inout Frame
  ) {
    guard case .name(let local) = base, frame.made.contains(local) else { return }
    let isContainer = owner.alternatives.contains { $0.isContainer(self) }
    frame.locals[local] =
      isContainer && NavigationCalls.childProperties.contains(name)
      ? AbstractValue(.container(value.elements))
      : owner.with(isTelling(value, as: name) ? value : nil, as: name)
  }

  /// Stores a value that is assigned to a property of an object. If the object is a screen, only
  /// screens that it is to show, closures and objects such as delegates are stored.
  private func store(_ value: AbstractValue, in owner: Alternative, as name: String) {
    switch owner {
    case .instance(let type, _): store(value, of: type, as: name)
    case .screen(let screen) where value.alternatives.contains(where: isHandedOver):
      store(value, of: screen.type, as: name)
    default: break
    }
  }

  private func isHandedOver(_ alternative: Alternative) -> Bool {
    switch alternative {
    case .closure: true
    case .instance(.declared(let type), _):
      index.types[type].kind == .class || index.types[type].kind == .protocol
    default: alternative.isShown
    }
  }

  func store(_ value: AbstractValue, of type: TypeName?, as name: String) {
    guard let type else { return }
    let property = StoredProperty(owner: declaringType(of: name, in: type) ?? type, name: name)
    keepClosures(of: value, in: property, of: type)
    if isDeclared(value.withoutClosures, as: name, of: property.owner) { return }
    store(value, in: property, of: type)
  }

  /// Stores what may lead to a screen, or name one.
  func store(_ value: AbstractValue, in property: StoredProperty, of type: TypeName) {
    let value = value.asField.withoutClosures
    guard isTelling(value, as: property.name),
      value.alternatives.contains(where: { !$0.isBoolean })
    else { return }
    store(value, in: property, through: type)
  }

  /// Whether a value is no more precise than the declaration of its property.
  private func isDeclared(_ value: AbstractValue, as property: String, of owner: TypeName) -> Bool {
    guard value.alternatives.allSatisfy(\.isPlaceholder) else { return false }
    guard let variable = variable(property, declaredBy: owner),
      let declared = type(
        variable.declaration.type, in: Frame(owner: variable.owner, path: variable.path))
    else { return false }
    // An unknown controller is another one than those that are known.
    if isController(declared) { return false }
    if value.alternatives.allSatisfy({ $0.type == declared }) { return true }
    // A subclass of the declared class adds little information.
    guard case .declared(let id) = declared else { return false }
    return index.types[id].kind == .class
  }

  /// Whether the value of a property may lead to a screen, or name one.
  func isTelling(_ value: AbstractValue, as property: String) -> Bool {
    if value.isBlank { return false }
    return slices.relevance.followsText(of: property)
      || !value.alternatives.allSatisfy { $0.type == .framework("String") }
  }

  /// The ancestor of a type, or the type itself, that declares a property.
  func declaringType(of name: String, in type: TypeName) -> TypeName? {
    lineage(of: type).first { ancestor in
      index.entry(of: ancestor).map { index.types[$0].variables[name] != nil } ?? false
    }
  }

  /// The declared type of a property; `nil` if it is not declared in the app or inferred.
  func declaredType(ofProperty name: String, of type: TypeName) -> TypeName? {
    guard let owner = declaringType(of: name, in: type),
      let variable = variable(name, declaredBy: owner)
    else { return nil }
    return self.type(
      variable.declaration.type, in: Frame(owner: variable.owner, path: variable.path))
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
  fileprivate var isState: Bool {
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

extension String {
  /// The name of the property behind an Objective-C instance variable.
  var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }
}
