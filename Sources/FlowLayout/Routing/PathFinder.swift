import DrawingModel

/// Finds the shortest path of straight runs between two points around boxes.
///
/// Such a path turns at corners of boxes only. As in libavoid (Wybrow, Marriott and Stuckey, "Orthogonal
/// connector routing", 2010), it is found by A* in a visibility graph; here, of free directions and made only
/// where it is needed: a run that meets a box goes on at the corners of that box.
struct PathFinder {
  /// A corner of a box.
  struct Corner: Hashable {
    fileprivate let box: Int
    fileprivate let isRight: Bool
    fileprivate let isLower: Bool

    fileprivate static func all(of box: Int) -> [Corner] {
      [(false, false), (true, false), (true, true), (false, true)].map {
        Corner(box: box, isRight: $0.0, isLower: $0.1)
      }
    }
  }

  private let boxes: [Box]
  private var index = BoxIndex()
  /// The corners inside of another box, which no path reaches.
  private var covered: Set<Corner> = []

  /// The length that a turn costs, so that a path with fewer of them is preferred.
  private static let turnCost = 20.0
  /// How many boxes in the way to a corner are passed by their corners.
  private static let mostBlockers = 12

  /// Returns the number of steps for each of several paths. Together they take a few seconds at most.
  static func mostSteps(forPaths count: Int) -> Int { max(20, min(500, 200_000 / max(1, count))) }

  /// - Parameter boxes: The boxes, which may overlap. A path may touch their borders.
  init(around boxes: [Box]) {
    self.boxes = boxes
    for box in boxes { index.insert(box) }
    for box in boxes.indices {
      for corner in Corner.all(of: box) {
        let isInside = index.indices(at: place(of: corner)).contains { $0 != box }
        if isInside { covered.insert(corner) }
      }
    }
  }

  /// Returns the corners at which a path turns: none if the straight line is free; `nil` if there is no
  /// path, or none within a number of steps.
  func path(from start: Point, to end: Point, mostSteps: Int) -> [Corner]? {
    var open = [
      Step(corner: nil, point: start, length: 0, whole: distance(start, end), previous: nil)
    ]
    var settled: [Step] = []
    var closed: Set<Corner> = []
    while settled.count < mostSteps, let next = open.indices.min(by: { open[$0] < open[$1] }) {
      let step = open.remove(at: next)
      if let corner = step.corner, !closed.insert(corner).inserted { continue }
      settled.append(step)
      guard let blocker = index.first(from: step.point, to: end) else {
        return corners(to: step, in: settled)
      }
      for corner in corners(inSightOf: step.point, around: blocker)
      where !closed.contains(corner) {
        let point = place(of: corner)
        let length = step.length + distance(step.point, point) + Self.turnCost
        open.append(
          Step(
            corner: corner, point: point, length: length, whole: length + distance(point, end),
            previous: settled.count - 1))
      }
    }
    return nil
  }

  /// A path so far.
  private struct Step {
    let corner: Corner?
    let point: Point
    let length: Double
    /// The least length of the whole path.
    let whole: Double
    /// The index of the step before, of those that are settled.
    let previous: Int?

    static func < (a: Step, b: Step) -> Bool { a.whole < b.whole }
  }

  private func corners(to last: Step, in settled: [Step]) -> [Corner] {
    var corners: [Corner] = []
    var step = last
    while let corner = step.corner, let previous = step.previous {
      corners.append(corner)
      step = settled[previous]
    }
    return corners.reversed()
  }

  /// Returns the corners of a box that can be reached in a straight line, and those of boxes in the way
  /// to the others.
  private func corners(inSightOf point: Point, around blocker: Int) -> [Corner] {
    var boxes = [blocker]
    var corners: [Corner] = []
    var next = 0
    while next < boxes.count {
      for corner in Corner.all(of: boxes[next]) where !covered.contains(corner) {
        guard let other = index.first(from: point, to: place(of: corner)) else {
          corners.append(corner)
          continue
        }
        if boxes.count < Self.mostBlockers, !boxes.contains(other) { boxes.append(other) }
      }
      next += 1
    }
    return corners
  }

  /// - Parameter room: The distance from the corner, on both axes.
  private func place(of corner: Corner, apart room: Double = 0) -> Point {
    let box = boxes[corner.box].insetBy(-room)
    return Point(corner.isRight ? box.maxX : box.minX, corner.isLower ? box.maxY : box.minY)
  }

  /// Returns the points of a path.
  ///
  /// - Parameter room: The distance from the corners, which is halved where there is no room for it.
  func joints(
    from start: Point, along corners: [Corner], to end: Point, apart room: Double
  ) -> [Point] {
    for room in [room, room / 2] where room > 0 {
      let joints = [start] + corners.map { place(of: $0, apart: room) } + [end]
      let isFree = zip(joints, joints.dropFirst()).allSatisfy {
        index.first(from: $0, to: $1) == nil
      }
      if isFree { return joints }
    }
    return [start] + corners.map { place(of: $0) } + [end]
  }
}
