import DrawingModel
import Testing

@testable import FlowLayout

@Suite("Packing")
struct PackingTests {
  private func boxes(_ packing: Packing, _ sizes: [Size]) -> [Box] {
    zip(packing.origins, sizes).map {
      Box(x: $0.x, y: $0.y, width: $1.width, height: $1.height)
    }
  }

  @Test("Boxes of any sizes keep their distance and stay inside the block", arguments: 1...12)
  func noOverlap(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let sizes = (0..<(seed * 7)).map { _ in
      Size(numbers.next(in: 1...600), numbers.next(in: 1...400))
    }
    let packing = Packing(sizes.map { Outline($0) }, gap: 10)
    let boxes = boxes(packing, sizes)
    for (index, box) in boxes.enumerated() {
      #expect(!boxes[(index + 1)...].contains { $0.insetBy(-4.9).intersects(box.insetBy(-4.9)) })
      #expect(box.minX >= 0 && box.minY >= 0)
      #expect(box.maxX <= packing.size.width && box.maxY <= packing.size.height)
    }
  }

  @Test("The first box is at the top left, however small it is")
  func first() {
    let sizes = [Size(10, 10), Size(400, 300), Size(300, 500), Size(20, 700)]
    #expect(Packing(sizes.map { Outline($0) }, gap: 8).origins[0] == Point(0, 0))
  }

  @Test("The widest block has a place, also if it covers nothing at its left")
  func blankStart() {
    let wide = Outline(
      of: [Box(x: 500, y: 0, width: 500, height: 100)], size: Size(1000, 100))
    for blocks in [[wide], [Outline(Size(100, 300)), wide], [wide, wide]] {
      let packing = Packing(blocks, gap: 10, aspect: 0.1)
      #expect(packing.origins.allSatisfy { $0.x >= 0 && $0.y.isFinite })
      #expect(packing.size.width <= 1000 && packing.size.height.isFinite)
    }
  }

  @Test("Many boxes make a block, not a strip", arguments: [4, 30, 300])
  func shape(count: Int) {
    let size = Packing(Array(repeating: Outline(Size(216, 60)), count: count), gap: 26).size
    #expect((0.8...3.2).contains(size.width / size.height))
  }

  @Test("Little room is wasted on boxes of one size")
  func waste() {
    let size = Packing(Array(repeating: Outline(Size(200, 74)), count: 100), gap: 26).size
    #expect(size.width * size.height < 1.15 * 100 * 226 * 100)
  }

  @Test("A block gets the room that another leaves in its own area, at the usual distance")
  func outlines() throws {
    // A column at the left, and a row at the top: the rest is free.
    let large = Outline(
      of: [Box(x: 0, y: 0, width: 200, height: 900), Box(x: 0, y: 0, width: 1200, height: 100)],
      size: Size(1200, 900))
    #expect(large.area(gap: 0) < 330_000)
    let small = Array(repeating: Outline(Size(300, 200)), count: 6)
    let packing = Packing([large] + small, gap: 20)
    #expect(packing.size == large.size)
    let boxes = boxes(packing, [large.size] + small.map(\.size))
    for (index, box) in boxes.enumerated().dropFirst() {
      #expect(box.minX >= 220 && box.minY >= 120)
      #expect(!boxes[(index + 1)...].contains { $0.insetBy(-9.9).intersects(box.insetBy(-9.9)) })
    }
  }

  @Test("A large block goes under a small one that is placed first")
  func slides() {
    // Its first column begins low.
    let large = Outline(
      of: [Box(x: 0, y: 400, width: 300, height: 200), Box(x: 320, y: 0, width: 600, height: 900)],
      size: Size(920, 900))
    let packing = Packing([Outline(Size(280, 300)), large], gap: 20)
    #expect(packing.size.width < 940)
    #expect(packing.size.height == 900)
  }

  @Test("Nothing stands above the block with the start, but above others")
  func start() {
    let outline = Outline(
      of: [Box(x: 0, y: 400, width: 300, height: 200), Box(x: 320, y: 0, width: 600, height: 900)],
      size: Size(920, 900))
    let first = Packing([outline, Outline(Size(280, 200))], gap: 20)
    #expect(first.origins[1].y >= 620)
    #expect(first.size == Size(920, 900))
    let second = Packing([Outline(Size(920, 40)), outline, Outline(Size(280, 200))], gap: 20)
    #expect(second.origins[2].y < 260)
  }

  @Test("One box fills its block; no boxes need no room")
  func few() {
    #expect(Packing([Outline(Size(300, 20))], gap: 10).size == Size(300, 20))
    #expect(Packing([], gap: 10).size == Size(0, 0))
    #expect(Packing([], gap: 10).origins.isEmpty)
  }
}

/// Pseudorandom numbers that are the same on every machine.
struct SeededNumbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(in range: ClosedRange<Int>) -> Double { Double(integer(in: range)) }

  mutating func integer(in range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }
}
