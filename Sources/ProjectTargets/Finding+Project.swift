import FlowModel

extension Finding {
  /// - Parameter reason: What was expected, or what is wrong.
  static func unreadableProject(_ path: String, line: Int = 0, _ reason: String) -> Self {
    Finding(
      .warning, rule: "unreadable-project", message: "not a readable project file; \(reason)",
      at: SourceLocation(path: path, line: line))
  }
}
