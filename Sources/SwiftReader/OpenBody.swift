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

  mutating func take(from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let word = bytes.hash(from: start, to: end)
    isDeclared =
      lastWord?.upperBound == start - 1 && words.all.last.map(Keywords.isLocal) == true
    words.all.append(word)
    lastWord = start..<end
    // A type in a function is one of the file's types.
    if Keywords.types.contains(word) { isInDoubt = true }
    if bytes[end - 1] == Keywords.controllerEnd.last,
      bytes[start..<end].suffix(Keywords.controllerEnd.count).elementsEqual(Keywords.controllerEnd)
    {
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

/// Words that tell what stands where.
enum Keywords {
  static let functions = NameSet(["func", "init", "deinit"])
  static let types = NameSet(["class", "struct", "enum", "actor", "protocol", "extension"])
  /// Those that begin another declaration.
  static let others = NameSet([
    "let", "var", "subscript", "case", "typealias", "associatedtype", "import", "operator",
    "precedencegroup", "macro",
  ])
  static let controllerEnd = Array("Controller".utf8)

  private static let locals = NameSet(["let", "var"])

  static func isLocal(_ word: NameHash) -> Bool { locals.contains(word) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The hash of a word, which has a byte at least.
  func hash(from start: Int, to end: Int) -> NameHash {
    guard let base = baseAddress else { return NameHash("") }
    return NameHash(
      UnsafeRawPointer(base + start), count: end - start, readable: count - start)
  }
}
