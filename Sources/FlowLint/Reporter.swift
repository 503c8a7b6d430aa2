public import FlowModel

/// Writes findings as text.
///
/// A report ends in one newline, unless it is empty, and is the same on every host. It escapes text of the
/// user's files as its format requires.
///
/// ```swift
/// struct CountReporter: Reporter {
///   func report(_ findings: LintFindings) -> String { "\(findings.errorCount) errors\n" }
/// }
/// ```
public protocol Reporter: Sendable {
  /// Returns the whole report.
  func report(_ findings: LintFindings) -> String
}

/// The findings of one run, as reporters take them.
public struct LintFindings: Sendable {
  /// Sorted by place.
  public let findings: [Finding]
  /// The descriptions of the rules that were checked, sorted by name.
  public let rules: [RuleDescription]
  /// What to put before a path so that it leads to the file from the current folder.
  public let prefix: String

  /// - Parameters:
  ///   - findings: Sorted by place.
  ///   - rules: The descriptions of the rules that were checked, in any order.
  ///   - prefix: What to put before a path so that it leads to the file from the current folder.
  public init(_ findings: [Finding], rules: [RuleDescription], prefix: String = "") {
    self.findings = findings
    self.rules = rules.sorted { $0.name < $1.name }
    self.prefix = prefix
  }
}

extension LintFindings {
  public var errorCount: Int { findings.count { $0.severity == .error } }
  public var warningCount: Int { findings.count { $0.severity == .warning } }
  /// The number of findings of which their rules are not sure.
  public var noteCount: Int { findings.count { $0.severity == .note } }

  /// The findings with a stable identifier each, which does not depend on lines.
  ///
  /// Findings that are otherwise the same are counted in the order of their places.
  public var fingerprinted: [(finding: Finding, fingerprint: String)] {
    var counts: [Fingerprint: Int] = [:]
    return findings.map { finding in
      let fingerprint = Fingerprint(finding)
      counts[fingerprint, default: 0] += 1
      return (finding, fingerprint.digits(count: counts[fingerprint] ?? 1))
    }
  }
}

/// What remains of a finding when the lines of its file move.
public struct Fingerprint: Hashable, Comparable, Sendable {
  public let rule: String
  public let path: String
  public let message: String

  public init(_ finding: Finding) {
    self.init(rule: finding.rule, path: finding.location.path, message: finding.message)
  }

  public init(rule: String, path: String, message: String) {
    self.rule = rule
    self.path = path
    self.message = message
  }

  public static func < (a: Self, b: Self) -> Bool {
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
