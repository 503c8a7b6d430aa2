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
  private(set) var diagnostics: [Diagnostic]

  /// - Parameter scenes: The scenes, to which the nodes of classes, the xibs that calls lead to,
  ///   and properties from source are added.
  init(
    _ code: AppCode, _ catalogue: InterfaceCatalogue, scenes: inout SceneAssembly, starts: AppStart
  ) {
    self.code = code
    self.catalogue = catalogue
    diagnostics = code.facts.diagnostics
    var destinations = ClassDestinations(code, catalogue)
    scenes.resolveClasses { name, scene in
      let reference = ClassReference(name: name, path: scene.id.path)
      let type = code.classes.type(for: reference)
      return code.classes.entry(of: type).flatMap { _ in destinations.made(reference).scenes.first }
    }
    // All destinations are resolved first, since the scenes that they add may make calls.
    let known = code.facts.moves.map { destinations.resolved($0) }
    self.destinations = destinations
    addMoves(known, scenes, starts)
    addViews(scenes)
    segues = edges.segues()
    markEntryPoints(starts)
    scenes.add(xibs: self.destinations.xibs, from: catalogue)
    scenes.add(self.destinations.nodes.all)
    tellScenes(&scenes)
  }

  private mutating func addMoves(
    _ known: [ResolvedDestination?], _ scenes: SceneAssembly, _ starts: AppStart
  ) {
    var named = SceneDestinations(code, catalogue, mainStoryboards: starts.mainStoryboards)
    var callers = Callers(code, destinations: destinations)
    for (move, known) in zip(code.facts.moves, known) {
      let caller = callers.caller(move.caller, except: move.exceptions)
      if caller.isReplaced { continue }
      var sources = caller.scenes
      if sources.isEmpty {
        sources = code.views.outermost(around: move.caller).map {
          destinations.node($0, at: move.site.location)
        }
      }
      var isLost = true
      var faults: [Diagnostic] = []
      for source in sources {
        let resolved = known ?? named.resolved(move, from: source)
        if let fault = resolved.diagnostic { faults.append(fault) }
        isLost = isLost && resolved.scenes.isEmpty
        add(move.kind, from: source, to: resolved, caller: caller.name, move.site, scenes)
      }
      // There is no fault if the call finds its scene from at least one of its sources.
      if let fault = faults.first, isLost || known != nil { diagnostics.append(fault) }
    }
  }

  /// Adds the views that source loads from nibs. A nib that only views load is skipped, since no
  /// particular screen shows it.
  private mutating func addViews(_ scenes: SceneAssembly) {
    var callers = Callers(code, destinations: destinations)
    for load in code.facts.nibLoads {
      let caller = callers.caller(load.caller, except: load.exceptions)
      guard !caller.scenes.isEmpty else { continue }
      let resolved = destinations.views(of: load)
      if let fault = resolved.diagnostic { diagnostics.append(fault) }
      for source in caller.scenes {
        add(.nib, from: source, to: resolved, caller: caller.name, load.site, scenes)
      }
    }
  }

  private mutating func add(
    _ kind: SegueKind, from source: SceneID, to resolved: ResolvedDestination, caller: String,
    _ site: CallSite, _ scenes: SceneAssembly
  ) {
    let isSure = resolved.isSure && code.scenes.classes(of: source).count <= 1
    for target in resolved.scenes {
      let real = scenes.realScene(target)
      edges.add(
        kind, from: source, to: real, via: real == target ? nil : target, caller: caller,
        site: isSure ? site : site.possible)
    }
  }

  /// Marks the nodes of app delegates, and of the types that they call at launch, as entry points if
  /// the app does not start in a storyboard.
  private mutating func markEntryPoints(_ starts: AppStart) {
    let everywhere = Set(catalogue.documents.map(\.platform))
    let starters = code.facts.starters.map(code.classes.type)
    let delegates = code.classes.appDelegates.union(starters).flatMap(destinations.nodes.ids)
    guard !delegates.isEmpty else { return }
    let led = Dictionary(grouping: segues, by: \.source)
    for node in delegates {
      guard let edges = led[node] else { continue }
      let known = edges.compactMap { $0.destination.flatMap(catalogue.document) }
        .map { catalogue.documents[$0].platform }
      let platforms = known.isEmpty ? everywhere : Set(known)
      if starts.platforms.isDisjoint(with: platforms) { destinations.markEntryPoint(node) }
    }
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
