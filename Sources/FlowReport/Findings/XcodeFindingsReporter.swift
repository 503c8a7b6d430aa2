package import FlowLint
import FlowModel

/// Writes a line for each finding, as Xcode shows it in its list of issues.
package struct XcodeFindingsReporter: Reporter {
  package init() {}

  package func report(_ findings: LintFindings) -> String {
    findings.findings.map { finding in
      "\(findings.place(of: finding)): \(finding.severity.rawValue): "
        + "\(finding.message.singleLine) (\(finding.rule.singleLine))\n"
    }.joined()
  }
}
