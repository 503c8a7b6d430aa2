public import FlowModel

/// Which rules are checked, and how severe their findings are.
public struct LintSettings: Sendable {
  /// What a user wants of one rule.
  public enum Level: String, CaseIterable, Sendable { case off, warning, error }

  /// By the rule's name; a rule that is not named has its own severity.
  public var levels: [String: Level]
  /// The only rules to check; empty for all that are on.
  public var only: Set<String>
  /// Whether findings are reported of which a rule is not sure.
  public var reportsPossible: Bool
  public var limits: LintLimits
  /// Rules that are made of values, as settings of a project describe them.
  public var policies: [any Policy]

  public init(
    levels: [String: Level] = [:], only: Set<String> = [], reportsPossible: Bool = false,
    limits: LintLimits = LintLimits(), policies: [any Policy] = []
  ) {
    self.levels = levels
    self.only = only
    self.reportsPossible = reportsPossible
    self.limits = limits
    self.policies = policies
  }

  /// Returns the severity of a rule's findings; `nil` if it is not checked.
  public func severity(of rule: RuleDescription) -> Finding.Severity? {
    if !only.isEmpty, !only.contains(rule.name) { return nil }
    switch levels[rule.name] {
    case .off: return nil
    case .warning: return .warning
    case .error: return .error
    case nil: return rule.isOnByDefault || only.contains(rule.name) ? rule.severity : nil
    }
  }
}
