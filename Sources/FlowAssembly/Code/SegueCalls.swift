import FlowModel
import SourceNavigation

/// Adds to the storyboards' segues the calls in source that perform them or create their
/// destinations.
struct SegueCalls {
  private(set) var segues: [Segue]
  private(set) var findings: [Finding] = []
  private let code: AppCode
  private var sites: [Int: [CallSite]] = [:]
  private let bySource: [SceneID: [Int]]

  init(_ segues: [Segue], code: AppCode) {
    self.segues = segues
    self.code = code
    bySource = Dictionary(grouping: segues.indices) { segues[$0].source }
    addPerformances()
    addActions()
    for (index, sites) in sites { self.segues[index].callSites = sites.merged() }
  }

  private mutating func addPerformances() {
    var callers = Callers(code)
    for performance in code.facts.performances {
      let caller = callers.caller(performance.caller, except: performance.exceptions)
      if caller.isReplaced { continue }
      let looked = caller.scenes
      var isFound = false
      for scene in looked {
        let found = segues(named: performance.segue, from: scene)
        isFound = isFound || !found.isEmpty
        let isSure = found.count == 1 && code.scenes.classes(of: scene).count <= 1
        for index in found {
          sites[index, default: []].append(isSure ? performance.site : performance.site.possible)
        }
      }
      if !isFound { findings.append(.missingSegue(performance, in: looked)) }
    }
  }

  private func segues(named name: SeguePerformance.SegueName, from scene: SceneID) -> [Int] {
    (bySource[scene] ?? []).filter { index in
      guard let identifier = segues[index].identifier else { return false }
      return switch name {
      case .identifier(let text): identifier == text
      case .accessor(let text): AccessorNames.key(identifier) == AccessorNames.key(text)
      }
    }
  }

  /// Adds segue actions. An action of the source's own class creates the destination. One of
  /// another class may do so, since a container's segue may be performed by what presents the
  /// container.
  private mutating func addActions() {
    let actions = SegueActions(code)
    for (index, segue) in segues.enumerated() {
      guard let selector = segue.creationSelector else { continue }
      let found = actions.named(selector)
      if found.isEmpty, isReadable(segue.source) {
        findings.append(.missingAction(selector, segue))
      }
      let own = actions.own(of: segue.source, among: found)
      let shown = segue.destination.map(code.scenes.classes) ?? []
      for action in own.isEmpty ? found : own where fits(action, shown) {
        sites[index, default: []].append(
          CallSite(
            call: "IBSegueAction", location: action.location,
            confidence: own.count == 1 ? .certain : .possible))
      }
    }
  }

  /// Whether an action may create the scene that the storyboard states.
  private func fits(_ action: SegueAction, _ shown: [CodeClass]) -> Bool {
    guard let result = action.result, !shown.isEmpty else { return true }
    let type = code.classes.type(for: result)
    if case .undeclared = type { return true }
    return shown.contains { code.classes.areRelated($0, type) }
  }

  /// Whether a declaration of the scene's class would have been found in the app's source.
  private func isReadable(_ scene: SceneID) -> Bool {
    let classes = code.scenes.classes(of: scene)
    return classes.isEmpty || classes.contains { code.classes.entry(of: $0) != nil }
  }
}

extension Finding {
  fileprivate static func missingSegue(
    _ performance: SeguePerformance, in scenes: [SceneID]
  ) -> Self {
    let name =
      switch performance.segue {
      case .identifier(let name), .accessor(let name): name
      }
    let site = performance.site
    guard !scenes.isEmpty else {
      return Finding(
        .note, rule: "missing-segue",
        message: "class '\(performance.caller.name)' performs segue '\(name)' and has no scene; "
          + "expected one with that segue",
        at: site.location)
    }
    return Finding(
      site.confidence == .certain ? .warning : .note, rule: "missing-segue",
      message: "no segue '\(name)' leaves \(list(scenes)); expected one with that identifier",
      at: site.location)
  }

  fileprivate static func missingAction(_ selector: String, _ segue: Segue) -> Self {
    Finding(
      .warning, rule: "missing-segue-action",
      message: "no class has the segue action '\(selector)'; expected an '@IBSegueAction' method "
        + "of that name",
      at: segue.location)
  }
}
