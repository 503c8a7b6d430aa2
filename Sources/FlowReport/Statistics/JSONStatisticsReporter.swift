package import FlowAnalysis
package import FlowModel

/// Writes statistics as JSON of schema version 1, which `Documentation/statistics.schema.json` describes.
package struct JSONStatisticsReporter: StatisticsReporter {
  package init() {}

  package func report(_ statistics: FlowStatistics, of graph: FlowGraph) -> String {
    var json = JSONWriter()
    let name = { (id: SceneID) in graph.scene(id)?.name ?? "" }
    let scene = { (json: inout JSONWriter, id: SceneID) in
      json.object { json in
        json.member("id", required: id.description)
        json.member("name", name(id))
      }
    }
    let group = { (json: inout JSONWriter, scenes: [SceneID]) in
      json.object { $0.member("scenes", scenes, scene) }
    }
    json.document([
      ("schemaVersion", { $0.number(1) }),
      ("storyboards", { $0.number(statistics.storyboardCount) }),
      ("screens", { $0.number(statistics.screens.count) }),
      ("segues", { $0.number(statistics.segueCount) }),
      ("kinds", { $0.list(statistics.kinds, Self.kind) }),
      (
        "depths",
        { json in
          json.list(statistics.depths.enumerated().map { $0 }) { json, level in
            json.object { json in
              json.member("taps", level.offset)
              json.member("screens", level.element, scene)
            }
          }
        }
      ),
      ("unreached", { $0.list(statistics.unreached, scene) }),
      (
        "busiest",
        { json in
          json.list(statistics.busiest) { json, traffic in
            json.object { json in
              json.member("id", required: traffic.scene.description)
              json.member("name", name(traffic.scene))
              json.member("incoming", traffic.incoming)
              json.member("outgoing", traffic.outgoing)
            }
          }
        }
      ),
      ("cycles", { $0.list(statistics.cycles, group) }),
      ("parts", { $0.list(statistics.parts, group) }),
    ])
    json.newline()
    return json.text
  }

  private static func kind(_ json: inout JSONWriter, _ kind: FlowStatistics.KindCount) {
    json.object { json in
      json.member("kind", required: kind.kind.rawValue)
      json.member("origin", required: kind.origin.rawValue)
      json.member("count", kind.count)
    }
  }
}
