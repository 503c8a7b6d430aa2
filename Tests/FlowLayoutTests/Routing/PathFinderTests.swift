import DrawingModel
import Testing

@testable import FlowLayout

@Suite("Shortest paths around boxes")
struct PathFinderTests {
  private func joints(
    around boxes: [Box], from start: Point, to end: Point, apart: Double = 0
  ) -> [Point]? {
    let finder = PathFinder(around: boxes)
    return finder.path(from: start, to: end, mostSteps: 500).map {
      finder.joints(from: start, along: $0, to: end, apart: apart)
    }
  }

  @Test("A free line has no corners")
  func free() {
    let box = Box(x: 40, y: 20, width: 40, height: 40)
    let (start, end) = (Point(0, 0), Point(120, 0))
    #expect(joints(around: [box], from: start, to: end) == [start, end])
    // Along the border is not through the box.
    #expect(joints(around: [box], from: Point(0, 20), to: Point(120, 20))?.count == 2)
  }

  @Test("A box is passed on its nearer side")
  func nearerSide() {
    let box = Box(x: 40, y: -10, width: 40, height: 60)
    let path = joints(around: [box], from: Point(0, 0), to: Point(120, 0))
    #expect(path == [Point(0, 0), Point(40, -10), Point(80, -10), Point(120, 0)])
  }

  @Test("Paths that keep apart pass a corner at that distance, if there is room")
  func apart() {
    let box = Box(x: 40, y: -10, width: 40, height: 60)
    let wide = joints(around: [box], from: Point(0, 0), to: Point(120, 0), apart: 8)
    #expect(wide?.dropFirst().first == Point(32, -18))
    let lid = Box(x: 0, y: -40, width: 120, height: 25)
    let narrow = joints(around: [box, lid], from: Point(0, 0), to: Point(120, 0), apart: 8)
    #expect(narrow?.dropFirst().first == Point(36, -14))
  }

  @Test("Where there is no way, there is no path")
  func enclosed() {
    let walls = [
      Box(x: -50, y: -50, width: 100, height: 20), Box(x: -50, y: 30, width: 100, height: 20),
      Box(x: -50, y: -50, width: 20, height: 100), Box(x: 30, y: -50, width: 20, height: 100),
    ]
    #expect(joints(around: walls, from: Point(0, 0), to: Point(200, 0)) == nil)
  }

  @Test("No path runs through a box, and each is as short as one along the grid", arguments: 1...6)
  func random(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let boxes = (0..<60).map { index in
      Box(
        x: Double(index % 10) * 200 + numbers.next(in: 0...60),
        y: Double(index / 10) * 140 + numbers.next(in: 0...60), width: 130, height: 70)
    }
    for _ in 0..<40 {
      let (start, end) = (
        Point(-20, numbers.next(in: 0...800)), Point(2_100, numbers.next(in: 0...800))
      )
      let path = try #require(joints(around: boxes, from: start, to: end))
      let curve = EdgeCurve(rounding: path, radius: 0.1)
      let hits = curve.samples(spacing: 2).count { point in
        boxes.contains { $0.insetBy(0.5).contains(point) }
      }
      #expect(hits == 0)
      let length = zip(path, path.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
      #expect(length < (end.x - start.x) + abs(end.y - start.y) + 200)
    }
  }
}
