import FlowModel
import InterfaceBuilder
import SourceNavigation

/// Adds the edges and scenes of source to those of the interface files.
struct CodeAssembly {
  private let code: AppCode
  private let catalogue: InterfaceCatalogue
  private var destinations: ClassDestinations
  private var edges = CodeEdges()
  private(set) var segues: [Segue] = []
  private(set) var findings: [Finding]

  /// - Parameters:
  ///   - scenes: The scenes, to which the nodes of classes, the xibs that calls lead to, and
  ///     properties from source are added.
  ///   - drawn: The segues of the interface files.
  init(
    _ code: AppCode, _ catalogue: InterfaceCatalogue, scenes: inout SceneAssembly,
    drawn: [Segue], starts: AppStart
  ) {
    self.code = code
    self.catalogue = catalogue
    findings = code.facts.findings
    var destinations = ClassDestinations(code, catalogue)
    scenes.resolveClasses { name, scene in
      let reference = ClassReference(name: name, path: scene.id.path)
      let type = code.classes.type(for: reference)
      return code.classes.entry(of: type).flatMap { _ in destinations.made(reference).scenes.first }
    }
    let hosted = SegueActions(code).hostedViews(drawn)
    scenes.resolveHosts { scene in
      hosted[scene.id].map { (destinations.node($0), $0.name) }
    }
    // All destinations are resolved first, since the scenes that they add may make calls.
    let known = code.facts.moves.map { destinations.resolved($0) }
    self.destinations = destinations
    addMoves(known, scenes, starts)
    addViews(scenes)
    let extensions = extensionStarts(starts)
    segues = edges.segues { self.destinations.base($0, of: $1) }
    markEntryPoints()
    scenes.add(xibs: self.destinations.xibs, from: catalogue)
    scenes.add(self.destinations.nodes.all)
    scenes.markEntryPoints(extensions)
    tellScenes(&scenes)
  }

  /// The scenes of xibs that classes load whose File's Owner they are not.
  var sharedXibs: Set<SceneID> { Set(destinations.nodes.all.compactMap(\.nib)) }

  private mutating func addMoves(
    _ known: [ResolvedDestination?], _ scenes: SceneAssembly, _ starts: AppStart
  ) {
    var named = SceneDestinations(code, catalogue, mainStoryboards: starts.mainStoryboards)
    var callers = Callers(code, destinations: destinations)
    let delegates = code.classes.appDelegates
    let chains = CallChains(code) { type, exceptions in
      let found = code.classes.type(for: type)
      return code.classes.entry(of: found)?.isController == true
        || !delegates.isDisjoint(with: code.views.wholes(of: [found]))
        || !callers.caller(type, except: exceptions).scenes.isEmpty
    }
    for (index, (move, known)) in zip(code.facts.moves, known).enumerated() {
      let caller = callers.caller(
        move.caller, except: move.exceptions, at: move.site.location)
      if caller.isReplaced { continue }
      var isLost = true
      var faults: [Finding] = []
      for way in ways(to: index, by: caller, chains, &callers) {
        for source in way.sources {
          let resolved = known ?? named.resolved(move, from: source)
          if let fault = resolved.finding { faults.append(fault) }
          isLost = isLost && resolved.scenes.isEmpty
          add(
            move.kind, from: source, to: resolved, caller: way.caller,
            by: destinations.inheritance(of: way.base, by: source), through: way.through,
            with: code.facts.controls[(way.calls.first ?? move.site).location],
            after: way.calls, of: way.start,
            way.isSure ? move.site : move.site.possible, scenes)
        }
      }
      if chains.isExcluded(moveAt: index) { continue }
      // There is no fault if the call finds its scene from at least one of its sources.
      if let fault = faults.first, isLost || known != nil { findings.append(fault) }
    }
  }

  /// The scenes from which a move leads, with the classes that it passes through.
  private struct Way {
    let sources: [SceneID]
    let caller: String
    /// The class that contains the move, or the first call that leads to it.
    let base: CodeClass
    /// The class that makes the move, or the first call that leads to it.
    let start: CodeClass
    var through: [Passage] = []
    /// The calls that lead to the move.
    var calls: [CallSite] = []
    var isSure = true
  }

