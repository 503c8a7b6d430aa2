import ArgumentParser
import ProjectFiles
import SegueMapKit

/// `seguemap doctor`: whether the tool works on this host.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check whether what the tool needs on this host works.",
    discussion: """
      A small app is drawn in every format, in memory: nothing is read or written. The exit code \
      is 2 if a format can't be made.

      The same files give the same picture, byte for byte, with the same versions of seguemap and of \
      Graphviz. With a version of Graphviz that is not tested, a picture may come out less well.
      """)

  func run() throws {
    let check = HostCheck()
    var lines = [
      row("seguemap", SegueMap.configuration.version),
      row(
        "Graphviz",
        check.graphvizVersion + (check.isGraphvizTested ? " (tested)" : " (not tested)")),
    ]
    lines += check.trials.map { row($0.format.rawValue, $0.failure ?? "works") }
    try StandardStream.output.write(Array(lines.joined().utf8))
    if !check.isHealthy { throw ExitCode.trouble }
  }

  private func row(_ name: String, _ value: String) -> String {
    name + String(repeating: " ", count: max(1, 10 - name.count)) + value + "\n"
  }
}
