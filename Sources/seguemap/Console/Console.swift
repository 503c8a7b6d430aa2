import FlowModel
import ProjectFiles
import SegueMapKit

/// Standard error: the messages about a run, which are not part of its result.
struct Console {
  enum Verbosity { case quiet, normal, verbose }

  /// For messages before the options are known, and for those that they don't change.
  static let standard = Console(verbosity: .normal, usesColor: false)

  let verbosity: Verbosity
  let usesColor: Bool

  /// Reports a finding of a file, unless the user does not want it.
  func report(_ finding: Finding) {
    guard prints(finding.severity) else { return }
    write(usesColor ? finding.coloredDescription : finding.description)
  }

  /// Reports a message about the run itself.
  func report(_ severity: Finding.Severity, _ message: String) {
    guard prints(severity) else { return }
    let label = usesColor ? severity.coloredLabel : severity.rawValue + ":"
    write("seguemap: \(label) \(message.singleLine)")
  }

  /// Whether messages of a severity are printed at this verbosity.
  private func prints(_ severity: Finding.Severity) -> Bool {
    switch severity {
    case .note: verbosity == .verbose
    case .warning: verbosity != .quiet
    case .error: true
    }
  }

  /// Reports the error that ended a run, after its causes.
  func report(_ error: FlowError) {
    if case .nothingToRead(_, let findings) = error {
      for finding in findings { report(finding) }
      if findings.contains(where: { $0.severity == .error }) { return }
    }
    report(.error, error.description)
  }

  /// Reports a file that was written.
  func wrote(_ path: String) {
    if verbosity != .quiet { write("seguemap: wrote '\(path)'".singleLine) }
  }

  /// Prints how to get a better result, unless the user wants no messages.
  func advise(_ message: String) {
    if verbosity != .quiet { write("seguemap: note: \(message.singleLine)") }
  }

  /// Reports progress with --verbose.
  func note(_ message: @autoclosure () -> String) {
    if verbosity == .verbose { write("seguemap: \(message().singleLine)") }
  }

  /// Reports the CPU time of reading an app, with --verbose. Benchmarks parse the line.
  func report(_ times: ProcessorTimes) {
    report(
      .note,
      "reading took \(times.reading.inSeconds) s of CPU time, "
        + "analysis \(times.analysis.inSeconds) s")
  }

  /// Shows an activity while it runs, if it takes long.
  ///
  /// - Parameter body: Gets what shows how far a loading has come in place of the activity.
  func showing<Result>(
    _ activity: String, _ body: (FlowProgress.Report?) throws -> Result
  ) rethrows -> Result {
    let progress = verbosity == .quiet ? nil : ProgressLine(activity)
    defer { progress?.end() }
    return try body(progress?.report)
  }

  /// Shows an activity while it runs, if it takes long.
  ///
  /// - Parameter body: As for a body that does not wait.
  func showing<Result>(
    _ activity: String, _ body: (FlowProgress.Report?) async throws -> Result
  ) async rethrows -> Result {
    let progress = verbosity == .quiet ? nil : ProgressLine(activity)
    defer { progress?.end() }
    return try await body(progress?.report)
  }

  /// Writes one line in one call, so that it is not mixed with those of other processes.
  func write(_ line: String) {
    do {
      try StandardStream.error.write(Array((line + "\n").utf8))
    } catch {
      // There is no other place to report this.
    }
  }
}

extension Duration {
  /// With three decimals, whatever the user's language.
  fileprivate var inSeconds: String {
    let milliseconds = Int((self / .milliseconds(1)).rounded())
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}

extension Finding {
  /// As ``description``, with the severity in the colour that compilers give it.
  fileprivate var coloredDescription: String {
    "\(place): \(severity.coloredLabel) \(message.singleLine)"
  }
}

extension Finding.Severity {
  fileprivate var coloredLabel: String {
    switch self {
    case .note: "\u{1B}[1;36mnote:\u{1B}[0m"
    case .warning: "\u{1B}[1;35mwarning:\u{1B}[0m"
    case .error: "\u{1B}[1;31merror:\u{1B}[0m"
    }
  }
}
