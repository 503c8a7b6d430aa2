/// A class that is no screen and through which a call leads to a screen, such as a coordinator.
package struct Passage: Hashable, Sendable {
  package let className: String
  /// The declaration of the class; its line is 0 if no source that was read declares it.
  package let location: SourceLocation
  /// The calls that lead into the class, sorted.
  package var callSites: [CallSite]

  package init(className: String, location: SourceLocation, callSites: [CallSite]) {
    self.className = className
    self.location = location
    self.callSites = callSites
  }
}
