import FlowModel
import SourceModel

/// Follows bodies as they would run, with values as far as they are known.
///
/// All ways of a branch are taken, each once; a call is followed into what it calls, with its
/// arguments. Depth and steps are bounded: what lies beyond is unknown.
final class Evaluator {
  let index: SourceIndex
  let interest: Interest
  let overrides: Overrides
  /// What properties are given outside their declaration, from an earlier pass.
  let knownStores: [StoredProperty: Value]

  private var effects: [Effect] = []
  var stores: [StoredProperty: Value] = [:]
  /// The properties that the body which is followed hangs on.
  var reads: Set<StoredProperty> = []
  /// The overridden members that were looked for in types on the way.
  private(set) var dispatches: Set<Dispatch> = []

  /// The functions that are being followed, outermost first.
  private(set) var calls: [Int] = []
  /// For whom, and from where, what is done counts.
  var standpoint = Standpoint()
  private var depth = 0
  private var visits: [Visit: Visited] = [:]
  /// Whether something was not followed because it lies too deep.
  private var isTooDeep = false
  private var steps = 0
  private var telling: [TypeName: Bool] = [:]
  private var lineages: [TypeName: [TypeName]] = [:]
  private var typeNames: [TypeQuestion: TypeName] = [:]
  /// Values of variables that hang on nothing but their declaration.
  var constants: [Int: Value] = [:]
  var pendingConstants: Set<Int> = []

  private struct TypeQuestion: Hashable {
    let name: String
    let owner: Int?
    let path: String
  }

  static let mostSteps = 60_000
  static let mostFunctions = 8

  init(
    _ index: SourceIndex, interest: Interest, overrides: Overrides,
    stores: [StoredProperty: Value]
  ) {
    self.index = index
    self.interest = interest
    self.overrides = overrides
    knownStores = stores
  }

  /// Starts on a body that nothing is known of but where it stands.
  func begin() {
    steps = 0
    depth = 0
    calls = []
    standpoint = Standpoint()
    reads = []
    dispatches = []
  }

  /// Notes that a member was looked for in a type: below it, another may be found.
  func noteDispatch(to member: Root, in type: TypeName) {
    if overrides.isOverridden(member) { dispatches.insert(Dispatch(type: type, member: member)) }
  }

  /// Whether the body is too long to be followed to its end.
  var isExhausted: Bool { steps > Self.mostSteps }

  func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Counts a step down; false where it is too deep or too long already. `endStep` follows a true.
  func beginStep() -> Bool {
    steps += 1
    guard depth < 256, steps <= Self.mostSteps else { return false }
    depth += 1
    return true
  }

  func endStep() { depth -= 1 }

  func descend(_ body: () -> Value) -> Value {
    guard beginStep() else { return .unknown }
    defer { endStep() }
    return body()
  }

  /// Enters a function with what it is given, for the length of `body`; what it did before with the
  /// same, it does again.
  func enter(_ visit: Visit, from call: SourceLocation, _ body: () -> Value) -> Value {
    let levels = Self.mostFunctions - calls.count
    if let known = visits[visit], known.levels >= levels {
      if known.levels < Int.max { isTooDeep = true }
      for effect in known.effects {
        effects.append(effect.again(at: standpoint, from: call))
      }
      reads.formUnion(known.reads)
      dispatches.formUnion(known.dispatches)
      return known.value
    }
    // What a function does that calls itself, it does at the first time.
    guard !calls.contains(visit.function) else { return .unknown }
    guard levels > 0 else {
      isTooDeep = true
      return .unknown
    }
    let outer = (isTooDeep: isTooDeep, reads: reads, dispatches: dispatches)
    let firstEffect = effects.count
    isTooDeep = false
    reads = []
    dispatches = []
    calls.append(visit.function)
    let value = standing(at: standpoint.entering(.function(visit.function), from: call), body)
    if !isExhausted {
      var deeds: Set<Effect.Deed> = []
      // What a closure does that came from outside counts there, and was told there.
      let own = effects[firstEffect...].filter {
        $0.chain.starts(with: standpoint.chain) && $0.chain.count > standpoint.chain.count
          && deeds.insert($0.deed).inserted
      }
      visits[visit] = Visited(
        value: value, effects: own.map { $0.seen(from: standpoint) },
        reads: reads, dispatches: dispatches, levels: isTooDeep ? levels : Int.max)
    }
    reads.formUnion(outer.reads)
    dispatches.formUnion(outer.dispatches)
    calls.removeLast()
    isTooDeep = isTooDeep || outer.isTooDeep
    return value
  }

  /// Does something that counts from another place, or for another type.
  func standing(at other: Standpoint, _ body: () -> Value) -> Value {
    let outer = standpoint
    standpoint = other
    defer { standpoint = outer }
    return body()
  }

