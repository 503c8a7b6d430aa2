import DrawingModel
import Testing

@testable import FlowLayout

@Suite("The index of boxes")
struct BoxIndexTests {
  @Test("The index finds the same boxes as a search of all of them", arguments: 1...5)
  func bruteForce(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    func box() -> Box {
      Box(
        x: numbers.next(in: -900...900), y: numbers.next(in: -900...900),
        width: numbers.next(in: 0...250), height: numbers.next(in: 0...250))
    }
    let boxes = (0..<40).map { _ in box() }
    var index = BoxIndex()
    for box in boxes { index.insert(box) }
    for _ in 0..<300 {
      let area = box()
      let meets = boxes.contains { $0.intersects(area) }
      #expect(index.meets(area) == meets)
    }
  }

  @Test("Boxes that share only a border do not overlap, on the lines of the grid too")
  func borders() {
    var index = BoxIndex()
    index.insert(Box(x: 0, y: 0, width: 160, height: 160))
    #expect(!index.meets(Box(x: 160, y: 0, width: 10, height: 160)))
    #expect(!index.meets(Box(x: 0, y: -20, width: 160, height: 20)))
    #expect(index.meets(Box(x: 159, y: 159, width: 400, height: 400)))
  }

  @Test("An empty index finds nothing")
  func empty() {
    #expect(!BoxIndex().meets(Box(x: -1e4, y: -1e4, width: 2e4, height: 2e4)))
  }
}
