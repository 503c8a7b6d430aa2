import AppReading
import FlowModel
import FlowReport
import ProjectFiles

/// A message about a file of the app.
///
/// A note is about something known only when the app runs, such as a screen whose identifier is
/// computed. A warning is about a fault in the project, such as a storyboard reference that names a
/// missing storyboard. An error is about a file that could not be read. None of them ends a run.
public struct FlowDiagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable { case note, warning, error }

  public let severity: Severity
  /// A stable name in kebab case, such as `missing-storyboard`.
  public let rule: String
  /// Lower case, the user's text in single quotes, no full stop.
  public let message: String
  /// Leads to the file from the current folder.
  public let path: String
  /// Counted from 1; 0 where the message is about the file as a whole.
  public let line: Int
  /// Counted from 1, in bytes; 0 where only the line is known.
  public let column: Int

  /// - Parameter path: Leads to the file from the current folder.
  init(_ diagnostic: Diagnostic, path: String) {
    severity =
      switch diagnostic.severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    rule = diagnostic.rule
    message = diagnostic.message
    self.path = path
    line = diagnostic.location.line
    column = diagnostic.location.column
  }

  init(unreadable path: String, _ error: SystemError) {
    self.init(Diagnostic(unreadable: path, error), path: path)
  }
}

extension FlowDiagnostic: CustomStringConvertible {
  /// `path:line:column: severity: message` on one line, as compilers print it, without control
  /// characters.
  public var description: String { "\(place): \(severity.rawValue): \(message.singleLine)" }

  /// `path:line:column`, as far as known.
  package var place: String {
    SourceLocation(path: path, line: line, column: column).description.singleLine
  }
}