  /// Returns the ways to a move: from the scenes of its own class, or else from those that lead to
  /// the class. A class that nothing leads to is a node itself.
  private mutating func ways(
    to index: Int, by caller: Callers.Caller, _ chains: CallChains, _ callers: inout Callers
  ) -> [Way] {
    let move = code.facts.moves[index]
    let base = code.classes.base(of: move.member, inheritedBy: move.caller)
    let own = code.classes.type(for: move.caller)
    if !caller.scenes.isEmpty {
      return [Way(sources: caller.scenes, caller: caller.name, base: base, start: own)]
    }
    var ways: [Way] = []
    for chain in chains.chains(toMoveAt: index) {
      let start = callers.caller(chain.start.caller, except: chain.start.exceptions)
      let through = chain.passages(to: move.caller, code.classes)
      var sources = start.scenes
      if sources.isEmpty {
        sources = code.views.outermost(around: chain.start.caller).map {
          destinations.node($0, at: chain.start.site.location)
        }
      }
      ways.append(
        Way(
          sources: sources, caller: start.name,
          base: code.classes.base(of: chain.start.member, inheritedBy: chain.start.caller),
          start: code.classes.type(for: chain.start.caller),
          through: through, calls: chain.uses.map(\.site), isSure: chain.isSure))
      // The classes that are passed through are part of the graph.
      for use in chain.uses.dropFirst() { destinations.node(use.caller, at: use.site.location) }
    }
    if chains.isExcluded(moveAt: index) { return [] }
    let nodes = code.views.outermost(around: move.caller).map {
      destinations.node($0, at: move.site.location)
    }
    return ways.isEmpty
      ? [Way(sources: nodes, caller: caller.name, base: base, start: own)] : ways
  }

  /// Adds the views that source loads from nibs. A nib that only views load is skipped, since no
  /// particular screen shows it.
  private mutating func addViews(_ scenes: SceneAssembly) {
    var callers = Callers(code, destinations: destinations)
    for load in code.facts.nibLoads {
      let caller = callers.caller(load.caller, except: load.exceptions)
      guard !caller.ownScenes.isEmpty else { continue }
      let resolved = destinations.views(of: load)
      if let fault = resolved.finding { findings.append(fault) }
      for source in caller.ownScenes {
        // A class may name the nib of its own screen by a call.
        let isOwn = destinations.nodes.nib(of: source).map(resolved.scenes.contains) ?? false
        if isOwn { continue }
        add(
          .nib, from: source, to: resolved, caller: caller.name,
          by: destinations.inheritance(of: code.classes.type(for: load.caller), by: source),
          load.site, scenes)
      }
    }
  }

  private mutating func add(
    _ kind: SegueKind, from source: SceneID, to resolved: ResolvedDestination, caller: String,
    by inheritance: CodeEdges.Inheritance?, through: [Passage] = [],
    with control: Control? = nil, after calls: [CallSite] = [], of start: CodeClass? = nil,
    _ site: CallSite, _ scenes: SceneAssembly
  ) {
    let isSure = resolved.isSure && code.scenes.classes(of: source).count <= 1
    for target in resolved.scenes where areTogether([source, target], calls + [site], start) {
      let real = scenes.realScene(target)
      edges.add(
        kind, from: source, to: real, via: real == target ? nil : target, caller: caller,
        by: inheritance, through: through, with: control, site: isSure ? site : site.possible)
    }
  }

  /// Whether some build of the app contains all of some screens and calls.
  ///
  /// - Parameter part: A class on the first of the screens, such as a part of its view, which may be on it in some
  ///   builds only.
  private func areTogether(
    _ scenes: [SceneID], _ calls: [CallSite], _ part: CodeClass?
  ) -> Bool {
    let types = scenes.map { scene in
      destinations.nodes.type(of: scene).map { [$0] } ?? code.scenes.classes(of: scene)
    }
    let builds = part.map { code.views.builds(of: $0, in: types.first ?? []) } ?? .all
    return code.facts.platforms.areTogether(
      types.map { $0.flatMap(code.classes.declarations) } + calls.map { [$0.location] },
      in: builds)
  }

  /// Returns the screens of the classes with which extensions start.
  private mutating func extensionStarts(_ starts: AppStart) -> [SceneID] {
    starts.extensionClasses.flatMap { reference -> [SceneID] in
      let type = code.classes.type(for: reference)
      guard code.classes.entry(of: type)?.isController == true else { return [] }
      return destinations.made(reference).scenes
    }
  }

  /// Marks what the system makes by itself: documents, and app and scene delegates that lead anywhere. A delegate
  /// runs also in an app with a main storyboard, which many replace at once.
  private mutating func markEntryPoints() {
    for node in code.classes.documents.flatMap(destinations.nodes.ids) {
      destinations.markEntryPoint(node)
    }
    let leading = Set(segues.lazy.flatMap(\.starts))
    let delegates = code.classes.appDelegates.flatMap(destinations.nodes.ids)
    for node in delegates where leading.contains(node) { destinations.markEntryPoint(node) }
  }

  private func tellScenes(_ scenes: inout SceneAssembly) {
    var callers = Callers(code, destinations: destinations)
    var returns: [SceneID: [CallSite]] = [:]
    for call in code.facts.returns {
      for scene in callers.caller(call.caller, except: call.exceptions).scenes {
        returns[scene, default: []].append(call.site)
      }
    }
    scenes.update { scene in
      scene.returns = returns[scene.id]?.merged() ?? []
      if let type = code.scenes.classes(of: scene.id).first {
        scene.classLocation = code.classes.entry(of: type)?.location
      }
    }
  }
}
