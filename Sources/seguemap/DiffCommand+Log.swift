import ArgumentParser
import FlowModel
import ProjectFiles
import SegueMapKit
import Synchronization

extension DiffCommand {
  /// `seguemap diff --log`: the commits that changed the flow, each as soon as it is found.
  func tellHistory(_ configuration: Configuration) async throws {
    let console = settings.console(configuration)
    let wanted = output.format ?? .text
    guard let format = FlowHistory.Format(rawValue: wanted.rawValue), output.output.isEmpty else {
      throw ValidationError("--log writes to standard output only, with --format text or json")
    }
    let report = FlowHistory.Report(
      format, usesTerminalColors: settings.usesColor(on: .output, configuration))
    let lines = StepLines(report)
    let filter = try filter(configuration)
    let outcome = try await console.showing("reading commits") { _ in
      var history = try await FlowHistory(
        arguments: states, usualPaths: configuration.paths ?? ["."])
      history.limit = modes.maxCount
      history.filter = filter
      history.readsSource = selection.readsSource(configuration)
      history.files = selection.files(configuration)
      return try await history.walk(lines.write)
    }
    try lines.end()
    for failure in outcome.failures {
      console.report(
        .warning,
        "commit \(failure.shortCommit) is reported with the next; \(failure.finding)")
    }
    if outcome.omittedFailureCount > 0 {
      console.report(.warning, "\(outcome.omittedFailureCount) more such messages are left out")
    }
    if let end = outcome.shallowEnd {
      console.report(
        .warning,
        "the history is cut at commit \(end), as this clone is shallow; "
          + "'git fetch --unshallow' gets the rest")
    }
    console.note("commits: \(outcome.commitCount)")
    if fails(for: lines.count > 0, lines.changesFlow, configuration) { throw ExitCode(1) }
  }
}

/// The lines of a history on their way to standard output.
private final class StepLines: Sendable {
  private struct State {
    var count = 0
    var changesFlow = false
    var error: SystemError?
  }

  private let report: FlowHistory.Report
  private let state = Mutex(State())

  init(_ report: FlowHistory.Report) { self.report = report }

  var count: Int { state.withLock(\.count) }
  var changesFlow: Bool { state.withLock(\.changesFlow) }

  /// - Returns: Whether to go on: false if standard output can't be written.
  func write(_ step: FlowHistory.Step) -> Bool {
    state.withLock { state in
      let isFirst = state.count == 0
      state.count += 1
      if step.changesFlow { state.changesFlow = true }
      do throws(SystemError) {
        let opening = isFirst ? report.opening : ""
        try StandardStream.output.write(
          Array((opening + report.entry(step, isFirst: isFirst)).utf8))
      } catch {
        state.error = error
      }
      return state.error == nil
    }
  }

  /// Writes what comes after all commits, or throws why they could not be written.
  func end() throws {
    let (count, error) = state.withLock { ($0.count, $0.error) }
    if let error { throw error }
    let opening = count == 0 ? report.opening : ""
    try StandardStream.output.write(Array((opening + report.closing(isEmpty: count == 0)).utf8))
  }
}
