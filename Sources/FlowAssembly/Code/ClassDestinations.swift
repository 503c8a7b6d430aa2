import FlowModel
import InterfaceBuilder
import SourceNavigation

/// Finds the screens that calls name by a class or a nib.
struct ClassDestinations {
  private let code: AppCode
  private let catalogue: InterfaceCatalogue
  private var resolver: ReferenceResolver
  private(set) var nodes: ClassNodes
  /// The xibs that calls lead to.
  private(set) var xibs: Set<Int> = []

  /// The greatest number of scenes that one call leads to; more would not be informative.
  private static let mostScenes = 4

  init(_ code: AppCode, _ catalogue: InterfaceCatalogue) {
    self.code = code
    self.catalogue = catalogue
    resolver = ReferenceResolver(catalogue: catalogue)
    nodes = ClassNodes(
      code.classes, code.views, namedBy: code.facts.moves.lazy.compactMap(\.destination.controller))
  }

  /// - Returns: `nil` for a call that names a storyboard's scene.
  mutating func resolved(_ move: Move) -> ResolvedDestination? {
    switch move.destination.origin {
    case .nib(let name, let owner): nib(name, owner: owner, move.site)
    case .made(let type): made(type, at: move.site.location)
    case .obtained(let type): obtained(type, move.site)
    case .instance(let type): instance(type, move.site)
    case .hosted(let view): .sure(node(view, at: move.site.location))
    case .scene, .named: nil
    }
  }

  /// Returns the screen of a class that a call creates without naming a nib or storyboard.
  mutating func made(_ reference: ClassReference, at site: SourceLocation? = nil)
    -> ResolvedDestination
  {
    let type = code.classes.type(for: reference)
    let xibs = returnedXibs(of: type, near: reference).map { load($0, by: reference) }
    if !xibs.isEmpty { return xibs.count == 1 ? .sure(xibs[0]) : .possible(xibs) }
    if let xib = namedXib(of: type, near: reference) { return .sure(load(xib, by: reference)) }
    let entries = code.scenes.scenes(of: type)
    for format in [Storyboard.Format.xib, .storyboard] {
      let scenes = distinct(entries.filter { catalogue.documents[$0.document].format == format })
      if scenes.count == 1 { return .sure(scenes[0]) }
    }
    return .sure(nodes.node(of: type, named: reference, at: site))
  }

  private mutating func obtained(_ reference: ClassReference, _ site: CallSite)
    -> ResolvedDestination
  {
    let scenes = distinct(code.scenes.scenes(of: code.classes.type(for: reference)))
    if scenes.count > 1 { return instance(reference, site) }
    return scenes.first.map { .sure($0) } ?? made(reference, at: site.location)
  }

  /// Returns the node of a class that makes calls, or that a reference names.
  @discardableResult
  mutating func node(_ reference: ClassReference, at site: SourceLocation? = nil) -> SceneID {
    nodes.node(of: code.classes.type(for: reference), named: reference, at: site)
  }

  /// Returns the class of a node, or the classes of a scene of an interface file.
  func classes(of scene: SceneID) -> [CodeClass] {
    nodes.type(of: scene).map { [$0] } ?? code.scenes.classes(of: scene)
  }

  /// Returns how a scene has what a class does; `nil` if its class neither is that class nor inherits from it.
  func inheritance(of base: CodeClass, by scene: SceneID) -> CodeEdges.Inheritance? {
    let heirs = classes(of: scene).filter { code.classes.lineage(of: $0).contains(base) }
    return heirs.count == 1 ? heirs.first.map { .init(base: base, heir: $0) } : nil
  }

  /// Returns the scene that stands for a class in what others inherit from it, and the name of the class.
  ///
  /// It is the only scene of the class, if that is one of the heirs.
  mutating func base(_ type: CodeClass, of heirs: [SceneID]) -> (SceneID, String) {
    let name = code.classes.entry(of: type)?.name ?? code.classes.name(of: type)
    let own = code.scenes.scenes(of: type).map(\.scene) + nodes.ids(of: type)
    if own.count == 1, heirs.contains(own[0]) { return (own[0], name) }
    let path = code.classes.entry(of: type)?.location.path ?? ""
    return (nodes.base(type, named: ClassReference(name: name, path: path)), name)
  }

  mutating func markEntryPoint(_ node: SceneID) { nodes.markEntryPoint(node) }

  /// Removes the nodes of classes that are no screens and have no part in any of the graph's segues.
  mutating func removeHelpers(exceptOf segues: [Segue]) { nodes.removeHelpers(exceptOf: segues) }

