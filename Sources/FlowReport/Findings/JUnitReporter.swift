package import FlowLint
import FlowModel

/// Writes findings as failed tests, for servers that show the results of tests.
///
/// A file is a suite. A possible finding is a test that was skipped.
package struct JUnitReporter: Reporter {
  package init() {}

  package func report(_ findings: LintFindings) -> String {
    let files = Dictionary(grouping: findings.findings, by: findings.path)
    let suites = files.keys.sorted().map { path in
      suite(path, files[path] ?? [], of: findings)
    }.joined()
    let count = findings.findings.count
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <testsuites name="seguemap" tests="\(count)" failures="\(count - findings.noteCount)">
      \(suites)</testsuites>

      """
  }

  private func suite(
    _ path: String, _ found: [Finding], of findings: LintFindings
  ) -> String {
    let skipped = found.count { $0.severity == .note }
    let name = XMLText.escaped(path)
    let cases = found.map { finding in
      let message = XMLText.escaped(finding.message)
      let result =
        finding.severity == .note
        ? "<skipped message=\"\(message)\"/>"
        : "<failure message=\"\(message)\" type=\"\(finding.severity.rawValue)\">"
          + "\(XMLText.escaped(findings.place(of: finding)))</failure>"
      return "\t\t<testcase classname=\"\(name)\" name=\"\(XMLText.escaped(finding.rule))\">"
        + "\(result)</testcase>\n"
    }.joined()
    return "\t<testsuite name=\"\(name)\" tests=\"\(found.count)\" errors=\"0\""
      + " failures=\"\(found.count - skipped)\" skipped=\"\(skipped)\">\n\(cases)\t</testsuite>\n"
  }
}
