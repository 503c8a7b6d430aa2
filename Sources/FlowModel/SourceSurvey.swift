/// What rules check in an app's source beyond the segues that it makes.
package struct SourceSurvey: Hashable, Sendable {
  /// A method that an unwind segue may call.
  package struct Handler: Hashable, Sendable {
    package let selector: String
    /// Whether it is marked as an action, so that Interface Builder offers it.
    package let isAction: Bool
    package let location: SourceLocation

    package init(selector: String, isAction: Bool, location: SourceLocation) {
      self.selector = selector
      self.isAction = isAction
      self.location = location
    }
  }

  /// Those of the wanted names that occur in source, as ``key(of:)`` spells them.
  package var mentioned: Set<String> = []
  /// Those of the wanted names that source declares as a type.
  package var declared: Set<String> = []
  /// Whether all source was read.
  package var isComplete = true
  package var handlers: [Handler] = []
  /// The modules that source imports and that are neither the system's nor targets of the projects.
  package var libraries: Set<String> = []
  /// The comments that disable rules, by path.
  package var disablings: [String: [RuleDisabling]] = [:]
  /// The targets of which all source was read.
  package var targets: Set<String> = []
  /// The files with a call of which only running the app would tell which segue it performs.
  package var unknownPerformers: Set<String> = []

  package init() {}

  /// Whether a name occurs in source, in this spelling or in that of a generated accessor.
  package func mentions(_ name: String) -> Bool { mentioned.contains(Self.key(of: name)) }

  /// The letters and digits of a name in lower case: `show-detail` and `showDetail` are the same to R.swift
  /// and SwiftGen.
  package static func key(of name: some StringProtocol) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.isDigit })
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType != nil }
}
