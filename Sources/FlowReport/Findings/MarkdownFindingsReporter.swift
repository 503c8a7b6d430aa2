package import FlowLint
import FlowModel

/// Writes findings as a table, for a comment or the summary of a job.
package struct MarkdownFindingsReporter: Reporter {
  package init() {}

  package func report(_ findings: LintFindings) -> String {
    let summary = findings.summary
    var text = "\(summary.prefix(1).uppercased())\(summary.dropFirst()).\n"
    guard !findings.findings.isEmpty else { return text }
    text += "\n" + MarkdownText.row(["", "Place", "Finding", "Rule"])
    text += MarkdownText.row(["---", "---", "---", "---"])
    for finding in findings.findings {
      text += MarkdownText.row([
        finding.severityWord, MarkdownText.code(findings.place(of: finding)),
        MarkdownText.escaped(finding.message), MarkdownText.code(finding.rule),
      ])
    }
    return text
  }
}
