import Foundation
import Testing

/// The property names of each object in a schema, by the name of its definition.
struct Schema {
  /// Returns the file of the schema with the given name.
  static func url(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/\(name).schema.json").standardized
  }

  var keys: [String: Set<String>]
  private var root: [String: Any]

  static func load() throws -> Schema {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: url("graph"))) as? [String: Any])
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    var keys: [String: Set<String>] = [:]
    for (name, definition) in definitions {
      guard let properties = definition["properties"] as? [String: Any] else { continue }
      keys[name] = Set(properties.keys)
      #expect(definition["additionalProperties"] as? Bool == false, "\(name) is not strict")
    }
    return Schema(keys: keys, root: root)
  }

  /// Returns the keys in reports, by the definition that describes their object.
  static func keys(of reports: [String], by schema: Schema) throws -> [String: Set<String>] {
    let top = try #require(schema.root["properties"] as? [String: Any])
    var topKeys: Set<String> = []
    var found: [String: Set<String>] = [:]
    for report in reports {
      let graph = try #require(
        try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
      topKeys.formUnion(graph.keys)
      for (list, definition) in [
        ("targets", "target"), ("storyboards", "storyboard"), ("scenes", "scene"), ("xibs", "xib"),
        ("classes", "class"), ("segues", "segue"), ("diagnostics", "diagnostic"),
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
      ("runtimeAttributes", "runtimeAttribute"), ("callSites", "callSite"), ("through", "passage"),
      ("returns", "callSite"),
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
