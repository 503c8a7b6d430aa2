package import SourceModel

/// Reads Objective-C source and headers.
package enum ObjectiveCReader {
  /// Reads one file. Broken source is read as far as possible.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, in UTF-8.
  ///   - path: The file's path, as messages name it; the file is not opened.
  package static func unit(_ bytes: UnsafeBufferPointer<UInt8>, path: String) -> SourceUnit {
    // Tokens count bytes in 32 bits.
    let bytes = UnsafeBufferPointer(rebasing: bytes.prefix(Int(Int32.max)))
    let list = Tokeniser.tokens(of: bytes)
    let lines = LineTable(bytes)
    var reader = DeclarationReader(
      code: CodeReader(bytes: bytes, tokens: list.tokens, names: list.names, lines: lines),
      unit: SourceUnit(path: path, language: .objectiveC), sections: list.sections)
    reader.unit.hasConditions =
      list.sections.contains { $0.condition != nil }
      || list.names.contains { ["available", "__builtin_available"].contains($0) }
    reader.readFile()
    var definitions = CodeReader(
      bytes: bytes, tokens: list.definitionTokens, names: list.names, lines: lines)
    reader.unit.variables += list.definitions.compactMap { definitions.variable($0) }
    return reader.unit
  }
}

extension LineTable {
  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.init(starts: starts)
  }
}
