import FlowModel
import InterfaceBuilder
import SourceNavigation

/// Finds the scenes that calls name by a storyboard and an identifier.
struct SceneDestinations {
  /// A scene that makes a call.
  struct Caller {
    /// The document of the scene; `nil` for a class known from source only.
    let document: Int?
    var place: FilePlace
  }

  private let code: AppCode
  private let catalogue: InterfaceCatalogue
  private lazy var accessors = AccessorNames(catalogue)
  private let mainStoryboards: Namesakes
  private var resolver: ReferenceResolver
  private var callers: [SceneID: Caller] = [:]

  init(_ code: AppCode, _ catalogue: InterfaceCatalogue, mainStoryboards: Set<Int>) {
    self.code = code
    self.catalogue = catalogue
    self.mainStoryboards = Namesakes(mainStoryboards.sorted(), in: catalogue)
    resolver = ReferenceResolver(catalogue: catalogue)
  }

  private mutating func caller(_ scene: SceneID) -> Caller {
    if let caller = callers[scene] { return caller }
    let document = catalogue.document(of: scene)
    let caller = Caller(
      document: document,
      place: document.map { catalogue.places[$0] } ?? catalogue.place(ofFileAt: scene.path))
    callers[scene] = caller
    return caller
  }

  /// - Parameter source: The scene that makes the call.
  mutating func resolved(_ move: Move, from source: SceneID) -> ResolvedDestination {
    var caller = caller(source)
    caller.place = caller.place.orElse(
      for: code.classes.platforms(of: [move.caller, move.destination.expected]))
    let place = FilePlace(
      catalogue.place(ofFileAt: move.site.location.path), seenFrom: caller.place)
    let search = Search(move: move, caller: caller, place: place)
    switch move.destination.origin {
    case .scene(let storyboard, let scene):
      return resolved(in: storyboard, scene: scene, search)
    case .named(let identifier):
      let watch = catalogue.scenes(identifiedBy: identifier)
        .filter { catalogue.documents[$0.document].platform == .watchOS }
      let found = ReferenceCandidates(watch, in: catalogue).nearest(to: place, in: catalogue)
      if found.isEmpty { return search.missing(.identified(identifier)) }
      return resolved(found, search)
    case .nib, .made, .obtained, .instance, .hosted: return ResolvedDestination()
    }
  }

  /// Returns the scenes that match: the one whose class the code expects, or one for each platform.
  private func resolved(_ found: [SceneID], _ search: Search) -> ResolvedDestination {
    let platforms = found.compactMap(catalogue.document).map { catalogue.documents[$0].platform }
    let isOneForEach =
      found.count > 1 && Set(platforms).count == found.count && !platforms.contains(.unknown)
    return isOneForEach ? .possible(found) : search.resolved(found, code)
  }

  private mutating func resolved(
    in storyboard: Destination.StoryboardName, scene: Destination.SceneName,
    _ search: Search
  ) -> ResolvedDestination {
    switch storyboard {
    case .named(let name): return resolved(inNamed: name, scene, search)
    case .accessor(let accessor):
      let names = accessors.storyboards(accessor)
      if names.count > 1 { return .ambiguous(accessor, names: names, search.site) }
      var found = resolved(inNamed: names.first ?? accessor, scene, search)
      // An accessor that no storyboard of the app fits is a library's: that of a storyboard which does not
      // exist would not compile.
      if names.isEmpty { found.finding = found.finding?.note }
      return found
    case .own:
      guard let own = search.caller.document, catalogue.documents[own].format == .storyboard
      else { return anywhere(scene, search) }
      return resolved(in: own, scene, search)
    case .main:
      let main = mainStoryboards.nearest(to: search.place)
      let copies = catalogue.families(main, for: search.place).map { $0[0] }
      if copies.count == 1 { return resolved(in: copies[0], scene, search) }
      return anywhere(scene, search)
    case .any: return anywhere(scene, search)
    }
  }

  private mutating func resolved(
    inNamed name: String, _ scene: Destination.SceneName, _ search: Search
  ) -> ResolvedDestination {
    let documents = catalogue.storyboards(named: name)
    return resolved(in: documents, called: name, scene, search) { identifier in
      (.storyboard(name: name, identifier: identifier, bundle: nil), nil)
    }
  }

  private mutating func resolved(
    in document: Int, _ scene: Destination.SceneName, _ search: Search
  ) -> ResolvedDestination {
    resolved(in: [document], called: catalogue.places[document].name, scene, search) { identifier in
      (.storyboard(name: nil, identifier: identifier, bundle: nil), document)
    }
  }

