import SourceModel

/// A function's body whose end is not met yet.
struct OpenBody {
  let start: Int
  /// How many brackets are open in it at least.
  let level: Int
  private(set) var words = BodyWords()
  var isInDoubt = false

  private var lastWord: Range<Int>?
  /// Whether the last word is declared by the one before it.
  private var isDeclared = false

  init(start: Int, level: Int) {
    self.start = start
    self.level = level
  }

  mutating func take(
    _ word: NameHash, from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    isDeclared =
      lastWord?.upperBound == start - 1 && words.all.last.map(Keywords.isLocal) == true
    words.all.append(word)
    lastWord = start..<end
    // A type in a function is one of the file's types.
    if Keywords.types.contains(word) { isInDoubt = true }
    if bytes.namesController(from: start, to: end) {
      words.namesController = true
    }
  }

  /// Notes the word that an `=` or a `+=` may assign to.
  mutating func takeEquals(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard let last = words.all.last, !isDeclared, offset + 1 < bytes.count,
      bytes[offset + 1] != UInt8(ascii: "="), !"=<>!-*%&|^~.".utf8.contains(bytes[offset - 1])
    else { return }
    // `list[0] = value` gives no property anything.
    if bytes[offset - 1] == UInt8(ascii: " "), bytes[offset - 2] == UInt8(ascii: "]") { return }
    words.assigned.append(last)
    if let lastWord, lastWord.count > 1, bytes[lastWord.lowerBound] == UInt8(ascii: "_") {
      // What is stored as `_name` is the property `name`.
      words.assigned.append(bytes.hash(from: lastWord.lowerBound + 1, to: lastWord.upperBound))
    }
  }
}
