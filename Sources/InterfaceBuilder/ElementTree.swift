/// An interface file as a tree of elements, texts and comments in document order.
///
/// One array contains the nodes in preorder, another all text. Building the tree therefore needs few
/// allocations, and finding elements by name is one pass over integers. Strings are made only for values
/// that a reader keeps.
final class ElementTree: Sendable {
  /// In document order; the root is the first.
  let nodes: [Node]
  let attributes: [Attribute]
  /// UTF-8; every value and every name is a range of it.
  let bytes: [UInt8]
  /// By `NameID`; those of `Name` come first.
  let names: [ByteRange]

  init(nodes: [Node], attributes: [Attribute], bytes: [UInt8], names: [ByteRange]) {
    self.nodes = nodes
    self.attributes = attributes
    self.bytes = bytes
    self.names = names
  }

  /// An element, a text or a comment. The content of the latter two is their one attribute.
  struct Node {
    let name: NameID
    /// Counted from 1: of the `>` that ends an element's start tag, or of a text's last byte.
    let line: UInt32
    /// The index of the parent; the root is its own.
    let parent: UInt32
    /// The index after the last node inside this one.
    var end: UInt32
    /// The index of its first attribute; its attributes end where those of the next node start.
    let attributes: UInt32
  }

  struct Attribute {
    let name: NameID
    var value: ByteRange
  }

  /// A name as its index in `names`, which is its `Name.rawValue` for a known name.
  typealias NameID = UInt32

  struct ByteRange {
    let start: UInt32
    var count: UInt32

    var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  var root: Element { Element(tree: self, index: 0) }

  func string(_ range: ByteRange) -> String {
    String(decoding: bytes[range.indices], as: UTF8.self)
  }

  func spelling(_ name: NameID) -> String {
    Int(name) < Name.spellings.count ? Name.spellings[Int(name)] : string(names[Int(name)])
  }
}
