package import FlowModel

/// Writes findings as text.
///
/// A report ends in one newline, unless it is empty, and is the same on every host. It escapes text of the
/// user's files as its format requires.
package protocol Reporter: Sendable {
  func report(_ findings: LintFindings) -> String
}

/// The findings of one run, as reporters take them.
package struct LintFindings: Sendable {
  /// Sorted by place.
  package let findings: [Diagnostic]
  /// The descriptions of the rules that were checked, sorted by name.
  package let rules: [RuleDescription]
  /// What to put before a path so that it leads to the file from the current folder.
  package let prefix: String

  package init(_ findings: [Diagnostic], rules: [RuleDescription], prefix: String = "") {
    self.findings = findings
    self.rules = rules.sorted { $0.name < $1.name }
    self.prefix = prefix
  }
}

extension LintFindings {
  package var errorCount: Int { findings.count { $0.severity == .error } }
  package var warningCount: Int { findings.count { $0.severity == .warning } }
  package var noteCount: Int { findings.count { $0.severity == .note } }

  /// The findings with a stable identifier each, which does not depend on lines.
  ///
  /// Findings that are otherwise the same are counted in the order of their places.
  package var fingerprinted: [(finding: Diagnostic, fingerprint: String)] {
    var counts: [Fingerprint: Int] = [:]
    return findings.map { finding in
      let fingerprint = Fingerprint(finding)
      counts[fingerprint, default: 0] += 1
      return (finding, fingerprint.digits(count: counts[fingerprint] ?? 1))
    }
  }
}

/// What remains of a finding when the lines of its file move.
package struct Fingerprint: Hashable, Comparable, Sendable {
  package let rule: String
  package let path: String
  package let message: String

  package init(_ finding: Diagnostic) {
    self.init(rule: finding.rule, path: finding.location.path, message: finding.message)
  }

  package init(rule: String, path: String, message: String) {
    self.rule = rule
    self.path = path
    self.message = message
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.path, a.rule, a.message) < (b.path, b.rule, b.message)
  }

  /// 32 hexadecimal digits: two hashes by Fowler, Noll and Vo (FNV-1a).
  fileprivate func digits(count: Int) -> String {
    let bytes = [rule, path, message, String(count)].joined(separator: "\u{0}").utf8
    return [0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F].map { (start: UInt64) in
      let hash = bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
