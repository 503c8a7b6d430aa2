import FlowModel

/// Something that a body does which bears on navigation.
struct Effect: Hashable {
  enum Action: Hashable {
    case move(SegueKind, AbstractValue)
    /// A screen is made; a move may follow, or not.
    case make(Screen)
    case perform(AbstractValue)
    case close
    case loadNib(AbstractValue)

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
  /// Where the body for which it counts made the call that led here; the call itself where that stands
  /// in the body.
  var entry: SourceLocation
  /// The controller that does this while it is made; `nil` where the body's own type does it.
  var maker: TypeName?
  /// Whether something else may be done in its place.
  var isPossible = false
  /// Whether a function that the body calls does it.
  var isPassedOn = false
  /// Functions that it was passed on through while what they do themselves was not known yet, as they
  /// call themselves.
  var unsettledCallables: [Callable] = []

  /// What is done, however it is reached.
  struct Signature: Hashable {
    let action: Action
    let place: SourceLocation
    let receiver: TypeName?

    /// What is done at one place is the same more often than not.
    func hash(into hasher: inout Hasher) {
      hasher.combine(place.line)
      hasher.combine(place.column)
    }

    /// Whether it is a move that the other is, too, wherever its screen is made: the other is sure to
    /// lead there.
    func isPart(of other: Signature, _ index: SourceIndex) -> Bool {
      guard place == other.place, receiver == other.receiver,
        case .move(let kind, let value) = action, case .move(kind, let whole) = other.action,
        !value.alternatives.isEmpty,
        value.alternatives.allSatisfy({ alternative in
          whole.alternatives.contains { alternative.isPart(of: $0) }
        })
      else { return false }
      return whole.isSettled(index, near: place.path)
    }
  }

  /// What is done, and by which call of the body: what one body does twice counts once.
  struct Occurrence: Hashable {
    let signature: Signature
    let entry: SourceLocation
    let maker: TypeName?

    func hash(into hasher: inout Hasher) {
      hasher.combine(signature)
      hasher.combine(entry.line)
    }
  }

  var signature: Signature {
    Signature(action: action, place: place.location, receiver: receiver)
  }

  var occurrence: Occurrence { Occurrence(signature: signature, entry: entry, maker: maker) }

  /// The call as it is reported: where the body makes it.
  func site(isCertain: Bool) -> CallSite {
    CallSite(
      call: place.call, location: entry, confidence: isCertain && !isPossible ? .certain : .possible
    )
  }

  /// The same where a protocol's default is some type's own.
  func taken(from proto: TypeName?) -> Effect {
    guard receiver == proto else { return self }
    var effect = Effect(
      action: action, place: place, receiver: nil, isOthers: isOthers, entry: entry, maker: maker)
    effect.isPassedOn = isPassedOn
    return effect
  }

  func isKnownMove(_ index: SourceIndex) -> Bool {
    guard case .move(_, let value) = action else { return false }
    return !value.destinations(index, near: place.location.path).isEmpty
  }
}

extension Alternative {
  /// Whether it is what the other is. Of a screen that is made too deep for its initialiser to be
  /// followed, no more than its class is known.
  fileprivate func isPart(of other: Alternative) -> Bool {
    guard case .screen(let screen) = self, case .screen(let whole) = other,
      case .made(let type) = screen.origin, case .nib(_, type) = whole.origin
    else { return self == other }
    return screen.made == whole.made
  }
}
