extension Segue {
  /// `possible` if every call of the segue may also lead elsewhere.
  public var confidence: CallSite.Confidence {
    callSites.isEmpty || callSites.contains { $0.confidence == .certain } ? .certain : .possible
  }

  public var isPossible: Bool { confidence == .possible }

  /// The classes through which source leads to the destination, such as `by LogCoordinator`; `nil` if
  /// there are none.
  public var throughPhrase: String? {
    let names = through.map { $0.className.singleLine }
    guard let last = names.last else { return nil }
    return switch names.count {
    case 1: "by \(last)"
    case 2: "by \(names[0]) and \(last)"
    default: "by \(names[0]), \(names[1]) and \(names.count - 2) more"
    }
  }

  /// Whether the segue is a storyboard's and source performs it by its identifier.
  public var isPerformedByCode: Bool { origin == .storyboard && !callSites.isEmpty }
}

extension Scene {
  /// The ways in which source closes the scene, each once.
  public var returnKinds: [ReturnKind] {
    let kinds = Set(returns.map { ReturnKind(call: $0.call) })
    return ReturnKind.allCases.filter(kinds.contains)
  }
}

/// A way in which source closes a scene.
public enum ReturnKind: String, CaseIterable, Hashable, Sendable {
  /// The scene is popped off its navigation stack.
  case pops
  /// The scene's presentation is dismissed.
  case dismisses

  /// - Parameter call: The name in the source, such as `popToRootViewController`.
  public init(call: String) { self = call.lowercased().hasPrefix("pop") ? .pops : .dismisses }
}
