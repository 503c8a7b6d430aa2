/// A message to the user: what only running the app would show (a note), a fault in the project (a
/// warning) or a file that could not be read (an error).
public struct Diagnostic: Hashable, Comparable, Sendable {
  public enum Severity: String, Sendable { case note, warning, error }

  /// The rule of a note on a file that neither of two states that are compared could read.
  public static let unreadInBoth = "unread-in-both"

  public let severity: Severity
  /// A stable identifier in kebab case, such as `missing-storyboard`.
  public let rule: String
  /// The message in lower case, with the user's text in single quotes and without a full stop.
  public let message: String
  public let location: SourceLocation

  public init(_ severity: Severity, rule: String, message: String, at location: SourceLocation) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.location = location
  }

  public static func < (a: Self, b: Self) -> Bool {
    a.location == b.location ? (a.rule, a.message) < (b.rule, b.message) : a.location < b.location
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as compilers print it: `path:line:column: severity: message`.
  public var description: String { "\(location): \(severity.rawValue): \(message)" }
}
