import SourceModel
import Testing

@Suite("Sets of names")
struct NameSetTests {
  @Test("A set holds the names it was made of, and no other", arguments: [0, 1, 2, 7, 8, 9, 500])
  func contents(count: Int) {
    let set = NameSet((0..<count).map { "name\($0)" })
    for number in 0..<count { #expect(set.contains(NameHash("name\(number)"))) }
    for number in count..<count + 100 { #expect(!set.contains(NameHash("name\(number)"))) }
    #expect(!set.contains(NameHash("")))
  }

  @Test("Each name has a slot of its own")
  func slots() {
    let names = (0..<100).map { "name\($0)" }
    let set = NameSet(names + names)
    let slots = Set(names.compactMap { set.slot(of: NameHash($0)) })
    #expect(slots.count == 100)
    #expect(slots.allSatisfy { (0..<set.slotCount).contains($0) })
  }
}
