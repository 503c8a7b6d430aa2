/// A place in source with a call that moves from one screen to another, or closes one.
package struct CallSite: Hashable, Comparable, Sendable {
  package enum Confidence: String, Hashable, Sendable {
    /// The call always leads there.
    case certain
    /// The call may also lead elsewhere, or to another scene of the same class.
    case possible
  }

  /// The call's name in the source, without arguments: `pushViewController`, `performSegue`,
  /// `rootViewController`, `dismiss`.
  package let call: String
  package let location: SourceLocation
  package let confidence: Confidence

  package init(call: String, location: SourceLocation, confidence: Confidence = .certain) {
    self.call = call
    self.location = location
    self.confidence = confidence
  }

  package static func < (a: Self, b: Self) -> Bool {
    if a.location != b.location { return a.location < b.location }
    return (a.call, a.confidence.rawValue) < (b.call, b.confidence.rawValue)
  }
}
