/// Grows an `ElementTree` from a parser's events.
///
/// Names are pointers that are unique for each spelling, as from an `xmlDict`. They are compared by address,
/// and their bytes are read once.
struct TreeBuilder {
  typealias Bytes = UnsafePointer<UInt8>

  private var nodes: [ElementTree.Node] = []
  private var attributes: [ElementTree.Attribute] = []
  private var bytes: [UInt8] = []
  private var names = NameTable()
  private var open: [UInt32] = []

  /// - Parameter size: The size of the file in bytes, by which memory is reserved.
  init(size: Int) {
    nodes.reserveCapacity(size / 64 + 16)
    attributes.reserveCapacity(size / 24 + 16)
    bytes.reserveCapacity(size / 2 + 64)
  }

  var depth: Int { open.count }
  /// The number of distinct names so far.
  var nameCount: Int { names.ranges.count }

  mutating func startElement(_ name: Bytes, line: Int32) {
    let index = append(names.id(of: name, storingIn: &bytes), line: line)
    open.append(index)
  }

  /// Adds an attribute to the element that was started last.
  mutating func addAttribute(_ name: Bytes, value: UnsafeBufferPointer<UInt8>) {
    let name = names.id(of: name, storingIn: &bytes)
    addAttribute(name, value: value)
  }

  /// Counts a name that is not kept in the tree.
  mutating func note(_ name: Bytes) { _ = names.id(of: name, storingIn: &bytes) }

  mutating func endElement() {
    guard let index = open.popLast() else { return }
    nodes[Int(index)].end = UInt32(nodes.count)
  }

  /// Adds text to the innermost open element. Blank text between elements is skipped.
  mutating func addText(_ text: UnsafeBufferPointer<UInt8>, line: Int32) {
    if let last = nodes.last, last.name == Name.textNode.number, last.parent == open.last {
      bytes.append(contentsOf: text)
      attributes[attributes.count - 1].value.count += UInt32(text.count)
    } else if text.contains(where: { $0 > UInt8(ascii: " ") }) {
      _ = append(Name.textNode.number, line: line)
      addAttribute(Name.textNode.number, value: text)
    }
  }

  mutating func addComment(_ text: UnsafeBufferPointer<UInt8>, line: Int32) {
    guard !open.isEmpty else { return }
    _ = append(Name.commentNode.number, line: line)
    addAttribute(Name.commentNode.number, value: text)
  }

  consuming func finish() -> ElementTree {
    ElementTree(nodes: nodes, attributes: attributes, bytes: bytes, names: names.ranges)
  }

  private mutating func append(_ name: ElementTree.NameID, line: Int32) -> UInt32 {
    let index = UInt32(nodes.count)
    nodes.append(
      ElementTree.Node(
        name: name, line: UInt32(line), parent: open.last ?? 0, end: index + 1,
        attributes: UInt32(attributes.count)))
    return index
  }

  private mutating func addAttribute(
    _ name: ElementTree.NameID, value: UnsafeBufferPointer<UInt8>
  ) {
    let range = ElementTree.ByteRange(start: UInt32(bytes.count), count: UInt32(value.count))
    attributes.append(ElementTree.Attribute(name: name, value: range))
    bytes.append(contentsOf: value)
  }
}
