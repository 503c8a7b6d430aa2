package import FlowModel
package import InputBounds

/// What one source file declares and does, in a form that Swift and Objective-C share.
///
/// It keeps what navigation may depend on and drops the rest: numbers, generic arguments of expressions,
/// access levels. Names are as written.
package struct SourceUnit: Hashable, Sendable {
  package var path: String
  package var language: SourceLanguage
  /// In the order of the file; a nested type follows the enclosing one.
  package var types: [TypeDeclaration] = []
  /// The file's own functions, outside any type.
  package var functions: [FunctionDeclaration] = []
  /// The file's own constants and variables, `#define`s of a string included.
  package var variables: [VariableDeclaration] = []
  /// The type aliases outside any type.
  package var aliases: [TypeAlias] = []
  /// The types that `#Preview` names.
  package var previewed: Set<String> = []
  /// The clauses of the file's `#if`s, an inner one after the one around it.
  package var sections: [ConditionalSection] = []
  /// Whether the unit contains `#if` or `#available` and is not resolved yet.
  package var hasConditions = false
  /// Source that was skipped, such as a file nested too deeply.
  package var findings: [Finding] = []

  package init(path: String, language: SourceLanguage) {
    self.path = path
    self.language = language
  }
}

extension Finding {
  package static func sourceTooLarge(path: String, _ excess: BoundExcess) -> Self {
    Finding(
      .error, rule: "source-too-large", message: "the source is skipped: it has \(excess)",
      at: SourceLocation(path: path, line: 0))
  }
}

package enum SourceLanguage: Hashable, Sendable {
  case swift, objectiveC

  /// - Returns: `nil` for a file that is not source of an app.
  package init?(fileName: String) {
    // Compares bytes, as it is called for every file of an app.
    guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch String(fileName[fileName.utf8.index(after: dot)...]) {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}

/// A place in a unit's file.
package struct SourcePosition: Hashable, Sendable {
  /// Counted from 1.
  package let line: Int
  /// Counted from 1 in bytes.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package func location(in path: String) -> SourceLocation {
    SourceLocation(path: path, line: line, column: column)
  }
}
