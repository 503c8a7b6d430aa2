import AppleFrameworks
import SourceModel

extension Alternative {
  /// Whether it is an object of which not even a type is known.
  var isAnything: Bool {
    guard case .instance(.framework(let name), let fields) = self else { return false }
    return fields.isEmpty && ["Any", "AnyObject", "NSArray", "NSObject"].contains(name)
  }
}

extension AbstractValue {
  /// The value converted to a type, by a cast or by the declared type of its storage.
  func taken(for type: TypeName, _ evaluator: Evaluator) -> AbstractValue {
    if alternatives.isEmpty { return isOpen ? AbstractValue(.instance(type, [:])) : self }
    let possible = alternatives.filter { $0.mayBe(type, evaluator) }
    var taken = AbstractValue(
      alternatives: possible.map { $0.taken(for: type, evaluator) }, isOpen: isOpen)
    if isOpen { taken = taken.joined(with: AbstractValue(.instance(type, [:]))).closed }
    return taken
  }

  /// The value with the labels of the parts of a tuple type.
  func labelled(as type: TypeReference?) -> AbstractValue {
    guard case .tuple(let types, let labels)? = type, !labels.isEmpty else { return self }
    return mappingAlternatives { alternative in
      guard case .tuple(let values, _) = alternative, values.count == types.count else {
        return alternative
      }
      return .tuple(values, labels: labels)
    }
  }

  /// The value after a type test has failed.
  func without(_ type: TypeName, _ evaluator: Evaluator) -> AbstractValue {
    let left = alternatives.filter { alternative in
      alternative.type.map { !evaluator.inherits($0, type) } ?? true
    }
    return left.count == alternatives.count
      ? self : AbstractValue(alternatives: left, isOpen: isOpen)
  }

  /// The declared type of the value, used if there are too many alternatives to follow.
  var widened: AbstractValue {
    let kept = alternatives.compactMap { alternative -> Alternative? in
      switch alternative {
      case .instance(let type, _): .instance(type, [:])
      case .type, .closure(.input): alternative
      default: nil
      }
    }
    return AbstractValue(alternatives: kept, isOpen: true)
  }

  private var closed: AbstractValue { AbstractValue(alternatives: alternatives, isOpen: false) }

  /// Whether the value tells nothing that matters to navigation: it is unknown, or an object of a
  /// framework that is no controller, window or popover.
  var isBlank: Bool { alternatives.allSatisfy(\.isBlank) }

  /// The value after an assignment to one of its properties.
  ///
  /// - Parameter value: `nil` if nothing is known but the declaration of the property.
  func with(_ value: AbstractValue?, as name: String) -> AbstractValue {
    AbstractValue(alternatives: alternatives.map { $0.with(value, as: name) }, isOpen: isOpen)
  }

  /// The value as it is stored in an object.
  ///
  /// Of nested objects, only names and screens are kept. Otherwise one value could contain most of
  /// the app's state.
  var asField: AbstractValue {
    let kept = alternatives.map { alternative in
      guard case .instance(let type, let fields) = alternative else { return alternative }
      return .instance(type, fields.filter { !$0.value.alternatives.contains(where: \.isObject) })
    }
    return AbstractValue(alternatives: kept, isOpen: isOpen)
  }

  var mayBeClosure: Bool {
    alternatives.contains { if case .closure = $0 { true } else { false } }
  }

  var withoutClosures: AbstractValue {
    filtered { if case .closure = $0 { false } else { true } }
  }

  private func filtered(_ isKept: (Alternative) -> Bool) -> AbstractValue {
    let kept = alternatives.filter(isKept)
    if kept.count == alternatives.count { return self }
    var result = AbstractValue(alternatives: kept, isOpen: true)
    result.isThere = isThere
    return result
  }

  /// The value without the closures in its objects, lists and cases.
  var withoutNestedClosures: AbstractValue {
    mappingContents { $0.withoutClosures.withoutNestedClosures }
  }

  /// The value with other contents of its objects, lists and cases.
  func mappingContents(_ transform: (AbstractValue) -> AbstractValue) -> AbstractValue {
    mappingContents(transform) { $0.mapValues(transform) }
  }

