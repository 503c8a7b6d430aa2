package import FlowModel
package import InterfaceBuilder

/// A storyboard in the short form that tests need.
///
/// It can be converted to a document, as if parsed, or, together with others, to a graph, as if
/// assembled.
package struct StoryboardSketch {
  package var path: String
  package var platform: Platform
  package var initial: String?
  package var isLaunchScreen: Bool
  package var isMain: Bool
  package var scenes: [SceneSketch]

  package init(
    _ path: String, platform: Platform = .iOS, initial: String? = nil,
    isLaunchScreen: Bool = false, isMain: Bool = false, _ scenes: SceneSketch...
  ) {
    self.path = path
    self.platform = platform
    self.initial = initial
    self.isLaunchScreen = isLaunchScreen
    self.isMain = isMain
    self.scenes = scenes
  }

  package var document: InterfaceDocument {
    var document = InterfaceDocument(
      path: path, format: .storyboard, version: "3.0", platform: platform,
      location: SourceLocation(path: path, line: 2))
    document.isLaunchScreen = isLaunchScreen
    document.initialViewController = initial
    document.scenes = scenes.enumerated().map { index, sketch in
      let scene = sketch.scene(in: path, line: 10 * (index + 1))
      var entry = InterfaceScene(
        scene: scene,
        placeholder: sketch.placeholder.map {
          InterfaceScene.Placeholder(
            storyboardName: $0.storyboard, referencedIdentifier: $0.identifier,
            bundleIdentifier: $0.bundle)
        },
        segues: segues(of: sketch, index), exits: sketch.exits)
      entry.parts = sketch.parts.map { CustomClass(name: $0, module: nil) }
      return entry
    }
    return document
  }

  private func segues(of sketch: SceneSketch, _ index: Int) -> [Segue] {
    let source = SceneID(path: path, objectID: sketch.objectID)
    return sketch.segues.enumerated().map { offset, segue in
      segue.segue(from: source, line: 10 * (index + 1) + offset + 1)
    }
  }
}

extension StoryboardSketch {
  fileprivate var storyboard: Storyboard {
    let file = path.split(separator: "/").last ?? ""
    return Storyboard(
      path: path, name: String(file.prefix { $0 != "." }), platform: platform,
      isLaunchScreen: isLaunchScreen,
      initialScene: initial.map { SceneID(path: path, objectID: $0) }, isMain: isMain)
  }

  fileprivate var graphScenes: [Scene] {
    document.scenes.map { entry in
      var scene = entry.scene
      scene.isInitial = scene.id.objectID == initial
      scene.isEntryPoint = isMain && scene.isInitial
      return scene
    }
  }
}

extension FlowGraph {
  /// Creates the graph of the storyboards. Storyboard references in it stay unresolved.
  package init(_ sketches: StoryboardSketch..., findings: [Finding] = []) {
    self.init(
      storyboards: sketches.map(\.storyboard), scenes: sketches.flatMap(\.graphScenes),
      segues: sketches.flatMap { $0.document.scenes.flatMap(\.segues) }, findings: findings)
  }
}

extension InterfaceDocument {
  /// Returns a xib whose File's Owner has the class.
  package static func xib(
    _ path: String, owner: String?, isController: Bool = true, title: String? = nil
  ) -> Self {
    let location = SourceLocation(path: path, line: 3)
    var document = Self(
      path: path, format: .xib, version: "3.0", platform: .iOS, location: location)
    document.filesOwner = FilesOwner(
      objectID: "-1", customClass: owner, customModule: nil, isController: isController,
      title: title, runtimeAttributes: [], location: location)
    return document
  }
}
