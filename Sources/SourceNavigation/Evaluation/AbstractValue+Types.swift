import AppleFrameworks
import SourceModel

extension AbstractValue {
  /// The value where code takes it for a type: by a cast, or by the type of what it is kept in.
  func taken(for type: TypeName, _ evaluator: Evaluator) -> AbstractValue {
    if alternatives.isEmpty { return isOpen ? AbstractValue(.instance(type, [:])) : self }
    let possible = alternatives.filter { $0.mayBe(type, evaluator) }
    var taken = AbstractValue(
      alternatives: possible.map { $0.taken(for: type, evaluator) }, isOpen: isOpen)
    if isOpen { taken = taken.joined(with: AbstractValue(.instance(type, [:]))).closed }
    return taken
  }

  /// The value where code has found that it is not of a type.
  func without(_ type: TypeName, _ evaluator: Evaluator) -> AbstractValue {
    let left = alternatives.filter { alternative in
      alternative.type.map { !evaluator.inherits($0, type) } ?? true
    }
    return left.count == alternatives.count
      ? self : AbstractValue(alternatives: left, isOpen: isOpen)
  }

  /// What is left of it where too many values are given to follow each: what it is declared to be.
  var widened: AbstractValue {
    let kept = alternatives.compactMap { alternative -> Alternative? in
      switch alternative {
      case .instance(let type, _): .instance(type, [:])
      case .type: alternative
      default: nil
      }
    }
    return AbstractValue(alternatives: kept, isOpen: true)
  }

  /// The value of what may be given another one: which case it is, or whether it is true, is not known.
  var changeable: AbstractValue {
    alternatives.contains(where: \.isState)
      ? AbstractValue(alternatives: alternatives, isOpen: true) : self
  }

  private var closed: AbstractValue { AbstractValue(alternatives: alternatives, isOpen: false) }

  /// The value after one of its properties is given something.
  func with(_ value: AbstractValue, as name: String) -> AbstractValue {
    AbstractValue(alternatives: alternatives.map { $0.with(value, as: name) }, isOpen: isOpen)
  }

  /// The value where an object keeps it: of objects in it, what they keep is no more than names and
  /// screens, lest all of an app hang on one value.
  var asField: AbstractValue {
    let kept = alternatives.map { alternative in
      guard case .instance(let type, let fields) = alternative else { return alternative }
      return .instance(type, fields.filter { !$0.value.alternatives.contains(where: \.isObject) })
    }
    return AbstractValue(alternatives: kept, isOpen: isOpen)
  }

  var withoutClosures: AbstractValue {
    let kept = alternatives.filter { if case .closure = $0 { false } else { true } }
    return AbstractValue(alternatives: kept, isOpen: isOpen || kept.count < alternatives.count)
  }

  /// Where code can't tell more, what a function or a property is declared to be.
  func orInstance(of type: TypeName?) -> AbstractValue {
    guard let type, alternatives.isEmpty else { return self }
    return AbstractValue(.instance(type, [:]))
  }

  /// What is in an array; anything else is the only one. Of several arrays, each element may be meant.
  var elements: [AbstractValue] {
    var elements: [AbstractValue] = []
    var others: [Alternative] = []
    for alternative in alternatives {
      if case .array(let values) = alternative {
        let isOne = alternatives.count == 1 && !isOpen
        elements +=
          isOne ? values : values.map { AbstractValue(alternatives: $0.alternatives, isOpen: true) }
      } else {
        others.append(alternative)
      }
    }
    return others.isEmpty
      ? elements : elements + [AbstractValue(alternatives: others, isOpen: isOpen)]
  }
}

extension Alternative {
  /// Whether a controller whose class is known may be of another one.
  fileprivate func mayBe(_ type: TypeName, _ evaluator: Evaluator) -> Bool {
    guard case .screen(let screen) = self, let own = screen.type, evaluator.isController(type),
      case .declared = own
    else { return true }
    if evaluator.inherits(own, type) || evaluator.hasForeignBase(own) { return true }
    // What is made is what it is made as; what a storyboard gives may be more than it is taken for.
    if case .made = screen.origin { return false }
    return evaluator.inherits(type, own) || type.isFramework
  }

  fileprivate func taken(for type: TypeName, _ evaluator: Evaluator) -> Alternative {
    switch self {
    case .screen(var screen):
      guard evaluator.isController(type), type != .framework("UIViewController"),
        type != .framework("NSViewController")
      else { return self }
      // A cast to a subclass says more.
      let isNarrower = screen.expected.map { evaluator.inherits(type, $0) } ?? true
      if isNarrower { screen.expected = type }
      return .screen(screen)
    case .instance(let own, _) where own != type && evaluator.inherits(type, own):
      return .instance(type, [:])
    case .instance(.framework("AnyObject"), _), .instance(.framework("id"), _),
      .instance(.framework("Any"), _):
      return .instance(type, [:])
    default:
      return self
    }
  }

  fileprivate func with(_ value: AbstractValue, as name: String) -> Alternative {
    switch self {
    case .instance(let type, var fields):
      fields[name] = value.asField
      return .instance(type, fields)
    case .container where NavigationCalls.childProperties.contains(name):
      return .container(value.elements)
    default:
      return self
    }
  }

  /// Whether it shows other screens and was made here, a framework's container or the app's own.
  func isContainer(_ evaluator: Evaluator) -> Bool {
    if case .container = self { return true }
    guard case .screen(let screen) = self, case .made(let type) = screen.origin else {
      return false
    }
    return evaluator.index.frameworkClass(of: type).map(FrameworkClasses.isContainer) ?? false
  }

  /// Whether it tells one state of something from others.
  fileprivate var isState: Bool { isCase || isBoolean }

  var isShown: Bool {
    switch self {
    case .screen, .container: true
    default: false
    }
  }

  var isCase: Bool { if case .enumCase = self { true } else { false } }

  var isBoolean: Bool { if case .boolean = self { true } else { false } }

  fileprivate var isObject: Bool {
    switch self {
    case .instance, .closure, .array, .container: true
    default: false
    }
  }

  /// Whether nothing more than a declared type is known.
  var isPlaceholder: Bool {
    if case .instance(_, let fields) = self { fields.isEmpty } else { false }
  }

  /// The type of what it is.
  var type: TypeName? {
    switch self {
    case .instance(let type, _), .enumCase(let type, _): type
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
  /// The controller's class, as far as source tells.
  var type: TypeName? {
    switch origin {
    case .made(let type), .nib(_, let type?): type
    default: expected
    }
  }
}
