import AppReading
public import FlowLint
package import FlowModel

extension AppFlow {
  /// Checks the app by rules.
  ///
  /// ``FlowProject/readsForRules`` must have been set before the app was loaded; otherwise only what is in
  /// the graph is checked.
  ///
  /// ```swift
  /// let findings = flow.lint(by: RuleCatalogue.all + [UntitledScreen()])
  /// ```
  ///
  /// - Parameters:
  ///   - settings: Which rules are checked, and how severe their findings are.
  ///   - rules: The rules to choose from; your own may be among them.
  /// - Complexity: O(*n*) for *n* elements of the app, and that of your own rules.
  public func lint(
    _ settings: LintSettings = LintSettings(), by rules: [any Rule] = RuleCatalogue.all
  ) -> LintFindings {
    let found = Linter(rules, settings: settings).findings(in: lintSubject(settings.limits))
    let checked = rules.map { type(of: $0).about }.filter { settings.severity(of: $0) != nil }
    return LintFindings(located(found), rules: checked, prefix: pathPrefix)
  }

  /// What rules look at: the graph, and what was read beside it if ``FlowProject/readsForRules`` was set.
  public func lintSubject(_ limits: LintLimits = LintLimits()) -> LintSubject {
    LintSubject(
      graph, outlines: lintMaterial?.outlines ?? [], source: lintMaterial?.source,
      authors: lintMaterial?.authors ?? [:], extra: lintMaterial?.extra ?? [], limits: limits)
  }

  /// What kept files from being checked, which is no finding of a rule.
  package var lintTroubles: [Finding] {
    let rules = Set(RuleCatalogue.descriptions.map(\.name))
    return findings.filter { $0.severity != .note && !rules.contains($0.rule) }
  }

  /// Returns the flow with its findings, if it was read with what rules check. A flow that was exported has
  /// those that it was exported with.
  package func checked(_ settings: LintSettings) -> AppFlow {
    guard lintMaterial != nil else { return self }
    var flow = self
    flow.graph = graph.replacingFindings(by: lint(settings).findings)
    return flow
  }

  /// Returns the flow with the findings of rules in its pages and documents.
  package func describing(_ findings: LintFindings) -> AppFlow {
    var flow = self
    flow.ruleFindings = findings.findings
    return flow
  }

  /// Returns the flow with the findings of rules among its own, in its pages and documents, and marked in its pictures.
  public func showing(_ findings: LintFindings) -> AppFlow {
    var flow = describing(findings)
    flow.couldNotBeRead = hasErrors
    flow.graph = graph.replacingFindings(by: findings.findings)
    flow.findingMarks = FindingMarks(findings.findings, in: graph)
    flow.findings =
      lintTroubles + self.findings.filter { $0.severity == .note }
      + findings.findings.map { $0.moved(to: pathPrefix + $0.location.path) }
    return flow
  }

  /// Returns findings with the column of each that has only a line.
  private func located(_ findings: [Finding]) -> [Finding] {
    var lines: [String: [Int]] = [:]
    return findings.map { finding in
      let place = finding.location
      guard place.line > 0, place.column == 0, let bytes = screens?.files[place.path]?.bytes
      else { return finding }
      let columns = lines[place.path] ?? Self.columns(in: bytes)
      lines[place.path] = columns
      guard place.line <= columns.count else { return finding }
      return Finding(
        finding.severity, rule: finding.rule, message: finding.message,
        at: SourceLocation(path: place.path, line: place.line, column: columns[place.line - 1]))
    }
  }

  /// The column of the first character of each line that is not blank, counted in bytes from 1.
  private static func columns(in bytes: [UInt8]) -> [Int] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      (line.firstIndex { $0 > UInt8(ascii: " ") }.map { $0 - line.startIndex } ?? 0) + 1
    }
  }
}

extension FlowGraph {
  /// Returns the graph with other findings of rules; what is no finding of a rule stays.
  func replacingFindings(by findings: [Finding]) -> FlowGraph {
    let rules = Set(RuleCatalogue.descriptions.map(\.name))
    let others = self.findings.filter { $0.severity == .note || !rules.contains($0.rule) }
    return FlowGraph(
      storyboards: storyboards, scenes: scenes, segues: segues, findings: others + findings,
      targets: targets)
  }
}
