package import FlowModel
package import SourceModel

/// Works out what an app's source says about navigation.
///
/// Every body that may have an effect is followed once, from what is known where it stands; a second time
/// with what the first pass found properties to be given, if it depends on one of these. What a body does
/// counts for the type in which it stands, and for those that inherit it; where one of them overrides what
/// the body asks of `self`, the body is followed for that one.
package struct NavigationAnalysis {
  private let index: SourceIndex
  private let interest: Interest
  private let overrides: Overrides
  private let slices: NavigationSlices
  private let roots: [Callable]

  /// - Parameters:
  ///   - units: The source that may bear on navigation.
  ///   - targets: Which file belongs to which target: names are looked up in a file's own targets first,
  ///     and the platform that these are built for chooses among the clauses of `#if`.
  /// - Complexity: O(*n*) for *n* declarations.
  package init(_ units: [SourceUnit], targets: TargetMembership = .none) {
    let units = units.map { unit in
      let platforms = targets.scope(ofFileAt: unit.path).map(targets.platforms(of:)) ?? []
      return unit.resolved(for: platforms.count == 1 ? platforms.first?.buildPlatform : nil)
    }
    index = SourceIndex(units, targets: targets)
    let screens = ScreenNames(index)
    interest = Interest(index, screens)
    overrides = Overrides(index)
    roots = Callable.all(in: index, where: interest.contains)
    slices = NavigationSlices(
      index, NavigationRelevance(index, interest, screens), roots: Set(roots))
  }

  /// Follows every body that may have an effect.
  ///
  /// - Complexity: O(*n*) for *n* statements that can bear on navigation, by up to as many call contexts
  ///   as are followed of one function.
  package func facts() -> NavigationFacts {
    let first = Evaluator(index, interest: interest, overrides: overrides, slices: slices)
    for root in roots { _ = first.findings(of: Body(root)) }
    let evaluator = Evaluator(
      index, interest: interest, overrides: overrides, slices: slices, stores: first.stores,
      after: first)
    let findings = roots.map { evaluator.findings(of: Body($0)) }
    var dispatch = SubclassDispatch(evaluator, findings)
    var facts = NavigationFacts(classes: ClassHierarchy(index))
    Attribution(evaluator, dispatch.run()).add(to: &facts)
    return facts
  }
}

extension Platform {
  /// The platform as `#if os(…)` names it; `nil` where it is unknown.
  fileprivate var buildPlatform: BuildPlatform? { BuildPlatform(rawValue: rawValue) }
}
