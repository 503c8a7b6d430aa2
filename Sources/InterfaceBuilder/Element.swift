/// A reference to a node of an `ElementTree`.
struct Element {
  let tree: ElementTree
  let index: Int

  var node: ElementTree.Node { tree.nodes[index] }

  var name: String { tree.spelling(node.name) }
  /// `nil` for a name that no reader uses.
  var knownName: Name? { Name(number: node.name) }
  /// Counted from 1: of the `>` that ends the start tag.
  var line: Int { Int(node.line) }

  func `is`(_ name: Name) -> Bool { node.name == name.number }

  /// `nil` for the root.
  var parent: Element? {
    index == 0 ? nil : Element(tree: tree, index: Int(node.parent))
  }

  func first(_ name: Name) -> Element? { children.first { $0.is(name) } }

  /// The first child with the given `key`, which names the parent's property that it is.
  func child(_ name: Name, key: Name) -> Element? {
    children.first { $0.is(name) && $0.isValue(of: key) }
  }

  /// Whether the element's `key` names the given property of its parent.
  func isValue(of property: Name) -> Bool { has(.key, property.spelling) }

  /// Unique in most files. An element without an ID is identified by its line.
  var objectID: String { self[.id] ?? "line-\(line)" }

  /// The value of an attribute; `nil` where it is absent or empty, which are the same to
  /// Interface Builder.
  subscript(_ name: Name) -> String? {
    guard let range = range(of: name), range.count > 0 else { return nil }
    return tree.string(range)
  }

  /// The bytes of an attribute, which cost less than its text; `nil` where it is absent.
  func bytes(of name: Name) -> ArraySlice<UInt8>? { range(of: name).map { tree.bytes[$0.indices] } }

  /// A property with a text: an attribute or, for one with line breaks, an element of its own,
  /// such as `<string key="title">`; `nil` where it is absent or empty.
  func text(of property: Name) -> String? {
    if let attribute = self[property] { return attribute }
    let element = children.first {
      ($0.is(.string) || $0.is(.mutableString)) && $0.isValue(of: property)
    }
    guard let text = element?.text, !text.isEmpty else { return nil }
    return text
  }

  func has(_ name: Name, _ value: String) -> Bool {
    guard let range = range(of: name) else { return false }
    return tree.bytes[range.indices].elementsEqual(value.utf8)
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
    for attribute in start..<end where tree.attributes[attribute].name == name.number {
      return tree.attributes[attribute].value
    }
    return nil
  }
}
