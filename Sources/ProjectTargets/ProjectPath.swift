/// Joins paths of project files to paths of the graph.
enum ProjectPath {
  /// - Parameters:
  ///   - folder: Relative to the graph's root; empty for the root itself.
  ///   - path: Relative to the folder; may contain `.` and `..`.
  /// - Returns: `nil` for an absolute path and for one that leaves the root.
  static func joined(_ folder: String, _ path: some StringProtocol) -> String? {
    if path.hasPrefix("/") { return nil }
    let isAbsolute = folder.hasPrefix("/")
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/").map({ Substring($0) }) {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  static func folder(of path: some StringProtocol) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
