import FlowModel
import SourceModel

extension Evaluator {
  /// The result of a call of a generated name.
  ///
  /// - Parameter accessor: The name, including the called member.
  func result(
    of accessor: Accessor, _ name: String, _ call: Call, in frame: inout Frame
  ) -> AbstractValue {
    _ = arguments(of: call, in: &frame)
    let place = CallPlace(call: name, location: location(call.position, in: frame))
    switch accessor.kind {
    case .storyboard: return storyboardResult(of: accessor, name, at: place)
    case .nib:
      if let nib = accessor.nib { record(.loadNib(AbstractValue(.string(nib))), at: place) }
      return .unknown
    case .segue: return AbstractValue(.accessor(accessor))
    }
  }

  private func storyboardResult(
    of accessor: Accessor, _ name: String, at place: CallPlace
  ) -> AbstractValue {
    guard let storyboard = accessor.storyboard else { return .unknown }
    // `R.storyboard.main()` returns the storyboard.
    if accessor.path.count == 1 { return AbstractValue(.storyboard(storyboard)) }
    let scene: Destination.SceneName? =
      switch accessor.generator {
      case .rSwift: accessor.scene
      // `StoryboardScene.Main.login.instantiate()`, and in older versions
      // `StoryboardScene.Main.instantiateLogin()`.
      case .swiftGen where accessor.path.count == 2:
        name.hasPrefix("instantiate") || name.hasPrefix("initial") ? accessor.scene : nil
      case .swiftGen: accessor.scene
      }
    guard let scene else { return .unknown }
    return AbstractValue(screen(.scene(storyboard: storyboard, scene: scene), nil, at: place))
  }
}
