import DrawingModel

extension Box {
  /// Returns the radius, limited to what the box can have. SVG viewers treat a larger one
  /// differently.
  func cornerRadius(atMost wanted: Double) -> Double {
    max(0, min(wanted, size.width / 2, size.height / 2))
  }
}
