import Foundation
import Testing
import YAMLReader

/// The rules of GitHub for `action.yml` that can be checked without GitHub.
@Suite("action.yml")
struct ActionTests {
  private let text: String
  private let action: YAMLNode

  init() throws {
    text = try String(contentsOf: FakeRunner.root.appending(path: "action.yml"), encoding: .utf8)
    action = try #require(try YAMLReader.document(in: text))
  }

  private func steps() throws -> [YAMLNode] {
    try #require(action["runs"]?["steps"]?.items)
  }

  @Test("It is a composite action with a name, a description and steps")
  func form() throws {
    #expect(
      action.names == ["name", "description", "author", "branding", "inputs", "outputs", "runs"])
    #expect(action["runs"]?["using"]?.scalar == "composite")
    for step in try steps() {
      #expect((step["run"] == nil) != (step["uses"] == nil))
      #expect(step["run"] == nil || step["shell"]?.scalar == "bash")
      #expect(
        Set(step.names).isSubset(of: ["name", "id", "if", "shell", "env", "run", "uses", "with"]))
    }
    for input in action["inputs"]?.names ?? [] {
      #expect(action["inputs"]?[input]?.names == ["description", "default"])
    }
  }

  @Test("No command contains an expression that GitHub would expand in it")
  func injection() throws {
    for step in try steps() {
      #expect(step["run"]?.scalar?.contains("${{") != true)
    }
  }

  @Test("Third-party actions are pinned to a commit")
  func pins() throws {
    let others = try steps().compactMap { $0["uses"]?.scalar }
    #expect(!others.isEmpty)
    for name in others {
      #expect(name.wholeMatch(of: /[\w-]+\/[\w-]+(\/[\w-]+)?@[0-9a-f]{40}/) != nil, "\(name)")
    }
  }

  @Test("Every input is used and declared, and every script that is called exists")
  func inputs() throws {
    let used = Set(text.matches(of: /inputs\.([\w-]+)/).map { String($0.output.1) })
    #expect(used == Set(action["inputs"]?.names ?? []))
    let scripts = text.matches(of: /GITHUB_ACTION_PATH\/([\w\/.-]+)"/).map { String($0.output.1) }
    #expect(!scripts.isEmpty)
    for script in scripts {
      let path = FakeRunner.root.appending(path: script).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
    }
  }

  @Test("The workflows of Documentation/CI.md give inputs that the action has")
  func examples() throws {
    let document = try text(of: "Documentation/CI.md")
    let known = Set(action["inputs"]?.names ?? [])
    let workflows = document.matches(of: /```yaml\n(name: [^`]*)```/).map { String($0.output.1) }
    #expect(workflows.count == 3)
    for workflow in workflows {
      let yaml = try #require(try YAMLReader.document(in: workflow))
      let jobs = try #require(yaml["jobs"])
      for step in jobs.names.flatMap({ jobs[$0]?["steps"]?.items ?? [] }) {
        guard let name = step["uses"]?.scalar else { continue }
        if name == "OWNER/SegueMap@REVISION" {
          let given = step["with"]?.names ?? []
          #expect(given.allSatisfy(known.contains))
        } else {
          #expect(name.contains(/@[0-9a-f]{40}$/), "\(name)")
        }
      }
    }
  }

  @Test("The variables that a script reads are those that its step sets")
  func variables() throws {
    // Only the tests set these.
    let internals: Set = ["SEGUEMAP_OS_RELEASE", "SEGUEMAP_MOST_STATE_BYTES"]
    for step in try steps() {
      guard let path = step["run"]?.scalar?.firstMatch(of: /Scripts\/[\w.-]+/)?.output else {
        continue
      }
      var script = try text(of: String(path))
      for shared in script.matches(of: /source=(Scripts\/[\w.-]+)/) {
        script += try text(of: String(shared.output.1))
      }
      let read = Set(script.matches(of: /\$\{?(SEGUEMAP_\w+)/).map { String($0.output.1) })
      let given = Set((step["env"]?.names ?? []).filter { $0.hasPrefix("SEGUEMAP_") })
      #expect(given == read.subtracting(internals), "\(path)")
    }
  }

  @Test("No path comes from a context that is the host's in a container")
  func containers() {
    for context in ["runner.temp", "github.action_path", "github.workspace", "github.action_ref"] {
      #expect(!text.contains("${{ \(context)"))
    }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: FakeRunner.root.appending(path: path), encoding: .utf8)
  }
}

extension YAMLNode {
  fileprivate var names: [String] {
    guard case .mapping(let entries) = content else { return [] }
    return entries.map(\.name)
  }

  fileprivate subscript(name: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.name == name }?.value
  }
}
