/// A pattern of file paths, with the syntax of shells and ignore files.
///
/// | pattern | matches |
/// |---|---|
/// | `?` | one character, but no `/` |
/// | `*` | any number of characters, but no `/` |
/// | `**` | any number of characters, `/` included; `**/` also none at all |
/// | `[a-z_]`, `[!a-z]` | one character that is in the set, or not in it |
/// | `{a,b}` | any of the patterns |
/// | `\*` | the character itself |
///
/// A pattern with a `/` is compared with the whole path; one that ends in `/` matches everything in
/// that folder. A pattern without a `/` is compared with each component of the path, so that `Pods`
/// matches every folder and file of that name at any depth.
///
/// A `[` or `{` without its closing bracket is an ordinary character.
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

  /// - Parameter path: A path with `/` as its separator.
  /// - Complexity: O(*p* × *n*) for a pattern of *p* and a path of *n* characters, whatever they are.
  package func matches(_ path: String) -> Bool {
    isForParts
      ? path.split(separator: "/").contains(where: automaton.accepts)
      : automaton.accepts(path[...])
  }
}
