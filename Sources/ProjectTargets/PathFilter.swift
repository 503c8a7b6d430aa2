import FlowAnalysis

/// A selection of the paths below a folder.
struct PathFilter: Hashable {
  /// Files, and folders with their contents.
  var paths: Set<String> = []
  /// Files as they are without the `lproj` folder of each translation.
  var localized: Set<String> = []
  /// Patterns that match a file or one of its folders.
  var globs: [Glob] = []

  /// Adds a pattern, or a path if there is no wildcard in it.
  mutating func insert(_ pattern: String) {
    if pattern.utf8.contains(where: Self.wildcards.contains) {
      globs.append(Glob(pattern))
    } else {
      paths.insert(pattern)
    }
  }

  func contains(_ path: String) -> Bool {
    if paths.isEmpty && localized.isEmpty && globs.isEmpty { return false }
    if !localized.isEmpty, localized.contains(Self.withoutLanguage(path)) { return true }
    return path.selfAndFolders.contains { part in
      paths.contains(part) || globs.contains { $0.matches(part) }
    }
  }

  static let wildcards = Set("*?[{".utf8)

  private static func withoutLanguage(_ path: String) -> String {
    path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}

extension String {
  /// A path and its folders, from the innermost outward, without the root.
  var selfAndFolders: some Sequence<String> {
    sequence(first: self) { path in
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
    }
  }
}