  /// - Parameter properties: Returns other properties of an object.
  func mappingContents(
    _ transform: (AbstractValue) -> AbstractValue,
    properties: ([String: AbstractValue]) -> [String: AbstractValue]
  ) -> AbstractValue {
    mappingAlternatives { alternative in
      switch alternative {
      case .instance(let type, let fields): .instance(type, properties(fields))
      case .enumCase(let type, let name, let values): .enumCase(type, name, values.map(transform))
      case .array(let values): .array(values.map(transform))
      case .tuple(let values, let labels): .tuple(values.map(transform), labels: labels)
      case .container(let values): .container(values.map(transform))
      default: alternative
      }
    }
  }

  /// The value with another alternative in place of each.
  func mappingAlternatives(_ transform: (Alternative) -> Alternative) -> AbstractValue {
    var value = AbstractValue(alternatives: alternatives.map(transform), isOpen: isOpen)
    value.isThere = isThere
    return value
  }

  /// The value as it is stored, handed to a function, or called by itself. An object of a class is known by its type: its
  /// properties have the values that are assigned to them anywhere. A structure is copied, with its properties.
  func handedOver(_ index: SourceIndex) -> AbstractValue {
    guard alternatives.contains(where: { $0.hasOwnValues(index) }) else { return self }
    return mappingAlternatives { alternative in
      guard case .instance(let type, let fields) = alternative, alternative.hasOwnValues(index)
      else { return alternative }
      return .instance(type, fields.filter { Alternative.marks.contains($0.key) })
    }
  }

  /// The value without closures, and without what is deeper in it.
  ///
  /// - Parameter keepsInputs: Whether closures among the inputs of a function are kept.
  func outlined(depth: Int, keepsInputs: Bool = false) -> AbstractValue {
    filtered { alternative in
      switch alternative {
      case .closure(.input): keepsInputs
      case .closure(.captured): false
      default: true
      }
    }.mappingContents { value in
      depth > 0 ? value.outlined(depth: depth - 1, keepsInputs: keepsInputs) : .unknown
    }
  }

  /// The value without what is deeper in it.
  func limited(depth: Int) -> AbstractValue {
    mappingContents { depth > 0 ? $0.limited(depth: depth - 1) : .unknown }
  }

  /// The value without the contents of its cases; unknown if it can be an object or a list.
  var asked: AbstractValue {
    let kept = alternatives.compactMap { alternative -> Alternative? in
      switch alternative {
      case .enumCase(let type, let name, _): .enumCase(type, name, [])
      case .string, .boolean: alternative
      default: nil
      }
    }
    return isOpen || kept.count < alternatives.count
      ? .unknown : AbstractValue(alternatives: kept, isOpen: false)
  }

  /// What is left of a number of values after those that this one holds, at any depth; negative if there are more.
  func remaining(of count: Int) -> Int {
    alternatives.reduce(count) { count, alternative in
      guard count >= 0 else { return count }
      return switch alternative {
      case .instance(_, let fields): fields.values.reduce(count - 1) { $1.remaining(of: $0) }
      case .enumCase(_, _, let values), .array(let values), .tuple(let values, _),
        .container(let values):
        values.reduce(count - 1) { $1.remaining(of: $0) }
      default: count - 1
      }
    }
  }

  /// The values of which this is certainly one, if they are several cases of an enumeration.
  var choices: [AbstractValue]? {
    guard !isOpen, alternatives.count > 1, alternatives.allSatisfy(\.isCase) else { return nil }
    return alternatives.map { AbstractValue($0) }
  }

  /// The limit of values that one holds, at any depth. In real apps, it is a few hundred at most.
  static let mostContents = 1_000

  /// The value, of which only the types are known if it holds more values than can be followed.
  var bounded: AbstractValue { remaining(of: Self.mostContents) < 0 ? widened : self }

  /// The value, or an instance of the declared type if the value is unknown.
  func orInstance(of type: @autoclosure () -> TypeName?) -> AbstractValue {
    guard alternatives.isEmpty, let type = type() else { return self }
    return AbstractValue(.instance(type, [:]))
  }

  /// The value, or any other.
  var opened: AbstractValue { AbstractValue(alternatives: alternatives, isOpen: true) }
}

extension Alternative {
  /// Whether it is an object of a class, of which values of properties are known.
  fileprivate func hasOwnValues(_ index: SourceIndex) -> Bool {
    guard case .instance(let type, let fields) = self else { return false }
    return !fields.isEmpty && index.isClass(type)
  }

