import FlowModel

/// Something that a body does that can affect navigation.
struct Effect {
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
    /// A view shows one of very many others, which objects make.
    case choose(SegueKind, TypeName)
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
        return .move(kind, value.withoutNestedClosures)
      case .perform(var name):
        name.isThere = nil
        return .perform(name)
      case .request(let request, let value):
        return .request(request, value.withoutClosures.withoutNestedClosures)
      case .make, .close, .loadNib, .use, .include, .choose, .answer, .title: return self
      }
    }
  }

  /// What does not depend on the way by which the effect is reached. Very many effects share it.
  private let core: Core
  var action: Action { core.action }
  /// The call that has the effect.
  var place: CallPlace { core.place }
  /// The type that performs the segue or closes the screen; `nil` for the body's own type.
  var receiver: TypeName? { core.receiver }
  /// Whether the receiver is another object of unknown type.
  var isOthers: Bool { core.isOthers }
  /// The effect without its call path.
  var signature: EffectSignatures.Number { core.signature }
  /// The call in the body that leads to the effect. It is the call itself if that is in the body.
  var entry: SourceLocation
  /// The name of the function or property with the body; `nil` until the effect is attributed.
  var function: String?
  /// The controller whose initialiser has the effect; `nil` if the body's own type has it.
  var maker: TypeName?
  /// Whether the effect is one of several possible ones.
  var isPossible = false
  /// Whether the effect is that of one case of a `switch`, of which others may run instead.
  var isSelected = false
  /// Whether the effect comes from a function that the body calls.
  var isPassedOn = false
  /// The closures that contain the call, outermost first.
  var closures: [ClosureRun] = []

  private final class Core {
    let action: Action
    let place: CallPlace
    let receiver: TypeName?
    let isOthers: Bool
    let signature: EffectSignatures.Number

    init(
      _ action: Action, at place: CallPlace, receiver: TypeName?, isOthers: Bool,
      _ signatures: EffectSignatures
    ) {
      self.action = action
      self.place = place
      self.receiver = receiver
      self.isOthers = isOthers
      signature = signatures.number(of: action, at: place.location, receiver: receiver)
    }
  }

  init(
    _ action: Action, at place: CallPlace, receiver: TypeName?, isOthers: Bool,
    entry: SourceLocation, maker: TypeName?, _ signatures: EffectSignatures
  ) {
    core = Core(action, at: place, receiver: receiver, isOthers: isOthers, signatures)
    self.entry = entry
    self.maker = maker
  }

  /// The effect and the call in the body that leads to it. Duplicates in one body count once.
  struct Occurrence: Hashable {
    let signature: EffectSignatures.Number
    /// `nil` for any call.
    let entry: SourceLocation?
    let maker: TypeName?
    /// The run of a closure for one case that is sent to it, if the effect is one of such a run.
    var run: ClosureRun?

    var anywhere: Occurrence { Occurrence(signature: signature, entry: nil, maker: maker) }

    func hash(into hasher: inout Hasher) {
      hasher.combine(signature)
      hasher.combine(entry?.line)
    }
  }

  var occurrence: Occurrence {
    Occurrence(
      signature: signature, entry: entry, maker: maker,
      run: closures.last { $0.event != nil })
  }

  /// Whether a caller that takes the effect can't tell it from another one.
  func isSame(as other: Effect) -> Bool {
    occurrence == other.occurrence && receiver == other.receiver && isOthers == other.isOthers
      && isPossible == other.isPossible && isSelected == other.isSelected
      && isPassedOn == other.isPassedOn
      && closures == other.closures
  }

  /// The call in the body, as it is reported.
  func site(isCertain: Bool) -> CallSite {
    CallSite(
      call: place.call, location: entry, function: function,
      confidence: isCertain && !isPossible ? .certain : .possible)
  }

  /// The effect of a protocol's default implementation, attributed to an adopting type.
  func taken(from proto: TypeName?, _ signatures: EffectSignatures) -> Effect {
    guard receiver == proto, receiver != nil else { return self }
    var effect = Effect(
      action, at: place, receiver: nil, isOthers: isOthers, entry: entry, maker: maker, signatures)
    effect.isPassedOn = isPassedOn
    effect.isPossible = isPossible
    effect.isSelected = isSelected
    effect.closures = closures
    return effect
  }

  func isKnownMove(_ index: SourceIndex) -> Bool {
    guard case .move(_, let value) = action else { return false }
    return !value.destinations(index, near: place.location.path).isEmpty
  }
}
