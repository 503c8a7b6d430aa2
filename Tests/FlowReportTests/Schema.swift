import Foundation
import Testing

/// The property names of each object that the schema describes, by its definition's name.
struct Schema {
  /// The file of the schema with the given name.
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

  /// The keys that a report holds, by the definition that describes their object.
  static func keys(of report: String, by schema: Schema) throws -> [String: Set<String>] {
    let graph = try #require(
      try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    let top = try #require(schema.root["properties"] as? [String: Any])
    #expect(Set(graph.keys) == Set(top.keys))
    var found: [String: Set<String>] = [:]
    for (list, definition) in [
      ("storyboards", "storyboard"), ("scenes", "scene"), ("xibs", "xib"), ("segues", "segue"),
      ("diagnostics", "diagnostic"),
    ] {
      for object in try #require(graph[list] as? [[String: Any]]) {
        found[definition, default: []].formUnion(object.keys)
        for attribute in object["runtimeAttributes"] as? [[String: Any]] ?? [] {
          found["runtimeAttribute", default: []].formUnion(attribute.keys)
        }
        if let trigger = object["trigger"] as? [String: Any] {
          found["trigger", default: []].formUnion(trigger.keys)
        }
      }
    }
    return found
  }
}
