import FlowModel

/// Something that a body does which tells of navigation.
struct Effect: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case move(SegueKind, Value)
    /// A screen is made; a move may follow, or not.
    case make(Screen)
    case perform(Value)
    case close
    case loadNib(Value)

    /// The same, whoever gave what it is done with.
    var settled: Action {
      switch self {
      case .move(let kind, var value):
        value.isThere = nil
        return .move(kind, value)
      case .perform(var name):
        name.isThere = nil
        return .perform(name)
      case .make, .close, .loadNib: return self
      }
    }
  }

  let action: Action
  /// The call itself.
  let place: CallPlace
  /// Whose segue it performs, or whose screen it closes; `nil` for the body's own type.
  let receiver: TypeName?
  /// Whether the receiver is some other object, of which nothing is known.
  let isOthers: Bool
  /// Where the first body made the call that led here; the same as `place` where it leads nowhere.
  var entry: SourceLocation
  /// The functions and variables that were entered on the way, without the first body.
  var chain: [Root]
  /// The controller that does this while it is made; `nil` where the first body's type does it.
  var maker: TypeName?
  /// Whether something else may be done in its place.
  var isPossible = false

  /// What is done, whatever way led there.
  struct Deed: Hashable, Sendable {
    let action: Action
    let place: SourceLocation
    let receiver: TypeName?

    /// What is done at one place is the same more often than not.
    func hash(into hasher: inout Hasher) { hasher.combine(place) }

    /// Whether it is a move that the other is, too, wherever its screen is made: the other is sure to
    /// lead there.
    func isPart(of other: Deed, _ index: SourceIndex) -> Bool {
      guard place == other.place, receiver == other.receiver,
        case .move(let kind, let value) = action, case .move(kind, let whole) = other.action,
        !value.options.isEmpty,
        value.options.allSatisfy({ option in whole.options.contains { option.isPart(of: $0) } })
      else { return false }
      return whole.isSettled(index, near: place.path)
    }
  }

  var deed: Deed { deed(at: place.location) }

  func deed(at place: SourceLocation) -> Deed {
    Deed(action: action, place: place, receiver: receiver)
  }

  /// The call as it is told: where the first body makes it.
  func site(isCertain: Bool) -> CallSite {
    CallSite(
      call: place.call, location: entry, confidence: isCertain && !isPossible ? .certain : .possible
    )
  }

  /// The same as it looks from a standpoint on the way.
  func seen(from standpoint: Standpoint) -> Effect {
    var effect = self
    effect.chain.removeFirst(standpoint.chain.count)
    if maker == standpoint.maker { effect.maker = nil }
    return effect
  }

  /// The same at the end of another way. What is made does it where it did before.
  func again(at standpoint: Standpoint, from call: SourceLocation) -> Effect {
    var effect = self
    effect.chain = standpoint.chain + effect.chain
    if maker == nil {
      effect.maker = standpoint.maker
      effect.entry = standpoint.entry ?? call
    }
    return effect
  }

  /// The same where a protocol's default is some type's own.
  func taken(from proto: TypeName?) -> Effect {
    guard receiver == proto else { return self }
    return Effect(
      action: action, place: place, receiver: nil, isOthers: isOthers, entry: entry, chain: chain,
      maker: maker)
  }

  func isKnownMove(_ index: SourceIndex) -> Bool {
    guard case .move(_, let value) = action else { return false }
    return !value.destinations(index, near: place.location.path).isEmpty
  }
}

extension Option {
  /// Whether it is what the other is. Of a screen that is made too deep for its initialiser to be
  /// followed, no more than its class is known.
  fileprivate func isPart(of other: Option) -> Bool {
    guard case .screen(let screen) = self, case .screen(let whole) = other,
      case .made(let type) = screen.origin, case .nib(_, type) = whole.origin
    else { return self == other }
    return screen.made == whole.made
  }
}
