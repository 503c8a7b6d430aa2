import FlowLint
import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowReport

/// Reports of findings held against schemas.
struct FindingsSchemaTests {
  private static let reports = Hostile.names.map {
    FindingsReporterTests.findings($0.text, count: 2)
  }

  @Test(
    "Every JSON report is valid against the schema in the documentation",
    .enabled(if: Validator.isInstalled))
  func json() throws {
    let reports = Self.reports.map { JSONFindingsReporter().report($0) }
    #expect(
      try Validator.complaints(about: reports, schema: Schema.url("findings")).isEmpty)
  }

  /// SARIF's own schema is published by OASIS and in no package registry that tests could ask, so that the
  /// parts which the reporter writes are checked by hand, by sections 3.13 to 3.52 of the standard.
  @Test("A SARIF log has what version 2.1.0 requires, and refers to its own rules")
  func sarif() throws {
    for findings in Self.reports {
      let text = SARIFReporter(version: "1.2.3").report(findings)
      let log = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(Set(log.keys) == ["$schema", "version", "runs"])
      #expect(log["version"] as? String == "2.1.0")
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
      let rules = try #require(driver["rules"] as? [[String: Any]])
      #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
      for rule in rules {
        let help = try #require(rule["help"] as? [String: String])
        #expect(help["text"]?.isEmpty == false && help["markdown"]?.isEmpty == false)
      }
      let results = try #require(run["results"] as? [[String: Any]])
      #expect(results.count == findings.findings.count)
      for result in results { try check(result, rules) }
      let prints = results.compactMap {
        ($0["partialFingerprints"] as? [String: String])?.values.first
      }
      #expect(Set(prints).count == results.count)
    }
  }

  private func check(_ result: [String: Any], _ rules: [[String: Any]]) throws {
    #expect((result["message"] as? [String: String])?["text"] != nil)
    #expect(["error", "warning", "note"].contains(result["level"] as? String))
    if let index = result["ruleIndex"] as? Int {
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(place["artifactLocation"] as? [String: String])
    let address = try #require(artifact["uri"])
    #expect(URL(string: address) != nil && !address.contains(" "))
    if let region = place["region"] as? [String: Int] {
      #expect(region["startLine"].map { $0 >= 1 } ?? false)
      #expect(region["startColumn"].map { $0 >= 1 } ?? true)
    }
  }
}
