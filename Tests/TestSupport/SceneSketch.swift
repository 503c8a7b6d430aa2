package import FlowModel

/// A scene in the short form that tests need; its `StoryboardSketch` determines its file.
package struct SceneSketch {
  package var objectID: String
  package var element = "viewController"
  package var customClass: String?
  package var identifier: String?
  /// Set for a storyboard reference.
  package var placeholder: Placeholder?
  /// The value of the runtime attribute `replacementIdentifier`.
  package var replacement: String?
  package var exits: [String] = []
  /// The classes of objects and views in the scene.
  package var parts: [String] = []
  package var segues: [SegueSketch]

  package struct Placeholder {
    package var storyboard: String?
    package var identifier: String?
    package var bundle: String?
  }

  package init(
    _ objectID: String, class customClass: String? = nil, identifier: String? = nil,
    replacement: String? = nil, exits: [String] = [], _ segues: SegueSketch...
  ) {
    self.objectID = objectID
    self.customClass = customClass
    self.identifier = identifier
    self.replacement = replacement
    self.exits = exits
    self.segues = segues
  }

  package static func reference(
    _ objectID: String, to storyboard: String? = nil, scene: String? = nil, bundle: String? = nil,
    identifier: String? = nil
  ) -> Self {
    var sketch = Self(objectID, identifier: identifier)
    sketch.element = "viewControllerPlaceholder"
    sketch.placeholder = Placeholder(storyboard: storyboard, identifier: scene, bundle: bundle)
    return sketch
  }

  func scene(in path: String, line: Int) -> Scene {
    var scene = Scene(
      id: SceneID(path: path, objectID: objectID), kind: .scene(element),
      name: customClass ?? identifier ?? placeholder?.storyboard ?? objectID,
      location: SourceLocation(path: path, line: line))
    scene.customClass = customClass
    scene.storyboardIdentifier = identifier
    if let replacement {
      scene.runtimeAttributes = [
        RuntimeAttribute(
          keyPath: "replacementIdentifier", type: "string", value: replacement,
          objectID: objectID, line: line)
      ]
    }
    return scene
  }
}

/// A segue from the scene that lists it.
package struct SegueSketch {
  package var objectID: String
  package var kind: SegueKind
  /// An object ID in the same file, or a `path#objectID` in another file.
  package var destination: String?
  package var unwindAction: String?
  package var unwindTargets: [String] = []

  /// - Parameter id: The ID; by default, it is made of both ends.
  package static func to(
    _ destination: String, kind: String = "show", id: String? = nil
  ) -> Self {
    Self(
      objectID: id ?? "\(kind)-\(destination)", kind: SegueKind(rawValue: kind),
      destination: destination)
  }

  package static func unwind(
    _ action: String, exit: String? = nil, targets: [String] = []
  ) -> Self {
    Self(
      objectID: "unwind-\(action)", kind: .unwind, destination: exit, unwindAction: action,
      unwindTargets: targets)
  }

  func segue(from source: SceneID, line: Int) -> Segue {
    var segue = Segue(
      id: SegueID(path: source.path, objectID: objectID), kind: kind, source: source,
      destination: destination.map { SceneID(sketch: $0, in: source.path) },
      location: SourceLocation(path: source.path, line: line))
    segue.unwindAction = unwindAction
    segue.unwindTargets = unwindTargets.map { SceneID(sketch: $0, in: source.path) }
    return segue
  }
}

extension SceneID {
  /// - Parameter text: An object ID in the given file, or a `path#objectID`.
  package init(sketch text: String, in path: String) {
    let parts = text.split(separator: "#", maxSplits: 1).map(String.init)
    self.init(path: parts.count == 2 ? parts[0] : path, objectID: parts.last ?? text)
  }

  /// - Parameter text: A `path#objectID`.
  package init(_ text: String) { self.init(sketch: text, in: "") }
}
