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

  @Test("A line meets the same box first as in a search of all of them", arguments: 1...5)
  func lines(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let boxes = (0..<30).map { _ in
      Box(
        x: numbers.next(in: -900...900), y: numbers.next(in: -900...900),
        width: numbers.next(in: 20...400), height: numbers.next(in: 20...400))
    }
    var index = BoxIndex()
    for box in boxes { index.insert(box) }
    for _ in 0..<200 {
      let start = Point(numbers.next(in: -999...999), numbers.next(in: -999...999))
      let end = Point(numbers.next(in: -999...999), numbers.next(in: -999...999))
      let steps = (0...10_000).map { start + (end - start) * (Double($0) / 10_000) }
      let hit = steps.firstIndex { point in boxes.contains { $0.insetBy(0.4).contains(point) } }
      let found = index.first(from: start, to: end)
      if let hit {
        // A box at whose corner the line only touches it may come before.
        let box = try boxes[#require(found)].insetBy(-0.4)
        #expect(steps[...hit].contains { box.contains($0) })
      } else if let found {
        #expect(!boxes[found].insetBy(0.5).contains(start))
      }
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
