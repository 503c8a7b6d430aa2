extension String {
  /// The name of a class without its module or the types around it: `Inner` of `App.Outer.Inner`.
  package var unqualified: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}

extension Scene {
  /// The name of a scene that has only a class, in the words a reader would use.
  ///
  /// `MYLoginViewController` gives `Login`: the module, a prefix of two or more capitals and the
  /// suffix `ViewController` or `Controller` go, and the words of what is left are split. A class
  /// of which nothing would be left keeps its suffix: `ViewController` gives `View Controller`.
  package static func displayName(forClass className: String) -> String {
    let unqualified = className.unqualified
    var words = words(of: unqualified)
    if words.count > 1, ["UI", "NS", "WK"].contains(words[0]) { words.removeFirst() }
    if words.count > 1, words.last == "Controller" { words.removeLast() }
    if words.count > 1, words.last == "View" { words.removeLast() }
    if words == ["View"], unqualified.hasSuffix("Controller") { words.append("Controller") }
    // `ABLogin` splits into `AB` and `Login`; an acronym on its own, as in `FAQ`, is the name.
    if words.count > 1, words[0].count > 1, words[0].allSatisfy(\.isUppercase) {
      words.removeFirst()
    }
    return words.isEmpty ? className : words.joined(separator: " ")
  }

  /// The name of a scene that has only its kind: `splitViewController` gives
  /// `Split View Controller`.
  package static func displayName(forElement element: String) -> String {
    words(of: element).map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// Splits at `_`, before a capital that follows a small letter or a digit, and before the last
  /// capital of a run that a small letter follows.
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
