/// A member that was looked up in a type, for subclass dispatch.
struct Dispatch: Hashable {
  let type: TypeName
  let member: Callable
}

/// Numbers for dispatches: equal ones have equal numbers.
final class DispatchNumbers {
  private var numbers: [Dispatch: Int] = [:]
  /// The dispatches that a type may have, by type.
  private var members: [TypeName: [(number: Int, member: Callable)]] = [:]

  func number(of dispatch: Dispatch) -> Int {
    if let known = numbers[dispatch] { return known }
    let number = numbers.count
    numbers[dispatch] = number
    members[dispatch.type, default: []].append((number, dispatch.member))
    return number
  }

  /// The members that were looked up in a type, out of some dispatches.
  func members(of type: TypeName, in dispatches: DispatchSet) -> Set<Callable> {
    Set((members[type] ?? []).lazy.filter { dispatches.contains($0.number) }.map(\.member))
  }
}

/// Dispatches by number, one bit for each. Very many traces have nearly all that their parts have.
struct DispatchSet {
  private var words: [UInt64] = []

  func contains(_ number: Int) -> Bool {
    number / 64 < words.count && words[number / 64] & (1 << (number % 64)) != 0
  }

  mutating func insert(_ number: Int) {
    while words.count <= number / 64 { words.append(0) }
    words[number / 64] |= 1 << (number % 64)
  }

  /// - Returns: Whether some are new.
  @discardableResult
  mutating func formUnion(_ other: Self) -> Bool {
    if words.isEmpty {
      words = other.words
      return !words.isEmpty
    }
    var isGrown = false
    for (index, word) in other.words.enumerated() {
      if index == words.count { words.append(0) }
      if word & ~words[index] != 0 {
        words[index] |= word
        isGrown = true
      }
    }
    return isGrown
  }
}
