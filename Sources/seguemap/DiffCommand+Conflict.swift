import ArgumentParser
import SegueMapKit

extension DiffCommand {
  /// `seguemap diff --conflict`: what both sides of a failed merge did.
  func tellConflict(in file: String, _ configuration: Configuration) throws {
    let console = settings.console(configuration)
    let readsSource = code ?? configuration.code ?? true
    let sides = try console.showing("reading") {
      try waiting { [states] () throws(FlowError) in
        var conflict = FlowConflict(in: file)
        if !states.isEmpty { conflict.paths = states }
        conflict.readsSource = readsSource
        return try await conflict.load()
      }
    }
    let flows = [sides.base, sides.ours, sides.theirs].compactMap(\.self)
    console.reportErrors(of: flows)
    guard let difference = ConflictDifference(sides) else {
      console.report(
        .warning,
        "what both sides come from is not known, so that what theirs has and ours has not is told; "
          + "'git checkout --conflict=diff3 -- \(file)' writes it into the file")
      return try tell(FlowDifference(from: sides.ours, to: sides.theirs), of: flows, configuration)
    }
    guard let format = ConflictDifference.Format(rawValue: format.rawValue) else {
      throw ValidationError(
        "--conflict is told as text, markdown or json, not as \(format.rawValue)")
    }
    let report = difference.report(
      format, usesTerminalColors: settings.usesColor(on: .output, configuration))
    try StandardStream.output.write(Array(report.utf8))
    if flows.contains(where: \.hasErrors) { throw ExitCode.trouble }
    if exitCode, difference.isContested { throw ExitCode(1) }
  }
}

extension Console {
  /// Tells what could not be read, each once.
  func reportErrors(of flows: [AppFlow]) {
    var told: Set<FlowDiagnostic> = []
    for flow in flows {
      for diagnostic in flow.diagnostics
      where diagnostic.severity == .error && told.insert(diagnostic).inserted {
        report(diagnostic)
      }
    }
  }
}
