import ArgumentParser
import ProjectFiles
import SegueMapKit

/// `seguemap lay-out`: one part of a large picture, for another process of this program.
///
/// It reads a question from standard input, and writes the answer to standard output. Nobody calls
/// it by hand, so that no help lists it.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lay-out", abstract: "Lay out one part of a picture.", shouldDisplay: false)

  /// The CPU time after which the process ends even if nobody waits for it, in seconds.
  @Argument(help: .hidden)
  var seconds: Int

  /// What Graphviz may use: ten times the need of the largest parts.
  private static let memory = 2 << 30

  /// Returns this program, as the one that lays parts out.
  static func program(timeout: Int) -> LayoutProgram {
    LayoutProgram(
      path: ProcessEnvironment.executablePath,
      arguments: [configuration.commandName ?? "", "\(timeout + 5)"], timeout: timeout)
  }

  func run() throws {
    ProcessEnvironment.limit(memory: Self.memory, processorSeconds: seconds)
    var reader = FileReader()
    let question = try reader.standardInput()
    try StandardStream.output.write(LayoutProgram.answer(to: question))
  }
}
