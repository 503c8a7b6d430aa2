package import FlowModel
package import SourceModel

/// Determines the navigation of an app from its source.
///
/// Every body that may have an effect is evaluated. Its parameters are unknown in that evaluation.
/// What depends on something that is found only later is evaluated again, until nothing changes. The
/// effects of a body belong to the type that declares it,
/// and to its subclasses. If a subclass overrides a member that the body uses on `self`, the body
/// is evaluated for that subclass.
package struct NavigationAnalysis {
  private let index: SourceIndex
  private let interest: Interest
  private let overrides: Overrides
  private let slices: NavigationSlices
  private let roots: [Callable]
  private let platforms: PlatformSections

  /// - Parameters:
  ///   - units: The source that may affect navigation.
  ///   - targets: The targets of each file. Names are looked up in the file's own targets first.
  ///     Their platform selects the clauses of `#if`, and the oldest version on which they run the ways of
  ///     `if #available`.
  /// - Complexity: O(*n*) for *n* declarations.
  package init(_ units: [SourceUnit], targets: TargetMembership = .none) {
    let units = units.map { $0.resolved(for: SourceBuild(ofFileAt: $0.path, in: targets)) }
    index = SourceIndex(units, targets: targets)
    platforms = PlatformSections(units, targets: targets)
    let identifiers = IdentifierNames(index)
    let screens = ScreenNames(index, identifiers)
    interest = Interest(index, screens, identifiers)
    overrides = Overrides(index)
    roots = Callable.all(in: index, where: interest.contains)
    slices = NavigationSlices(
      index, NavigationRelevance(index, interest, screens, identifiers), roots: Set(roots))
  }

  /// Evaluates every body that may have an effect.
  ///
  /// - Parameter isCancelled: Asked before each body; once it is true, the facts are incomplete.
  /// - Complexity: O(*n*) for *n* statements that can affect navigation, times the bounded number
  ///   of call contexts of one function.
  package func facts(until isCancelled: () -> Bool = { false }) -> NavigationFacts {
    evaluated(until: isCancelled).facts
  }

  /// Evaluates every body that may have an effect, and counts the steps of that.
  ///
  /// - Parameters:
  ///   - order: Another order of the bodies, which changes nothing.
  ///   - mostRoundSteps: Another bound on the steps of a round.
  ///   - isCancelled: Asked before each body; once it is true, the facts are incomplete.
  func evaluated(
    in order: (([Callable]) -> [Callable])? = nil, mostRoundSteps: Int = Evaluator.usualRoundSteps,
    until isCancelled: () -> Bool = { false }
  ) -> (facts: NavigationFacts, steps: Int) {
    let evaluator = Evaluator(
      index, interest: interest, overrides: overrides, slices: slices,
      mostRoundSteps: mostRoundSteps)
    let findings = evaluator.findings(
      of: order.map { $0(roots) } ?? roots, until: isCancelled)
    var facts = NavigationFacts(classes: ClassHierarchy(index))
    Attribution(evaluator, findings).add(to: &facts)
    facts.controls = ViewControls(index).controls
    facts.platforms = platforms
    return (facts, evaluator.stepCount)
  }
}
