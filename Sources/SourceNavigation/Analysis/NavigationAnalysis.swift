import FlowModel
package import SourceModel

/// Works out what an app's source says about navigation.
///
/// Every body is followed once, from what is known where it stands; a second time with what the first
/// found properties to be given. What a body does counts for the type in which it stands, and for those
/// that inherit it; where one of them overrides what the body asks of `self`, it is followed for that one.
package struct NavigationAnalysis: Sendable {
  private let index: SourceIndex
  private let interest: Interest
  private let overrides: Overrides
  private let roots: [Root]
  private let classes: ClassHierarchy
  private let concurrently: Concurrently

  /// How many bodies a worker takes at a time: half of those of a small app, between these bounds. What
  /// it found of a function it takes for known afterwards, so that what is told where a chain of calls
  /// is cut off hangs on this.
  private static let share = 16...128

  /// - Parameter concurrently: Runs what can be done side by side; one after the other unless told.
  /// - Complexity: O(*n*) for *n* declarations.
  package init(
    _ units: [SourceUnit], concurrently: @escaping Concurrently = NavigationAnalysis.inOrder
  ) {
    self.concurrently = concurrently
    index = SourceIndex(units, concurrently)
    (interest, classes) = results(
      of: { [index] in Interest(index, concurrently) },
      and: { [index] in ClassHierarchy(index) }, concurrently)
    overrides = Overrides(index)
    roots = Root.all(in: index, where: interest.contains)
  }

  /// Runs one after the other.
  package static let inOrder: Concurrently = { count, body in
    for index in 0..<count { body(index) }
  }

  /// Follows every body. The result is the same whatever the number of threads.
  package func facts() -> NavigationFacts {
    var findings = findings(of: roots.map { Body($0) }, stores: [:])
    let stores = findings.reduce(into: [StoredProperty: Value]()) { stores, findings in
      stores.merge(findings.stores) { $0.joined(with: $1) }
    }
    // What was found of a body that reads none of these properties stands.
    let readers = findings.flatMap(\.roots).filter { findings in
      findings.reads.contains { stores[$0] != nil }
    }
    if !readers.isEmpty {
      let again = Set(readers.map(\.body))
      for index in findings.indices { findings[index].roots.removeAll { again.contains($0.body) } }
      findings += self.findings(of: readers.map(\.body), stores: stores)
    }
    var facts = NavigationFacts(classes: classes)
    let order = Dictionary(uniqueKeysWithValues: zip(roots, roots.indices))
    let all = findings.flatMap(\.roots).sorted {
      order[$0.body.root] ?? 0 < order[$1.body.root] ?? 0
    }
    var heirs = HeirSearch(index, overrides, all)
    let told = heirs.run { self.findings(of: $0, stores: stores).flatMap(\.roots) }
    Attribution(index, overrides, told).add(to: &facts)
    return facts
  }

  private func findings(of bodies: [Body], stores: [StoredProperty: Value]) -> [Findings] {
    let size = min(max((bodies.count + 1) / 2, Self.share.lowerBound), Self.share.upperBound)
    return bodies.mapShares(of: size, concurrently) { [index, interest, overrides] share in
      Findings(of: share, index, interest, overrides, stores: stores)
    }
  }
}

/// What following some bodies gave.
private struct Findings: Sendable {
  var roots: [RootFindings] = []
  var stores: [StoredProperty: Value] = [:]

  init(
    of bodies: ArraySlice<Body>, _ index: SourceIndex, _ interest: Interest,
    _ overrides: Overrides, stores: [StoredProperty: Value]
  ) {
    let evaluator = Evaluator(index, interest: interest, overrides: overrides, stores: stores)
    for body in bodies {
      evaluator.begin()
      let result = body.follow(with: evaluator)
      self.roots.append(
        RootFindings(
          body: body, effects: evaluator.takeEffects(),
          result: body.root.isSegueAction(in: index) ? result : nil,
          reads: evaluator.reads, dispatches: body.dispatches(evaluator.dispatches, in: index),
          isIncomplete: evaluator.isExhausted))
    }
    self.stores = evaluator.stores
  }
}

struct RootFindings: Sendable {
  let body: Body
  var effects: [Effect]
  /// What an `@IBSegueAction` gives.
  let result: Value?
  /// The properties on which this hangs.
  let reads: Set<StoredProperty>
  /// What the body calls or asks of `self` that some subclass overrides.
  let dispatches: Set<Root>
  /// Subclasses that do something else in place of this; it counts for none that inherits them.
  var exceptions: [Int] = []
  /// Whether the body is too long to be followed to its end.
  let isIncomplete: Bool

  /// Without what is done after the body has come round to itself: it does that of its own accord.
  var withoutReturns: RootFindings {
    var findings = self
    findings.effects.removeAll { $0.chain.contains(body.root) }
    return findings
  }
}
