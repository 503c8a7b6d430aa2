import DrawingModel
import Testing

@testable import FlowLayout

@Suite("The index of boxes")
struct BoxIndexTests {
  @Test("It answers as looking at every box would", arguments: 1...5)
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

  @Test("Boxes that only share a border don't meet, on the lines of the grid too")
  func borders() {
    var index = BoxIndex()
    index.insert(Box(x: 0, y: 0, width: 160, height: 160))
    #expect(!index.meets(Box(x: 160, y: 0, width: 10, height: 160)))
    #expect(!index.meets(Box(x: 0, y: -20, width: 160, height: 20)))
    #expect(index.meets(Box(x: 159, y: 159, width: 400, height: 400)))
  }

  @Test("Nothing meets an empty index")
  func empty() {
    #expect(!BoxIndex().meets(Box(x: -1e4, y: -1e4, width: 2e4, height: 2e4)))
  }
}
