package import FlowLint
import FlowModel

/// Writes findings for other programs; `Documentation/findings.schema.json` describes it.
package struct JSONFindingsReporter: Reporter {
  package init() {}

  package func report(_ findings: LintFindings) -> String {
    var json = JSONWriter()
    json.document([
      ("schemaVersion", { $0.number(1) }),
      (
        "findings",
        { json in
          json.list(findings.fingerprinted) { json, entry in
            json.finding(entry.finding, entry.fingerprint, path: findings.prefix)
          }
        }
      ),
    ])
    json.newline()
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func finding(
    _ finding: Finding, _ fingerprint: String, path prefix: String
  ) {
    object { json in
      json.member("rule", required: finding.rule)
      json.member("severity", finding.severityWord)
      json.member("message", required: finding.message)
      json.member("path", required: prefix + finding.location.path)
      json.line(finding.location.line)
      if finding.location.column > 0 { json.member("column", finding.location.column) }
      json.member("fingerprint", required: fingerprint)
    }
  }
}
