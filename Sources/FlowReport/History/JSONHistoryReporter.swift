import FlowDiff

/// Writes a history as JSON of schema version 1, which `Documentation/history.schema.json` describes.
package struct JSONHistoryReporter: HistoryReporter {
  package init() {}

  package var opening: String { "{\n  \"schemaVersion\": 1,\n  \"commits\": [" }

  package func entry(_ entry: HistoryEntry, isFirst: Bool) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("commit", required: entry.commit)
      json.member("date", required: entry.date)
      json.member("subject", required: entry.subject)
      json.member("headline", required: entry.changes.headline)
      json.member("summary") { $0.members(of: entry.changes.summary) }
      json.member("changes", entry.changes.changes) { $0.change($1) }
    }
    return (isFirst ? "\n    " : ",\n    ") + json.text
  }

  package func closing(isEmpty: Bool) -> String { isEmpty ? "]\n}\n" : "\n  ]\n}\n" }
}
