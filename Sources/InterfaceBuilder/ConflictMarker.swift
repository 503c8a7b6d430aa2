/// A line that a version control system leaves in a file where a merge failed.
struct ConflictMarker {
  /// Counted from 1.
  let line: Int

  /// The first marker in a file that is not well-formed XML.
  ///
  /// Seven `<` at the start of a line can be nothing else. A lone `=======` may be text, so that it
  /// counts only with the `>>>>>>>` of a conflict whose upper part was removed.
  init?(in bytes: UnsafeRawBufferPointer) {
    if let line = Self.firstLine(in: bytes, startingWith: ["<<<<<<<"]) {
      self.line = line
    } else if Self.firstLine(in: bytes, startingWith: [">>>>>>> "]) != nil,
      let line = Self.firstLine(in: bytes, startingWith: ["=======", ">>>>>>> "])
    {
      self.line = line
    } else {
      return nil
    }
  }

  /// The first marker that is text between elements, in a file that is well-formed because the line of `<` was
  /// removed.
  ///
  /// Text in an element without other content belongs to the user.
  init?(between tree: ElementTree, in bytes: UnsafeRawBufferPointer) {
    let stray = tree.nodes.indices.lazy
      .filter { tree.nodes[$0].name == Name.textNode.number }
      .map { Element(tree: tree, index: $0) }
      .first { !$0.isOnlyChild && $0.text.hasConflictMarker }
    // The line of a text is unreliable, as libxml2 reports text in pieces.
    guard let stray,
      let line = Self.firstLine(
        in: bytes, startingWith: ["=======", ">>>>>>> "],
        from: Int(tree.nodes[stray.index - 1].line))
    else { return nil }
    self.line = line
  }

  private static func firstLine(
    in bytes: UnsafeRawBufferPointer, startingWith markers: [String], from first: Int = 1
  ) -> Int? {
    var line = 1
    var rest = bytes[...]
    while !rest.isEmpty {
      if line >= first, markers.contains(where: { rest.starts(with: $0.utf8) }) { return line }
      guard let lineBreak = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      rest = rest[(lineBreak + 1)...]
      line += 1
    }
    return nil
  }
}

extension Element {
  fileprivate var isOnlyChild: Bool {
    node.parent + 1 == index && tree.nodes[Int(node.parent)].end == node.end
  }
}

extension String {
  fileprivate var hasConflictMarker: Bool {
    split(whereSeparator: \.isNewline).contains {
      $0.hasPrefix("=======") || $0.hasPrefix(">>>>>>> ")
    }
  }
}
