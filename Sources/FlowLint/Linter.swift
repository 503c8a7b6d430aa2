public import FlowModel

/// Checks an app by rules.
public struct Linter: Sendable {
  private let rules: [any Rule]
  private let settings: LintSettings

  /// - Parameter rules: The rules to choose from, such as ``RuleCatalogue/all``, or your own beside them.
  public init(_ rules: [any Rule] = RuleCatalogue.all, settings: LintSettings = LintSettings()) {
    self.rules = rules
    self.settings = settings
  }

  /// Returns the findings, sorted by place, without those that comments disable.
  ///
  /// - Complexity: that of the rules, each linear in the size of the app unless it states otherwise.
  public func findings(in app: LintSubject) -> [Finding] {
    var found: Set<Finding> = []
    for rule in rules {
      guard let severity = settings.severity(of: type(of: rule).about) else { continue }
      for finding in rule.findings(in: app) {
        if let finding = rated(finding, severity), !isDisabled(finding, in: app) {
          found.insert(finding)
        }
      }
    }
    for policy in settings.policies where settings.checks(policy) {
      found.formUnion(policy.findings(in: app).filter { !isDisabled($0, in: app) })
    }
    return found.sorted()
  }

  private func rated(_ finding: Finding, _ severity: Finding.Severity) -> Finding? {
    if finding.severity == .note { return settings.reportsPossible ? finding : nil }
    return Finding(
      severity, rule: finding.rule, message: finding.message, at: finding.location)
  }

  private func isDisabled(_ finding: Finding, in app: LintSubject) -> Bool {
    let path = finding.location.path
    let comments =
      app.outline(ofFileAt: path)?.disablings ?? app.source?.disablings[path] ?? []
    return comments.contains { $0.disables(finding.rule, onLine: finding.location.line) }
  }
}

extension LintSettings {
  fileprivate func checks(_ policy: any Policy) -> Bool {
    (only.isEmpty || only.contains(policy.name)) && levels[policy.name] != .off
  }
}
