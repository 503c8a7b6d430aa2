import FlowDiff
import FlowModel

/// Describes changes in words.
struct ChangeWording {
  let before: FlowGraph
  let after: FlowGraph

  init(_ changes: FlowChanges) {
    before = changes.before
    after = changes.after
  }

  init(before: FlowGraph, after: FlowGraph) {
    self.before = before
    self.after = after
  }

  /// Returns the words for a segue of the later state.
  func fragments(of segue: Segue) -> [Fragment] { self.segue(segue, in: after) }

  func phrase(_ change: Change) -> Phrase {
    let sentence = sentence(change)
    return Phrase(
      subject: subject(change), change: sentence ?? difference(change),
      isSentence: sentence != nil)
  }

  /// Returns the words for a change that does not replace one value with another.
  private func sentence(_ change: Change) -> [Fragment]? {
    switch change.kind {
    case .storyboardAdded, .sceneAdded, .referenceAdded, .segueAdded: [.words("added")]
    case .storyboardRemoved, .sceneRemoved, .referenceRemoved, .segueRemoved: [.words("removed")]
    case .storyboardRenamed, .sceneMoved: moved(change)
    case .sceneUnreachable: [.words("can no longer be reached")]
    case .sceneReachable: [.words("can now be reached")]
    case .entryPoint:
      [.words(change.after == nil ? "is no longer an entry point" : "is now an entry point")]
    case .referenceBroken: broken(change)
    case .referenceMended:
      [.words(isRemoved(change) ? "removed, which was broken" : "no longer broken")]
    case .callSite, .returnSite: onlySite(change)
    case .segueHeirs: heirs(change)
    default: nil
    }
  }

  /// Returns the words for a move: only the old place, since the new one is the change's place.
  private func moved(_ change: Change) -> [Fragment] {
    guard case .text(let path)? = change.before else { return [] }
    var verb = "moved"
    if case .storyboard(let before?, let after?) = change.subject, before.name != after.name {
      verb = "renamed"
    }
    return [.words("\(verb) from "), .path(path)]
  }

  private func broken(_ change: Change) -> [Fragment] {
    guard case .scene(let earlier, let later?) = change.subject else { return [] }
    let words = earlier == nil ? "added, and is broken" : "is now broken"
    return [.words(words)] + (later.fault.map { [.words(": "), .text($0)] } ?? [])
  }

  private func isRemoved(_ change: Change) -> Bool {
    if case .scene(_, nil) = change.subject { true } else { false }
  }

  private func heirs(_ change: Change) -> [Fragment] {
    let lost = change.before.map { [.words("is no longer inherited by ")] + value($0, in: before) }
    let found = change.after.map { [.words("is also inherited by ")] + value($0, in: after) }
    return Array([lost, found].compactMap(\.self).joined(separator: [.words("; ")]))
  }

  /// Returns the words for calls where there are none in one of the states.
  private func onlySite(_ change: Change) -> [Fragment]? {
    let (earlier, later) = sites(of: change.subject)
    guard earlier == 0 || later == 0 else { return nil }
    let verb = change.kind == .returnSite ? "closed" : "performed"
    return [.words(later == 0 ? "no longer \(verb) by " : "now \(verb) by ")] + call(change)
  }

  private func site(_ change: Change) -> [Fragment] {
    let (earlier, later) = sites(of: change.subject)
    let words =
      switch later - earlier {
      case -1: "one of \(earlier) calls removed: "
      case 1: "another call added: "
      case ..<0: "\(earlier - later) of \(earlier) calls removed, such as "
      default: "\(later - earlier) calls added, such as "
      }
    return [.words(words)] + call(change)
  }

  private func call(_ change: Change) -> [Fragment] {
    value(change.after ?? change.before, in: after)
      + (change.attribute.map { [.words(" in "), .code($0)] } ?? [])
  }

  /// Returns the number of calls that perform a segue or close a scene, in both states.
  private func sites(of subject: Change.Subject) -> (earlier: Int, later: Int) {
    switch subject {
    case .scene(let before, let after):
      (before?.returns.count ?? 0, after?.returns.count ?? 0)
    case .segue(let before, let after):
      (before?.callSites.count ?? 0, after?.callSites.count ?? 0)
    case .storyboard, .finding: (0, 0)
    }
  }

