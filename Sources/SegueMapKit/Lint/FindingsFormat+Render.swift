public import FlowLint
import FlowReport

extension FindingsFormat: FileFormat {
  public var fileExtensions: [String] {
    switch self {
    case .text, .xcode, .gitHubActions: ["txt"]
    case .json, .codeclimate, .gitlab: ["json"]
    case .sarif: ["sarif"]
    case .checkstyle, .junit: ["xml"]
    case .markdown: ["md"]
    case .html: ["html", "htm"]
    }
  }

  public var isBinary: Bool { false }

  public var isPicture: Bool { false }

  /// Writes findings.
  ///
  /// - Parameter version: That of the command, for formats that name it.
  public func render(_ findings: LintFindings, version: String) -> RenderedFile<FindingsFormat> {
    RenderedFile(format: self, bytes: Array(reporter(version: version).report(findings).utf8))
  }
}

extension Baseline {
  package var file: RenderedFile<FindingsFormat> {
    RenderedFile(format: .text, bytes: Array(text.utf8))
  }
}

/// What rules are, as text.
package enum RulePages {
  /// Returns a line for each rule.
  package static func list(_ rules: [RuleDescription]) -> String { RuleReporter.list(rules) }

  /// Returns the explanation of one rule for a terminal.
  package static func explanation(of rule: RuleDescription) -> String {
    RuleReporter.explanation(of: rule)
  }

  /// Returns `Documentation/Rules.md`.
  package static func page(_ rules: [RuleDescription]) -> String { RuleReporter.page(rules) }
}
