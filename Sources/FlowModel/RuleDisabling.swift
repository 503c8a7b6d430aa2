/// A comment `seguemap:disable RULE …`, which disables rules for some lines of its file.
public struct RuleDisabling: Hashable, Sendable {
  /// The names of the rules, or `all`.
  public let rules: Set<String>
  public let lines: ClosedRange<Int>

  /// - Parameter lines: Counted from 1.
  public init(rules: Set<String>, lines: ClosedRange<Int>) {
    self.rules = rules
    self.lines = lines
  }

  /// Whether a rule is disabled on a line.
  public func disables(_ rule: String, onLine line: Int) -> Bool {
    lines.contains(line) && (rules.contains(rule) || rules.contains("all"))
  }
}

extension RuleDisabling {
  /// The word with which a comment that disables rules begins.
  public static let word = "seguemap:disable"

  /// Returns the rules that a comment disables; empty if it disables none.
  ///
  /// The names follow the word ``word`` on its line, with spaces or commas between them. Whatever follows
  /// ` -- ` is a reason.
  public static func rules(in comment: some StringProtocol) -> Set<String> {
    var names: Set<String> = []
    for line in comment.split(whereSeparator: \.isNewline) {
      guard let start = line.firstRange(of: word)?.upperBound else { continue }
      var rest = line[start...]
      guard rest.first.map({ $0 == " " || $0 == "\t" }) ?? false else { continue }
      if let reason = rest.firstRange(of: " -- ")?.lowerBound { rest = rest[..<reason] }
      let words = rest.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
      names.formUnion(words.map { String($0) })
    }
    return names
  }

  /// Returns the comments of a source file; each counts for its own line and the next.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public static func all(inSource text: String) -> [RuleDisabling] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().compactMap { index, line in
      let rules = rules(in: line)
      return rules.isEmpty ? nil : RuleDisabling(rules: rules, lines: index + 1...index + 2)
    }
  }
}
