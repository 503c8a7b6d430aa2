import FlowModel

/// Numbers for effects without their call path: equal effects have equal numbers.
final class EffectSignatures {
  typealias Number = Int

  private struct Signature: Hashable {
    let action: Effect.Action
    let place: SourceLocation
    let receiver: TypeName?

    /// The file of a place nearly always follows from its line and column.
    func hash(into hasher: inout Hasher) {
      hasher.combine(action)
      hasher.combine(place.line)
      hasher.combine(place.column)
    }
  }

  private let index: SourceIndex
  private var signatures: [Signature] = []
  private var numbers: [Signature: Number] = [:]
  private var moves: [SourceLocation: [Number]] = [:]

  init(_ index: SourceIndex) { self.index = index }

  func number(
    of action: Effect.Action, at place: SourceLocation, receiver: TypeName?
  ) -> Number {
    let isMove = if case .move = action { true } else { false }
    // The screen on which a move is called may differ by caller. The move is the same.
    let signature = Signature(
      action: action.withoutSelection, place: place, receiver: isMove ? nil : receiver)
    if let known = numbers[signature] { return known }
    let number = signatures.count
    signatures.append(signature)
    numbers[signature] = number
    if isMove { moves[place, default: []].append(number) }
    return number
  }

  /// Whether one of some effects is the given one, or a move that includes it.
  func covers(_ all: Set<Number>, _ number: Number) -> Bool {
    if all.contains(number) { return true }
    guard case .move = signatures[number].action else { return false }
    return (moves[signatures[number].place] ?? []).contains {
      all.contains($0) && isPart(number, of: $0)
    }
  }

  /// Whether a move is redundant: the other move certainly leads to the same destination, wherever
  /// its screen is made.
  private func isPart(_ part: Number, of whole: Number) -> Bool {
    guard case .move(let kind, let value) = signatures[part].action,
      case .move(kind, let wholeValue) = signatures[whole].action,
      !value.alternatives.isEmpty,
      value.alternatives.allSatisfy({ alternative in
        wholeValue.alternatives.contains { alternative.isPart(of: $0) }
      })
    else { return false }
    return wholeValue.isSettled(index, near: signatures[part].place.path)
  }
}

extension Effect.Action {
  /// The same use, whether or not its arguments select what runs.
  fileprivate var withoutSelection: Self {
    guard case .use(var use) = self, case .known(var run) = use.run, run.hasSelection else {
      return self
    }
    run.hasSelection = false
    use.run = .known(run)
    return .use(use)
  }
}

extension Alternative {
  /// Whether the other alternative includes this one.
  ///
  /// If a screen is made too deep for its initialiser to be followed, only its class is known.
  fileprivate func isPart(of other: Alternative) -> Bool {
    guard case .screen(let screen) = self, case .screen(let whole) = other,
      case .made(let type) = screen.origin, case .nib(_, type) = whole.origin
    else { return self == other }
    return screen.made == whole.made
  }
}
