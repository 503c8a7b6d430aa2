package import FlowLint
import FlowModel

/// Writes findings as Checkstyle does, for Jenkins and others.
package struct CheckstyleReporter: Reporter {
  package init() {}

  package func report(_ findings: LintFindings) -> String {
    let files = Dictionary(grouping: findings.findings, by: findings.path)
    let body = files.keys.sorted().map { path in
      let errors = (files[path] ?? []).map { finding in
        "\t\t<error line=\"\(finding.location.firstLine)\" column=\"\(finding.location.firstColumn)\""
          + " severity=\"\(finding.checkstyleSeverity)\" message=\"\(XMLText.escaped(finding.message))\""
          + " source=\"seguemap.rules.\(XMLText.escaped(finding.rule))\"/>\n"
      }
      return "\t<file name=\"\(XMLText.escaped(path))\">\n\(errors.joined())\t</file>\n"
    }.joined()
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <checkstyle version="4.3">
      \(body)</checkstyle>

      """
  }
}

extension Finding {
  fileprivate var checkstyleSeverity: String { severity == .note ? "info" : severity.rawValue }
}
