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
  let entry: SourceLocation
  /// The functions that were entered on the way, without the first body.
  let chain: [Int]
}
