import FlowLint
import FlowModel

extension LintFindings {
  /// The path to a finding's file from the current folder, on one line.
  func path(of finding: Finding) -> String { (prefix + finding.location.path).singleLine }

  /// `path:line:column` as compilers print it; a finding about a file as a whole is at its first line.
  func place(of finding: Finding) -> String {
    "\(path(of: finding)):\(finding.location.firstLine):\(finding.location.firstColumn)"
  }

  /// The numbers of findings in a sentence.
  var summary: String {
    if findings.isEmpty { return "no findings" }
    var parts: [String] = []
    if errorCount > 0 { parts.append(counted(errorCount, "error")) }
    if warningCount > 0 { parts.append(counted(warningCount, "warning")) }
    if noteCount > 0 { parts.append(counted(noteCount, "possible finding")) }
    guard let last = parts.popLast() else { return "" }
    return parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
  }

  /// Returns the description of the rule of a finding; `nil` for one of the user's own.
  func rule(of finding: Finding) -> RuleDescription? {
    rules.first { $0.name == finding.rule }
  }
}

extension SourceLocation {
  /// The line, or the first one for a finding about the file as a whole.
  var firstLine: Int { max(line, 1) }
  var firstColumn: Int { max(column, 1) }
}

extension Finding {
  /// A note is a finding of which its rule is not sure.
  var severityWord: String { severity == .note ? "possible" : severity.rawValue }
}
