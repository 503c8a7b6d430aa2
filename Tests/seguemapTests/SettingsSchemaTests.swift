import FlowLint
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

  // MARK: - Lint

  private func messagesOfLint(for settings: String) throws -> String {
    try project.write("lint:\n  " + settings, to: ".seguemap.yml")
    return try BuiltCommand(folder: project.path)("lint").messages
  }

  /// Where an option of `lint` that does not exist stands, and where the schema has those that do.
  private static let places: [(settings: String, path: [String])] = [
    ("KEY", ["properties", "lint"]),
    ("limits: { KEY }", ["properties", "lint", "properties", "limits"]),
    ("forbidden: [{ KEY }]", ["$defs", "forbidden"]),
    ("required: [{ KEY }]", ["$defs", "required"]),
    ("max-taps: [{ KEY }]", ["$defs", "max-taps"]),
  ]

  @Test("It has the keys that lint knows, wherever they stand", arguments: places.indices)
  func keysOfLint(index: Int) throws {
    let (settings, path) = Self.places[index]
    let node = try path.reduce(schema) { try #require($0[$1] as? [String: Any]) }
    #expect(try keys(ofLintWith: settings) == names(in: node))
  }

  @Test("It has the properties by which lint selects scenes")
  func selectors() throws {
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let scenes = try #require(definitions["scenes"] as? [String: Any])
    let forms = try #require(scenes["anyOf"] as? [[String: Any]])
    let mapping = try #require(forms.first { $0["type"] as? String == "object" })
    #expect(try keys(ofLintWith: "forbidden: { name: n, to: { KEY } }") == names(in: mapping))
  }

  @Test("It has all rules, and the severities that they take")
  func rules() throws {
    let rules = RuleCatalogue.descriptions.map(\.name)
    let lint = try properties("lint")
    #expect(names(in: try #require(lint["rules"] as? [String: Any])) == rules)
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let level = try #require(definitions["level"] as? [String: Any])
    let levels = try #require(level["enum"] as? [Any]).compactMap { $0 as? String }
    #expect(levels == LintSettings.Level.allCases.map(\.rawValue))
    for level in levels + ["false"] {
      #expect(try messagesOfLint(for: "rules: { dead-end: \(level) }") == "")
    }
  }

  @Test("What its descriptions say of values is what lint takes")
  func valuesOfLint() throws {
    let policy = "name: n, to: [Login, Home], severity: warning, comment: c"
    for settings in [
      "possible: true", "strict: false", "max-taps: 3", "limits: { scenes: 3, views: 4 }",
      "forbidden: [{ \(policy), from: Login, kind: show, via: A, unless: B, reachable: true }]",
      "required: { \(policy), from: { name: A, class: [B], file: C/**, modal: true }, exit: true }",
      "max-taps: [{ \(policy), taps: 3, from: { target: T, entry: true } }]",
    ] {
      #expect(try messagesOfLint(for: settings) == "", "\(settings)")
    }
  }

  /// Returns the keys that the command lists for one that nothing resembles.
  private func keys(ofLintWith settings: String) throws -> [String] {
    let key = "qqqqqqqqqqqqqqqqqqqqqqqq: 1"
    let message = try messagesOfLint(for: settings.replacing("KEY", with: key))
    let list = try #require(message.split(separator: "; known are ").last)
    let known = list.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: "\n")[0]
    return known.components(separatedBy: ", ").sorted()
  }

  private func names(in node: [String: Any]) -> [String] {
    ((node["properties"] as? [String: Any]) ?? [:]).keys.sorted()
  }
}
