package import FlowLint
import FlowModel

/// Writes commands to GitHub's runner, which shows each as an annotation.
///
/// GitHub shows ten errors and ten warnings of a step. What exceeds that is counted in a last annotation of
/// the same kind.
package struct GitHubActionsReporter: Reporter {
  /// The number of annotations of one kind that GitHub shows for a step.
  private static let limit = 10

  package init() {}

  package func report(_ findings: LintFindings) -> String {
    [Finding.Severity.error, .warning, .note].map { severity in
      lines(findings.findings.filter { $0.severity == severity }, severity, of: findings)
    }.joined()
  }

  private func lines(
    _ found: [Finding], _ severity: Finding.Severity, of findings: LintFindings
  ) -> String {
    let command = severity == .note ? "notice" : severity.rawValue
    let shown = found.count > Self.limit ? Self.limit - 1 : found.count
    var lines = found.prefix(shown).map { finding in
      "::\(command) file=\(property(findings.path(of: finding)))"
        + ",line=\(finding.location.firstLine),col=\(finding.location.firstColumn)"
        + ",title=\(property(finding.rule))::\(message(finding.message))\n"
    }
    if shown < found.count {
      lines.append("::\(command) title=seguemap::\(found.count - shown) more not shown\n")
    }
    return lines.joined()
  }

  private func message(_ text: String) -> String { text.singleLine.replacing(["%": "%25"]) }

  private func property(_ text: String) -> String {
    text.singleLine.replacing(["%": "%25", ":": "%3A", ",": "%2C"])
  }
}