  /// Returns the views that a call loads.
  mutating func views(of load: NibLoad) -> ResolvedDestination {
    nib(load.nibName, owner: nil, load.site)
  }

  private mutating func instance(_ reference: ClassReference, _ site: CallSite)
    -> ResolvedDestination
  {
    let type = code.classes.type(for: reference)
    let scenes = distinct(code.scenes.scenes(of: type))
    if scenes.count > Self.mostScenes { return .ambiguous(scenes, site) }
    let isOnlyClass = code.classes.family(of: type).count <= 1
    if scenes.count == 1, isOnlyClass { return .sure(scenes[0]) }
    if !scenes.isEmpty { return .possible(scenes) }
    if type.isUnspecific {
      return ResolvedDestination(finding: .unspecific(reference.name, site))
    }
    let node = nodes.node(of: type, named: reference, at: site.location)
    return isOnlyClass ? .sure(node) : .possible([node])
  }

  private mutating func nib(_ name: String, owner: ClassReference?, _ site: CallSite)
    -> ResolvedDestination
  {
    let request = SceneRequest.nib(name: name)
    let place = catalogue.place(ofFileAt: site.location.path)
    let found = resolver.scenes(for: request, from: place)
    if found.count > 1 { return .ambiguous(found, site) }
    if let xib = found.first { return .sure(load(xib, by: owner)) }
    var resolved = ResolvedDestination()
    if !code.unreadable.contains(name) {
      resolved = .missing(
        Reference(request, resolution: resolver.fault(of: request)), site, at: site.location)
    }
    // The screen is created even if the nib is unknown.
    resolved.scenes = owner.map { [node($0, at: site.location)] } ?? []
    return resolved
  }

  /// Returns the xibs whose names a controller's own `nibName` returns.
  private mutating func returnedXibs(of type: CodeClass, near reference: ClassReference)
    -> [SceneID]
  {
    let entries = code.classes.lineage(of: type).lazy.compactMap(code.classes.entry)
    guard let entry = entries.first(where: { !$0.nibNames.isEmpty }) else { return [] }
    let place = catalogue.place(ofFileAt: entry.location.path)
    return entry.nibNames.compactMap { ownXib($0, of: type, from: place) }
  }

  /// Returns the xib that UIKit loads for a controller that names none: the one with the name of
  /// its class, or of its class's view.
  private mutating func namedXib(of type: CodeClass, near reference: ClassReference) -> SceneID? {
    let name = code.classes.name(of: type)
    let path = code.classes.entry(of: type)?.location.path ?? reference.path
    let place = catalogue.place(ofFileAt: path)
    let view = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    for nib in [name] + view {
      if let xib = ownXib(nib, of: type, from: place) { return xib }
    }
    return nil
  }

  /// Returns the xib of a name whose File's Owner is a class or one that it inherits from, if it is the only one.
  private mutating func ownXib(_ name: String, of type: CodeClass, from place: FilePlace)
    -> SceneID?
  {
    let found = resolver.scenes(for: .nib(name: name), from: place)
      .filter { isOwner(type, of: $0) }
    return found.count == 1 ? found[0] : nil
  }

  private func isOwner(_ type: CodeClass, of xib: SceneID) -> Bool {
    guard let document = catalogue.document(of: xib),
      let owner = catalogue.documents[document].filesOwner, let name = owner.customClass
    else { return false }
    let owners = code.classes.classes(named: name, module: owner.customModule, near: xib.path)
    return !Set(code.classes.lineage(of: type)).isDisjoint(with: owners)
  }

  /// Returns the screen of a class that loads a xib: the xib's own scene, or, if its File's Owner is
  /// another class, such as the superclass of several screens, the node of the class.
  private mutating func load(_ xib: SceneID, by reference: ClassReference?) -> SceneID {
    if let reference {
      let type = code.classes.type(for: reference)
      if code.classes.entry(of: type) != nil, !code.scenes.classes(of: xib).contains(type) {
        return nodes.node(of: type, named: reference, loading: xib)
      }
    }
    if let document = catalogue.document(of: xib) { xibs.insert(document) }
    return xib
  }

  private func distinct(_ entries: [InterfaceCatalogue.Entry]) -> [SceneID] {
    catalogue.distinct(entries, for: FilePlace(path: ""))
  }
}

extension Finding {
  fileprivate static func unspecific(_ name: String, _ site: CallSite) -> Self {
    Finding(
      .note, rule: "unknown-destination",
      message: "'\(site.call)' leads to any '\(name)'; expected a class of the app's own",
      at: site.location)
  }
}
