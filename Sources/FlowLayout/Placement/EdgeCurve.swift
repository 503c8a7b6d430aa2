import DrawingModel

/// A chain of cubic Béziers: 3*n* + 1 control points.
struct EdgeCurve: Hashable, Sendable {
  private(set) var points: [Point]

  init(_ points: [Point]) { self.points = points }

  /// A straight line, for an edge that has no route.
  init(from start: Point, to end: Point) {
    let step = (end - start) * (1.0 / 3)
    points = [start, start + step, end - step, end]
  }

  /// Creates an arc from the top of one box to the top of another.
  ///
  /// - Parameter control: The box above which the arc starts, relative to the first box.
  init(bowFrom tail: Box, control: Box? = nil, to head: Box) {
    let x = control.map { tail.minX + $0.center.x } ?? tail.center.x
    let (start, end) = (Point(x, tail.minY), Point(head.center.x, head.minY))
    let height = 24 + 0.18 * distance(start, end)
    points = [start, start - Point(0, height), end - Point(0, height), end]
  }

  var start: Point { points[0] }
  var end: Point { points[points.count - 1] }
  var reversed: EdgeCurve { EdgeCurve(points.reversed()) }

  /// The direction at the start, a vector of length 1; to the right if the curve is a point.
  var startDirection: Point { Self.direction(from: points) }
  /// The direction at the end.
  var endDirection: Point { Self.direction(from: points.reversed()) * -1 }

  /// Moves the curve's start together with its first handle, which keeps its direction.
  mutating func moveStart(to point: Point) {
    let delta = point - points[0]
    points[0] = point
    points[1] = points[1] + delta
  }

  mutating func moveEnd(to point: Point) {
    let last = points.count - 1
    let delta = point - points[last]
    points[last] = point
    points[last - 1] = points[last - 1] + delta
  }

  /// Removes `length` pixels from the start, to leave room for a mark.
  mutating func trimStart(by length: Double) {
    let direction = startDirection
    let step = direction * min(length, distance(points[0], points[points.count - 1]) / 2)
    points[0] = points[0] + step
    if distance(points[0], points[1]) < length { points[1] = points[0] + direction }
  }

  mutating func trimEnd(by length: Double) {
    var other = reversed
    other.trimStart(by: length)
    points = other.points.reversed()
  }

  /// Moves everything between the ends.
  func bent(by delta: Point) -> EdgeCurve {
    EdgeCurve([start] + points[1..<(points.count - 1)].map { $0 + delta } + [end])
  }

  func offsetBy(_ delta: Point) -> EdgeCurve { EdgeCurve(points.map { $0 + delta }) }

  var path: [PathElement] {
    var path: [PathElement] = [.move(points[0])]
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      path.append(
        .curve(points[index + 2], control1: points[index], control2: points[index + 1]))
    }
    return path
  }

  /// The sum of the distances between the control points.
  var length: Double { zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) } }

  /// The y coordinate of the highest point.
  var top: Double { samples(perSegment: 16).map(\.y).min() ?? 0 }

  /// Returns points along the curve, `count` for each Bézier, including both ends.
  func samples(perSegment count: Int) -> [Point] { samples { _ in count } }

  /// Returns points along the curve, including both ends, at a distance at which even the smallest
  /// card cannot lie between two of them.
  func samples(spacing: Double) -> [Point] {
    samples { segment in
      let length = zip(segment, segment.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
      return max(4, min(1000, Int(length / spacing)))
    }
  }

  private func samples(_ count: (ArraySlice<Point>) -> Int) -> [Point] {
    var samples = [points[0]]
    for index in stride(from: 0, to: points.count - 3, by: 3) {
      let segment = points[index...(index + 3)]
      let count = count(segment)
      for step in 1...count {
        samples.append(Self.point(at: Double(step) / Double(count), of: segment))
      }
    }
    return samples
  }

  private static func point(at t: Double, of segment: ArraySlice<Point>) -> Point {
    let u = 1 - t
    let first = segment.startIndex
    let a = segment[first] * (u * u * u)
    let b = segment[first + 1] * (3 * u * u * t)
    let c = segment[first + 2] * (3 * u * t * t)
    let d = segment[first + 3] * (t * t * t)
    return a + b + c + d
  }

  private static func direction(from points: [Point]) -> Point {
    for point in points.dropFirst() {
      let length = distance(points[0], point)
      if length > 0.5 { return (point - points[0]) * (1 / length) }
    }
    return Point(1, 0)
  }
}

extension EdgeCurve {
  /// Creates a line of straight runs with round corners.
  ///
  /// - Parameter radius: The radius of corners; smaller where a run is short.
  init(rounding joints: [Point], radius: Double) {
    var points = [joints[0]]
    func add(straightTo end: Point) {
      let start = points[points.count - 1]
      let step = (end - start) * (1.0 / 3)
      points += [start + step, end - step, end]
    }
    for (index, joint) in joints.enumerated().dropFirst().dropLast() {
      let (before, after) = (joints[index - 1], joints[index + 1])
      let (first, second) = (distance(before, joint), distance(joint, after))
      guard first > 0.01, second > 0.01 else { continue }
      let radius = min(radius, first / 2, second / 2)
      let start = joint + (before - joint) * (radius / first)
      let end = joint + (after - joint) * (radius / second)
      add(straightTo: start)
      points += [start + (joint - start) * 0.55, end + (joint - end) * 0.55, end]
    }
    add(straightTo: joints[joints.count - 1])
    self.init(points)
  }
}
