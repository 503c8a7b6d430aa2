/// What a storyboard reference names, and the result of resolving it.
package struct Reference: Hashable, Sendable {
  package enum Resolution: String, Hashable, Sendable {
    case resolved
    /// Several scenes match equally well.
    case ambiguous
    case missingStoryboard = "missing-storyboard"
    case missingScene = "missing-scene"
    case noInitialScene = "no-initial-scene"
    case otherBundle = "other-bundle"
    /// Only a file that the user excluded from reading has the name.
    case excluded
    /// `replacementIdentifier = xib.Name` names a xib that does not exist.
    case missingXib = "missing-xib"
    /// `replacementIdentifier = class.Name` names a class without a scene in any interface file.
    case sourceOnly = "source-only"

    /// Whether the project has a fault: the files should contain what is named, but do not.
    package var isFault: Bool {
      switch self {
      case .resolved, .otherBundle, .excluded, .sourceOnly: false
      case .ambiguous, .missingStoryboard, .missingScene, .noInitialScene, .missingXib: true
      }
    }
  }

  /// The storyboard's name; `nil` for the storyboard that contains the reference.
  package var storyboardName: String?
  /// The scene's identifier; `nil` for the initial scene.
  package var referencedIdentifier: String?
  package var bundleIdentifier: String?
  /// The class that `replacementIdentifier = class.Name` names.
  package var className: String?
  /// The nib that `replacementIdentifier = xib.Name` names.
  package var xibName: String?
  package var resolution: Resolution
  /// The scene that is named, which may itself be a reference. It is set only if `resolution` is
  /// `resolved` or `ambiguous`; in the latter case, it is the first match by path.
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
  /// Returns the scene that a user sees: the end of the chain of references from a scene.
  ///
  /// - Parameter target: Returns what a scene refers to; `nil` if it is not a reference.
  /// - Returns: `start` itself if it refers to nothing, or if the chain is circular.
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
