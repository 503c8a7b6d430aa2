package import FlowLint
import FlowModel

/// Writes findings in the format of Code Climate, which GitLab reads as a report of code quality.
package struct CodeClimateReporter: Reporter {
  package init() {}

  package func report(_ findings: LintFindings) -> String {
    var json = JSONWriter()
    json.list(findings.fingerprinted) { json, entry in
      let finding = entry.finding
      json.object { json in
        json.member("type", "issue")
        json.member("check_name", required: finding.rule)
        json.member("description", required: finding.message)
        json.member("categories", ["Bug Risk"]) { $0.string($1) }
        json.member("severity", finding.codeClimateSeverity)
        json.member("fingerprint", required: entry.fingerprint)
        json.member("location") { json in
          json.member("path", required: findings.prefix + finding.location.path)
          json.member("lines") { json in
            json.member("begin", finding.location.firstLine)
            json.member("end", finding.location.firstLine)
          }
        }
      }
    }
    json.newline()
    return json.text
  }
}

extension Finding {
  fileprivate var codeClimateSeverity: String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
