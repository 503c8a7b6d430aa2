/// What is wrong in the user's project, or what could not be read of it.
///
/// A note is about something known only when the app runs, such as a screen whose identifier is computed, or
/// about a fault of which a rule is not sure. A warning and an error are about a fault; an error also about a
/// file that could not be read. None of them ends a run.
public struct Finding: Hashable, Comparable, Sendable {
  public enum Severity: String, Sendable { case note, warning, error }

  /// The rule of a note on a file that neither of two states that are compared could read.
  public static let unreadInBoth = "unread-in-both"

  public let severity: Severity
  /// The name of the rule: a stable identifier in kebab case, such as `missing-storyboard`.
  public let rule: String
  /// The message in lower case, with the user's text in single quotes and without a full stop.
  public let message: String
  /// Where it is. The path is relative to the root folder of the graph; in the messages of a loaded flow it
  /// leads to the file from the current folder.
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

extension Finding: CustomStringConvertible {
  /// `path:line:column: severity: message` on one line, as compilers print it, without control characters.
  public var description: String { "\(place): \(severity.rawValue): \(message.singleLine)" }

  /// `path:line:column` on one line, as far as known.
  package var place: String { location.description.singleLine }
}

extension Finding {
  /// Returns the same about a file of another path.
  package func moved(to path: String) -> Finding {
    Finding(
      severity, rule: rule, message: message,
      at: SourceLocation(path: path, line: location.line, column: location.column))
  }
}