  /// Whether the actual class of a controller can differ from its known class.
  fileprivate func mayBe(_ type: TypeName, _ evaluator: Evaluator) -> Bool {
    if isOtherThan(systemScreen: type) { return false }
    guard case .screen(let screen) = self, let own = screen.type, evaluator.isController(type),
      case .declared = own
    else { return true }
    if evaluator.inherits(own, type) || evaluator.hasForeignBase(own) { return true }
    // A made screen has exactly its class. The class of a storyboard's scene can be a subclass.
    if case .made = screen.origin { return false }
    return evaluator.inherits(type, own) || type.isFramework
  }

  /// Whether it is a screen of the app, of no class in its source, and the type is a screen of the system, such as an
  /// alert.
  func isOtherThan(systemScreen type: TypeName) -> Bool {
    guard case .screen(let screen) = self, screen.type == nil, case .framework(let name) = type
    else { return false }
    return FrameworkClasses.isSystemScreen(name)
  }

  fileprivate func taken(for type: TypeName, _ evaluator: Evaluator) -> Alternative {
    switch self {
    case .screen(var screen):
      guard evaluator.isController(type), type != .framework("UIViewController"),
        type != .framework("NSViewController")
      else { return self }
      // A cast to a subclass is more precise.
      let isNarrower = screen.expected.map { evaluator.inherits(type, $0) } ?? true
      if isNarrower { screen.expected = type }
      return .screen(screen)
    case .instance(let own, _) where evaluator.tells(type, moreThan: own, isMere: isPlaceholder):
      return .instance(type, [:])
    case .instance(.framework("AnyObject"), _), .instance(.framework("id"), _),
      .instance(.framework("Any"), _):
      return .instance(type, [:])
    default:
      return self
    }
  }

  fileprivate var isBlank: Bool {
    guard case .instance(.framework(let name), let fields) = self, fields.isEmpty else {
      return false
    }
    return !FrameworkClasses.isListed(name) && !FrameworkClasses.isController(name)
  }

  fileprivate func with(_ value: AbstractValue?, as name: String) -> Alternative {
    switch self {
    case .instance(let type, var fields):
      fields[name] = value?.asField
      return .instance(type, fields)
    case .container where NavigationCalls.childProperties.contains(name):
      return .container(value?.elements ?? [])
    default:
      return self
    }
  }

  /// Whether the value is a container that was made here and is shown as its children are: one of a framework, or
  /// of the app that is no screen beside them.
  func isContainer(_ evaluator: Evaluator) -> Bool {
    if case .container = self { return true }
    return madeContainer(evaluator).map { !evaluator.isScreenBesideChildren($0) } ?? false
  }

  /// The app's class of a container that was made here and is a screen beside its children.
  func sectionedType(_ evaluator: Evaluator) -> TypeName? {
    madeContainer(evaluator).flatMap { evaluator.isScreenBesideChildren($0) ? $0 : nil }
  }

  private func madeContainer(_ evaluator: Evaluator) -> TypeName? {
    guard case .screen(let screen) = self, case .made(let type) = screen.origin,
      let framework = evaluator.index.frameworkClass(of: type),
      FrameworkClasses.isContainer(framework)
    else { return nil }
    return type
  }

  var isShown: Bool {
    switch self {
    case .screen, .container: true
    default: false
    }
  }

  var isCase: Bool { if case .enumCase = self { true } else { false } }

  var isBoolean: Bool { if case .boolean = self { true } else { false } }

  var isObject: Bool {
    switch self {
    case .instance, .closure, .array, .tuple, .container: true
    default: false
    }
  }

  /// Whether only the declared type is known.
  var isPlaceholder: Bool {
    if case .instance(_, let fields) = self {
      fields.keys.allSatisfy { $0 == Self.choice }
    } else {
      false
    }
  }

  /// The type of the alternative.
  var type: TypeName? {
    switch self {
    case .instance(let type, _), .enumCase(let type, _, _): type
    case .screen(let screen): screen.type
    case .storyboard: .framework("UIStoryboard")
    case .string: .framework("String")
    case .container: .framework("UIViewController")
    case .relative(let name): NavigationCalls.relatives[name].map { .framework($0) }
    default: nil
    }
  }
}

extension Screen {
  /// The class of the controller, as far as it is known from source.
  var type: TypeName? {
    switch origin {
    case .made(let type), .obtained(let type), .nib(_, let type?): type
    default: expected
    }
  }
}
