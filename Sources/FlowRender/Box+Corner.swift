import DrawingModel

extension Box {
  /// The radius that its corners can have; readers of SVG differ in what they make of a larger one.
  func cornerRadius(atMost wanted: Double) -> Double {
    max(0, min(wanted, size.width / 2, size.height / 2))
  }
}
