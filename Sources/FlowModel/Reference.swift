/// What a storyboard reference names, and what came of it.
package struct Reference: Hashable, Sendable {
  package enum Resolution: String, Hashable, Sendable {
    case resolved
    /// Several scenes fit equally well.
    case ambiguous
    case missingStoryboard = "missing-storyboard"
    case missingScene = "missing-scene"
    case noInitialScene = "no-initial-scene"
    case otherBundle = "other-bundle"
    /// `replacementIdentifier = xib.Name`, and there is no such xib.
    case missingXib = "missing-xib"
    /// `replacementIdentifier = class.Name`, and no interface file has a scene of that class.
    case sourceOnly = "source-only"

    /// True where the project is at fault: what is named should be among the files, and is not.
    package var isFault: Bool {
      switch self {
      case .resolved, .otherBundle, .sourceOnly: false
      case .ambiguous, .missingStoryboard, .missingScene, .noInitialScene, .missingXib: true
      }
    }
  }

  /// `nil` for the storyboard that contains the reference.
  package var storyboardName: String?
  /// `nil` for the initial scene.
  package var referencedIdentifier: String?
  package var bundleIdentifier: String?
  /// The class that a `replacementIdentifier = class.Name` names.
  package var className: String?
  /// The nib that a `replacementIdentifier = xib.Name` names.
  package var xibName: String?
  package var resolution: Resolution
  /// The scene that is named, which may be a reference again; only where `resolution` is
  /// `resolved`, or `ambiguous`: then the first by path of those that fit, so that nothing is lost.
  package var target: SceneID?

  package init(
    storyboardName: String? = nil, referencedIdentifier: String? = nil,
    bundleIdentifier: String? = nil, className: String? = nil, xibName: String? = nil,
    resolution: Resolution, target: SceneID? = nil
  ) {
    self.storyboardName = storyboardName
    self.referencedIdentifier = referencedIdentifier
    self.bundleIdentifier = bundleIdentifier
    self.className = className
    self.xibName = xibName
    self.resolution = resolution
    self.target = target
  }
}

extension Reference {
  /// The end of the chain of references that starts at a scene: the scene that a user sees.
  ///
  /// - Parameter target: What a scene refers to; `nil` for a scene of its own.
  /// - Returns: `start` itself where it refers to nothing, or where the chain never ends.
  package static func end(of start: SceneID, target: (SceneID) -> SceneID?) -> SceneID {
    guard var place = target(start) else { return start }
    var seen: Set = [start, place]
    while let next = target(place) {
      guard seen.insert(next).inserted else { return start }
      place = next
    }
    return place
  }
}
