import FlowModel
import SourceModel

/// Follows bodies as they would run, with values as far as they are known.
///
/// All ways of a branch are taken, each once; a call is followed into what it calls, with its
/// arguments. Depth and steps are bounded: what lies beyond is unknown.
final class Evaluator {
  let index: SourceIndex
  let interest: Interest
  /// What properties are given outside their declaration, from an earlier pass.
  let knownStores: [StoredProperty: Value]

  private var effects: [Effect] = []
  var stores: [StoredProperty: Value] = [:]

  private(set) var chain: [Int] = []
  private var entry: SourceLocation?
  private var depth = 0
  private var steps = 0
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

  init(_ index: SourceIndex, interest: Interest, stores: [StoredProperty: Value]) {
    self.index = index
    self.interest = interest
    knownStores = stores
  }

  /// Starts on a body that nothing is known of but where it stands.
  func begin() {
    steps = 0
    depth = 0
    chain = []
    entry = nil
  }

  /// Whether the body is too long to be followed to its end.
  var isExhausted: Bool { steps > Self.mostSteps }

  func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Counts a step down; `nil` where it is too deep or too long already.
  func descend(_ body: () -> Value) -> Value {
    steps += 1
    guard depth < 256, steps <= Self.mostSteps else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Enters a function for the length of `body`.
  func enter(_ function: Int, from call: SourceLocation, _ body: () -> Value) -> Value {
    guard chain.count < Self.mostFunctions, !chain.contains(function) else { return .unknown }
    let outer = entry
    entry = entry ?? call
    chain.append(function)
    defer {
      chain.removeLast()
      entry = outer
    }
    return body()
  }

  func record(
    _ action: Effect.Action, at place: CallPlace, receiver: TypeName? = nil, isOthers: Bool = false
  ) {
    effects.append(
      Effect(
        action: action, place: place, receiver: receiver, isOthers: isOthers,
        entry: entry ?? place.location, chain: chain))
  }

  func lineage(of type: TypeName) -> [TypeName] {
    if let known = lineages[type] { return known }
    let lineage = index.lineage(of: type)
    lineages[type] = lineage
    return lineage
  }

  func isController(_ type: TypeName) -> Bool {
    lineage(of: type).contains { ancestor in
      if case .framework(let name) = ancestor { FrameworkClasses.isController(name) } else { false }
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
