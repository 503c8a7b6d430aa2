/// A backward slice of a file: the statements that navigate, those before them that ask for a case, and those that
/// assign to a variable which a statement of the slice uses.
///
/// The words of all other statements are ignored; they would select most of an app.
struct NavigationSlice {
  private let digest: SourceDigest
  private let helpers: Set<Int32>
  /// The statements that declare each property of the file.
  private var properties: [Int32: [Int]] = [:]
  private var isTaken: [Bool]
  /// The number of statements, with that of the declaration, up to which a property's getter is part of it. A longer one
  /// rarely gives a screen or a name of one, and would select much of an app.
  private static let mostGetterStatements = 3
  private var wanted: Set<String>

  /// - Parameter helpers: The indices of their names in the words of the digest.
  init(_ digest: SourceDigest, helpers: Set<Int32>) {
    self.digest = digest
    self.helpers = helpers
    wanted = digest.wanted
    isTaken = digest.statements.map { _ in false }
    var start = 0
    for member in digest.members {
      if member.isProperty, start < member.statementsEnd {
        let isShort = member.statementsEnd - start <= Self.mostGetterStatements
        let statements = isShort ? start..<member.statementsEnd : start..<(start + 1)
        for place in digest.bindings(of: start) { properties[place, default: []] += statements }
      }
      start = member.statementsEnd
    }
  }

  /// - Returns: All names that the statements use, except variables of the file.
  mutating func names() -> Set<String> {
    var start = 0
    for member in digest.members {
      take(start..<member.statementsEnd)
      start = member.statementsEnd
    }
    return wanted
  }

  /// Adds the slice of one member.
  private mutating func take(_ statements: Range<Int>) {
    var pending = statements.filter { index in
      digest.statements[index].isFollowed
        || digest.calls(of: index).contains(where: helpers.contains)
    }
    if pending.isEmpty { return }
    // Whether a statement runs depends on what the `switch` before it asks for.
    var selecting: Int?
    var followed = pending[...]
    for index in statements {
      if digest.statements[index].selects { selecting = index }
      guard followed.first == index else { continue }
      followed.removeFirst()
      if let selecting { pending.append(selecting) }
    }
    var variables: [Int32: [Int]] = [:]
    for index in statements {
      for place in digest.bindings(of: index) { variables[place, default: []].append(index) }
    }
    while let index = pending.popLast() {
      if isTaken[index] { continue }
      isTaken[index] = true
      for place in digest.uses(of: index) {
        let values = (variables[place] ?? []) + (properties[place] ?? [])
        if values.isEmpty { want(digest.words[Int(place)]) }
        pending += values
      }
      for place in digest.calls(of: index) { wanted.insert(digest.words[Int(place)] + "()") }
    }
  }

  /// Extensions of the app's own types are wanted with the type. Framework types are extended for many
  /// unrelated purposes.
  private mutating func want(_ name: String) {
    wanted.insert(name)
    if name.isTypeName, !name.isFrameworkType { wanted.insert("+" + name) }
  }
}

extension SourceDigest {
  func bindings(of index: Int) -> ArraySlice<Int32> {
    bindings[(index == 0 ? 0 : statements[index - 1].bindingsEnd)..<statements[index].bindingsEnd]
  }

  func uses(of index: Int) -> ArraySlice<Int32> {
    uses[(index == 0 ? 0 : statements[index - 1].usesEnd)..<statements[index].usesEnd]
  }

  func calls(of index: Int) -> ArraySlice<Int32> {
    calls[(index == 0 ? 0 : statements[index - 1].callsEnd)..<statements[index].callsEnd]
  }
}

extension String {
  var isFrameworkType: Bool {
    ["UI", "NS", "CG", "CA", "WK"].contains { hasPrefix($0) } || Self.standardTypes.contains(self)
  }

  private static let standardTypes: Set = [
    "String", "Int", "Int64", "Bool", "Double", "TimeInterval", "Bundle", "URL", "UUID", "Array",
    "Set", "Date", "Data", "Error", "FileManager", "View", "Color",
  ]
}
