import Foundation
import TestSupport
import Testing

/// Compares `Documentation/settings.schema.json`, which editors take, with what the command reads.
@Suite("The schema of .seguemap.yml")
struct SettingsSchemaTests {
  private let schema: [String: Any]
  private let project: TemporaryProject

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/settings.schema.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    schema = try #require(json as? [String: Any])
    project = try TemporaryProject([
      "Main.storyboard": storyboardText(first: "Login", second: "Home")
    ])
  }

  private func properties(_ section: String? = nil) throws -> [String: Any] {
    let root = try #require(schema["properties"] as? [String: Any])
    guard let section else { return root }
    let node = try #require(root[section] as? [String: Any])
    return try #require(node["properties"] as? [String: Any])
  }

  private func messages(for settings: String) throws -> String {
    try project.write(settings, to: ".seguemap.yml")
    return try BuiltCommand(folder: project.path)("--format", "text").messages
  }

  @Test(
    "It has the keys that the command knows, in every section",
    arguments: [nil, "draw", "diff", "docs"])
  func keys(section: String?) throws {
    // A key that nothing resembles makes the command list those that it knows.
    let line = "qqqqqqqqqqqqqqqqqqqqqqqq: 1\n"
    let message = try messages(for: section.map { "\($0):\n  \(line)" } ?? line)
    let list = try #require(message.split(separator: "; known are ").last)
    let known = list.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: "\n")[0]
    #expect(
      known.components(separatedBy: ", ").sorted() == (try properties(section)).keys.sorted())
  }

  @Test("Its choices are those that the command takes", arguments: [nil, "draw", "diff", "docs"])
  func choices(section: String?) throws {
    let definitions = try #require(schema["$defs"] as? [String: Any])
    for (key, property) in try properties(section) {
      let node = property as? [String: Any]
      let definition = node?["$ref"] == nil ? node : definitions[key] as? [String: Any]
      guard let choices = definition?["enum"] as? [String] else { continue }
      let indent = section.map { "\($0):\n  " } ?? ""
      let message = try messages(for: "\(indent)\(key): none-of-them\n")
      let list = try #require(message.split(separator: "expected one of ").last)
      let known = list.split(separator: "'").filter { $0 != ", " && $0 != "\n" }.map(String.init)
      #expect(Set(known).isSubset(of: choices), "\(key)")
      for choice in choices {
        #expect(try messages(for: "\(indent)\(key): \(choice)\n") == "", "\(key): \(choice)")
      }
    }
  }
}
