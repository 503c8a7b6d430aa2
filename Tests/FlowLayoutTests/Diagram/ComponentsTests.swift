import Testing

@testable import FlowLayout

@Suite("Connected parts")
struct ComponentsTests {
  private func parts(_ count: Int, _ pairs: [(Int, Int)]) -> [[Int]] {
    var components = Components(count: count)
    for (a, b) in pairs { components.join(a, b) }
    return components.parts()
  }

  @Test("Parts are sorted by their lowest member, each in ascending order")
  func order() {
    #expect(parts(6, [(5, 1), (4, 0), (3, 5)]) == [[0, 4], [1, 3, 5], [2]])
    #expect(parts(3, []) == [[0], [1], [2]])
    #expect(parts(0, []) == [])
  }

  @Test("The order of joining, and joining twice, change nothing")
  func joining() {
    let pairs = [(0, 7), (7, 3), (2, 6), (6, 5), (3, 0), (1, 1)]
    let expected = parts(8, pairs)
    #expect(parts(8, pairs.reversed()) == expected)
    #expect(parts(8, pairs.map { ($1, $0) } + pairs) == expected)
  }

  @Test("A chain of 50,000, joined from either end, is one part")
  func chain() {
    let links = (1..<50_000).map { ($0 - 1, $0) }
    #expect(parts(50_000, links) == [Array(0..<50_000)])
    #expect(parts(50_000, links.reversed()).count == 1)
  }
}
