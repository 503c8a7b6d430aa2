import SourceModel

extension Evaluator {
  /// The summary of a call that tells a function nothing which its declaration does not, made from
  /// the findings of its body; `nil` for any other context.
  func ownSummary(of context: CallContext) -> Summary? {
    let callable = context.callable
    guard slices.roots.contains(callable), context == plainContext(of: callable) else { return nil }
    let own = ownSignatures(of: callable)
    guard let found = availableFindings(of: Body(callable)) else { return nil }
    var summary = Summary(
      value: found.value, reads: found.reads, dispatches: found.allDispatches)
    add(found.effects, passedThrough: callable, own, to: &summary)
    return summary
  }

  /// The context in which nothing but the declaration of a function is known; `nil` for a
  /// callable that needs more.
  private func plainContext(of callable: Callable) -> CallContext? {
    if let known = plainContexts[callable] { return known }
    guard case .function(let id) = callable,
      index.functions[id].declaration.genericParameters.isEmpty
    else { return nil }
    let frame = Body(callable).frame(in: self)
    let context = CallContext(
      callable: callable, receiver: frame.selfValue, selfType: frame.selfType,
      arguments: index.functions[id].declaration.arguments(
        in: slices.slice(of: callable), frame.locals),
      expectedResult: frame.expectedResult)
    plainContexts[callable] = context
    return context
  }
}
