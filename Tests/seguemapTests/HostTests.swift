import Foundation
import SegueMapKit
import TestSupport
import Testing

/// Properties of the host that must not affect a file.
@Suite("Hosts")
struct HostTests {
  private let command: BuiltCommand
  private let project: TemporaryProject

  init() throws {
    project = try TemporaryProject([
      "App/Main.storyboard": storyboardText(first: "Ärger", second: "Zürich"),
      "App/Other.storyboard": storyboardText(first: "i", second: "漢字 👩‍👩‍👧"),
    ])
    command = BuiltCommand(folder: project.path)
  }

  private static let hosts: [[String: String]] = [
    ["LANG": "C", "LC_ALL": "C", "TZ": "UTC"],
    ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"],
    ["LANG": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "TZ": "America/New_York"],
    ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent", "TERM": "dumb", "COLUMNS": "20"],
    ["FONTCONFIG_FILE": "/dev/null", "FONTCONFIG_PATH": "/nonexistent"],
    ["SWIFT_DETERMINISTIC_HASHING": "1"],
  ]

  @Test(
    "Language, time zone, home folder and fonts change no byte",
    arguments: OutputFormat.allCases.filter { !$0.isBinary })
  func environment(format: OutputFormat) throws {
    let runs = try Self.hosts.map { host in
      var command = command
      command.environment = host
      let result = try command("App", "--format", format.rawValue)
      #expect(result.exitCode == 0)
      #expect(result.messages == "")
      return result.output
    }
    #expect(Set(runs).count == 1)
    #expect(runs.first?.isEmpty == false)
  }

  @Test("A PNG or PDF is the same in each process", arguments: ["png", "pdf"])
  func pictures(format: String) throws {
    let runs = try ["UTC", "Asia/Kathmandu"].map { zone in
      var command = command
      command.environment = ["TZ": zone]
      return try command("App", "--format", format, "--scale", "1").output
    }
    #expect(runs[0].count > 1_000)
    #expect(runs[0] == runs[1])
  }

  @Test("The current folder does not affect the output")
  func folder() throws {
    let inside = BuiltCommand(folder: project.file("App"))
    for format in ["svg", "json", "dot", "markdown"] {
      let here = try command("App", "--format", format, "--title", "App").output
      #expect(try inside(".", "--format", format, "--title", "App").output == here)
      #expect(
        try inside.run([project.file("App"), "--format", format, "--title", "App"]).output == here)
      #expect(!String(decoding: here, as: UTF8.self).contains(project.path))
    }
  }
}
