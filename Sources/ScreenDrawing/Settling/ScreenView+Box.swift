import DrawingModel
import ScreenModel

extension ScreenView {
  /// The view's box in its parent; empty, at the origin, if it has no frame.
  var box: Box {
    get {
      guard let frame else { return Box(x: 0, y: 0, width: 0, height: 0) }
      return Box(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    set {
      frame = ScreenFrame(
        x: newValue.minX, y: newValue.minY, width: newValue.size.width,
        height: newValue.size.height)
    }
  }
}

extension ScreenFrame {
  /// The frame, limited to finite coordinates that a real screen can have.
  var settled: ScreenFrame? {
    guard [x, y, width, height].allSatisfy(\.isFinite) else { return nil }
    func bounded(_ value: Double) -> Double { min(max(value, -Self.limit), Self.limit) }
    let (width, height) = (bounded(width), bounded(height))
    // A negative length extends to the left or upward, as with `CGRect`.
    return ScreenFrame(
      x: bounded(width < 0 ? x + width : x), y: bounded(height < 0 ? y + height : y),
      width: abs(width), height: abs(height))
  }

  private static let limit = 20_000.0
}
