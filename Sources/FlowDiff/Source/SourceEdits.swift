import FlowModel

/// What an edit of the source can have changed.
///
/// What source does is an estimate that depends on all files: it may change with the order in which they
/// are followed. Where no edit is near a call, the estimate changed and not the app.
package struct SourceEdits: Sendable {
  /// A function or property of a file.
  private struct Place: Hashable {
    let path: String
    let function: String
  }

  /// The functions with lines that only one of the states has, wherever it has them, and what these
  /// lines call, make or name.
  private var places: [Place: Set<String>] = [:]
  /// The functions in which such lines decide what runs.
  private var decisions: Set<Place> = []
  /// The numbers of such lines, in the state that has them, by file.
  private var numbers: [String: Set<Int>] = [:]
  /// What such lines declare.
  private var declared: Set<String> = []
  /// What such lines call, make or name in a literal, by file.
  private var called: [String: Set<String>] = [:]
  /// The types that each file with such lines declares or extends.
  private var types: [String: Set<String>] = [:]
  /// What each function of these files calls, makes or names.
  private var contents: [Place: Set<String>] = [:]

  /// How many calls may lead from an edited function to the one that is known to act.
  private static let mostSteps = 3

  /// - Parameters:
  ///   - before: The text of each file that is not the same in both states, by path.
  ///   - after: Likewise.
  /// - Complexity: O(*n*) for *n* characters.
  package init(before: [String: String], after: [String: String]) {
    var earlier = before.mapValues(SourceLines.init)
    var later = after.mapValues(SourceLines.init)
    for files in [earlier, later] {
      for (path, lines) in files {
        types[path, default: []].formUnion(lines.types)
        for line in lines.lines {
          guard let function = line.function else { continue }
          contents[Place(path: path, function: function), default: []]
            .formUnion(line.text.uses)
        }
      }
    }
    for (path, lines) in earlier {
      guard let others = later[path] else { continue }
      earlier[path] = lines.removing(others)
      later[path] = others.removing(lines)
    }
    let members = [earlier, later].map { files in
      files.values.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    }
    // Where the declarations are renamed, so are the uses, and nothing else happens.
    let renamed = members[0].symmetricDifference(members[1])
    earlier = earlier.mapValues { $0.ignoring(renamed) }
    later = later.mapValues { $0.ignoring(renamed) }
    var balance: [String: Int] = [:]
    for lines in later.values { for line in lines.lines { balance[line.text, default: 0] += 1 } }
    for lines in earlier.values { for line in lines.lines { balance[line.text, default: 0] -= 1 } }
    for (files, sign) in [(later, 1), (earlier, -1)] {
      for (path, lines) in files {
        for line in lines.lines where balance[line.text, default: 0].signum() == sign {
          add(line, in: path)
        }
      }
    }
  }

  private mutating func add(_ line: SourceLines.Line, in path: String) {
    called[path, default: []].formUnion(line.text.uses)
    numbers[path, default: []].insert(line.number)
    if let function = line.function {
      let place = Place(path: path, function: function)
      places[place, default: []].formUnion(line.text.uses)
      if line.text.decides { decisions.insert(place) }
    }
    if let name = SourceLines.declaredName(in: line.text) { declared.insert(name) }
  }

  /// Whether an edit may have added, removed or changed a segue that source makes or performs.
  func concern(_ segue: Segue, in graph: FlowGraph) -> Bool {
    let ends = segue.ends.map { graph.scene($0) }
    let targets = segue.targets.map { graph.scene($0) }
    let sites = segue.callSites + segue.through.flatMap(\.callSites)
    if ends.contains(where: { $0?.customClass.map(declared.contains) ?? false }) { return true }
    if sites.contains(where: { numbers[$0.location.path]?.contains($0.location.line) ?? false }) {
      return true
    }
    var ways = Set(
      sites.compactMap { site in
        site.function.map { Place(path: site.location.path, function: $0) }
      })
    var made = Set(targets.compactMap { $0?.customClass })
    made.formUnion(ends.compactMap { $0?.storyboardIdentifier })
    made.formUnion([segue.identifier].compactMap(\.self))
    made.formUnion(segue.through.map(\.className))
    if called.values.contains(where: { !$0.isDisjoint(with: made) }) { return true }
    let names = Set(ways.map(\.function)).union(sites.map(\.call))
    if ways.contains(where: { isEdited($0, using: names) }) { return true }
    // An edited function of the classes on the way may lead to the one that acts.
    var actors = Set(segue.through.map(\.className))
    if let source = ends[0]?.customClass { actors.insert(source) }
    let near = contents.filter { place, _ in
      types[place.path].map { !$0.isDisjoint(with: actors) } ?? false
    }
    for _ in 0..<Self.mostSteps {
      let functions = Set(ways.map(\.function))
      let callers = near.filter { !ways.contains($0.key) && !$0.value.isDisjoint(with: functions) }
      if callers.isEmpty { return false }
      ways.formUnion(callers.keys)
      if callers.keys.contains(where: { isEdited($0, using: functions) }) { return true }
    }
    return false
  }

  /// Whether an edit of a function may concern what some of its calls do.
  private func isEdited(_ place: Place, using names: Set<String>) -> Bool {
    guard let uses = places[place] else { return false }
    return decisions.contains(place) || declared.contains(place.function)
      || !uses.isDisjoint(with: names)
  }

  /// Whether an edit may have added or removed a class that only source knows.
  func concern(_ scene: Scene) -> Bool {
    let name = scene.customClass ?? scene.id.objectID
    return declared.contains(name) || called.values.contains { $0.contains(name) }
  }

  /// Whether an edit may have added or removed a call.
  func concern(_ site: CallSite) -> Bool {
    site.function.map {
      isEdited(Place(path: site.location.path, function: $0), using: [site.call, $0])
    } ?? true
  }
}

/// The lines of a file that say something, without what changes when code is only moved: indentation,
/// access, comments and imports.
private struct SourceLines {
  struct Line {
    var text: String
    /// Counted from 1.
    let number: Int
    /// The name of the function or property around the line, or that begins in it.
    let function: String?
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

  /// Returns the name that a line declares.
  static func declaredName(in line: String) -> String? {
    name(after: typeDeclarations.union(memberDeclarations), in: line.split(separator: " "))
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
  fileprivate func replacing(_ names: Set<String>) -> String {
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

  /// Whether the line decides what runs.
  fileprivate var decides: Bool {
    identifiers.contains {
      [
        "if", "else", "guard", "switch", "case", "default", "return", "for", "while", "throw",
        "try",
      ]
      .contains($0)
    }
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

extension StringProtocol where SubSequence == Substring {
  /// The identifiers in the text, and the words of its literals.
  fileprivate var identifiers: [String] {
    split(whereSeparator: { !$0.isPartOfIdentifier }).map { String($0) }
  }
}

extension Character {
  fileprivate var isPartOfIdentifier: Bool { isLetter || isNumber || self == "_" }
}
