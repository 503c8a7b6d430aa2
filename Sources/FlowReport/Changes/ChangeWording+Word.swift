import FlowDiff
import FlowModel

extension ChangeWording {
  /// The state whose picture shows a change.
  enum Side { case earlier, later }

  /// Returns a change in one or two words, for a picture with little room: the value in the other
  /// state if that is meaningful to a reader, and otherwise the property that changed.
  func word(_ change: Change, in side: Side) -> String {
    switch change.kind {
    case .storyboardRenamed, .sceneMoved: whereabouts(change, side)
    case .sceneUnreachable: "cut off"
    case .sceneReachable: "now reachable"
    case .entryPoint: change.after == nil ? "no entry point" : "entry point"
    case .referenceBroken: "broken"
    case .referenceMended, .unwindMended: "mended"
    case .unwindBroken: "broken unwind"
    case .sceneRenamed, .segueKind: other(change, side)
    case .segueDestination: other(change, side, "to ")
    case .segueSource: other(change, side, "from ")
    case .tabOrder: "order"
    case .callSite: "other calls"
    case .returnSite: "closed by other calls"
    case .presentation: "presentation"
    default: change.kind.noun
    }
  }

  private func other(_ change: Change, _ side: Side, _ preposition: String = "") -> String {
    let (tense, value, graph) =
      side == .later ? ("was ", change.before, before) : ("now ", change.after, after)
    guard let value else { return change.kind.noun }
    return tense + preposition + self.value(value, in: graph).plain
  }

  /// Returns the other file's name without its folders, which the tooltip states.
  private func whereabouts(_ change: Change, _ side: Side) -> String {
    let (preposition, value) =
      side == .later ? ("from ", change.before) : ("to ", change.after)
    guard case .text(let path)? = value else { return "moved" }
    return preposition + (path.split(separator: "/").last.map(String.init) ?? path).singleLine
  }
}
