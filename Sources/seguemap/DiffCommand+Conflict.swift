import ArgumentParser
import FlowModel
import ProjectFiles
import SegueMapKit

extension DiffCommand {
  /// `seguemap diff --conflict`: what both sides of a failed merge changed.
  func tellConflict(in file: String, _ configuration: Configuration) async throws {
    let console = settings.console(configuration)
    let (targets, style) = try targets(configuration)
    if let format = targets.map(\.format).first(where: { !ConflictDifference.formats.contains($0) })
    {
      throw ValidationError("--conflict can't be written as \(format.rawValue)")
    }
    let sides = try await console.showing("reading both sides") { _ in
      var conflict = FlowConflict(in: file)
      conflict.paths = states.isEmpty ? configuration.paths ?? ["."] : states
      conflict.readsSource = selection.readsSource(configuration)
      conflict.files = selection.files(configuration)
      picture.prepare(&conflict, configuration)
      return try await conflict.load()
    }
    guard let difference = ConflictDifference(sides) else {
      console.report(
        .warning,
        "the common base of both sides is unknown, so that the changes from ours to theirs are shown; "
          + "'git checkout --conflict=diff3 -- \(file)' writes the base into the file")
      return try tellDifference(from: sides.ours, to: sides.theirs, configuration)
    }
    let flows = [sides.base, sides.ours, sides.theirs].compactMap(\.self)
    console.reportErrors(of: flows)
    let renderings = difference.renderings(context: try context(configuration), style: style)
    try output.write(targets, from: renderings, telling: console)
    if flows.contains(where: { $0.hasErrors }) { throw ExitCode.trouble }
    if fails(for: difference.isContested, difference.contestsFlow, configuration) {
      throw ExitCode(1)
    }
  }
}

extension Console {
  /// Reports what could not be read, each file once, and notes what no state could read.
  func reportErrors(of flows: [AppFlow]) {
    var reported: Set<Finding> = []
    for flow in flows {
      for finding in flow.findings
      where finding.severity == .error && reported.insert(finding).inserted {
        report(finding)
      }
    }
  }
}
