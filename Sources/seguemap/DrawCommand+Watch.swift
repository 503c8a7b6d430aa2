import ArgumentParser
import SegueMapKit

extension DrawCommand {
  /// Draws whenever a file changes, until the process is ended.
  @MainActor func redraw(
    _ targets: [OutputOptions<OutputFormat>.Target], _ configuration: Configuration,
    _ filter: FlowFilter, _ style: PictureStyle, _ console: Console
  ) async throws {
    let paths = targets.compactMap { target in
      if case .file(let path, _) = target { path } else { nil }
    }
    guard paths.count == targets.count else {
      throw ValidationError("--watch needs an output file: -o <file>")
    }
    guard !input.paths.contains("-") else {
      throw ValidationError("--watch can't watch standard input")
    }
    let rules = try rules(for: targets, configuration)
    var project = try input.project(configuration, for: picture)
    project.readsForRules = rules != nil
    let watch = FlowWatch(project, outputs: paths)
    while true {
      do {
        let read = try console.showing("reading") { try watch.load(reporting: $0) }
        let flow = input.checked(read, by: rules)
        input.report(flow, to: console)
        if flow.hasErrors {
          console.advise("the last picture stays until the errors are gone")
        } else {
          let renderings = try flow.renderings(filter: filter, style: style)
          try output.write(targets, from: renderings, telling: console)
          console.advise("drew \(flow.sceneCount) scenes; waiting for a change")
        }
      } catch let error as FlowError {
        console.report(error)
      } catch let code as ExitCode where code == .trouble {
        // What went wrong was reported; the next change may mend it.
      }
      try await watch.waitForChange()
    }
  }
}
