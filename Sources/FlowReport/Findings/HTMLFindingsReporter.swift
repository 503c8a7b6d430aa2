package import FlowLint
import FlowModel

/// Writes a page that stands alone, without script or network: the findings by file, and what each of their
/// rules is.
package struct HTMLFindingsReporter: Reporter {
  package init() {}

  package func report(_ findings: LintFindings) -> String {
    let files = Dictionary(grouping: findings.findings, by: findings.path)
    let tables = files.keys.sorted().map { table($0, files[$0] ?? []) }.joined()
    let names = Set(findings.findings.map(\.rule))
    let rules = findings.rules.filter { names.contains($0.name) }.map(explanation).joined()
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Findings</title>
      <style>
      :root { color-scheme: light dark }
      body { font: 15px/1.5 -apple-system, Arial, sans-serif; margin: 2em auto; max-width: 60em; \
      padding: 0 1em }
      table { border-collapse: collapse; width: 100% }
      td, th { border-bottom: 1px solid #8888; padding: .3em .6em; text-align: left; \
      vertical-align: top }
      code { overflow-wrap: anywhere }
      .error { color: #c62828 } .warning { color: #a15c00 } .possible { color: #666 }
      @media (prefers-color-scheme: dark) { .error { color: #ff8a80 } .warning { color: #ffcc80 } \
      .possible { color: #bbb } }
      </style></head><body>
      <h1>Findings</h1>
      <p>\(XMLText.escaped(findings.summary))</p>
      \(tables)\(rules.isEmpty ? "" : "<h2>Rules</h2>\n\(rules)")</body></html>

      """
  }

  private func table(_ path: String, _ found: [Finding]) -> String {
    let rows = found.map { finding in
      "<tr><td>\(finding.location.firstLine):\(finding.location.firstColumn)</td>"
        + "<td class=\"\(finding.severityWord)\">\(finding.severityWord)</td>"
        + "<td>\(XMLText.escaped(finding.message))</td>"
        + "<td><code>\(XMLText.escaped(finding.rule))</code></td></tr>\n"
    }.joined()
    return "<h2><code>\(XMLText.escaped(path))</code></h2>\n<table>\n"
      + "<tr><th>Line</th><th></th><th>Finding</th><th>Rule</th></tr>\n\(rows)</table>\n"
  }

  private func explanation(of rule: RuleDescription) -> String {
    "<h3><code>\(rule.name)</code></h3>\n<p>\(XMLText.escaped(rule.summary)) "
      + "\(XMLText.escaped(rule.reason))</p>\n"
  }
}
