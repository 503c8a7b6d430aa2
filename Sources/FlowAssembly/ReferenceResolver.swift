import FlowModel
import InterfaceBuilder

/// Finds the scenes that references name.
struct ReferenceResolver {
  let catalogue: InterfaceCatalogue
  /// What several references ask for is gathered once.
  private var known: [SceneRequest: ReferenceCandidates] = [:]

  init(catalogue: InterfaceCatalogue) {
    self.catalogue = catalogue
  }

  /// - Parameters:
  ///   - request: What the scene asks for.
  ///   - scene: The reference, which stands in the given document.
  mutating func reference(
    for request: SceneRequest, of scene: Scene, in document: Int
  ) -> (Reference, Diagnostic?) {
    var reference = Reference(request)
    let choice = candidates(for: request, of: .init(document: document, scene: scene.id))
      .nearest(to: catalogue.places[document], in: catalogue)
    reference.target = choice.first
    reference.resolution =
      switch choice.count {
      case 0: fault(of: request)
      case 1: .resolved
      default: .ambiguous
      }
    return (reference, Diagnostic(reference, of: scene, candidates: choice))
  }

  private mutating func candidates(
    for request: SceneRequest, of reference: InterfaceCatalogue.Entry
  ) -> ReferenceCandidates {
    let found: ReferenceCandidates
    if let gathered = known[request] {
      found = gathered
    } else {
      found = ReferenceCandidates(entries(for: request, in: reference.document), in: catalogue)
      if !request.isLocal { known[request] = found }
    }
    guard found.contains(reference) else { return found }
    // A reference that carries the identifier it names means another scene, if there is one.
    let others = entries(for: request, in: reference.document).filter { $0 != reference }
    return others.isEmpty ? found : ReferenceCandidates(others, in: catalogue)
  }

  private func entries(
    for request: SceneRequest, in document: Int
  ) -> [InterfaceCatalogue.Entry] {
    switch request {
    case .storyboard(let name, let identifier, _):
      let storyboards = name.map(catalogue.storyboards(named:)) ?? [document]
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

  private func fault(of request: SceneRequest) -> Reference.Resolution {
    switch request {
    case .storyboard(_, _, bundle: _?): .otherBundle
    case .storyboard(let name?, _, _) where catalogue.storyboards(named: name).isEmpty:
      .missingStoryboard
    case .storyboard(_, identifier: nil, _): .noInitialScene
    case .storyboard: .missingScene
    case .controller: .sourceOnly
    case .nib: .missingXib
    }
  }
}

extension Reference {
  fileprivate init(_ request: SceneRequest) {
    self.init(resolution: .resolved)
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

extension Diagnostic {
  /// Of a name that stands everywhere, more would hide the message.
  private static let mostNamed = 5

  /// What is wrong with a reference; `nil` where nothing is, or where only source can tell.
  fileprivate init?(_ reference: Reference, of scene: Scene, candidates: [SceneID]) {
    let storyboard = reference.storyboardName.map { "storyboard '\($0)'" } ?? "this storyboard"
    let rule: String
    var message: String
    switch reference.resolution {
    case .resolved, .otherBundle, .sourceOnly:
      return nil
    case .ambiguous:
      rule = "ambiguous-reference"
      message =
        "reference '\(scene.name)' fits several scenes equally well; expected one of "
        + candidates.prefix(Self.mostNamed).map { "'\($0)'" }.joined(separator: ", ")
      if candidates.count > Self.mostNamed {
        message += " and \(candidates.count - Self.mostNamed) more"
      }
    case .missingStoryboard:
      rule = "missing-storyboard"
      message = "\(storyboard) is not among the files; expected a file of that name"
    case .missingScene:
      rule = "missing-scene"
      let identifier = reference.referencedIdentifier ?? ""
      message = "\(storyboard) has no scene '\(identifier)'; expected one with that identifier"
    case .noInitialScene:
      rule = "no-initial-scene"
      message = "\(storyboard) has no initial scene; expected one, or a referenced identifier"
    case .missingXib:
      rule = "missing-xib"
      let name = reference.xibName ?? ""
      message = "xib '\(name)' is not among the files; expected a file of that name"
    }
    self.init(.warning, rule: rule, message: message, at: scene.location)
  }
}
