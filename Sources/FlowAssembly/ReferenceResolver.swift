import FlowModel
import InterfaceBuilder

/// Finds the scenes that references and calls name.
struct ReferenceResolver {
  let catalogue: InterfaceCatalogue
  /// The candidates of each request, since several references may make the same one.
  private var known: [SceneRequest: ReferenceCandidates] = [:]

  init(catalogue: InterfaceCatalogue) {
    self.catalogue = catalogue
  }

  /// - Parameters:
  ///   - request: What the scene refers to.
  ///   - scene: The reference, which is part of the given document.
  mutating func reference(
    for request: SceneRequest, of scene: Scene, in document: Int
  ) -> (Reference, Finding?) {
    var reference = Reference(request, resolution: .resolved)
    let choice = candidates(for: request, of: .init(document: document, scene: scene.id))
      .nearest(to: catalogue.places[document], in: catalogue)
    reference.target = choice.first
    reference.resolution =
      switch choice.count {
      case 0: fault(of: request)
      case 1: .resolved
      default: .ambiguous
      }
    let finding = Finding(
      reference, askedBy: "reference '\(scene.name)'", candidates: choice, at: scene.location)
    return (reference, finding)
  }

  /// Returns the scenes that a request from a place matches equally well, sorted by path; they may
  /// be references.
  ///
  /// - Parameter document: The document in which a request for the own storyboard is resolved.
  mutating func scenes(
    for request: SceneRequest, from place: FilePlace, in document: Int? = nil
  ) -> [SceneID] {
    gathered(for: request, in: document).nearest(to: place, in: catalogue)
  }

  private mutating func candidates(
    for request: SceneRequest, of reference: InterfaceCatalogue.Entry
  ) -> ReferenceCandidates {
    let found = gathered(for: request, in: reference.document)
    guard found.contains(reference) else { return found }
    // A reference may itself have the identifier that it names; it never refers to itself.
    let others = entries(for: request, in: reference.document).filter { $0 != reference }
    return others.isEmpty ? found : ReferenceCandidates(others, in: catalogue)
  }

  private mutating func gathered(
    for request: SceneRequest, in document: Int?
  ) -> ReferenceCandidates {
    if let found = known[request] { return found }
    let found = ReferenceCandidates(entries(for: request, in: document), in: catalogue)
    if !request.isLocal { known[request] = found }
    return found
  }

  private func entries(
    for request: SceneRequest, in document: Int?
  ) -> [InterfaceCatalogue.Entry] {
    switch request {
    case .storyboard(let name, let identifier, _):
      let storyboards = name.map(catalogue.storyboards(named:)) ?? document.map { [$0] } ?? []
      return storyboards.flatMap { storyboard in
        scenes(identifier, in: storyboard).map { .init(document: storyboard, scene: $0) }
      }
    case .controller(let className):
      return catalogue.scenes(ofClass: className)
    case .nib(let name):
      return catalogue.xibs(named: name).map {
        .init(document: $0, scene: catalogue.documents[$0].ownerID)
      }
    }
  }

  private func scenes(_ identifier: String?, in storyboard: Int) -> [SceneID] {
    guard let identifier else { return catalogue.initialScene(of: storyboard).map { [$0] } ?? [] }
    return catalogue.scenes(identifiedBy: identifier, in: storyboard)
  }

  /// Returns the reason why no scene matches a request.
  func fault(of request: SceneRequest) -> Reference.Resolution {
    switch request {
    case .storyboard(_, _, bundle: _?): .otherBundle
    case .storyboard(let name?, _, _) where catalogue.hasUnread(.storyboard, named: name):
      .excluded
    case .storyboard(let name?, _, _) where catalogue.storyboards(named: name).isEmpty:
      .missingStoryboard
    case .storyboard(_, identifier: nil, _): .noInitialScene
    case .storyboard: .missingScene
    case .controller: .sourceOnly
    case .nib(let name): catalogue.hasUnread(.xib, named: name) ? .excluded : .missingXib
    }
  }
}

extension Reference {
  init(_ request: SceneRequest, resolution: Resolution) {
    self.init(resolution: resolution)
    switch request {
    case .storyboard(let name, let identifier, let bundle):
      storyboardName = name
      referencedIdentifier = identifier
      bundleIdentifier = bundle
    case .controller(let className): self.className = className
    case .nib(let name): xibName = name
    }
  }
}

/// The scenes that a reference may refer to, grouped by file.
struct ReferenceCandidates {
  private let scenes: [Int: [SceneID]]
  private let files: Namesakes

  init(_ entries: [InterfaceCatalogue.Entry], in catalogue: InterfaceCatalogue) {
    scenes = Dictionary(grouping: entries, by: \.document).mapValues { $0.map(\.scene) }
    files = Namesakes(scenes.keys.sorted(), in: catalogue)
  }

  func contains(_ entry: InterfaceCatalogue.Entry) -> Bool {
    scenes[entry.document]?.contains(entry.scene) == true
  }

  /// Returns the scenes of the closest files that match equally well, sorted by path.
  func nearest(to place: FilePlace, in catalogue: InterfaceCatalogue) -> [SceneID] {
    catalogue.families(files.nearest(to: place), for: place).flatMap { scenes[$0[0]] ?? [] }
  }
}
