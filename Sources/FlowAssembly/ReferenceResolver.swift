import FlowModel
import InterfaceBuilder

/// Finds the scenes that references name.
struct ReferenceResolver {
  let catalogue: InterfaceCatalogue

  /// - Parameters:
  ///   - request: What the scene asks for.
  ///   - scene: The reference, which stands in the given document.
  func reference(
    for request: SceneRequest, of scene: Scene, in document: Int
  ) -> (Reference, Diagnostic?) {
    var reference = Reference(request)
    let found = candidates(for: request, in: document)
    // A reference that carries the identifier it names means another scene, if there is one.
    let others = found.filter { $0.scene != scene.id }
    let choice = choice(among: others.isEmpty ? found : others, from: document)
    reference.target = choice.first
    reference.resolution =
      switch choice.count {
      case 0: fault(of: request)
      case 1: .resolved
      default: .ambiguous
      }
    return (reference, Diagnostic(reference, of: scene, candidates: choice))
  }

  private func candidates(
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

  /// The scenes that fit equally well, of the nearest files among those that hold one, by path.
  private func choice(
    among entries: [InterfaceCatalogue.Entry], from document: Int
  ) -> [SceneID] {
    guard entries.count > 1 else { return entries.map(\.scene) }
    let scenes = Dictionary(grouping: entries, by: \.document)
    return catalogue.nearest(scenes.keys.sorted(), to: catalogue.places[document])
      .flatMap { family in (scenes[family[0]] ?? []).map(\.scene) }
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
