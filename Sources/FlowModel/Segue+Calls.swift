extension Segue {
  /// `possible` where every call that makes the move may also lead elsewhere.
  package var confidence: CallSite.Confidence {
    callSites.isEmpty || callSites.contains { $0.confidence == .certain } ? .certain : .possible
  }

  package var isPossible: Bool { confidence == .possible }

  /// True for a segue of a storyboard that source performs by its identifier.
  package var isPerformedByCode: Bool { origin == .storyboard && !callSites.isEmpty }
}

extension Scene {
  /// The ways in which source closes the scene, each once.
  package var returnKinds: [ReturnKind] {
    let kinds = Set(returns.map { ReturnKind(call: $0.call) })
    return ReturnKind.allCases.filter(kinds.contains)
  }
}

/// A way in which source closes a scene.
package enum ReturnKind: String, CaseIterable, Hashable, Sendable {
  /// Off the top of a navigation stack.
  case pops
  /// Back to who presented it.
  case dismisses

  /// - Parameter call: As the source spells it, such as `popToRootViewController`.
  package init(call: String) { self = call.lowercased().hasPrefix("pop") ? .pops : .dismisses }
}
