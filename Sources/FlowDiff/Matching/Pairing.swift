/// Which elements of two lists are one and the same, by their indices; never two to one.
struct Pairing: Sendable {
  /// The later element's index by the earlier one's.
  private(set) var after: [Int?]
  /// The earlier element's index by the later one's.
  private(set) var before: [Int?]

  init(beforeCount: Int, afterCount: Int) {
    after = Array(repeating: nil, count: beforeCount)
    before = Array(repeating: nil, count: afterCount)
  }

  var pairs: [(before: Int, after: Int)] {
    after.indices.compactMap { index in after[index].map { (index, $0) } }
  }

  var looseBefore: [Int] { after.indices.filter { after[$0] == nil } }
  var looseAfter: [Int] { before.indices.filter { before[$0] == nil } }

  mutating func pair(_ earlier: Int, _ later: Int) {
    after[earlier] = later
    before[later] = earlier
  }

  /// Pairs loose elements with the same key, the first with the first, the second with the second.
  ///
  /// For keys that tell all that matters: which of two alike is which then makes no difference.
  mutating func pairInOrder<Key: Hashable>(
    before beforeKey: (Int) -> Key?, after afterKey: (Int) -> Key?
  ) {
    var queues: [Key: [Int]] = [:]
    // Last first, so that the first is the one at the end.
    for later in looseAfter.reversed() {
      if let key = afterKey(later) { queues[key, default: []].append(later) }
    }
    guard !queues.isEmpty else { return }
    for earlier in looseBefore {
      if let key = beforeKey(earlier), let later = queues[key]?.popLast() { pair(earlier, later) }
    }
  }

  /// Pairs loose elements where a key is held by exactly one on either side, and no other key of
  /// the two speaks for anyone else.
  ///
  /// What is ambiguous stays loose. Turning round before and after gives the same pairs.
  ///
  /// - Parameter fits: A last word on each pair; the same both ways round.
  /// - Returns: Whether there was such a pair.
  @discardableResult
  mutating func pairUnique<Key: Hashable>(
    before beforeKeys: (Int) -> [Key], after afterKeys: (Int) -> [Key],
    where fits: (_ before: Int, _ after: Int) -> Bool = { _, _ in true }
  ) -> Bool {
    let earlier = Self.holders(looseBefore, beforeKeys)
    guard !earlier.isEmpty else { return false }
    let later = Self.holders(looseAfter, afterKeys)
    var suitors: [Int: Set<Int>] = [:]
    var suited: [Int: Set<Int>] = [:]
    for case (let key, .one(let first)) in earlier {
      guard case .one(let second) = later[key] else { continue }
      suitors[first, default: []].insert(second)
      suited[second, default: []].insert(first)
    }
    var found = false
    for (first, seconds) in suitors where seconds.count == 1 {
      guard let second = seconds.first, suited[second]?.count == 1, fits(first, second) else {
        continue
      }
      pair(first, second)
      found = true
    }
    return found
  }

  private enum Holder {
    case one(Int)
    case several
  }

  private static func holders<Key: Hashable>(
    _ indices: [Int], _ keys: (Int) -> [Key]
  ) -> [Key: Holder] {
    var holders: [Key: Holder] = [:]
    for index in indices {
      for key in Set(keys(index)) {
        holders[key] = holders[key] == nil ? .one(index) : .several
      }
    }
    return holders
  }
}
