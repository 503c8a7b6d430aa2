/// A pattern of file paths, as shells and ignore files have them.
///
/// | pattern | matches |
/// |---|---|
/// | `?` | one character, but no `/` |
/// | `*` | any number of them |
/// | `**` | any number of characters, `/` included; `**/` also none at all |
/// | `[a-z_]`, `[!a-z]` | one character of the set, or one that is not in it |
/// | `{a,b}` | either of two patterns, or of more |
/// | `\*` | the character itself |
///
/// A pattern with a `/` is held against the whole path; one that ends in `/` means everything below
/// that folder. A pattern without any is held against each part of the path, so that `Pods` means
/// every folder and file of that name, wherever it lies.
///
/// A `[` or `{` that nothing closes stands for itself.
package struct Glob: Hashable, Sendable {
  package let pattern: String
  private let automaton: GlobAutomaton
  private let isForParts: Bool

  package init(_ pattern: String) {
    self.pattern = pattern
    var path = Substring(pattern)
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    if path.hasPrefix("/") { path = path.dropFirst() }
    isForParts = !path.contains("/")
    automaton = GlobAutomaton(path.hasSuffix("/") ? path + "**" : path)
  }

  /// - Parameter path: With `/` between its parts.
  /// - Complexity: O(*p* × *n*) for a pattern of *p* and a path of *n* characters, whatever they are.
  package func matches(_ path: String) -> Bool {
    isForParts
      ? path.split(separator: "/").contains(where: automaton.accepts)
      : automaton.accepts(path[...])
  }
}
