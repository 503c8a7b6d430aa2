import FlowModel
import SourceModel

extension Diagnostic {
  static func sourceTooDeep(path: String, at position: SourcePosition) -> Self {
    Diagnostic(
      .warning, rule: "source-too-deep", message: "source is nested too deeply to be read",
      at: SourceLocation(path: path, line: position.line, column: position.column))
  }
}
