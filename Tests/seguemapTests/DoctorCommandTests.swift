import SegueMapKit
import TestSupport
import Testing

@Suite("seguemap doctor")
struct DoctorCommandTests {
  @Test("Every format is tried, without reading the current folder")
  func healthy() throws {
    let project = try TemporaryProject([".seguemap.yml": "thme: dark", "Bad.storyboard": "<"])
    let result = try BuiltCommand(folder: project.path)("doctor")
    let rows = result.text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(result.exitCode == 0)
    #expect(result.messages == "")
    #expect(rows.prefix(2).map(\.first) == ["seguemap", "Graphviz"])
    // Whether this host's version was tested depends on the host.
    #expect(["(tested)", "(not tested)"].contains(rows[1].dropFirst(2).joined(separator: " ")))
    #expect(Array(rows.dropFirst(2)) == OutputFormat.allCases.map { [$0.rawValue, "works"] })
  }

  @Test("The version is one line")
  func version() throws {
    let result = try BuiltCommand(folder: "/")("--version")
    #expect(result.exitCode == 0)
    #expect(result.text.split(separator: ".").count == 3)
    #expect(result.text.split(separator: "\n").count == 1)
  }
}
