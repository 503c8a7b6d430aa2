import DrawingModel
import Testing

@testable import FlowLayout

@Suite("Curves of edges")
struct EdgeCurveTests {
  private let arc = EdgeCurve([Point(0, 0), Point(40, 0), Point(60, 50), Point(100, 50)])
  /// Two Béziers, the first of them short.
  private let chain = EdgeCurve([
    Point(0, 0), Point(3, 0), Point(6, 0), Point(9, 0), Point(40, 0), Point(70, 30), Point(100, 30),
  ])

  @Test("A straight edge is sampled on its line, from end to end")
  func straight() {
    let samples = EdgeCurve(from: Point(0, 0), to: Point(90, 30)).samples(perSegment: 10)
    #expect(samples.count == 11)
    #expect(samples.first == Point(0, 0))
    #expect(abs((samples.last?.x ?? 0) - 90) < 1e-9)
    #expect(samples.allSatisfy { abs($0.x - 3 * $0.y) < 1e-9 })
  }

  @Test("A chain is sampled through its joints")
  func samples() {
    let samples = chain.samples(perSegment: 4)
    #expect(samples.count == 9)
    #expect(distance(samples[4], Point(9, 0)) < 1e-9)
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test("A reversed curve follows the same path backward")
  func reversed() {
    #expect(arc.reversed.start == arc.end)
    #expect(arc.reversed.startDirection == arc.endDirection * -1)
    #expect(arc.reversed.reversed == arc)
    for (a, b) in zip(arc.samples(perSegment: 8), arc.reversed.samples(perSegment: 8).reversed()) {
      #expect(distance(a, b) < 1e-9)
    }
  }

  @Test("A curve is moved as a whole")
  func offset() {
    #expect(arc.offsetBy(Point(5, -3)).points == arc.points.map { $0 + Point(5, -3) })
  }

  @Test("Moving an end keeps the other end, and the direction at this one")
  func moveEnds() {
    var curve = arc
    curve.moveStart(to: Point(0, 20))
    curve.moveEnd(to: Point(100, 90))
    #expect((curve.start, curve.end) == (Point(0, 20), Point(100, 90)))
    #expect(curve.startDirection == arc.startDirection)
    #expect(curve.endDirection == arc.endDirection)
  }

  @Test("Making room for a mark shortens the line along its direction", arguments: [1.5, 9, 12])
  func trim(length: Double) {
    for curve in [arc, chain] {
      var trimmed = curve
      trimmed.trimStart(by: length)
      trimmed.trimEnd(by: length)
      #expect(distance(trimmed.start, curve.start + Point(length, 0)) < 1e-9)
      #expect(distance(trimmed.end, curve.end - Point(length, 0)) < 1e-9)
      #expect(trimmed.startDirection == curve.startDirection)
      #expect(trimmed.endDirection == curve.endDirection)
    }
  }

  @Test("A line shorter than its marks does not reverse its direction", arguments: [3.0, 10, 15])
  func trimShort(span: Double) {
    var line = EdgeCurve(from: Point(0, 0), to: Point(span, 0))
    line.trimStart(by: 12)
    line.trimEnd(by: 11)
    #expect(line.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(line.start.x <= line.end.x)
    #expect(line.start.x >= 0 && line.end.x <= span)
  }

  @Test("A curve that is a single point still has a direction")
  func point() {
    var curve = EdgeCurve(from: Point(5, 5), to: Point(5, 5))
    curve.trimEnd(by: 9)
    #expect(curve.startDirection == Point(1, 0))
    #expect(curve.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test("The painted path begins at the start and has an element for each Bézier")
  func path() {
    #expect(chain.path.count == 3)
    #expect(chain.path.first == .move(chain.start))
    #expect(
      chain.path.last
        == .curve(Point(100, 30), control1: Point(40, 0), control2: Point(70, 30)))
  }

  @Test("An arc leads from top to top, over both boxes")
  func bow() {
    let tail = Box(x: 0, y: 100, width: 50, height: 40)
    let head = Box(x: 200, y: 100, width: 50, height: 40)
    let bow = EdgeCurve(bowFrom: tail, to: head)
    #expect((bow.start, bow.end) == (Point(25, 100), Point(225, 100)))
    #expect(bow.samples(perSegment: 20).dropFirst().dropLast().allSatisfy { $0.y < 100 })
  }
}
