import SourceModel

extension Evaluator {
  /// Whether a call tells a function nothing which its declaration does not.
  func isPlain(_ context: CallContext) -> Bool {
    slices.roots.contains(context.callable) && context == plainContext(of: context.callable)
  }

  /// The summary of such a call, made from the findings of the body.
  func ownSummary(of context: CallContext) -> Summary {
    let callable = context.callable
    guard let found = availableFindings(of: Body(callable)) else {
      activation.isIncomplete = true
      return .unknown
    }
    let isCurrent = current.findings[Body(callable)] != nil
    var summary = Summary(
      value: found.value,
      trace: isCurrent ? found.trace : Trace(dispatches: found.trace.dispatches))
    summary.run.selected = found.effects.selectedCalls
    let own = hasOwnEffects(callable) ? found.own : OwnEffects()
    add(found.effects, passedThrough: callable, own, to: &summary)
    if isCurrent { current.summaries[context] = summary }
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
