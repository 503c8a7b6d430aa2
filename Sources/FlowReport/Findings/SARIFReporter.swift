package import FlowLint
import FlowModel

/// Writes a log in the Static Analysis Results Interchange Format, version 2.1.0, which GitHub and other
/// servers read.
///
/// Each rule has its help, and each result a fingerprint that does not depend on lines.
package struct SARIFReporter: Reporter {
  private let version: String

  /// - Parameter version: That of the tool.
  package init(version: String) { self.version = version }

  package func report(_ findings: LintFindings) -> String {
    var json = JSONWriter()
    json.document([
      (
        "$schema",
        {
          $0.string(
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
              + "sarif-schema-2.1.0.json")
        }
      ),
      ("version", { $0.string("2.1.0") }),
      ("runs", { $0.list([findings]) { $0.run($1, version: version) } }),
    ])
    json.newline()
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func run(_ findings: LintFindings, version: String) {
    object { json in
      json.member("tool") { json in
        json.member("driver") { json in
          json.member("name", "seguemap")
          json.member("semanticVersion", version)
          json.member("rules", findings.rules) { $0.rule($1) }
        }
      }
      json.member("columnKind", "unicodeCodePoints")
      json.member("originalUriBaseIds") { json in
        json.member("SRCROOT") { json in
          json.member("description") { $0.member("text", "The current folder.") }
        }
      }
      json.key("results", list: findings.fingerprinted) { json, entry in
        json.result(entry.finding, entry.fingerprint, of: findings)
      }
    }
  }

  private mutating func rule(_ rule: RuleDescription) {
    object { json in
      json.member("id", required: rule.name)
      json.member("shortDescription") { $0.member("text", rule.summary) }
      json.member("fullDescription") { $0.member("text", rule.reason) }
      json.member("help") { json in
        json.member("text", rule.helpText)
        json.member("markdown", rule.helpMarkdown)
      }
      json.member("defaultConfiguration") { json in
        json.member("level", rule.severity.rawValue)
        if !rule.isOnByDefault { json.member("enabled", false) }
      }
    }
  }

  private mutating func result(
    _ finding: Finding, _ fingerprint: String, of findings: LintFindings
  ) {
    object { json in
      json.member("ruleId", required: finding.rule)
      json.member("ruleIndex", findings.rules.firstIndex { $0.name == finding.rule })
      json.member("level", finding.severity.rawValue)
      json.member("message") { $0.member("text", required: finding.message) }
      json.member("locations", [finding.location]) { json, location in
        json.object { $0.physicalLocation(location, prefix: findings.prefix) }
      }
      json.member("partialFingerprints") { $0.member("seguemapFinding/v1", fingerprint) }
    }
  }

  private mutating func physicalLocation(_ location: SourceLocation, prefix: String) {
    member("physicalLocation") { json in
      json.member("artifactLocation") { json in
        json.member("uri", required: (prefix + location.path).percentEncoded)
        if !(prefix + location.path).hasPrefix("/") { json.member("uriBaseId", "SRCROOT") }
      }
      guard location.line > 0 else { return }
      json.member("region") { json in
        json.member("startLine", location.line)
        if location.column > 0 { json.member("startColumn", location.column) }
      }
    }
  }
}

extension String {
  /// The path as a URI reference.
  fileprivate var percentEncoded: String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let digits = Array("0123456789ABCDEF")
    return fileNameBytes.reduce(into: "") { text, byte in
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
