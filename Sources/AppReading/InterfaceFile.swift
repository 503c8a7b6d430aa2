package import InterfaceBuilder

/// An interface file: its bytes, from which its screens are drawn, and what they say of the flow.
package struct InterfaceFile: Equatable, Sendable {
  /// As the graph has it.
  package let path: String
  package let bytes: [UInt8]
  package let document: Result<InterfaceDocument, ParseError>

  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: As the graph has it.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    self.bytes = bytes
    document = bytes.withUnsafeBytes { bytes in
      Result { () throws(ParseError) in try InterfaceParser.parse(bytes, path: path) }
    }
  }
}
