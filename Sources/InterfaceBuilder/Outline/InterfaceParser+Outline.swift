package import FlowModel

extension InterfaceParser {
  /// Reads what rules check in an interface file beyond its scenes and segues.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The file's path, as the outline names it; the file is not opened.
  /// - Throws: `ParseError`, as `parse` does.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func outline(
    of bytes: UnsafeRawBufferPointer, path: String
  ) throws(ParseError) -> InterfaceOutline {
    let root = try root(of: bytes, path: path)
    return OutlineReader(root, path: path).outline
  }
}
