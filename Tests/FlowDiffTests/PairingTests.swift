import Testing

@testable import FlowDiff

@Suite("Pairing")
struct PairingTests {
  private func pairs(
    _ before: [[String]], _ after: [[String]], where fits: (Int, Int) -> Bool = { _, _ in true }
  ) -> [Int?] {
    var pairing = Pairing(beforeCount: before.count, afterCount: after.count)
    pairing.pairUnique(before: { before[$0] }, after: { after[$0] }, where: fits)
    return pairing.after
  }

  @Test("One element on each side with the same key are a pair")
  func one() {
    #expect(pairs([["a"], ["b"]], [["b"], ["c"], ["a"]]) == [2, 0])
  }

  @Test("A key that two elements of a side have pairs nothing")
  func several() {
    #expect(pairs([["a"]], [["a"], ["a"]]) == [nil])
    #expect(pairs([["a"], ["a"]], [["a"]]) == [nil, nil])
  }

  @Test("Keys that suggest different partners pair nothing")
  func contradiction() {
    #expect(pairs([["a", "b"]], [["a"], ["b"]]) == [nil])
    #expect(pairs([["a"], ["b"]], [["a", "b"]]) == [nil, nil])
  }

  @Test("Several keys that suggest the same partner pair it")
  func agreement() {
    #expect(pairs([["a", "b"]], [["b", "a"]]) == [0])
  }

  @Test("A pair that is not acceptable is not made")
  func misfit() {
    #expect(pairs([["a"], ["b"]], [["a"], ["b"]]) { before, _ in before == 1 } == [nil, 1])
  }

  @Test("Pairs stay, and later rounds use only the remaining elements")
  func rounds() {
    var pairing = Pairing(beforeCount: 2, afterCount: 2)
    pairing.pair(0, 1)
    pairing.pairInOrder(before: { _ in "same" }, after: { _ in "same" })
    #expect(pairing.after == [1, 0])
    #expect(pairing.looseBefore.isEmpty)
    #expect(pairing.looseAfter.isEmpty)
  }

  @Test("In order, the first elements with a key are paired, and a surplus one stays unpaired")
  func inOrder() {
    let before = ["a", "b", "a", "a"]
    let after = ["a", "a", "b"]
    var pairing = Pairing(beforeCount: 4, afterCount: 3)
    pairing.pairInOrder(before: { before[$0] }, after: { after[$0] })
    #expect(pairing.after == [0, 2, 1, nil])
    #expect(pairing.pairs.map(\.after) == [0, 2, 1])
  }
}
