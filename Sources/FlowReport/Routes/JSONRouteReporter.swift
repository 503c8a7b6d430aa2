package import FlowModel

/// Writes ways as JSON of schema version 1, which `Documentation/routes.schema.json` describes.
package struct JSONRouteReporter: RouteReporter {
  package init() {}

  package func report(_ routes: Routes, in graph: FlowGraph) -> String {
    var json = JSONWriter()
    json.document([
      ("schemaVersion", { $0.number(1) }),
      ("from", { $0.object { $0.scene(routes.start.id, in: graph) } }),
      ("to", { $0.object { $0.scene(routes.end.id, in: graph) } }),
      ("isComplete", { $0.flag(routes.isComplete) }),
      (
        "routes",
        { json in
          json.list(routes.routes) { json, route in
            json.object { json in
              json.member("length", route.count)
              json.member("steps", route) { json, segue in
                json.object { $0.step(segue, in: graph) }
              }
            }
          }
        }
      ),
    ])
    json.newline()
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func scene(_ id: SceneID, in graph: FlowGraph) {
    member("id", required: id.description)
    member("name", graph.scene(id)?.name)
  }

  fileprivate mutating func step(_ segue: Segue, in graph: FlowGraph) {
    member("from") { $0.scene(segue.source, in: graph) }
    member("segue", required: segue.id.description)
    member("kind", required: segue.kind.rawValue)
    member("origin", required: segue.origin.rawValue)
    member("path", required: segue.location.path)
    line(segue.location.line)
  }
}
