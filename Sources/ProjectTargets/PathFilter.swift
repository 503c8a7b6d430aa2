import FlowAnalysis

/// Some of the paths below a folder.
struct PathFilter: Hashable {
  /// Files, and folders with all that is below.
  var paths: Set<String> = []
  /// Files without the `lproj` folder that each of their translations lies in.
  var localized: Set<String> = []
  /// What each file, or a folder that it lies in, is held against.
  var globs: [Glob] = []

  /// Adds a pattern, or a path if it holds no wildcard.
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
  /// A path, and the folders that it lies in, from the innermost outward; the root is not among them.
  var selfAndFolders: some Sequence<String> {
    sequence(first: self) { path in
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
    }
  }
}
