package import FlowDiff
import FlowModel

/// Writes both sides of a merge as JSON of schema version 1, which
/// `Documentation/conflict.schema.json` describes.
package struct JSONConflictReporter: ConflictReporter {
  package init() {}

  package func report(_ changes: ConflictingChanges, _ names: SideNames) -> String {
    var json = JSONWriter()
    json.document([
      ("schemaVersion", { $0.number(1) }),
      ("ours", { $0.side(names.ours, changes.ours) }),
      ("theirs", { $0.side(names.theirs, changes.theirs) }),
      ("overlaps", { $0.list(changes.overlaps) { $0.overlap($1) } }),
    ])
    json.newline()
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func side(_ name: String, _ changes: FlowChanges) {
    object { json in
      json.member("name", name)
      json.member("summary") { $0.members(of: changes.summary) }
      json.member("changes", changes.changes) { $0.change($1) }
    }
  }

  fileprivate mutating func overlap(_ overlap: ConflictingChanges.Overlap) {
    object { json in
      switch overlap.subject {
      case .storyboard(let storyboard):
        json.member("type", required: "storyboard")
        json.member("id", required: storyboard.path)
      case .scene(let scene):
        json.member("type", required: scene.reference == nil ? "scene" : "reference")
        json.member("id", required: scene.id.description)
      case .segue(let segue):
        json.member("type", required: "segue")
        json.member("id", required: segue.id.description)
      }
      json.member("ours", overlap.ours) { $0.number($1) }
      json.member("theirs", overlap.theirs) { $0.number($1) }
      json.member("isAgreed", overlap.isAgreed)
    }
  }
}