  /// Returns the words for a value that replaces another.
  private func difference(_ change: Change) -> [Fragment] {
    if case .finding(let finding) = change.subject { return [.text(finding.message)] }
    if change.kind == .sceneLooks { return ViewWording(change.views).fragments }
    if [.callSite, .returnSite].contains(change.kind) { return site(change) }
    let attribute = change.attribute.map { [.words(" "), Fragment.code($0)] } ?? []
    return [.words(change.kind.noun)] + attribute + [.words(" ")]
      + value(change.before, in: before) + [.words(" → ")] + value(change.after, in: after)
  }

  func value(_ value: Change.Value?, in graph: FlowGraph) -> [Fragment] {
    switch value {
    case nil: [.words("none")]
    case .text(let text): [.code(text)]
    case .scenes(let scenes):
      Array(
        scenes.map { [caption($0, in: graph)] }.joined(separator: [Fragment.words(", ")]))
    }
  }

  private func caption(_ id: SceneID, in graph: FlowGraph) -> Fragment {
    graph.scene(id).map { .name($0.caption) } ?? .code(id.description)
  }
}

// MARK: - Subjects

extension ChangeWording {
  private func subject(_ change: Change) -> [Fragment] {
    switch change.subject {
    case .storyboard(let earlier, let later):
      let format = (later ?? earlier)?.format.rawValue ?? ""
      return [.words("\(format) "), .name((later ?? earlier)?.name ?? "")]
    case .scene(let earlier, let later):
      // A renamed screen is described by its old name, which readers know.
      let scene = change.kind == .sceneRenamed ? earlier : later ?? earlier
      let sort =
        scene?.reference != nil ? "reference" : scene?.isScreen == false ? "class" : "screen"
      return [.words("\(sort) "), .name(scene?.caption ?? "")]
    case .segue(let earlier, let later):
      if let later { return segue(later, in: after) }
      return earlier.map { segue($0, in: before) } ?? []
    case .finding(let finding):
      return [.words("\(finding.severity.rawValue) "), .code(finding.rule)]
    }
  }

  private func segue(_ segue: Segue, in graph: FlowGraph) -> [Fragment] {
    let sort = segue.kind.rawValue.singleLine.shortened(to: 40).nonEmpty ?? "segue"
    var subject: [Fragment] = [.text(sort), .words(segue.origin == .code ? " by code" : "")]
    if let name = segue.nameCaption?.nonEmpty { subject += [.words(" "), .code(name)] }
    subject += [.words(" from ")]
    if segue.isInherited { subject += [.words("every ")] }
    subject.append(
      segue.isInherited
        ? .code(graph.scene(segue.source)?.customClass ?? segue.source.objectID)
        : caption(segue.source, in: graph))
    guard !segue.targets.isEmpty else { return subject }
    return subject + [.words(" to ")] + value(.scenes(segue.targets), in: graph)
  }
}

extension Change.Kind {
  /// The property of the subject that changed.
  var noun: String {
    switch self {
    case .referenceRetargeted: "target"
    case .initialScene: "initial scene"
    case .sceneRenamed: "name"
    case .sceneElement, .segueKind: "kind"
    case .sceneClass, .segueClass: "class"
    case .sceneIdentifier, .segueIdentifier: "identifier"
    case .sceneTitle: "title"
    case .sceneUserLabel: "label"
    case .segueSource: "source"
    case .segueDestination: "destination"
    case .tabOrder: "order of"
    case .segueTrigger: "trigger"
    case .segueCreationSelector: "segue action"
    case .unwindAction: "unwind action"
    case .unwindTargets: "unwind targets"
    case .unwindBroken, .unwindMended: "unwind fault"
    case .table: "table"
    case .reuseIdentifier: "reuse identifier"
    case .runtimeAttribute: "runtime attribute"
    default: rawValue
    }
  }
}
