/// What following a body for one call context found: what its callers need of it.
struct Summary {
  /// What the body returns; of an initialiser, what it made.
  var value = AbstractValue.unknown
  /// What the body does that counts for whoever calls it.
  var effects: [Effect] = []
  /// The properties on which the summary depends.
  var reads = PropertyReads()
  /// The overridden members that were looked up in types, at any depth.
  var dispatches: Set<Dispatch> = []
  /// The types, no screens themselves, that move on behalf of the body at any depth.
  var movers: Set<Int> = []

  /// Of a call that is not followed.
  static var unknown: Summary { Summary() }
}

/// What a body does for its own type, or for a class that inherits it.
struct BodyFindings {
  let body: Body
  /// All that it does, for itself and for its callers.
  var effects: [Effect]
  /// What it returns.
  let value: AbstractValue
  let reads: PropertyReads
  /// What the body calls or asks of `self` that some subclass overrides.
  let dispatches: Set<Callable>
  let movers: Set<Int>
  /// Subclasses that do something else in place of this; it counts for none that inherits them.
  var exceptions: [Int] = []
}

/// A body while it is followed.
///
/// A closure keeps the activation in which it stands: what the closure does counts there, whoever calls it.
final class Activation {
  let callable: Callable?
  private(set) var effects: [Effect] = []
  private var signatures: Set<Effect.Occurrence> = []
  let reads = PropertyReads()
  var dispatches: Set<Dispatch> = []
  var movers: Set<Int> = []
  var steps = 0
  var isFinished = false
  /// How many enclosing evaluations ask for a value only, or are one of several, where this one begins.
  let quietDepth: Int
  let possibleDepth: Int

  static let mostSteps = 60_000
  static let mostEffects = 1_000

  init(_ callable: Callable?, quietDepth: Int, possibleDepth: Int) {
    self.callable = callable
    self.quietDepth = quietDepth
    self.possibleDepth = possibleDepth
  }

  /// - Returns: False where there are too many to tell.
  func append(_ effect: Effect) -> Bool {
    guard signatures.insert(effect.occurrence).inserted else { return true }
    guard effects.count < Self.mostEffects else { return false }
    effects.append(effect)
    return true
  }
}

/// The properties that something depends on: its own, and those of the summaries that it applies.
///
/// Shared rather than copied, as a summary may be applied by very many bodies.
final class PropertyReads {
  private(set) var properties: Set<StoredProperty> = []
  private var parts: [ObjectIdentifier: PropertyReads] = [:]

  func insert(_ property: StoredProperty) { properties.insert(property) }

  func insert(_ part: PropertyReads) {
    if part !== self { parts[ObjectIdentifier(part)] = part }
  }

  /// Those that depend, at any depth, on none of some properties.
  ///
  /// - Complexity: O(*n*) for *n* reads and parts of all.
  static func independent(
    _ all: some Sequence<PropertyReads>, of isChanged: (StoredProperty) -> Bool
  ) -> Set<ObjectIdentifier> {
    var users: [ObjectIdentifier: [ObjectIdentifier]] = [:]
    var met: Set<ObjectIdentifier> = []
    var changed: [ObjectIdentifier] = []
    var pending = Array(all)
    while let reads = pending.popLast() {
      let id = ObjectIdentifier(reads)
      guard met.insert(id).inserted else { continue }
      if reads.properties.contains(where: isChanged) { changed.append(id) }
      for (part, partReads) in reads.parts {
        users[part, default: []].append(id)
        pending.append(partReads)
      }
    }
    while let next = changed.popLast() {
      if met.remove(next) != nil { changed += users[next] ?? [] }
    }
    return met
  }
}
