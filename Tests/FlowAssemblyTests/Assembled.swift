import FlowAssembly
import FlowModel
import InterfaceBuilder
import TestSupport

/// The graph of sketched storyboards.
func assembled(_ sketches: StoryboardSketch..., xibs: [InterfaceDocument] = []) -> FlowGraph {
  FlowAssembler(documents: sketches.map(\.document) + xibs).graph()
}

extension FlowGraph {
  /// The resolution of a reference, and the scene that was found for it.
  func reference(_ id: String) -> Found? {
    scene(SceneID(id))?.reference.map { Found($0.resolution, $0.target?.description) }
  }

  struct Found: Equatable {
    let resolution: Reference.Resolution
    let target: String?

    init(_ resolution: Reference.Resolution, _ target: String? = nil) {
      self.resolution = resolution
      self.target = target
    }
  }

  var rules: [String] { findings.map(\.rule) }

  var entries: [String] { entryPoints.map(\.description) }
}
