import ProjectFiles
import SegueMapKit

/// Standard error: everything that is said about a run and is no part of its result.
struct Console {
  enum Verbosity { case quiet, normal, verbose }

  /// Before the options are known, and for what they don't change.
  static let standard = Console(verbosity: .normal, usesColor: false)

  let verbosity: Verbosity
  let usesColor: Bool

  /// Tells of a file, what is worth it.
  func report(_ diagnostic: FlowDiagnostic) {
    guard tells(of: diagnostic.severity) else { return }
    write(usesColor ? diagnostic.coloredDescription : diagnostic.description)
  }

  /// Tells of the run itself.
  func report(_ severity: FlowDiagnostic.Severity, _ message: String) {
    guard tells(of: severity) else { return }
    let label = usesColor ? severity.coloredLabel : severity.rawValue + ":"
    write("seguemap: \(label) \(message)")
  }

  /// Warnings are kept back where the user wants quiet, and notes unless the user wants all.
  private func tells(of severity: FlowDiagnostic.Severity) -> Bool {
    switch severity {
    case .note: verbosity == .verbose
    case .warning: verbosity != .quiet
    case .error: true
    }
  }

  /// Tells what stopped a run, what lies behind it first.
  func report(_ error: FlowError) {
    if case .nothingToRead(_, let diagnostics) = error, !diagnostics.isEmpty {
      for diagnostic in diagnostics { report(diagnostic) }
      return
    }
    report(.error, error.description)
  }

  /// Tells what is done, where the user wants to know.
  func note(_ message: @autoclosure () -> String) {
    if verbosity == .verbose { write("seguemap: \(message())") }
  }

  /// Tells what the user waits for, should it take long.
  func showing<Result>(_ activity: String, _ body: () throws -> Result) rethrows -> Result {
    let progress = verbosity == .quiet ? nil : ProgressLine(activity)
    defer { progress?.end() }
    return try body()
  }

  /// Shows what the user waits for, should it take long.
  func showing<Result>(
    _ activity: String, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let progress = verbosity == .quiet ? nil : ProgressLine(activity)
    defer { progress?.end() }
    return try await body()
  }

  /// Writes one line, whole, so that it mixes with no other process's.
  func write(_ line: String) {
    do {
      try StandardStream.error.write(Array((line + "\n").utf8))
    } catch {
      // There is nowhere left to say so.
    }
  }
}

extension FlowDiagnostic {
  /// As ``description``, with the severity in the colour that compilers give it.
  fileprivate var coloredDescription: String { "\(place): \(severity.coloredLabel) \(message)" }
}

extension FlowDiagnostic.Severity {
  fileprivate var coloredLabel: String {
    switch self {
    case .note: "\u{1B}[1;36mnote:\u{1B}[0m"
    case .warning: "\u{1B}[1;35mwarning:\u{1B}[0m"
    case .error: "\u{1B}[1;31merror:\u{1B}[0m"
    }
  }
}
