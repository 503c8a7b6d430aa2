import FlowLint
import FlowModel
import SegueMapKit
import TestSupport
import Testing

/// Every rule's examples, read as apps.
struct RuleExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let about: RuleDescription

    var testDescription: String { about.name }
  }

  static let cases = RuleCatalogue.descriptions.map(Case.init)

  @Test("A rule finds the fault in its wrong example", arguments: cases)
  func wrong(rule: Case) throws {
    let findings = try findings(in: rule.about.wrong, of: rule.about)
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding.rule == rule.about.name)
      #expect(finding.severity == rule.about.severity)
    }
  }

  @Test("No rule finds a fault in the right example", arguments: cases)
  func right(rule: Case) throws {
    let findings = try findings(in: rule.about.right)
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test("A rule's wrong example has no other fault", arguments: cases)
  func onlyOne(rule: Case) throws {
    let others = try findings(in: rule.about.wrong).filter { $0.rule != rule.about.name }
    #expect(others.isEmpty, "\(others)")
  }

  /// - Parameter rule: The only rule to check; `nil` for all that are on.
  private func findings(
    in example: RuleExample, of rule: RuleDescription? = nil
  ) throws -> [Finding] {
    let folder = try TemporaryProject()
    for file in example.files { try folder.write(file.text, to: file.path) }
    var project = FlowProject(paths: [folder.path])
    project.readsForRules = true
    var settings = LintSettings()
    if let rule { settings.only = [rule.name] }
    return try project.load().lint(settings).findings
  }
}
