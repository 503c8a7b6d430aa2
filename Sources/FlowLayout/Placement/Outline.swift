import DrawingModel

/// What a block covers of its area, as steps from left to right.
///
/// The columns of a large flow are of different length, so that the area around it has room for small ones.
struct Outline {
  struct Step {
    var x: ClosedRange<Double>
    /// The first and the last position that the block covers.
    var y: ClosedRange<Double>
  }

  let size: Size
  private(set) var steps: [Step]

  /// The number of steps that an outline has at most.
  private static let mostSteps = 60

  /// All of an area.
  init(_ size: Size) {
    self.size = size
    steps = [Step(x: 0...size.width, y: 0...size.height)]
  }

  /// The area that the block covers, with a gap beside and below it.
  func area(gap: Double) -> Double {
    steps.reduce(gap * ((steps.last?.y.upperBound ?? 0) + gap)) { area, step in
      area + (step.x.upperBound - step.x.lowerBound)
        * (step.y.upperBound - step.y.lowerBound + gap)
    }
  }

  /// - Parameter boxes: What the block consists of.
  init(of boxes: [Box], size: Size) {
    let width = size.width / Double(Self.mostSteps)
    self.size = size
    steps = []
    guard width > 0 else { return }
    var covered: [ClosedRange<Double>?] = Array(repeating: nil, count: Self.mostSteps)
    for box in boxes {
      let last = min(Int(max(0, box.maxX / width)), Self.mostSteps - 1)
      let first = min(Int(max(0, box.minX / width)), last)
      let top = min(max(0, box.minY), size.height)
      let range = top...max(top, min(box.maxY, size.height))
      for index in first...last { covered[index] = covered[index]?.joined(with: range) ?? range }
    }
    for (index, range) in covered.enumerated() {
      let x = Double(index) * width...Double(index + 1) * width
      // Nothing else is placed between two columns.
      guard let y = range ?? steps.last?.y else { continue }
      if let last = steps.last, last.y == y {
        steps[steps.count - 1].x = last.x.joined(with: x)
      } else {
        steps.append(Step(x: x, y: y))
      }
    }
  }
}
