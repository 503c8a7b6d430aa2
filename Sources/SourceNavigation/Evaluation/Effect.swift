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
  /// The functions that were entered on the way, without the first body.
  var chain: [Int]

  /// What is done, whatever way led there.
  struct Deed: Hashable, Sendable {
    let action: Action
    let place: SourceLocation
    let receiver: TypeName?
  }

  var deed: Deed { Deed(action: action, place: place.location, receiver: receiver) }

  /// The same without the first functions of the way.
  func cut(after count: Int) -> Effect {
    var effect = self
    effect.chain.removeFirst(count)
    return effect
  }

  /// The same at the end of another way.
  func again(after chain: [Int], from entry: SourceLocation) -> Effect {
    var effect = self
    effect.chain = chain + effect.chain
    effect.entry = entry
    return effect
  }
}
