import FlowModel

/// Looks for names in the texts of source files, without parsing them.
///
/// A name counts as mentioned if it is a word or a whole text literal, whatever its case and with or without
/// other characters than letters and digits, so that generated accessors count. It counts wherever it is: a
/// comment or a test may refer to what source does in a way that can't be followed.
struct NameScan: Sendable {
  /// The wanted names by the hash of their keys.
  private let names: [UInt64: String]
  private let classes: Set<[UInt8]>
  private(set) var mentioned: Set<String> = []
  private(set) var declared: Set<String> = []
  /// The modules that the files import.
  private(set) var imported: Set<String> = []
  /// Whether a comment of the file that was read last may disable rules.
  private(set) var hasDirective = false
  /// Whether the file that was read last catches exceptions of Objective-C.
  private(set) var catches = false

  /// - Parameters:
  ///   - names: The names of which to learn whether they are mentioned.
  ///   - classes: The names of which to learn whether a type is declared, without their modules.
  init(names: Set<String>, classes: Set<String>) {
    let keys = Set(names.map { SourceSurvey.key(of: $0) })
    self.names = Dictionary(
      keys.map { (Self.hash(of: $0.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    self.classes = Set(classes.map { Array($0.utf8) })
    // The case of other letters is not compared byte by byte.
    mentioned = keys.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
  }

  /// - Complexity: O(*n*) for *n* bytes.
  mutating func read(_ bytes: UnsafeRawBufferPointer) {
    var literal: UInt64?
    var last: Range<Int> = 0..<0
    var index = 0
    hasDirective = false
    catches = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isWord {
        let start = index
        var hash = Self.start
        while index < bytes.count, bytes[index].isWord {
          hash = Self.hash(hash, bytes[index])
          if let open = literal { literal = Self.hash(open, bytes[index]) }
          index += 1
        }
        note(hash)
        if hash == Self.ownName { hasDirective = true }
        if hash == Self.tryName, start > 0, bytes[start - 1] == UInt8(ascii: "@") { catches = true }
        if declares(bytes[last]), classes.contains(Array(bytes[start..<index])) {
          declared.insert(String(decoding: bytes[start..<index], as: UTF8.self))
        }
        if Self.isImport(bytes, last, before: start) {
          let word = String(decoding: bytes[start..<index], as: UTF8.self)
          if Self.importKinds.contains(word) { continue }
          imported.insert(word)
        }
        last = start..<index
        continue
      }
      if byte == UInt8(ascii: "\"") {
        if let hash = literal { note(hash) }
        literal = literal == nil ? Self.start : nil
      } else if byte == UInt8(ascii: "\n") {
        literal = nil
      }
      index += 1
    }
  }

  mutating func merge(_ other: Self) {
    mentioned.formUnion(other.mentioned)
    declared.formUnion(other.declared)
    imported.formUnion(other.imported)
  }

  private mutating func note(_ hash: UInt64) {
    if let name = names[hash] { mentioned.insert(name) }
  }

  /// Whether a word is the module of `import Module`, `@import Module;` or `#import <Module/…>`.
  private static func isImport(
    _ bytes: UnsafeRawBufferPointer, _ last: Range<Int>, before start: Int
  ) -> Bool {
    let space = UInt8(ascii: " ")
    guard last.count == 6, bytes[last].elementsEqual("import".utf8),
      bytes[start - 1] == space || bytes[start - 1] == UInt8(ascii: "<")
    else { return false }
    // A comment may have the word anywhere.
    let line = bytes[..<last.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let first = bytes[line..<last.lowerBound].first { $0 != space }
    return first == nil || first == UInt8(ascii: "@") || first == UInt8(ascii: "#")
  }

  private static let importKinds: Set = [
    "struct", "class", "enum", "protocol", "func", "typealias", "let", "var",
  ]

  /// Whether the word before a name declares the name as a type.
  private func declares(_ word: some Collection<UInt8>) -> Bool {
    (4...19).contains(word.count) && Self.declarers.contains(Array(word))
  }

  private static let declarers = Set(
    [
      "class", "struct", "actor", "enum", "typealias", "interface", "implementation", "objc",
      "compatibility_alias", "NS_SWIFT_NAME", "macro",
    ].map { Array($0.utf8) })

  private static let ownName = hash(of: "seguemap".utf8)
  private static let tryName = hash(of: "try".utf8)

  // FNV-1a over the lower-case letters and digits.
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(start) { hash($0, $1) }
  }

  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    if byte == UInt8(ascii: "_") { return hash }
    let isUpper = byte &- 0x41 < 26
    return (hash ^ UInt64(isUpper ? byte | 0x20 : byte)) &* 0x100_0000_01B3
  }
}

extension UInt8 {
  /// Whether it is part of a word in source.
  fileprivate var isWord: Bool {
    self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26 || self == UInt8(ascii: "_") || self >= 0x80
  }
}
