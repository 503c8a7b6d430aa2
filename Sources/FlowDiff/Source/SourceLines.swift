/// The lines of a file that say something, without what changes when code is only moved: indentation,
/// access, comments and imports.
struct SourceLines {
  struct Line {
    var text: String
    /// Counted from 1.
    let number: Int
    /// The name of the function or property around the line, or that begins in it.
    let function: String?

    /// The identifiers that the line calls, makes, or names in a literal or as a member.
    var uses: Set<String> { text.uses }
    /// The words in the line that decide what runs.
    var decisions: Set<String> { Set(text.split(separator: " ").compactMap(\.decision)) }
    var isCase: Bool { text.hasPrefix("case ") }

    /// The name of the type that the line declares, and does not extend.
    var declaredType: String? {
      let words = text.split(separator: " ")
      return words.first == "extension"
        ? nil : SourceLines.name(after: SourceLines.typeDeclarations, in: words)
    }

    /// The name that the line declares.
    var declaredName: String? {
      SourceLines.name(
        after: SourceLines.typeDeclarations.union(SourceLines.memberDeclarations),
        in: text.split(separator: " "))
    }
  }

  private(set) var lines: [Line] = []
  private(set) var types: Set<String> = []

  /// The names of the functions, properties and cases in the lines, where they begin with a small letter.
  var members: Set<String> {
    Set(
      lines.compactMap { line in
        Self.name(after: Self.memberDeclarations, in: line.text.split(separator: " "))
          .flatMap { $0.first?.isUppercase == false ? $0 : nil }
      })
  }

  private static let typeDeclarations: Set<Substring> = [
    "class", "struct", "enum", "actor", "protocol", "extension", "@interface", "@implementation",
  ]
  private static let memberDeclarations: Set<Substring> = ["func", "var", "let", "case"]
  /// The words that decide what runs.
  static let decisions: Set<String> = [
    "if", "else", "guard", "switch", "case", "default", "return", "for", "while", "throw", "try",
  ]
  private static let modifiers: Set<Substring> = [
    "private", "fileprivate", "internal", "public", "open", "package", "final", "@objc", "dynamic",
    "private(set)", "fileprivate(set)", "internal(set)", "public(set)", "@MainActor",
  ]
  private static let ignored = ["//", "/*", "*", "import ", "@import ", "#import", "#pragma"]

  init(_ text: String) {
    var functions: [(indent: Int, name: String)] = []
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if Self.ignored.contains(where: trimmed.hasPrefix) { continue }
      let words = trimmed.split { $0 == " " || $0 == "\t" }
        .filter { !Self.modifiers.contains($0) }
      let indent = line.count - trimmed.count
      // A signature may go on in lines with the same indentation, which begin with its `)`.
      let goesOn = trimmed.first.map { ")]}{".contains($0) } ?? true
      if !goesOn { functions.removeAll { $0.indent >= indent } }
      if let name = Self.functionName(in: words), functions.isEmpty || !words[0].hasPrefix("case") {
        functions.append((indent, name))
      }
      guard words.contains(where: { $0.contains { $0.isLetter || $0.isNumber } }) else { continue }
      if let name = Self.name(after: Self.typeDeclarations, in: words) {
        types.insert(name)
        // Another extension of a type changes nothing by itself.
        if words[0] == "extension", words.count == 3 { continue }
      }
      lines.append(
        Line(
          text: words.joined(separator: " "), number: index + 1, function: functions.first?.name))
    }
  }

  /// Returns the name of a function or computed property that begins in a line.
  private static func functionName(in words: [Substring]) -> String? {
    if let name = name(after: ["func"], in: words) { return name }
    if let word = words.first(where: { $0.hasPrefix("init(") || $0.hasPrefix("init?(") }),
      word == words[0] || words[0] == "override" || words[0] == "required"
        || words[0] == "convenience"
    {
      return "init"
    }
    if words.first == "deinit" { return "deinit" }
    if words.last == "{", let name = name(after: ["var", "let"], in: words) { return name }
    // `- (void)showCart:(id)sender {`
    guard let first = words.first, first == "-" || first == "+" || first.hasPrefix("-(") else {
      return nil
    }
    let signature = words.joined(separator: " ")
    return signature.split(separator: ")", maxSplits: 1).last?.identifiers.first
  }

  private static func name(after keywords: Set<Substring>, in words: [Substring]) -> String? {
    guard let place = words.firstIndex(where: keywords.contains), place + 1 < words.count else {
      return nil
    }
    return words[place + 1].identifiers.first
  }

  /// Returns the lines that another file does not have; a repeated line counts as often as it occurs.
  func removing(_ others: SourceLines) -> SourceLines {
    var counts: [String: Int] = [:]
    for line in others.lines { counts[line.text, default: 0] += 1 }
    var copy = self
    copy.lines = lines.filter { line in
      guard let count = counts[line.text], count > 0 else { return true }
      counts[line.text] = count - 1
      return false
    }
    return copy
  }

  /// Returns the lines with one sign in place of each of some names.
  func ignoring(_ names: Set<String>) -> SourceLines {
    if names.isEmpty { return self }
    var copy = self
    for index in lines.indices
    where lines[index].text.identifiers.contains(where: names.contains) {
      copy.lines[index].text = lines[index].text.replacing(names)
    }
    return copy
  }
}

extension String {
  /// Returns the text with one sign in place of each of some names.
  func replacing(_ names: Set<String>) -> String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      let word = rest.prefix(while: \.isPartOfIdentifier)
      result += names.contains(String(word)) ? "\u{FFFD}" : word
      rest = rest.dropFirst(word.count)
      let other = rest.prefix { !$0.isPartOfIdentifier }
      result += other
      rest = rest.dropFirst(other.count)
    }
    return result
  }

  /// The identifiers that a line calls, makes, or names in a literal or as a member: those before `(`, `.`,
  /// `<` or `{`, after `.`, and in quotes.
  fileprivate var uses: Set<String> {
    var uses: Set<String> = []
    var previous: Character = " "
    var isQuoted = false
    var rest = self[...]
    while let next = rest.first {
      guard next.isPartOfIdentifier else {
        if next == "\"" { isQuoted.toggle() }
        previous = next
        rest = rest.dropFirst()
        continue
      }
      let word = rest.prefix(while: \.isPartOfIdentifier)
      rest = rest.dropFirst(word.count)
      let following = rest.drop { $0 == " " || $0 == "?" || $0 == "!" }.first ?? " "
      if isQuoted || previous == "." || "(.<{".contains(following) || previous == "[" {
        uses.insert(String(word))
      }
      previous = " "
    }
    return uses
  }
}

extension Substring {
  /// The word that decides what runs, if the text begins with one. A label such as `for:` is none.
  fileprivate var decision: String? {
    let word = String(prefix(while: \.isPartOfIdentifier))
    guard SourceLines.decisions.contains(word) else { return nil }
    return dropFirst(word.count).first == ":" && word != "default" ? nil : word
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The identifiers in the text, and the words of its literals.
  fileprivate var identifiers: [String] {
    split(whereSeparator: { !$0.isPartOfIdentifier }).map { String($0) }
  }
}

extension Character {
  fileprivate var isPartOfIdentifier: Bool { isLetter || isNumber || self == "_" }
}
