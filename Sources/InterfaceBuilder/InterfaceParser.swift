import FlowModel
import InputBounds

/// Reads `.storyboard` and `.xib` files.
package enum InterfaceParser {
  /// Reads one interface file.
  ///
  /// Reads UTF-8 and UTF-16, with and without a byte order mark, whatever encoding the XML declaration names;
  /// Interface Builder writes no other. The line of an element is that of the `>` that ends its start tag.
  /// Lines after 65,535 are correct, too.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The file's path, as locations and IDs name it; the file is not opened.
  ///   - readsOutline: Whether the document's `outline` is read, too.
  /// - Throws: `ParseError`, for a file that can't be read as a whole. Faults within a file that can
  ///   be read are in the document's `findings`.
  /// - Complexity: O(*n*) for *n* bytes, in one pass.
  package static func parse(
    _ bytes: UnsafeRawBufferPointer, path: String, readsOutline: Bool = false
  ) throws(ParseError) -> InterfaceDocument {
    let root = try root(of: bytes, path: path)
    var document = InterfaceDocument(reading: root, path: path)
    if readsOutline { document.outline = OutlineReader(root, path: path).outline }
    return document
  }

  /// The `<document>` of a file.
  static func root(
    of bytes: UnsafeRawBufferPointer, path: String
  ) throws(ParseError) -> Element {
    do throws(BoundExcess) {
      try InputBounds.interfaceSize.check(bytes.count)
    } catch {
      throw ParseError(.excess(error), path: path)
    }
    guard let order = UTF16Order(of: bytes) else {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let start = bytes.starts(with: mark) ? mark.count : 0
      let text = UnsafeRawBufferPointer(rebasing: bytes[start...])
      return try document(in: text, path: path)
    }
    let text = try order.utf8(of: bytes, path: path)
    return try text.withUnsafeBufferPointer { (buffer) throws(ParseError) in
      try document(in: UnsafeRawBufferPointer(buffer), path: path)
    }
  }

  /// - Parameter bytes: UTF-8 without a byte order mark.
  private static func document(
    in bytes: UnsafeRawBufferPointer, path: String
  ) throws(ParseError) -> Element {
    if let reason = ParseError.Reason(ofWhatIsNotXML: bytes) {
      throw ParseError(reason, path: path)
    }
    if let flood = AttributeFlood(in: bytes) {
      let excess = BoundExcess(InputBounds.interfaceAttributes)
      throw ParseError(.excess(excess), at: SourceLocation(path: path, line: flood.line))
    }
    let tree: ElementTree
    do {
      tree = try XMLEventReader.tree(of: bytes)
    } catch {
      throw ParseError(error, in: bytes, path: path)
    }
    if let marker = ConflictMarker(between: tree, in: bytes) {
      throw ParseError(.mergeConflict, at: SourceLocation(path: path, line: marker.line, column: 1))
    }
    guard !tree.root.is(.document) else { return tree.root }
    let reason: ParseError.Reason =
      tree.root.is(.archive) ? .archive : .notInterfaceBuilder(root: tree.root.name)
    throw ParseError(reason, at: location(of: tree.root, in: bytes, path: path))
  }

  /// Returns the place of an element's tag.
  ///
  /// - Complexity: O(*n*) for *n* bytes before it.
  private static func location(
    of element: Element, in bytes: UnsafeRawBufferPointer, path: String
  ) -> SourceLocation {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: element.line, omittingEmptySubsequences: false)
    let line = lines.dropFirst(element.line - 1).first ?? bytes[...]
    let tag = line.firstRange(of: Array("<\(element.name)".utf8))
    let column = tag.map { $0.lowerBound - line.startIndex + 1 } ?? 1
    return SourceLocation(path: path, line: element.line, column: column)
  }
}
