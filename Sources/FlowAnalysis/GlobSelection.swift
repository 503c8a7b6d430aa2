/// A selection of files by their paths.
package struct GlobSelection: Hashable, Sendable {
  private let chosen: [Glob]
  private let others: [Glob]

  /// - Parameters:
  ///   - patterns: Of the files to select; empty for all.
  ///   - exceptions: Of the files not to select; they have precedence.
  package init(of patterns: [String], except exceptions: [String]) {
    chosen = patterns.map(Glob.init)
    others = exceptions.map(Glob.init)
  }

  package func contains(_ path: String) -> Bool {
    (chosen.isEmpty || chosen.contains { $0.matches(path) }) && !isException(path)
  }

  /// Whether a file is not selected whatever the other patterns are.
  package func isException(_ path: String) -> Bool { others.contains { $0.matches(path) } }
}
