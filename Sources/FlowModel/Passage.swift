/// A class that is no screen and through which a call leads to a screen, such as a coordinator.
public struct Passage: Hashable, Sendable {
  public let className: String
  /// The declaration of the class; its line is 0 if no source that was read declares it.
  public let location: SourceLocation
  /// The calls that lead into the class, sorted.
  public var callSites: [CallSite]

  /// The class among the graph's scenes.
  package var scene: SceneID { SceneID(path: location.path, objectID: className) }

  public init(className: String, location: SourceLocation, callSites: [CallSite]) {
    self.className = className
    self.location = location
    self.callSites = callSites
  }
}
