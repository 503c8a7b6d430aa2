/// The statements of a file that its navigation is made of: those that navigate, and those that give a
/// value to a variable that one of them uses.
///
/// All that a function does besides stays out; it would select most of an app.
struct NavigationSlice {
  private let digest: SourceDigest
  private let helpers: Set<Int32>
  /// The statements that declare each property of the file.
  private var properties: [Int32: [Int]] = [:]
  private var isTaken: [Bool]
  private var wanted: Set<String>

  /// - Parameter helpers: The places of their names among the words of the digest.
  init(_ digest: SourceDigest, helpers: Set<Int32>) {
    self.digest = digest
    self.helpers = helpers
    wanted = digest.wanted
    isTaken = digest.statements.map { _ in false }
    var start = 0
    for member in digest.members {
      if member.isProperty, start < member.statementsEnd {
        for place in digest.bindings(of: start) { properties[place, default: []].append(start) }
      }
      start = member.statementsEnd
    }
  }

  /// - Returns: All names that the statements use, but for the variables.
  mutating func names() -> Set<String> {
    var start = 0
    for member in digest.members {
      take(start..<member.statementsEnd)
      start = member.statementsEnd
    }
    return wanted
  }

  /// Takes in what a member's navigation is made of.
  private mutating func take(_ statements: Range<Int>) {
    var pending = statements.filter { index in
      digest.statements[index].isFollowed
        || digest.calls(of: index).contains(where: helpers.contains)
    }
    if pending.isEmpty { return }
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
    }
  }

  /// What is declared in extensions of the app's own types counts, too. The frameworks' types are
  /// extended for all kinds of ends.
  private mutating func want(_ name: String) {
    wanted.insert(name)
    if name.isTypeName, !name.isFrameworkType { wanted.insert("+" + name) }
  }
}

extension SourceDigest {
  fileprivate func bindings(of index: Int) -> ArraySlice<Int32> {
    bindings[(index == 0 ? 0 : statements[index - 1].bindingsEnd)..<statements[index].bindingsEnd]
  }

  fileprivate func uses(of index: Int) -> ArraySlice<Int32> {
    uses[(index == 0 ? 0 : statements[index - 1].usesEnd)..<statements[index].usesEnd]
  }

  fileprivate func calls(of index: Int) -> ArraySlice<Int32> {
    calls[(index == 0 ? 0 : statements[index - 1].callsEnd)..<statements[index].callsEnd]
  }
}

extension String {
  fileprivate var isFrameworkType: Bool {
    ["UI", "NS", "CG", "CA", "WK"].contains { hasPrefix($0) } || Self.standardTypes.contains(self)
  }

  private static let standardTypes: Set = [
    "String", "Int", "Bool", "Double", "Bundle", "URL", "Array", "Set", "Date", "Data",
  ]
}
