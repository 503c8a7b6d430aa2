import DrawingModel

/// The size of a drawing in pixels, within the limits of Cairo and of memory.
struct PixelSize: Hashable {
  /// Cairo's limit for a side. A surface with a longer side stays empty without an error.
  static let longestSide = 32_767

  let width: Int
  let height: Int
  /// The pixels for one unit of the drawing.
  let scale: Double
  /// A message with the lowered scale and the reason.
  let warning: String?

  /// - Parameter budget: The greatest number of pixels in all.
  init(of size: Size, scale wanted: Double, budget: Int) {
    let wanted = wanted.isFinite && wanted > 0 ? wanted : 1
    let bySide = Double(Self.longestSide) / max(size.width, size.height)
    let byBudget = (Double(max(1, budget)) / size.width / size.height).squareRoot()
    scale = min(wanted, bySide, byBudget)
    // A fraction of a pixel counts as one unless it is a rounding error; at a limit, it is dropped.
    let rounding = scale < wanted ? FloatingPointRoundingRule.down : .up
    let slack = scale < wanted ? 1e-6 : -1e-6
    let pixels = [size.width, size.height].map { [scale] side in
      min(max(Int((side * scale + slack).rounded(rounding)), 1), Self.longestSide)
    }
    width = pixels[0]
    height = pixels[1]
    guard scale < wanted else {
      warning = nil
      return
    }
    let limit =
      byBudget < bySide
      ? "the picture within \(max(1, budget)) pixels"
      : "each side within \(Self.longestSide) pixels"
    warning = "scale lowered from \(wanted.shortText) to \(scale.shortText) to keep \(limit)"
  }
}
