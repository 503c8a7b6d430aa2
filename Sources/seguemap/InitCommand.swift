import ArgumentParser
import FlowModel
import ProjectFiles
import SegueMapKit

/// `seguemap init`: a first `.seguemap.yml`.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a .seguemap.yml for the app in a folder.",
    discussion: """
      The file has comments, and what was found: folders of tests, a folder for documents, targets. \
      A file that is there is never replaced.
      """)

  @Argument(
    help: ArgumentHelp("The folder; without one, the current folder.", valueName: "folder"),
    completion: .directory)
  var folder = "."

  // The main thread has the largest stack.
  @MainActor func run() async throws {
    let console = Console.standard
    for name in ConfigurationFile.names where (try? Disk().kind(of: path(name))) != nil {
      console.report(.error, "'\(path(name))' is there already, and is kept as it is")
      throw ExitCode.trouble
    }
    let flow = try console.showing("reading") { progress in
      try FlowProject(paths: [folder]).load(reporting: progress)
    }
    let text = ProposedConfiguration(
      flow: flow, screenCount: try flow.sceneCount(FlowFilter()), folder: folder
    ).text
    let file = path(ConfigurationFile.names[0])
    do throws(SystemError) {
      try TextFile(path: file).create(text)
    } catch {
      throw FlowError.unwritable(path: file, reason: error.description)
    }
    console.wrote(file)
  }

  private func path(_ name: String) -> String { folder == "." ? name : Path.joined(folder, name) }
}
