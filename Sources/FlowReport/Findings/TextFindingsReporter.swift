package import FlowLint
import FlowModel

/// Writes a line for each finding, with its rule, and a line with their number.
package struct TextFindingsReporter: Reporter {
  package init() {}

  package func report(_ findings: LintFindings) -> String {
    let lines = findings.findings.map { finding in
      "\(findings.place(of: finding)): \(finding.severityWord): "
        + "\(finding.message.singleLine) [\(finding.rule.singleLine)]\n"
    }
    return lines.joined() + findings.summary + "\n"
  }
}
