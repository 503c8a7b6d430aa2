/// An interface file as a tree of elements, texts and comments in document order.
///
/// The nodes stand in preorder in one array and all text in another, so that building it takes a
/// handful of allocations however large the file, and looking for elements by name is one pass
/// over integers. Strings come into being only for what a reader keeps.
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
    /// Where its attributes start; they end where those of the next node start.
    let attributes: UInt32
  }

  struct Attribute {
    let name: NameID
    var value: ByteRange
  }

  /// A name as its place in `names`, which is its `Name.rawValue` where it is a known one.
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
