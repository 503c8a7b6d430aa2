/// The platform of an interface file, from its `targetRuntime`.
public enum Platform: String, Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS, unknown

  /// - Parameter targetRuntime: The document's attribute, such as `iOS.CocoaTouch.iPad`,
  ///   `MacOSX.Cocoa`, `AppleTV` or `watchKit`.
  public init(targetRuntime: String) {
    self =
      switch targetRuntime {
      case let runtime where runtime.hasPrefix("iOS."): .iOS
      case let runtime where runtime.hasPrefix("MacOSX."): .macOS
      case "AppleTV": .tvOS
      case "watchKit": .watchOS
      default: .unknown
      }
  }
}