  private mutating func resolved(
    in documents: [Int], called name: String, _ scene: Destination.SceneName, _ search: Search,
    request: (String?) -> (SceneRequest, Int?)
  ) -> ResolvedDestination {
    let identifier: String?
    switch scene {
    case .initial: identifier = nil
    case .identified(let text): identifier = text
    case .accessor(let accessor):
      let names = accessors.identifiers(accessor, in: documents)
      if names.count > 1 { return .ambiguous(accessor, names: names, search.site) }
      identifier = names.first ?? accessor
    }
    let (request, document) = request(identifier)
    var found = resolver.scenes(for: request, from: search.place, in: document)
    if found.count > 1 {
      // Several storyboards are equally close to the file of the call, so the caller's scene
      // decides.
      let near = resolver.scenes(for: request, from: search.caller.place, in: document)
      if near.count < found.count { found = near }
    }
    if !found.isEmpty { return resolved(found, search) }
    if documents.isEmpty && code.unreadable.contains(name) { return ResolvedDestination() }
    var reference = Reference(request, resolution: resolver.fault(of: request))
    reference.storyboardName = name
    var missing = search.missing(reference)
    // The name of the object's class is that of a subclass, of which the identifier is another.
    if let identifier, code.classes.hasSubclasses(named: identifier) {
      missing.finding = missing.finding?.note
    }
    return missing
  }

  /// Returns the scene with an identifier if the storyboard is unknown and only one scene has it.
  private mutating func anywhere(_ scene: Destination.SceneName, _ search: Search)
    -> ResolvedDestination
  {
    var entries: [InterfaceCatalogue.Entry] = []
    switch scene {
    case .initial: return search.unknown(code, catalogue)
    case .identified(let identifier): entries = catalogue.scenes(identifiedBy: identifier)
    case .accessor(let accessor):
      let storyboards = Array(catalogue.documents.indices)
      entries = accessors.identifiers(accessor, in: storyboards)
        .flatMap(catalogue.scenes(identifiedBy:))
    }
    let fitting = entries.filter { search.place.fits(catalogue.places[$0.document].platforms) }
    let found = catalogue.distinct(fitting.isEmpty ? entries : fitting, for: search.place)
    if found.isEmpty { return search.missing(scene) }
    var resolved = resolved(found, search)
    resolved.isSure = false
    return resolved
  }
}

/// A call, together with one of the scenes that make it.
private struct Search {
  let move: Move
  let caller: SceneDestinations.Caller
  let place: FilePlace

  var site: CallSite { move.site }

  /// The call that makes the scene: the app ends there if there is none.
  private var maker: CallSite { move.maker ?? site }

  /// Returns the scenes that match, preferring the one whose class the code expects.
  func resolved(_ found: [SceneID], _ code: AppCode) -> ResolvedDestination {
    if found.count == 1 { return .sure(found[0]) }
    guard let expected = move.destination.expected else { return .ambiguous(found, site) }
    let type = code.classes.type(for: expected)
    let fitting = found.filter { scene in
      code.scenes.classes(of: scene).contains { code.classes.areRelated($0, type) }
    }
    return fitting.count == 1 ? .possible(fitting) : .ambiguous(found, site)
  }

  /// Returns the scene of the class that the code expects, if no storyboard is known.
  func unknown(_ code: AppCode, _ catalogue: InterfaceCatalogue) -> ResolvedDestination {
    guard let expected = move.destination.expected
    else { return ResolvedDestination(finding: .unknown(site)) }
    let entries = code.scenes.scenes(of: code.classes.type(for: expected))
    let scenes = catalogue.distinct(entries, for: place)
    return scenes.count == 1 ? .possible(scenes) : ResolvedDestination(finding: .unknown(site))
  }

  /// Returns a missing scene of a storyboard that is known. It is a fault if the call that makes it is certain,
  /// however the app uses the result; but what has no initial scene is only `nil`.
  func missing(_ reference: Reference) -> ResolvedDestination {
    let isSure = reference.resolution != .noInitialScene && maker.confidence == .certain
    return .missing(reference, isSure ? maker : site, at: maker.location)
  }

  func missing(_ scene: Destination.SceneName) -> ResolvedDestination {
    let name =
      switch scene {
      case .initial: ""
      case .identified(let name), .accessor(let name): name
      }
    return ResolvedDestination(
      finding: Finding(
        site.confidence == .certain ? .warning : .note, rule: "missing-scene",
        message: "no storyboard has a scene '\(name)'; expected one with that identifier",
        at: maker.location))
  }
}

extension Finding {
  /// The same, of which it is not known whether it is a fault.
  fileprivate var note: Self { Finding(.note, rule: rule, message: message, at: location) }

  fileprivate static func unknown(_ site: CallSite) -> Self {
    Finding(
      .note, rule: "unknown-destination",
      message: "'\(site.call)' leads to a storyboard that is not named; expected its name",
      at: site.location)
  }
}
