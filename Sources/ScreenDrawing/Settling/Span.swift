/// What is known of a view's extent along one axis.
struct Span {
  private(set) var low: Double?
  private(set) var high: Double?
  private(set) var length: Double?
  private var middle: Double?

  enum Part { case low, high, length, middle }

  init() {}

  init(from low: Double, to high: Double) {
    self.low = low
    self.high = high
    infer()
  }

  subscript(part: Part) -> Double? {
    switch part {
    case .low: low
    case .high: high
    case .length: length
    case .middle: middle
    }
  }

  /// - Returns: Whether the value was unknown before.
  mutating func set(_ part: Part, _ value: Double) -> Bool {
    guard value.isFinite, abs(value) < 20_000, self[part] == nil else { return false }
    switch part {
    case .low: low = value
    case .high: high = value
    case .length: length = max(0, value)
    case .middle: middle = value
    }
    infer()
    return true
  }

  private mutating func infer() {
    if let low, let high, length == nil { length = max(0, high - low) }
    if let low, let middle, length == nil { length = max(0, 2 * (middle - low)) }
    if let high, let middle, length == nil { length = max(0, 2 * (high - middle)) }
    guard let length else { return }
    low = low ?? high.map { $0 - length } ?? middle.map { $0 - length / 2 }
    guard let low else { return }
    high = high ?? low + length
    middle = middle ?? low + length / 2
  }
}
