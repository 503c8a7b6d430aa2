import SourceModel

/// A function's body whose end is not met yet.
struct OpenBody {
  let start: Int
  /// How many brackets are open in it at least.
  let level: Int
  /// The place of its first word among the file's.
  let firstWord: Int
  /// Those to which something may be assigned.
  private(set) var assigned: [NameHash] = []
  var namesController = false
  var isInDoubt = false

  private var lastWord: (name: NameHash, range: Range<Int>)?
  /// Whether the last word is declared by the one before it.
  private var isDeclared = false

  init(start: Int, level: Int, firstWord: Int) {
    self.start = start
    self.level = level
    self.firstWord = firstWord
  }

  mutating func take(_ word: NameHash, from start: Int, to end: Int) {
    isDeclared =
      lastWord.map { $0.range.upperBound == start - 1 && Keywords.isLocal($0.name) } ?? false
    lastWord = (word, start..<end)
    // A type in a function is one of the file's types.
    if Keywords.types.contains(word) { isInDoubt = true }
  }

  /// Notes the word that an `=` or a `+=` may assign to.
  mutating func takeEquals(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard let (last, range) = lastWord, !isDeclared, offset + 1 < bytes.count,
      bytes[offset + 1] != UInt8(ascii: "="), !"=<>!-*%&|^~.".utf8.contains(bytes[offset - 1])
    else { return }
    // `list[0] = value` gives no property anything.
    if bytes[offset - 1] == UInt8(ascii: " "), bytes[offset - 2] == UInt8(ascii: "]") { return }
    assigned.append(last)
    if range.count > 1, bytes[range.lowerBound] == UInt8(ascii: "_") {
      // What is stored as `_name` is the property `name`.
      assigned.append(bytes.hash(from: range.lowerBound + 1, to: range.upperBound))
    }
  }
}
