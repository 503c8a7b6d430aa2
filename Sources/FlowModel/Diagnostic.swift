/// Something that the reader of a run should know: what only running the app would show (a note), a
/// fault in the project (a warning) or a file that could not be read (an error).
package struct Diagnostic: Hashable, Comparable, Sendable {
  package enum Severity: String, Sendable { case note, warning, error }

  package let severity: Severity
  /// A stable name in kebab case, such as `missing-storyboard`.
  package let rule: String
  /// Lower case, the user's text in single quotes, no full stop.
  package let message: String
  package let location: SourceLocation

  package init(_ severity: Severity, rule: String, message: String, at location: SourceLocation) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.location = location
  }

  package static func < (a: Self, b: Self) -> Bool {
    a.location == b.location ? (a.rule, a.message) < (b.rule, b.message) : a.location < b.location
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `path:line:column: severity: message`, as compilers print it.
  package var description: String { "\(location): \(severity.rawValue): \(message)" }
}
