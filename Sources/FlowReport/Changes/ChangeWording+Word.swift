import FlowDiff
import FlowModel

extension ChangeWording {
  /// The state in whose picture a change is told.
  enum Side { case earlier, later }

  /// A change in a word or two, where a picture has room for no more: what it is in the other state,
  /// if that is a reader's own word, and else what of it is different.
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
    case .callSite: "calls"
    case .returnSite: "closing"
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

  /// In which file: its folders tell no more than the tooltip does.
  private func whereabouts(_ change: Change, _ side: Side) -> String {
    let (preposition, value) =
      side == .later ? ("from ", change.before) : ("to ", change.after)
    guard case .text(let path)? = value else { return "moved" }
    return preposition + (path.split(separator: "/").last.map(String.init) ?? path).singleLine
  }
}
