import AppleFrameworks
import SourceModel

extension Evaluator {
  /// Follows the closures of a call that hands them an object as their first argument, as RxSwift does in place of
  /// `[weak self]`: `Binder(self) { … }`, `.subscribe(with: self, onNext: { … })`, and
  /// `.withUnretained(self).subscribe(onNext: { … })`.
  func handOverOwner(_ name: String, _ call: Call, _ arguments: Arguments, in frame: Frame) {
    let closures = arguments.flatMap(\.value.alternatives).compactMap { alternative in
      if case .closure(let closure) = alternative, closure.takesArguments {
        closure
      } else {
        nil
      }
    }
    if closures.isEmpty { return }
    var owner = arguments.first.flatMap {
      EventCalls.handsOver(name, label: $0.label) ? $0.value : nil
    }
    if owner == nil, case .member(let base, _) = call.callee {
      owner = base.retainedOwner.map { value(asked: $0, in: frame) }
    }
    guard let owner, !owner.isUnknown else { return }
    for closure in closures { _ = result(of: closure, arguments: [owner]) }
  }
}

extension Expression {
  /// The object that a chain of calls hands to the closures of its end.
  fileprivate var retainedOwner: Expression? {
    guard case .call(let call) = self, case .member(let base, let name) = call.callee else {
      return nil
    }
    return EventCalls.retaining.contains(name) ? call.arguments.first?.value : base.retainedOwner
  }
}
