package import FlowModel

/// Which rules are checked, and how severe their findings are.
package struct LintSettings: Sendable {
  /// What a user wants of one rule.
  package enum Level: String, CaseIterable, Sendable { case off, warning, error }

  /// By the rule's name; a rule that is not named has its own severity.
  package var levels: [String: Level] = [:]
  /// The only rules to check; empty for all that are on.
  package var only: Set<String> = []
  /// Whether findings are reported of which a rule is not sure.
  package var reportsPossible = false
  package var limits = LintLimits()
  /// Rules of the user's own.
  package var policies: [any Policy] = []

  package init() {}

  /// Returns the severity of a rule's findings; `nil` if it is not checked.
  package func severity(of rule: RuleDescription) -> Diagnostic.Severity? {
    if !only.isEmpty, !only.contains(rule.name) { return nil }
    switch levels[rule.name] {
    case .off: return nil
    case .warning: return .warning
    case .error: return .error
    case nil: return rule.isOnByDefault || only.contains(rule.name) ? rule.severity : nil
    }
  }
}
