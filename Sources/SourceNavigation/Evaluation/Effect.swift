import FlowModel

/// Something that a body does that can affect navigation.
struct Effect: Hashable {
  enum Action: Hashable {
    case move(SegueKind, AbstractValue)
    /// A screen is made. A move to it may follow.
    case make(Screen)
    case perform(AbstractValue)
    case close
    case loadNib(AbstractValue)
    /// A member of a type that is no screen is used, which may move on behalf of the caller.
    case use(Use)
    /// A view is a part of the body's own.
    case include(TypeName)
    /// A view asks for what another one shows.
    case request(ViewRequest, AbstractValue)
    case answer(ViewAnswer)
    /// The title of the screen that a view is on.
    case title(String)

    /// The same action, regardless of which caller provided its values.
    var settled: Action {
      switch self {
      case .move(let kind, var value):
        value.isThere = nil
        return .move(kind, value)
      case .perform(var name):
        name.isThere = nil
        return .perform(name)
      case .make, .close, .loadNib, .use, .include, .request, .answer, .title: return self
      }
    }
  }

  let action: Action
  /// The call that has the effect.
  let place: CallPlace
  /// The type that performs the segue or closes the screen; `nil` for the body's own type.
  let receiver: TypeName?
  /// Whether the receiver is another object of unknown type.
  let isOthers: Bool
  /// The call in the body that leads to the effect. It is the call itself if that is in the body.
  var entry: SourceLocation
  /// The controller whose initialiser has the effect; `nil` if the body's own type has it.
  var maker: TypeName?
  /// Whether the effect is one of several possible ones.
  var isPossible = false
  /// Whether the effect comes from a function that the body calls.
  var isPassedOn = false
  /// The closures that contain the call, outermost first, by number.
  var closures: [Int] = []
  /// Recursive functions that passed the effect on before their own effects were known.
  var unsettledCallables: [Callable] = []

  /// The effect without its call path.
  struct Signature: Hashable {
    let action: Action
    let place: SourceLocation
    let receiver: TypeName?

    /// The place alone nearly always identifies the effect.
    func hash(into hasher: inout Hasher) {
      hasher.combine(place.line)
      hasher.combine(place.column)
    }

    /// Whether this move is redundant: the other move certainly leads to the same destination,
    /// wherever its screen is made.
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

  /// The effect and the call in the body that leads to it. Duplicates in one body count once.
  struct Occurrence: Hashable {
    let signature: Signature
    let entry: SourceLocation
    let maker: TypeName?

    func hash(into hasher: inout Hasher) {
      hasher.combine(signature)
      hasher.combine(entry.line)
    }
  }

  /// The screen on which a move is called may differ by caller. The move is the same.
  var signature: Signature {
    let isMove = if case .move = action { true } else { false }
    return Signature(action: action, place: place.location, receiver: isMove ? nil : receiver)
  }

  /// Whether one of some signatures is the effect's, or a move that includes it.
  func isCovered(by signatures: Set<Signature>, _ index: SourceIndex) -> Bool {
    let own = signature
    return signatures.contains(own) || signatures.contains { own.isPart(of: $0, index) }
  }

  var occurrence: Occurrence { Occurrence(signature: signature, entry: entry, maker: maker) }

  /// The call in the body, as it is reported.
  func site(isCertain: Bool) -> CallSite {
    CallSite(
      call: place.call, location: entry, confidence: isCertain && !isPossible ? .certain : .possible
    )
  }

  /// The effect of a protocol's default implementation, attributed to an adopting type.
  func taken(from proto: TypeName?) -> Effect {
    guard receiver == proto else { return self }
    var effect = Effect(
      action: action, place: place, receiver: nil, isOthers: isOthers, entry: entry, maker: maker)
    effect.isPassedOn = isPassedOn
    effect.isPossible = isPossible
    effect.closures = closures
    return effect
  }

  func isKnownMove(_ index: SourceIndex) -> Bool {
    guard case .move(_, let value) = action else { return false }
    return !value.destinations(index, near: place.location.path).isEmpty
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
