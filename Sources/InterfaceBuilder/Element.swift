/// A node of an `ElementTree`: a place in it, not a copy of it.
struct Element {
  let tree: ElementTree
  let index: Int

  var node: ElementTree.Node { tree.nodes[index] }

  var name: String { tree.spelling(node.name) }
  /// `nil` for a name that no reader asks for.
  var knownName: Name? { Name(rawValue: node.name) }
  /// Counted from 1: of the `>` that ends the start tag.
  var line: Int { Int(node.line) }

  var isElement: Bool { !self.is(.textNode) && !self.is(.commentNode) }

  func `is`(_ name: Name) -> Bool { node.name == name.rawValue }

  /// `nil` for the root.
  var parent: Element? {
    index == 0 ? nil : Element(tree: tree, index: Int(node.parent))
  }

  func first(_ name: Name) -> Element? { children.first { $0.is(name) } }

  /// The first child with the given `key`, which names the parent's property that it is.
  func child(_ name: Name, key: StaticString) -> Element? {
    children.first { $0.is(name) && $0.has(.key, key) }
  }

  /// Unique in most files. An element without an ID is told by its line.
  var objectID: String { self[.id] ?? "line-\(line)" }

  /// The value of an attribute; `nil` where it is absent or empty, which Interface Builder takes
  /// for the same.
  subscript(_ name: Name) -> String? {
    guard let range = range(of: name), range.count > 0 else { return nil }
    return tree.string(range)
  }

  func has(_ name: Name, _ value: StaticString) -> Bool {
    guard let range = range(of: name), Int(range.count) == value.utf8CodeUnitCount else {
      return false
    }
    let bytes = UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount)
    return tree.bytes[Int(range.start)...].starts(with: bytes)
  }

  /// The content of a text or a comment, or the texts directly inside an element.
  var text: String {
    if let content = range(of: .textNode) ?? range(of: .commentNode) { return tree.string(content) }
    return children.filter { $0.is(.textNode) }.map(\.text).joined()
  }

  private func range(of name: Name) -> ElementTree.ByteRange? {
    let start = Int(node.attributes)
    let next = index + 1
    let end =
      next < tree.nodes.count ? Int(tree.nodes[next].attributes) : tree.attributes.count
    for attribute in start..<end where tree.attributes[attribute].name == name.rawValue {
      return tree.attributes[attribute].value
    }
    return nil
  }
}
