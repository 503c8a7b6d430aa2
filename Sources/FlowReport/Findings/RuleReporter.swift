package import FlowLint
import FlowModel

/// Writes what rules are.
package enum RuleReporter {
  /// Returns a line for each rule: its name, severity, what it needs, and the fault.
  package static func list(_ rules: [RuleDescription]) -> String {
    let width = rules.map(\.name.count).max() ?? 0
    return rules.map { rule in
      let name = rule.name + String(repeating: " ", count: width - rule.name.count)
      let state = rule.isOnByDefault ? rule.severity.rawValue : "off"
      let padding = String(repeating: " ", count: "warning".count - state.count)
      return "\(name)  \(state)\(padding)  \(rule.summary)\n"
    }.joined()
  }

  /// Returns the explanation of one rule for a terminal.
  package static func explanation(of rule: RuleDescription) -> String {
    "\(rule.name)\n\n\(rule.helpText)\n"
  }

  /// Returns the page of all rules.
  package static func page(_ rules: [RuleDescription]) -> String {
    var text = """
      # Rules

      What `seguemap lint` checks. `seguemap rules NAME` prints the same for one rule. This page is made by
      `seguemap rules --markdown`; a test compares the two.

      A rule *needs* what it reads: interface files alone, property lists and projects too, source too, or
      the history in git. Without it, the rule finds nothing. A finding of which a rule is not sure is
      `possible`, and is reported with `--possible` only.


      """
    text += MarkdownText.row(["Rule", "Severity", "Needs", "Fault"])
    text += MarkdownText.row(["---", "---", "---", "---"])
    for rule in rules {
      text += MarkdownText.row([
        "[`\(rule.name)`](#\(rule.name))", rule.isOnByDefault ? rule.severity.rawValue : "off",
        rule.need.rawValue, MarkdownText.escaped(rule.summary),
      ])
    }
    for rule in rules { text += "\n## \(rule.name)\n\n\(rule.helpMarkdown)" }
    return text
  }
}

extension RuleDescription {
  /// The rule in plain text, without its name.
  var helpText: String {
    """
    \(summary) \(reason)

    Severity: \(isOnByDefault ? severity.rawValue : "\(severity.rawValue), off by default")
    Needs: \(need.rawValue)

    Wrong:

    \(wrong.plainText)
    Right:

    \(right.plainText)
    """
  }

  /// The rule in Markdown, without its name.
  var helpMarkdown: String {
    """
    \(MarkdownText.escaped(summary)) \(MarkdownText.escaped(reason))

    Severity: \(isOnByDefault ? severity.rawValue : "\(severity.rawValue), off by default").
    Needs: \(need.rawValue).

    Wrong:

    \(wrong.markdown)
    Right:

    \(right.markdown)
    """
  }
}

extension RuleExample {
  /// Each file's name, and what matters of it.
  fileprivate var plainText: String {
    files.map { file in
      let lines = file.excerpt.split(separator: "\n", omittingEmptySubsequences: false)
      return "  \(file.path)\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  fileprivate var markdown: String {
    files.map { file in
      let language = file.path.hasSuffix(".swift") ? "swift" : "xml"
      return "`\(file.path)`\n\n```\(language)\n\(file.excerpt)\n```\n"
    }.joined(separator: "\n")
  }
}
