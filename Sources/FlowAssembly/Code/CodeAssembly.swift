import FlowModel
import InterfaceBuilder
import SourceNavigation

/// Adds the edges and scenes of source to those of the interface files.
struct CodeAssembly {
  private let code: AppCode
  private let catalogue: InterfaceCatalogue
  private var destinations: ClassDestinations
  private var edges = CodeEdges()
  /// The screens of moves that are left out.
  private var excluded: Set<SceneID> = []
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
    let mentions = MentionChains(code)
    var screens = ScreenTest(code, destinations)
    addMoves(known, mentions, &screens, scenes, starts)
    addViews(scenes)
    addMentions(mentions, drawn, &screens, scenes, starts)
    let extensions = extensionStarts(starts)
    segues = edges.segues { self.destinations.base($0, of: $1) }
    markEntryPoints()
    self.destinations.removeHelpers(exceptOf: segues)
    scenes.add(xibs: self.destinations.xibs, from: catalogue)
    scenes.add(self.destinations.nodes.all)
    scenes.markEntryPoints(extensions + documentNibs(in: scenes))
    tellScenes(&scenes)
  }

  /// The scenes of xibs that classes load whose File's Owner they are not.
  var sharedXibs: Set<SceneID> { Set(destinations.nodes.all.compactMap(\.nib)) }

  private mutating func addMoves(
    _ known: [ResolvedDestination?], _ mentions: MentionChains, _ screens: inout ScreenTest,
    _ scenes: SceneAssembly, _ starts: AppStart
  ) {
    var named = SceneDestinations(code, catalogue, mainStoryboards: starts.mainStoryboards)
    var callers = Callers(code, destinations: destinations)
    let chains = CallChains(code, mentions) { screens.contains($0, except: $1) }
    for (index, (move, known)) in zip(code.facts.moves, known).enumerated() {
      let caller = callers.caller(
        move.caller, except: move.exceptions, at: move.site.location)
      if caller.isReplaced { continue }
      var isLost = true
      var faults: [Finding] = []
      let ways = ways(to: index, by: caller, chains, &callers)
      for way in ways {
        for source in way.sources {
          let resolved = known ?? named.resolved(move, from: source)
          if let fault = resolved.finding { faults.append(fault) }
          isLost = isLost && resolved.scenes.isEmpty
          add(
            way.kind(of: move), from: source, to: resolved, caller: way.caller,
            by: destinations.inheritance(of: way.base, by: source), through: way.through,
            with: code.facts.controls[(way.calls.first ?? move.site).location],
            after: way.calls, of: way.start,
            way.isSure ? move.site : move.site.possible, scenes)
        }
      }
      if ways.isEmpty {
        excluded.formUnion(known?.scenes ?? [])
        continue
      }
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
    /// How the navigation controller is shown that is made on the way.
    var stackKind: SegueKind?

    /// The kind of a move on this way. What is pushed on a new navigation controller is shown as that is.
    func kind(of move: Move) -> SegueKind {
      [.push, .viewControllers].contains(move.kind) ? stackKind ?? move.kind : move.kind
    }
  }

  /// Returns the ways to a move: from the scenes of its own class, or else from those that lead to
  /// the class. A class that nothing leads to is a node itself, if it is a screen, starts the app or shows more than a
  /// container for anything, of which possible ways tell nothing.
  ///
  /// - Returns: Nothing if the move is left out.
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
      // The subclasses that are on screen have ways of their own.
      if start.isReplaced { continue }
      ways.append(way(of: chain, from: start, to: move.caller))
    }
    if chains.isExcluded(moveAt: index) { return [] }
    if !actsItself(own), showsContainerOnly(move) {
      return ways.filter { $0.isSure && actsItself($0.start) }
    }
    let nodes = code.views.outermost(around: move.caller).map {
      destinations.node($0, at: move.site.location)
    }
    // AppKit makes a document, whatever else does.
    return ways.isEmpty || code.classes.documents.contains(own)
      ? ways + [Way(sources: nodes, caller: caller.name, base: base, start: own)] : ways
  }

  /// Whether a class is a screen, or the system makes it.
  private func actsItself(_ type: CodeClass) -> Bool {
    code.classes.entry(of: type).map { $0.isController || $0.isView } == true
      || code.classes.starts.contains(type)
  }

  /// Whether all that is known of what a move shows is that it is a container, such as a navigation controller.
  private func showsContainerOnly(_ move: Move) -> Bool {
    switch move.destination.origin {
    case .instance(let shown), .made(let shown), .obtained(let shown):
      let type = code.classes.type(for: shown)
      return code.classes.entry(of: type)?.isController == true && !code.classes.isScreen(type)
    case .scene, .nib, .hosted, .named: return false
    }
  }

  /// - Parameter last: The class that contains the move.
  private mutating func way(
    of chain: CallChains.Chain, from start: Callers.Caller, to last: ClassReference
  ) -> Way {
    let through = chain.passages(to: last, code.classes)
    var sources = start.scenes
    if sources.isEmpty {
      sources = code.views.outermost(around: chain.start.caller).map {
        destinations.node($0, at: chain.start.site.location)
      }
    }
    // The classes that are passed through are part of the graph, if the way is one of a segue's.
    for use in chain.uses.dropFirst() { destinations.node(use.caller, at: use.site.location) }
    destinations.node(last)
    return Way(
      sources: sources, caller: start.name,
      base: code.classes.base(of: chain.start.member, inheritedBy: chain.start.caller),
      start: code.classes.type(for: chain.start.caller),
      through: through, calls: chain.uses.map(\.site), isSure: chain.isSure,
      stackKind: chain.uses.last { $0.stackKind != nil }?.stackKind)
  }

  /// Adds that what names the class of a screen leads to it, if nothing else does.
  private mutating func addMentions(
    _ mentions: MentionChains, _ drawn: [Segue], _ screens: inout ScreenTest,
    _ scenes: SceneAssembly, _ starts: AppStart
  ) {
    let lost = unled(drawn, scenes, starts).flatMap { scene in
      destinations.classes(of: scene)
        .filter { code.classes.isScreen($0) && mayMake(scene, $0) }
        .map { (type: $0, scene: scene) }
    }
    var callers = Callers(code, destinations: destinations)
    for (type, scene) in lost {
      let chains = mentions.chains(to: type) { screens.contains($0, except: $1) }
      for var chain in chains {
        let last = chain.uses.removeLast()
        if chain.uses.isEmpty { chain.uses = [last] }
        let start = callers.caller(chain.start.caller, except: chain.start.exceptions)
        let way = way(of: chain, from: start, to: last.caller)
        // A storyboard in several languages has several scenes of the class.
        for source in way.sources where !destinations.classes(of: source).contains(type) {
          add(
            .instantiate, from: source, to: .possible([scene]), caller: way.caller, by: nil,
            through: way.through, after: way.calls, of: way.start, last.site, scenes)
        }
      }
    }
  }

  /// Whether what makes an object of a class may make a scene: if that is of a xib, no other one is the class's own.
  private mutating func mayMake(_ scene: SceneID, _ type: CodeClass) -> Bool {
    guard let document = catalogue.document(of: scene),
      catalogue.documents[document].format == .xib, let entry = code.classes.entry(of: type)
    else { return true }
    let reference = ClassReference(name: entry.name, path: entry.location.path)
    return destinations.made(reference).scenes.contains(scene)
  }

  /// Returns the screens to which no edge leads and with which the app does not start.
  private func unled(
    _ drawn: [Segue], _ scenes: SceneAssembly, _ starts: AppStart
  ) -> [SceneID] {
    var led = edges.destinations.union(excluded)
    led.formUnion(starts.mainStoryboards.flatMap(catalogue.startScenes).map(scenes.realScene))
    for segue in drawn {
      guard let destination = segue.destination.map(scenes.realScene) else { continue }
      if !segue.starts.contains(destination) { led.insert(destination) }
    }
    let all = (scenes.scenes + destinations.nodes.all).filter {
      $0.reference == nil && !$0.isEntryPoint
    }
    return all.map(\.id).filter { !led.contains($0) }
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
      // An object that builds a container for a screen, when the app starts over, leads it to others, not to itself.
      if kind.family == .relationship, source == real, !through.isEmpty { continue }
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
    let types = scenes.map(destinations.classes)
    let builds = scenes.compactMap(catalogue.document).reduce(
      part.map { code.views.builds(of: $0, in: types.first ?? []) } ?? .all
    ) { $0.intersection(.init(for: catalogue.documents[$1].platform)) }
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

  /// Returns the nibs of a Mac app's documents, whose windows AppKit opens.
  private func documentNibs(in scenes: SceneAssembly) -> [SceneID] {
    scenes.scenes.filter { scene in
      scene.kind == .xib
        && !code.classes.documents.isDisjoint(with: code.scenes.classes(of: scene.id))
    }.map(\.id)
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
