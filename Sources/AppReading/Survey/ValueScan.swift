/// Looks for names among the values of property lists, tables of texts and JSON files, without parsing them.
///
/// A value is a text between quotation marks, or between two tags of XML. It counts only as a whole and in the
/// same case: the texts of an app have many words that are also names of scenes.
struct ValueScan: Sendable {
  private let names: [[UInt8]: String]
  private let greatestLength: Int
  private(set) var found: Set<String> = []

  init(names: Set<String>) {
    self.names = Dictionary(uniqueKeysWithValues: names.map { (Array($0.utf8), $0) })
    greatestLength = self.names.keys.map(\.count).max() ?? 0
  }

  /// - Complexity: O(*n*) for *n* bytes.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var quote: Int?
    var tag: Int?
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\""):
        if let start = quote { note(bytes[start..<index]) }
        quote = quote == nil ? index + 1 : nil
      case UInt8(ascii: ">"): tag = index + 1
      case UInt8(ascii: "<"):
        if let start = tag { note(bytes[start..<index]) }
        tag = nil
      // A quotation mark without another one does not turn what follows inside out.
      case UInt8(ascii: "\n"): quote = nil
      default: break
      }
    }
  }

  mutating func merge(_ other: Self) { found.formUnion(other.found) }

  private mutating func note(_ value: Slice<UnsafeBufferPointer<UInt8>>) {
    guard value.count <= greatestLength, let name = names[Array(value)] else { return }
    found.insert(name)
  }
}
