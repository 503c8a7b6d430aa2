/// A glob as a nondeterministic automaton. All its states are followed at once, so that no pattern
/// causes backtracking.
struct GlobAutomaton: Hashable, Sendable {
  private enum State: Hashable {
    /// Moves to the next state on a character of the set.
    case step(CharacterSet)
    /// Moves to all of these states without a character.
    case fork([Int])
  }

  private enum CharacterSet: Hashable {
    case one(Character)
    case any
    case anyInName
    case ranges([ClosedRange<Character>], isNegated: Bool)

    func contains(_ character: Character) -> Bool {
      switch self {
      case .one(let own): own == character
      case .any: true
      case .anyInName: character != "/"
      case .ranges(let ranges, let isNegated):
        character != "/" && ranges.contains { $0.contains(character) } != isNegated
      }
    }
  }

  private var states: [State] = []

  init(_ pattern: Substring) {
    append(Array(pattern)[...], depth: 0)
  }

  func accepts(_ text: Substring) -> Bool {
    var current = Reached(count: states.count + 1)
    var next = current
    reach(0, &current)
    for character in text {
      next.removeAll()
      for index in current.indices where index < states.count {
        if case .step(let set) = states[index], set.contains(character) { reach(index + 1, &next) }
      }
      if next.indices.isEmpty { return false }
      swap(&current, &next)
    }
    return current.contains(states.count)
  }

  /// Adds a state, and all states that can be reached from it without a character.
  private func reach(_ start: Int, _ reached: inout Reached) {
    reached.pending.append(start)
    while let index = reached.pending.popLast() {
      guard reached.insert(index), index < states.count else { continue }
      if case .fork(let targets) = states[index] { reached.pending += targets }
    }
  }

  /// A set of states that is emptied without going through all of them.
  private struct Reached {
    private(set) var indices: [Int] = []
    /// Of each state, the last time that it was inserted.
    private var times: [Int]
    private var time = 1
    /// States that are still to be inserted, kept for its memory.
    var pending: [Int] = []

    init(count: Int) { times = [Int](repeating: 0, count: count) }

    func contains(_ index: Int) -> Bool { times[index] == time }

    mutating func insert(_ index: Int) -> Bool {
      if contains(index) { return false }
      times[index] = time
      indices.append(index)
      return true
    }

    mutating func removeAll() {
      indices.removeAll(keepingCapacity: true)
      time += 1
    }
  }
}

// Parses a pattern.
extension GlobAutomaton {
  /// The greatest depth of nested braces; deeper ones are ordinary characters.
  private static let deepest = 16

  private mutating func append(_ pattern: ArraySlice<Character>, depth: Int) {
    var rest = pattern
    while let character = rest.popFirst() {
      switch character {
      case "?": states.append(.step(.anyInName))
      case "*": appendStar(&rest, isAtStart: isPartStart(of: pattern, before: rest))
      case "[": appendSet(&rest)
      case "{": appendChoice(&rest, depth: depth)
      case "\\": states.append(.step(.one(rest.popFirst() ?? "\\")))
      default: states.append(.step(.one(character)))
      }
    }
  }

  private func isPartStart(
    of pattern: ArraySlice<Character>, before rest: ArraySlice<Character>
  ) -> Bool {
    let star = rest.startIndex - 1
    return star == pattern.startIndex || pattern[star - 1] == "/"
  }

  /// Appends `*`, `**`, or `**/`. The slash is part of the latter, so that `**/a` matches `a`.
  private mutating func appendStar(_ rest: inout ArraySlice<Character>, isAtStart: Bool) {
    guard rest.first == "*" else { return appendLoop(over: .anyInName) }
    rest = rest.drop { $0 == "*" }
    guard isAtStart, rest.first == "/" else { return appendLoop(over: .any) }
    rest.removeFirst()
    let fork = states.count
    states.append(.fork([]))
    appendLoop(over: .any)
    states.append(.step(.one("/")))
    states[fork] = .fork([fork + 1, states.count])
  }

  private mutating func appendLoop(over set: CharacterSet) {
    let fork = states.count
    states += [.fork([fork + 1, fork + 3]), .step(set), .fork([fork])]
  }

  private mutating func appendSet(_ rest: inout ArraySlice<Character>) {
    let isNegated = rest.first == "!" || rest.first == "^"
    let members = isNegated ? rest.dropFirst() : rest
    // A `]` immediately after the bracket is a member of the set.
    guard let close = members.dropFirst().firstIndex(of: "]") else {
      return states.append(.step(.one("[")))
    }
    var ranges: [ClosedRange<Character>] = []
    var set = members[..<close]
    while let low = set.popFirst() {
      guard set.count > 1, set.first == "-", let high = set.dropFirst().first, low <= high else {
        ranges.append(low...low)
        continue
      }
      ranges.append(low...high)
      set.removeFirst(2)
    }
    states.append(.step(.ranges(ranges, isNegated: isNegated)))
    rest = rest[(close + 1)...]
  }

  private mutating func appendChoice(_ rest: inout ArraySlice<Character>, depth: Int) {
    guard depth < Self.deepest, let (choices, end) = Self.choices(in: rest) else {
      return states.append(.step(.one("{")))
    }
    let fork = states.count
    states.append(.fork([]))
    var starts: [Int] = []
    var ends: [Int] = []
    for choice in choices {
      starts.append(states.count)
      append(choice, depth: depth + 1)
      ends.append(states.count)
      states.append(.fork([]))
    }
    states[fork] = .fork(starts)
    for end in ends { states[end] = .fork([states.count]) }
    rest = rest[end...]
  }

  /// Returns the alternatives between a brace's commas, and the text after the brace.
  private static func choices(
    in rest: ArraySlice<Character>
  ) -> (choices: [ArraySlice<Character>], end: Int)? {
    var choices: [ArraySlice<Character>] = []
    var start = rest.startIndex
    var depth = 0
    var index = rest.startIndex
    while index < rest.endIndex {
      switch rest[index] {
      case "\\": index += 1
      case "{": depth += 1
      case "," where depth == 0:
        choices.append(rest[start..<index])
        start = index + 1
      case "}" where depth == 0: return (choices + [rest[start..<index]], index + 1)
      case "}": depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }
}
