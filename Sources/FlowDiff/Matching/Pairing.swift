/// Pairs of elements of two lists, by index. An element is in at most one pair.
struct Pairing: Sendable {
  /// The later element's index, by the earlier one's.
  private(set) var after: [Int?]
  /// The earlier element's index, by the later one's.
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

  /// Pairs unpaired elements that have the same key, in order.
  ///
  /// This is for keys that contain all relevant properties, so that it makes no difference which of
  /// several equal elements are paired.
  mutating func pairInOrder<Key: Hashable>(
    before beforeKey: (Int) -> Key?, after afterKey: (Int) -> Key?
  ) {
    var queues: [Key: [Int]] = [:]
    // Pushed in reverse, so that the first element is popped first.
    for later in looseAfter.reversed() {
      if let key = afterKey(later) { queues[key, default: []].append(later) }
    }
    guard !queues.isEmpty else { return }
    for earlier in looseBefore {
      if let key = beforeKey(earlier), let later = queues[key]?.popLast() { pair(earlier, later) }
    }
  }

  /// Pairs unpaired elements if one of their keys occurs exactly once on each side, and none of
  /// their other keys suggests a different pair.
  ///
  /// Ambiguous elements stay unpaired. Swapping earlier and later gives the same pairs.
  ///
  /// - Parameter fits: Returns whether a pair is acceptable; must be symmetric.
  /// - Returns: Whether any pair was found.
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
