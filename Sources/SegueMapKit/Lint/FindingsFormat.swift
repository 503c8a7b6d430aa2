public import FlowLint
import FlowReport

/// A form of a list of findings, by the names that SwiftLint has for them.
public enum FindingsFormat: String, CaseIterable, Hashable, Sendable {
  /// A line for each finding, for a terminal.
  case text
  /// As Xcode shows it in its list of issues.
  case xcode
  /// For other programs; `Documentation/findings.schema.json` describes it.
  case json
  /// The Static Analysis Results Interchange Format, version 2.1.0.
  case sarif
  /// Annotations in a job of GitHub Actions.
  case gitHubActions = "github-actions-logging"
  case checkstyle
  /// Failed tests.
  case junit
  case codeclimate
  /// GitLab's report of code quality, which is that of Code Climate.
  case gitlab
  case markdown
  /// A page that stands alone.
  case html

  /// Returns what writes findings in the format.
  ///
  /// - Parameter version: That of your tool, for formats that name it.
  public func reporter(version: String) -> any Reporter {
    switch self {
    case .text: TextFindingsReporter()
    case .xcode: XcodeFindingsReporter()
    case .json: JSONFindingsReporter()
    case .sarif: SARIFReporter(version: version)
    case .gitHubActions: GitHubActionsReporter()
    case .checkstyle: CheckstyleReporter()
    case .junit: JUnitReporter()
    case .codeclimate, .gitlab: CodeClimateReporter()
    case .markdown: MarkdownFindingsReporter()
    case .html: HTMLFindingsReporter()
    }
  }
}
