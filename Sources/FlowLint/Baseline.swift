public import FlowModel

/// The findings that a project already has, so that only new ones count.
///
/// A baseline is a text with a line for each finding: its path, rule and message, with tabs between them. It
/// is sorted, has neither lines nor absolute paths, and can therefore be merged and moved. A finding that
/// occurs several times in a file has as many lines.
public struct Baseline: Equatable, Sendable {
  private static let opening = "# seguemap baseline, version 1"

  private let counts: [Fingerprint: Int]

  /// Makes a baseline of all that was found.
  public init(of findings: [Finding]) {
    counts = findings.reduce(into: [:]) { $0[Fingerprint($1).portable, default: 0] += 1 }
  }

  /// A line that is no entry of a baseline.
  public struct Fault: Error, Equatable {
    /// Counted from 1.
    public let line: Int
    public let message: String
  }

  /// Reads a baseline from its text.
  ///
  /// - Throws: ``Fault`` for the first line that is no entry.
  public init(_ text: some StringProtocol) throws(Fault) {
    var counts: [Fingerprint: Int] = [:]
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      if index == 0 {
        guard line == Self.opening else {
          throw Fault(line: 1, message: "not a baseline; expected '\(Self.opening)'")
        }
        continue
      }
      if line.isEmpty { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      guard fields.count == 3 else {
        throw Fault(line: index + 1, message: "not an entry; expected a path, a rule and a message")
      }
      counts[Fingerprint(rule: fields[1], path: fields[0], message: fields[2]), default: 0] += 1
    }
    self.counts = counts
  }

  /// The text of the baseline; it ends in one newline.
  public var text: String {
    let lines = counts.sorted { $0.key < $1.key }.flatMap { entry, count in
      repeatElement("\(entry.path)\t\(entry.rule)\t\(entry.message)\n", count: count)
    }
    return Self.opening + "\n" + lines.joined()
  }

  /// Returns the findings that are not in the baseline, and the entries that no finding has any more.
  ///
  /// Of findings that are the same but for their lines, the first ones count as known.
  public func compared(
    to findings: [Finding]
  ) -> (new: [Finding], stale: [Fingerprint]) {
    var rest = counts
    let new = findings.filter { finding in
      let entry = Fingerprint(finding).portable
      guard let count = rest[entry], count > 0 else { return true }
      rest[entry] = count - 1
      return false
    }
    let stale = rest.sorted { $0.key < $1.key }.flatMap { repeatElement($0.key, count: $0.value) }
    return (new, stale)
  }
}

extension Fingerprint {
  /// The same on one line, without tabs.
  fileprivate var portable: Self {
    Self(rule: rule.singleLine, path: path.singleLine, message: message.singleLine)
  }
}
