import SourceModel

/// Words that tell what stands where.
enum Keywords {
  static let functions = NameSet(["func", "init", "deinit"])
  static let types = NameSet(["class", "struct", "enum", "actor", "protocol", "extension"])
  /// Those that begin another declaration.
  static let others = NameSet([
    "let", "var", "subscript", "case", "typealias", "associatedtype", "import", "operator",
    "precedencegroup", "macro",
  ])
  private static let locals = NameSet(["let", "var"])

  private static let waiting = NameSet(["class", "struct", "actor", "extension"])
  private static let extensionWord = NameHash("extension")

  /// Whether a type's members can be left for later: an enumeration's are named without it, and those of
  /// a protocol stand for others.
  static func canWait(_ word: NameHash) -> Bool { waiting.contains(word) }

  static func isExtension(_ word: NameHash) -> Bool { word == extensionWord }

  static func isLocal(_ word: NameHash) -> Bool { locals.contains(word) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The hash of a word, which has a byte at least.
  func hash(from start: Int, to end: Int) -> NameHash {
    guard let base = baseAddress else { return NameHash("") }
    return NameHash(
      UnsafeRawPointer(base + start), count: end - start, readable: count - start)
  }

  /// Whether a word ends in `Controller`.
  @inline(__always)
  func namesController(from start: Int, to end: Int) -> Bool {
    // Few words end in an `r`.
    self[end - 1] == UInt8(ascii: "r") && end - start >= 10
      && self[end - 10..<end].elementsEqual("Controller".utf8)
  }
}
