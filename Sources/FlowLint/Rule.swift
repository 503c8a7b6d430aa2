public import FlowModel

/// A check for one kind of fault.
///
/// A rule states what it is in ``about``, and finds faults by looking at the app as a whole:
///
/// ```swift
/// struct UntitledScreen: Rule {
///   static let about = RuleDescription(
///     name: "untitled-screen", severity: .warning, summary: "A screen has no title.",
///     reason: "VoiceOver reads the title of a screen when it appears.",
///     wrong: .storyboard("<viewController id='start' sceneMemberID='viewController'/>"),
///     right: .storyboard(
///       "<viewController id='start' title='Start' sceneMemberID='viewController'/>"))
///
///   func findings(in app: LintSubject) -> [Finding] {
///     app.graph.scenes.filter { $0.isScreen && $0.title == nil }.map { scene in
///       Self.finding("screen '\(scene.name)' has no title; expected one", at: scene.location)
///     }
///   }
/// }
/// ```
///
/// A finding of which the rule is not sure has severity `note`: it is reported only on request.
public protocol Rule: Sendable {
  /// What the rule is.
  static var about: RuleDescription { get }

  /// Returns the faults of an app, in any order.
  func findings(in app: LintSubject) -> [Finding]
}

extension Rule {
  /// Returns a finding of the rule.
  ///
  /// - Parameters:
  ///   - message: What is wrong and what was expected, in lower case, with the user's text in single
  ///     quotes and without a full stop.
  ///   - isCertain: Whether it is a fault whatever the app does at run time.
  public static func finding(
    _ message: String, at location: SourceLocation, isCertain: Bool = true
  ) -> Finding {
    Finding(
      isCertain ? about.severity : .note, rule: about.name, message: message, at: location)
  }
}

/// A rule whose faults are found while the files are read and joined into a graph. `draw` reports them as
/// well.
package protocol AssembledRule: Rule {}

extension AssembledRule {
  public func findings(in app: LintSubject) -> [Finding] {
    app.assembled(Self.about.name).map { finding in
      Self.finding(
        finding.message, at: finding.location,
        isCertain: finding.severity != .note
          && !(app.source?.isCaught(at: finding.location) ?? false))
    }
  }
}

/// What a rule is, for its users.
public struct RuleDescription: Sendable {
  /// What a rule depends on.
  public enum Need: String, CaseIterable, Sendable {
    /// Storyboards and xibs.
    case interfaceFiles = "interface files"
    /// Also property lists and project files.
    case project
    /// Also Swift and Objective-C source.
    case source
    /// Also the app's history in git.
    case history
  }

  /// A stable name in kebab case.
  public let name: String
  public let severity: Finding.Severity
  public let need: Need
  /// Whether the rule is checked unless settings say otherwise.
  public let isOnByDefault: Bool
  /// The fault, in a sentence.
  public let summary: String
  /// Why it is one, and when it is reported.
  public let reason: String
  /// An app with the fault.
  public let wrong: RuleExample
  /// The same app without the fault.
  public let right: RuleExample

  public init(
    name: String, severity: Finding.Severity, need: Need = .interfaceFiles,
    isOnByDefault: Bool = true, summary: String, reason: String, wrong: RuleExample,
    right: RuleExample
  ) {
    self.name = name
    self.severity = severity
    self.need = need
    self.isOnByDefault = isOnByDefault
    self.summary = summary
    self.reason = reason
    self.wrong = wrong
    self.right = right
  }
}
