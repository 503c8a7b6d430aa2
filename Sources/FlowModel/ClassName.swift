extension String {
  /// A class's name without its module and enclosing types: `Inner` for `App.Outer.Inner`.
  package var unqualified: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}

extension Scene {
  /// Returns a readable name for a scene that has only a class.
  ///
  /// `MYLoginViewController` becomes `Login`: the module, a prefix of two or more capitals and the
  /// suffix `ViewController` or `Controller` are removed, and the remaining words split. If nothing
  /// would remain, the suffix stays: `ViewController` becomes `View Controller`.
  package static func displayName(forClass className: String) -> String {
    let unqualified = className.unqualified
    var words = words(of: unqualified)
    if words.count > 1, ["UI", "NS", "WK"].contains(words[0]) { words.removeFirst() }
    if words.count > 1, words.last == "Controller" { words.removeLast() }
    if words.count > 1, words.last == "View" { words.removeLast() }
    if words == ["View"], unqualified.hasSuffix("Controller") { words.append("Controller") }
    // `ABLogin` splits into `AB` and `Login`; `FAQ`, an acronym without another word, stays.
    if words.count > 1, words[0].count > 1, words[0].allSatisfy(\.isUppercase) {
      words.removeFirst()
    }
    return words.isEmpty ? className : words.joined(separator: " ")
  }

  /// Returns a readable name for a scene that has only its kind: `splitViewController` becomes
  /// `Split View Controller`.
  package static func displayName(forElement element: String) -> String {
    words(of: element).map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// Splits at `_`, before a capital after a lower-case letter or digit, and before a capital that
  /// follows another and precedes a lower-case letter.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for (index, character) in zip(name.indices, name) {
      let next = name.index(after: index)
      let startsWord =
        character.isUppercase
        && (previous.map { !$0.isUppercase } ?? false
          || (next < name.endIndex && name[next].isLowercase))
      if character == "_" || startsWord, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character != "_" { word.append(character) }
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
