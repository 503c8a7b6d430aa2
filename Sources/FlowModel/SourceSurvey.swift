/// What rules check in an app's source beyond the segues that it makes.
public struct SourceSurvey: Hashable, Sendable {
  /// A method that an unwind segue may call.
  public struct Handler: Hashable, Sendable {
    public let selector: String
    /// Whether it is marked as an action, so that Interface Builder offers it.
    public let isAction: Bool
    public let location: SourceLocation

    public init(selector: String, isAction: Bool, location: SourceLocation) {
      self.selector = selector
      self.isAction = isAction
      self.location = location
    }
  }

  /// Those of the wanted names that occur in source, or as a value in a file beside it, as ``key(of:)`` spells
  /// them.
  public var mentioned: Set<String> = []
  /// Those of the wanted names that source declares as a type.
  public var declared: Set<String> = []
  /// Whether all source was read.
  public var isComplete = true
  public var handlers: [Handler] = []
  /// The modules that source imports and that are neither the system's nor targets of the projects.
  public var libraries: Set<String> = []
  /// The comments that disable rules, by path.
  public var disablings: [String: [RuleDisabling]] = [:]
  /// The lines of `@try` in Objective-C, in which a call that fails does not end the app, by path.
  public var caughtLines: [String: [ClosedRange<Int>]] = [:]
  /// The targets of which all source was read.
  public var targets: Set<String> = []
  /// The files with a call of which only running the app would tell which segue it performs.
  public var unknownPerformers: Set<String> = []

  public init() {}

  /// Whether a call that fails at a place does not end the app.
  public func isCaught(at location: SourceLocation) -> Bool {
    caughtLines[location.path]?.contains { $0.contains(location.line) } ?? false
  }

  /// Whether a name occurs in source, in this spelling or in that of a generated accessor, or in a file beside
  /// it.
  public func mentions(_ name: String) -> Bool { mentioned.contains(Self.key(of: name)) }

  /// The letters and digits of a name in lower case: `show-detail` and `showDetail` are the same to R.swift
  /// and SwiftGen.
  public static func key(of name: some StringProtocol) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.isDigit })
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType != nil }
}