  /// A function and all that what it does hangs on.
  struct Visit: Hashable {
    let function: Int
    let frame: Frame
  }

  private struct Visited {
    let value: Value
    let effects: [Effect]
    let reads: Set<StoredProperty>
    let dispatches: Set<Dispatch>
    /// How many functions deep it was followed; without limit where all of it was.
    let levels: Int
  }

  func record(
    _ action: Effect.Action, at place: CallPlace, receiver: TypeName? = nil, isOthers: Bool = false
  ) {
    effects.append(
      Effect(
        action: action, place: place, receiver: receiver, isOthers: isOthers,
        entry: standpoint.entry ?? place.location, chain: standpoint.chain,
        maker: standpoint.maker))
  }

  /// Whether it is worth following what gives a value of a type: whether the value may be a screen, or
  /// lead to one, in a way that the type alone doesn't tell.
  func isTelling(_ type: TypeName) -> Bool {
    if let known = telling[type] { return known }
    let isTelling =
      switch type {
      case .declared(let entry): index.types[entry].kind != .class || isController(type)
      case .framework(let name):
        FrameworkClasses.isController(name) || tellingNames.contains(name)
          || name.hasSuffix("Identifier") || name.hasSuffix("Name") || name.count < 3
      }
    telling[type] = isTelling
    return isTelling
  }

  private let tellingNames: Set = [
    "String", "NSString", "UIStoryboard", "NSStoryboard", "View", "Any", "AnyObject", "AnyView",
    "NSObject", "AnyClass",
  ]

  func isTelling(_ reference: TypeReference?, in frame: Frame) -> Bool {
    switch reference {
    case .named?: type(reference, in: frame).map { isTelling($0) } ?? true
    case .array(let element)?: isTelling(element, in: frame)
    case .metatype?: true
    case .except?, .other?: false
    case nil: false
    }
  }

  func lineage(of type: TypeName) -> [TypeName] {
    guard case .framework = type else { return index.lineage(of: type) }
    if let known = lineages[type] { return known }
    let lineage = index.lineage(of: type)
    lineages[type] = lineage
    return lineage
  }

  func isController(_ type: TypeName) -> Bool { index.isController(type) }

  /// Whether a class inherits one that is not among the files, and so what that inherits.
  func hasForeignBase(_ type: TypeName) -> Bool {
    lineage(of: type).contains { ancestor in
      guard case .framework(let name) = ancestor else { return false }
      return FrameworkClasses.isController(name) && FrameworkClasses.superclass(of: name) == nil
    }
  }

  func inherits(_ type: TypeName, _ other: TypeName) -> Bool { lineage(of: type).contains(other) }

  /// What a type's name means in a body.
  func type(named name: String, in frame: Frame) -> TypeName {
    if name == "Self" || name == "instancetype", let selfType = frame.selfType { return selfType }
    if let generic = frame.generics[name] { return generic }
    let question = TypeQuestion(name: name, owner: frame.owner, path: frame.path)
    let type =
      typeNames[question] ?? index.type(named: name, in: frame.owner, path: frame.path)
    typeNames[question] = type
    guard case .framework = type, let selfType = frame.selfType,
      selfType != frame.owner.map(index.known), let entry = index.entry(of: selfType)
    else { return type }
    // An associated type, or a type that the conforming class holds.
    return index.type(named: name, in: entry, path: frame.path)
  }

  /// What a type that is written in a body means; `nil` for what is no single type.
  func type(_ reference: TypeReference?, in frame: Frame) -> TypeName? {
    guard case .named(let name, _)? = reference else { return nil }
    return type(named: name, in: frame)
  }
}

/// A property of a type, as something that can be given a value.
struct StoredProperty: Hashable, Sendable {
  let owner: TypeName
  let name: String
}

/// A member that was looked for in a type.
struct Dispatch: Hashable, Sendable {
  let type: TypeName
  let member: Root
}

/// For whom something counts that is done, and from where.
struct Standpoint: Hashable, Sendable {
  /// The functions and variables that led here, without the first body.
  private(set) var chain: [Root] = []
  /// Where the first body, or the controller that is being made, made the call that led here.
  private(set) var entry: SourceLocation?
  /// The controller that is being made.
  private(set) var maker: TypeName?

  func entering(_ root: Root, from call: SourceLocation?) -> Self {
    var inner = self
    inner.chain.append(root)
    inner.entry = entry ?? call
    return inner
  }

  /// In an initialiser: what it does counts for what it makes.
  func making(_ type: TypeName) -> Self {
    var inner = self
    inner.entry = nil
    inner.maker = type
    return inner
  }
}
