/// A place in source with a call that moves from one screen to another, or closes one.
public struct CallSite: Hashable, Comparable, Sendable {
  public enum Confidence: String, Hashable, Sendable {
    /// The call always leads there.
    case certain
    /// The call may also lead elsewhere, or to another scene of the same class.
    case possible
  }

  /// The call's name in the source, without arguments: `pushViewController`, `performSegue`,
  /// `rootViewController`, `dismiss`.
  public let call: String
  public let location: SourceLocation
  /// The name of the function or property with the call, without its type; `nil` if unknown.
  public let function: String?
  public let confidence: Confidence

  public init(
    call: String, location: SourceLocation, function: String? = nil,
    confidence: Confidence = .certain
  ) {
    self.call = call
    self.location = location
    self.function = function
    self.confidence = confidence
  }

  public static func < (a: Self, b: Self) -> Bool {
    if a.location != b.location { return a.location < b.location }
    return (a.call, a.confidence.rawValue, a.function ?? "")
      < (b.call, b.confidence.rawValue, b.function ?? "")
  }
}
