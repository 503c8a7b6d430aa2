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
  /// The name of the function or property with the call, without its type; `nil` if unknown.
  package let function: String?
  package let confidence: Confidence

  package init(
    call: String, location: SourceLocation, function: String? = nil,
    confidence: Confidence = .certain
  ) {
    self.call = call
    self.location = location
    self.function = function
    self.confidence = confidence
  }

  package static func < (a: Self, b: Self) -> Bool {
    if a.location != b.location { return a.location < b.location }
    return (a.call, a.confidence.rawValue, a.function ?? "")
      < (b.call, b.confidence.rawValue, b.function ?? "")
  }
}
