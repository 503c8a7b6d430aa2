import FlowDiff
import FlowModel

extension ChangeWording {
  /// A change in a word or two, where a picture has room for no more: what it was, if that is
  /// a reader's own word, and else what of it is different.
  func word(_ change: Change) -> String {
    switch change.kind {
    case .storyboardRenamed, .sceneMoved: origin(change)
    case .sceneUnreachable: "cut off"
    case .sceneReachable: "now reachable"
    case .entryPoint: change.after == nil ? "no entry point" : "entry point"
    case .referenceBroken: "broken"
    case .referenceMended, .unwindMended: "mended"
    case .unwindBroken: "broken unwind"
    case .sceneRenamed, .segueKind: was("was ", change)
    case .segueDestination: was("was to ", change)
    case .segueSource: was("was from ", change)
    case .tabOrder: "order"
    case .callSite: "calls"
    case .returnSite: "closing"
    case .presentation: change.attribute?.singleLine ?? "presentation"
    default: change.kind.noun
    }
  }

  private func was(_ words: String, _ change: Change) -> String {
    guard let before = change.before else { return change.kind.noun }
    return words + value(before, in: self.before).plain
  }

  /// From which file: its folders tell no more than the tooltip does.
  private func origin(_ change: Change) -> String {
    guard case .text(let path)? = change.before else { return "moved" }
    return "from " + (path.split(separator: "/").last.map(String.init) ?? path).singleLine
  }
}
