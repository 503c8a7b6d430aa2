/// A line that a version control system leaves in a file where a merge failed.
struct ConflictMarker {
  /// Counted from 1.
  let line: Int

  /// The first marker in a file that is no well-formed XML.
  ///
  /// Seven `<` at the start of a line can be nothing else. A lone `=======` may be text, so that it
  /// counts only beside the `>>>>>>>` of a conflict of which the upper part was taken out.
  init?(in bytes: UnsafeRawBufferPointer) {
    var line = 1
    var separator: Int?
    var end: Int?
    var start = 0
    while start < bytes.count {
      let rest = bytes[start...]
      if rest.starts(with: "<<<<<<<".utf8) {
        self.line = line
        return
      }
      if separator == nil, rest.starts(with: "=======".utf8) { separator = line }
      if end == nil, rest.starts(with: ">>>>>>> ".utf8) { end = line }
      guard let newline = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = newline + 1
      line += 1
    }
    guard let end else { return nil }
    self.line = min(separator ?? end, end)
  }

  /// The first marker that stands as text between elements, where the file is well-formed because
  /// only the line of `<` was taken out.
  ///
  /// Text within an element that holds only text is the user's own.
  init?(between tree: ElementTree) {
    let texts = tree.nodes.indices.lazy.filter { tree.nodes[$0].name == Name.textNode.rawValue }
    for text in texts.map({ Element(tree: tree, index: $0) }) {
      guard let parent = text.parent, parent.children.contains(where: \.isElement) else { continue }
      let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
      guard
        let place = lines.firstIndex(where: { $0.hasPrefix("=======") || $0.hasPrefix(">>>>>>> ") })
      else { continue }
      line = text.line - (lines.count - 1 - place)
      return
    }
    return nil
  }
}
