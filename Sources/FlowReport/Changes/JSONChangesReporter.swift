package import FlowDiff
import FlowModel
import ScreenModel

/// Writes changes as JSON of schema version 1, which `Documentation/changes.schema.json` describes.
package struct JSONChangesReporter: ChangesReporter {
  package init() {}

  package func report(_ changes: FlowChanges) -> String {
    changes.isEmpty ? "" : document(changes)
  }

  package var unchanged: String {
    let nothing = FlowGraph(storyboards: [], scenes: [], segues: [])
    return document(FlowChanges(from: nothing, to: nothing))
  }

  private func document(_ changes: FlowChanges) -> String {
    var json = JSONWriter()
    json.document([
      ("schemaVersion", { $0.number(1) }),
      ("summary", { json in json.object { $0.members(of: changes.summary) } }),
      ("changes", { $0.list(changes.changes) { $0.change($1) } }),
    ])
    json.newline()
    return json.text
  }
}

extension JSONWriter {
  mutating func members(of summary: FlowChanges.Summary) {
    count("storyboards", summary.storyboards)
    count("scenes", summary.scenes)
    count("segues", summary.segues)
    count("diagnostics", summary.findings)
  }

  private mutating func count(_ key: StaticString, _ count: FlowChanges.Summary.Count) {
    member(key) { json in
      json.member("added", count.added)
      json.member("removed", count.removed)
      json.member("moved", count.moved)
      json.member("changed", count.changed)
    }
  }

  mutating func change(_ change: Change) {
    object { json in
      json.member("kind", change.kind.rawValue)
      json.member("sign", change.sign.rawValue)
      json.member("subject") { $0.members(of: change.subject) }
      json.member("attribute", change.attribute)
      if let value = change.before { json.value("before", value) }
      if let value = change.after { json.value("after", value) }
      json.member("views", change.views) { $0.view($1) }
      json.member("path", required: change.location.path)
      json.line(change.location.line)
      if change.location.column > 0 { json.member("column", change.location.column) }
    }
  }

  private mutating func view(_ change: ViewChange) {
    object { json in
      json.member("kind", change.kind.rawValue)
      json.member("part", required: change.part.name)
      json.member("name", change.name)
      json.member("property", change.property?.rawValue)
      json.member("keyPath", change.keyPath)
      json.member("before", change.before)
      json.member("after", change.after)
      json.member("beforeID", change.earlierID.nonEmpty)
      json.member("afterID", change.laterID.nonEmpty)
    }
  }

  private mutating func value(_ key: StaticString, _ value: Change.Value) {
    switch value {
    case .text(let text): member(key, required: text)
    case .scenes(let scenes): member(key, scenes) { $0.string($1.description) }
    }
  }

  private mutating func members(of subject: Change.Subject) {
    switch subject {
    case .storyboard(let before, let after):
      member("type", required: "storyboard")
      member("before", before?.path)
      member("after", after?.path)
      member("name", required: (after ?? before)?.name ?? "")
    case .scene(let before, let after):
      member("type", required: (after ?? before)?.reference == nil ? "scene" : "reference")
      member("before", before?.id.description)
      member("after", after?.id.description)
      member("name", required: (after ?? before)?.name ?? "")
    case .segue(let before, let after):
      member("type", required: "segue")
      member("before", before?.id.description)
      member("after", after?.id.description)
      if let segue = after ?? before { members(of: segue) }
    case .finding(let finding):
      member("type", required: "diagnostic")
      member("severity", finding.severity.rawValue)
      member("rule", required: finding.rule)
      member("message", required: finding.message)
    }
  }

  /// Writes the segue's ID and names, in the state of the change.
  private mutating func members(of segue: Segue) {
    member("origin", segue.origin.rawValue)
    member("kind", required: segue.kind.rawValue)
    member("name", segue.nameCaption)
    member("source", required: segue.source.description)
    member("sources", segue.sources) { $0.string($1.description) }
    member("targets", segue.targets) { $0.string($1.description) }
  }
}
