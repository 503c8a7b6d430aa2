/// The words of names such as `unwindToList`, split as the compiler splits them, in
/// `lib/Basic/StringExtras.cpp`; a plural's `s` belongs to the acronym before it: `URLs`.
package enum CamelCase {
  package static func firstWord(of name: String) -> String {
    let bytes = Array(name.utf8)
    if bytes.first == underscore { return "_" }
    let acronym = bytes.prefix(while: isUppercase).count
    guard acronym > 1 else {
      let rest = bytes.dropFirst(acronym).prefix { !isUppercase($0) && $0 != underscore }
      return String(decoding: bytes.prefix(acronym + rest.count), as: UTF8.self)
    }
    let next = bytes.dropFirst(acronym).prefix(while: isLowercase)
    let isIs = bytes[acronym - 1] == UInt8(ascii: "I") && next.elementsEqual("s".utf8)
    let end =
      if acronym == bytes.count || (isPluralSuffix(next) && !isIs) {
        acronym + next.count
      } else if isLowercase(bytes[acronym]) {
        acronym - 1
      } else {
        acronym
      }
    return String(decoding: bytes.prefix(end), as: UTF8.self)
  }

  package static func lastWord(of name: String) -> String {
    let bytes = Array(name.utf8)
    var start = startOfLowercase(in: bytes[...])
    var end = bytes.count
    if start > 0, isPluralSuffix(bytes[start...]) {
      end = start
      start = startOfLowercase(in: bytes[..<start])
    }
    if start < end {
      if start > 0, isLowercase(bytes[start]), bytes[start - 1] != underscore { start -= 1 }
    } else if start > 0, bytes[start - 1] == underscore {
      start -= 1
    } else {
      start -= bytes[..<start].reversed().prefix(while: isUppercase).count
    }
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  package static func capitalized(_ name: String) -> String {
    guard let first = name.utf8.first, isLowercase(first) else { return name }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  package static func words(of name: String) -> [String] {
    var words: [String] = []
    var rest = name
    while !rest.isEmpty {
      words.append(firstWord(of: rest))
      rest.removeFirst(words.last?.count ?? 0)
    }
    return words
  }

  /// The name with a small first letter, or a small acronym at its start.
  package static func lowercased(_ name: String) -> String {
    let first = firstWord(of: name)
    return first.lowercased() + name.dropFirst(first.count)
  }

  /// Whether the compiler treats the word as a preposition; case does not matter.
  package static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word.lowercased())
  }

  /// From the compiler's `lib/Basic/PartsOfSpeech.def`, verified with Swift 6.3.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func startOfLowercase(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.endIndex - bytes.reversed().prefix { !isUppercase($0) && $0 != underscore }.count
  }

  private static func isPluralSuffix(_ bytes: ArraySlice<UInt8>) -> Bool {
    ["s", "es", "ies"].contains { bytes.elementsEqual($0.utf8) }
  }

  private static let underscore = UInt8(ascii: "_")
  fileprivate static func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}

extension String {
  /// Whether the name begins with a capital letter, as those of types do.
  package var isCapitalized: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80 ? CamelCase.isUppercase(byte) : first?.isUppercase == true
  }
}
