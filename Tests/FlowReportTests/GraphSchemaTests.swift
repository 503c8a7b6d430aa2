import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowReport

@Suite("Documentation/graph.schema.json")
struct GraphSchemaTests {
  @Test("The schema knows every key of a graph with everything in it, and no others")
  func keys() throws {
    let schema = try Schema.load()
    var written = try Schema.keys(
      of: [Sample.full, Sample.code].map(JSONReporter().report), by: schema)
    // A nib's controller is written as a scene is, and the sample's is a plain one.
    let nib = try #require(schema.keys["xib"])
    #expect(written["xib"]?.isSubset(of: nib) == true)
    written["xib"] = nib
    #expect(written == schema.keys)
  }

  @Test("A validator accepts what the reporter writes", .enabled(if: Validator.isInstalled))
  func validates() throws {
    let graphs = [Sample.full, Sample.code, Sample.empty] + Hostile.names.map(Hostile.graph)
    for graph in graphs {
      #expect(try Validator.complaints(about: JSONReporter().report(graph)) == "")
    }
  }

  @Test(
    "A validator refuses a key that the schema does not name", .enabled(if: Validator.isInstalled))
  func refuses() throws {
    let text = JSONReporter().report(Sample.full)
      .replacingOccurrences(of: "\"customModule\"", with: "\"module\"")
    #expect(try Validator.complaints(about: text) != "")
  }
}

/// The property names of each object that the schema describes, by its definition's name.
private struct Schema {
  static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation/graph.schema.json").standardized

  var keys: [String: Set<String>]
  private var root: [String: Any]

  static func load() throws -> Schema {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    var keys: [String: Set<String>] = [:]
    for (name, definition) in definitions {
      guard let properties = definition["properties"] as? [String: Any] else { continue }
      keys[name] = Set(properties.keys)
      #expect(definition["additionalProperties"] as? Bool == false, "\(name) is not strict")
    }
    return Schema(keys: keys, root: root)
  }

  /// The keys that reports hold, by the definition that describes their object.
  static func keys(of reports: [String], by schema: Schema) throws -> [String: Set<String>] {
    let top = try #require(schema.root["properties"] as? [String: Any])
    var topKeys: Set<String> = []
    var found: [String: Set<String>] = [:]
    for report in reports {
      let graph = try #require(
        try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
      topKeys.formUnion(graph.keys)
      for (list, definition) in [
        ("storyboards", "storyboard"), ("scenes", "scene"), ("xibs", "xib"), ("classes", "class"),
        ("segues", "segue"), ("diagnostics", "diagnostic"),
      ] {
        for object in graph[list] as? [[String: Any]] ?? [] {
          found[definition, default: []].formUnion(object.keys)
          addParts(of: object, to: &found)
        }
      }
    }
    #expect(topKeys == Set(top.keys))
    return found
  }

  private static func addParts(of object: [String: Any], to found: inout [String: Set<String>]) {
    for (list, definition) in [
      ("runtimeAttributes", "runtimeAttribute"), ("callSites", "callSite"), ("returns", "callSite"),
    ] {
      for part in object[list] as? [[String: Any]] ?? [] {
        found[definition, default: []].formUnion(part.keys)
      }
    }
    for key in ["trigger", "source"] {
      guard let part = object[key] as? [String: Any] else { continue }
      found[key, default: []].formUnion(part.keys)
    }
  }
}

/// Python's `jsonschema`, where the host has it.
private enum Validator {
  static let isInstalled =
    (try? ExternalTool.run("python3", ["-c", "import jsonschema"]))?.status == 0

  /// What the validator says; empty where the report is valid.
  static func complaints(about report: String) throws -> String {
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      for e in jsonschema.Draft202012Validator(schema).iter_errors(json.load(sys.stdin)):
          print(list(e.path), e.message)
      """
    let result = try ExternalTool.run(
      "python3", ["-W", "ignore", "-c", script, Schema.url.path], input: report)
    return result.output + result.errors
  }
}
